import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the part for those who manage units. */
export const areaMessages = defineMessages({
  title: {
    id: 'console.area.title',
    defaultMessage: 'Area of responsibility',
    description: 'Title: the units somebody manages.',
  },
  lead: {
    id: 'console.area.lead',
    defaultMessage:
      'Managers see the people, units and imports in these units and their sub-units. Administrators see everything.',
    description: 'Explains the list of units.',
  },
  MANAGER: { id: 'console.area.manager', defaultMessage: 'as manager', description: 'Why somebody sees a unit.' },
  DEPUTY: {
    id: 'console.area.deputy',
    defaultMessage: 'as deputy until {date}',
    description: 'Why somebody sees a unit.',
  },
  counts: {
    id: 'console.area.counts',
    defaultMessage:
      '{units, plural, =0 {No sub-units} one {# sub-unit} other {# sub-units}}, {people, plural, one {# person} other {# people}}',
    description: 'How much lies in and below a unit.',
  },
  none: {
    id: 'console.area.none',
    defaultMessage: 'No units to manage',
    description: 'Where somebody manages nothing.',
  },
  nonesentence: {
    id: 'console.area.nonesentence',
    defaultMessage: 'An administrator appoints managers and deputies in each unit.',
    description: 'Where somebody manages nothing.',
  },
  jobs: {
    id: 'console.area.jobs',
    defaultMessage: 'Your jobs',
    description: 'Title and name of a table: long work the person asked for.',
  },
})
