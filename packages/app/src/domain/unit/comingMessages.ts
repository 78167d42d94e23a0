import { defineMessages } from '../../platform/locale/message.ts'

/** People who come into a unit on a later day. */
export const comingMessages = defineMessages({
  firstDay: { id: 'unit.coming.firstDay', defaultMessage: 'First day', description: 'Label of a date field: when somebody comes into a unit.' },
  firstDayHint: { id: 'unit.coming.firstDayHint', defaultMessage: 'By the clocks of the unit. Empty: at once.', description: 'Below that field.' },
  dayHint: { id: 'unit.coming.dayHint', defaultMessage: 'By the clocks of the unit. Today or earlier: at once.', description: 'Below that field, where there is a day already.' },
  wrongOrder: { id: 'unit.coming.wrongOrder', defaultMessage: 'The first day lies behind the last one. One of the two has to move.', description: 'At that field.' },
  from: { id: 'unit.coming.from', defaultMessage: '{role} from {date}', description: 'What somebody will be in a unit, and the first day of it.' },
  fromUntil: { id: 'unit.coming.fromUntil', defaultMessage: '{role} from {date} until {end}', description: 'What somebody will be in a unit, with the first and the last day of it.' },
  waiting: { id: 'unit.coming.waiting', defaultMessage: 'Waits until the unit is active again', description: 'State of a membership whose first day is here while its unit is switched off.' },
  change: { id: 'unit.coming.change', defaultMessage: 'Change role or days', description: 'Action on somebody who comes later.' },
  actionsOf: { id: 'unit.coming.actionsOf', defaultMessage: 'Actions for {name}', description: 'Names a menu; {name} is a person or a unit.' },
  changeTitle: { id: 'unit.coming.changeTitle', defaultMessage: 'When {name} comes into {unit}', description: 'Title of a dialog.' },
  saved: { id: 'unit.coming.saved', defaultMessage: 'The days of {name} are saved.', description: 'Notice.' },
  takenBack: { id: 'unit.coming.takenBack', defaultMessage: '{name} does not come into {unit}.', description: 'Notice.' },
  plannedAgain: { id: 'unit.coming.plannedAgain', defaultMessage: '{name} comes into {unit} as planned before.', description: 'Notice after undoing.' },
  takeBack: { id: 'unit.coming.takeBack', defaultMessage: 'Take back', description: 'Action on somebody who comes later: they do not come.' },
})
