import { defineMessages } from '../../platform/locale/message.ts'

/** What somebody is in a unit, and until when. */
export const placeMessages = defineMessages({
  role: { id: 'unit.place.role', defaultMessage: 'Role here', description: 'Label of a choice: what the person is in a unit.' },
  lastDay: { id: 'unit.place.lastDay', defaultMessage: 'Last day', description: 'Label of a date field: until when somebody has a role in a unit.' },
  lastDayHint: { id: 'unit.place.lastDayHint', defaultMessage: 'The whole day, by the clocks of the unit. A deputy needs one; for the others it may stay empty.', description: 'Below that field.' },
  lacksDay: { id: 'unit.place.lacksDay', defaultMessage: 'A deputy needs a last day.', description: 'Why a button does nothing yet, and at the field.' },
  noDay: { id: 'unit.place.noDay', defaultMessage: 'None', description: 'In place of a first or last day that is not set.' },
  conflict: { id: 'unit.place.conflict', defaultMessage: 'Somebody else saved this place meanwhile. Nothing is lost: choose one value for each.', description: 'Above two values of each.' },
  theirs: { id: 'unit.place.theirs', defaultMessage: 'Saved meanwhile', description: 'Head of the other person’s values.' },
  until: { id: 'unit.place.until', defaultMessage: '{role} until {date}', description: 'What somebody is in a unit, with the last day; how many days are left stands behind it.' },
})
