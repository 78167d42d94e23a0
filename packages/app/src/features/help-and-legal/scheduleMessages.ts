import { defineMessages } from '../../platform/locale/message.ts'

/** When a version begins to hold, as it is chosen in the dialog. */
export const startMessages = defineMessages({
  when: { id: 'helpAndLegal.start.when', defaultMessage: 'When it comes into force', description: 'Label of a choice: at once or from a day on.' },
  atOnce: { id: 'helpAndLegal.start.atOnce', defaultMessage: 'At once', description: 'Choice: the version is in force as soon as it is published.' },
  fromDay: { id: 'helpAndLegal.start.fromDay', defaultMessage: 'From a date', description: 'Choice: the version is published now and in force later.' },
  fromDayHint: { id: 'helpAndLegal.start.fromDayHint', defaultMessage: 'Until then nobody is asked, and everybody can read what comes.', description: 'Under the choice for a later date.' },
  day: { id: 'helpAndLegal.start.day', defaultMessage: 'In force from', description: 'Label of a field for a date.' },
  dayHint: { id: 'helpAndLegal.start.dayHint', defaultMessage: 'It begins at 00:00 ({timeZone}).', description: 'Below the field for the date; timeZone is a name such as Europe/Berlin.' },
  dayMissing: { id: 'helpAndLegal.start.dayMissing', defaultMessage: 'Choose the day it comes into force.', description: 'At the field for the date.' },
  tooEarly: { id: 'helpAndLegal.start.tooEarly', defaultMessage: 'Tomorrow at the earliest. To have it in force today, choose “At once”.', description: 'At the field for the date; “At once” is the other choice.' },
  tooLate: { id: 'helpAndLegal.start.tooLate', defaultMessage: 'At most two years ahead.', description: 'At the field for the date.' },
  majorLater: { id: 'helpAndLegal.start.majorLater', defaultMessage: '{count, plural, =0 {Nobody has to answer.} one {# person answers again, from that day on.} other {# people answer again, from that day on.}}', description: 'Under the choice for a large change that holds later; count is how many people are asked.' },
  firstLater: { id: 'helpAndLegal.start.firstLater', defaultMessage: '{count, plural, =0 {Nobody has to answer.} one {From the day it is in force # person is asked.} other {From the day it is in force # people are asked.}}', description: 'In the dialog, when a first version is published with a later date.' },
  plainLater: { id: 'helpAndLegal.start.plainLater', defaultMessage: 'Nobody is asked, on that day either.', description: 'In the dialog, for a document that asks nothing of people, with a later date.' },
})

/** A version that waits for its day. */
export const scheduleMessages = defineMessages({
  holdsFrom: { id: 'helpAndLegal.schedule.holdsFrom', defaultMessage: 'Version {number, number} is in force from {date}.', description: 'Above the title of a document, and notice after publishing with a later date.' },
  state: { id: 'helpAndLegal.schedule.state', defaultMessage: 'In force from {date}', description: 'State of a version that waits for its day.' },
  sentence: { id: 'helpAndLegal.schedule.sentence', defaultMessage: 'Version {number, number} comes into force by itself on {date}. Until then its text stays as it is.', description: 'Above the text and the versions, while a version waits for its day.' },
  waits: { id: 'helpAndLegal.schedule.waits', defaultMessage: 'Another version is scheduled. First put it in force now, or take it back.', description: 'Why a draft cannot be published.' },
  enforce: { id: 'helpAndLegal.schedule.enforce', defaultMessage: 'Put in force now', description: 'Button: the scheduled version comes into force at once.' },
  enforceTitle: { id: 'helpAndLegal.schedule.enforceTitle', defaultMessage: 'Put version {number, number} in force now?', description: 'Title of a dialog.' },
  enforceMajor: { id: 'helpAndLegal.schedule.enforceMajor', defaultMessage: '{count, plural, =0 {It does not wait for its day. Nobody has to answer.} one {It does not wait for its day, and # person is asked at the next step they take.} other {It does not wait for its day, and # people are asked at the next step they take.}}', description: 'In the dialog; count is how many people are asked.' },
  enforceMinor: { id: 'helpAndLegal.schedule.enforceMinor', defaultMessage: 'It does not wait for its day. Nobody is asked.', description: 'In the dialog, for a small change or a document that asks nothing of people.' },
  enforced: { id: 'helpAndLegal.schedule.enforced', defaultMessage: 'Version {number, number} is in force', description: 'Short notice after it was put in force.' },
  unschedule: { id: 'helpAndLegal.schedule.unschedule', defaultMessage: 'Take back', description: 'Button: the scheduled version becomes a draft again.' },
  unscheduleTitle: { id: 'helpAndLegal.schedule.unscheduleTitle', defaultMessage: 'Take version {number, number} back?', description: 'Title of a dialog.' },
  unscheduleSentence: { id: 'helpAndLegal.schedule.unscheduleSentence', defaultMessage: 'It becomes a draft again, and nobody else can read it any more. What is in force stays as it is.', description: 'In the dialog.' },
  unscheduled: { id: 'helpAndLegal.schedule.unscheduled', defaultMessage: 'Version {number, number} is a draft again', description: 'Short notice after it was taken back.' },
  draftFirst: { id: 'helpAndLegal.schedule.draftFirst', defaultMessage: 'There is another draft, and a document has one. First discard that draft.', description: 'Why a scheduled version cannot be taken back.' },
  gone: { id: 'helpAndLegal.schedule.gone', defaultMessage: 'This version no longer waits: it is in force by now, or was taken back', description: 'Short notice: what was to be done with a scheduled version came too late.' },
})
