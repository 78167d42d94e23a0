import { defineMessages } from '../../platform/locale/message.ts'

/** What somebody is in a unit, and until when. */
export const placeMessages = defineMessages({
  role: {
    id: 'unit.place.role',
    defaultMessage: 'Role in the unit',
    description: 'Label of a choice: what the person is in a unit.',
  },
  lastDay: {
    id: 'unit.place.lastDay',
    defaultMessage: 'Last day',
    description: 'Label of a date field: until when somebody has a role in a unit.',
  },
  lastDayHint: {
    id: 'unit.place.lastDayHint',
    defaultMessage: 'Until the end of the day in the unit’s time zone. Required for deputies.',
    description: 'Below that field.',
  },
  lacksDay: {
    id: 'unit.place.lacksDay',
    defaultMessage: 'Enter a last day. Deputies need one.',
    description: 'Why a button does nothing yet, and at the field.',
  },
  noDay: {
    id: 'unit.place.noDay',
    defaultMessage: 'None',
    description: 'In place of a first or last day that is not set.',
  },
  conflict: {
    id: 'unit.place.conflict',
    defaultMessage: 'This membership was changed by someone else. Choose which values to keep.',
    description: 'Above two values of each.',
  },
  theirs: {
    id: 'unit.place.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head of the other person’s values.',
  },
  until: {
    id: 'unit.place.until',
    defaultMessage: '{role} until {date}',
    description: 'What somebody is in a unit, with the last day; how many days are left stands behind it.',
  },
})
