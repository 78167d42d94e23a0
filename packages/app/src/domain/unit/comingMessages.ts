import { defineMessages } from '../../platform/locale/message.ts'

/** People who come into a unit on a later day. */
export const comingMessages = defineMessages({
  firstDay: {
    id: 'unit.coming.firstDay',
    defaultMessage: 'First day',
    description: 'Label of a date field: when somebody comes into a unit.',
  },
  firstDayHint: {
    id: 'unit.coming.firstDayHint',
    defaultMessage: 'In the unit’s time zone. Leave empty to start immediately.',
    description: 'Below that field.',
  },
  dayHint: {
    id: 'unit.coming.dayHint',
    defaultMessage: 'In the unit’s time zone. Today or earlier takes effect immediately.',
    description: 'Below that field, where there is a day already.',
  },
  wrongOrder: {
    id: 'unit.coming.wrongOrder',
    defaultMessage: 'The first day is after the last day. Change one of them.',
    description: 'At that field.',
  },
  from: {
    id: 'unit.coming.from',
    defaultMessage: '{role} from {date}',
    description: 'What somebody will be in a unit, and the first day of it.',
  },
  fromUntil: {
    id: 'unit.coming.fromUntil',
    defaultMessage: '{role} from {date} until {end}',
    description: 'What somebody will be in a unit, with the first and the last day of it.',
  },
  waiting: {
    id: 'unit.coming.waiting',
    defaultMessage: 'Starts when the unit is active again',
    description: 'State of a membership whose first day is here while its unit is switched off.',
  },
  change: {
    id: 'unit.coming.change',
    defaultMessage: 'Change role or dates',
    description: 'Action on somebody who comes later.',
  },
  actionsOf: {
    id: 'unit.coming.actionsOf',
    defaultMessage: 'Actions for {name}',
    description: 'Names a menu; {name} is a person or a unit.',
  },
  changeTitle: {
    id: 'unit.coming.changeTitle',
    defaultMessage: '{name} joining {unit}',
    description: 'Title of a dialog.',
  },
  saved: { id: 'unit.coming.saved', defaultMessage: 'Dates of {name} saved.', description: 'Notice.' },
  takenBack: {
    id: 'unit.coming.takenBack',
    defaultMessage: '{name} is no longer scheduled to join {unit}.',
    description: 'Notice.',
  },
  plannedAgain: {
    id: 'unit.coming.plannedAgain',
    defaultMessage: '{name} is scheduled to join {unit} again.',
    description: 'Notice after undoing.',
  },
  takeBack: {
    id: 'unit.coming.takeBack',
    defaultMessage: 'Remove',
    description: 'Action on somebody who comes later: they do not come.',
  },
})
