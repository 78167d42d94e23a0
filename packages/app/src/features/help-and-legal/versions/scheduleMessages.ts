import { defineMessages } from '../../../platform/locale/message.ts'

/** When a version begins to hold, as it is chosen in the dialog. */
export const startMessages = defineMessages({
  when: {
    id: 'helpAndLegal.start.when',
    defaultMessage: 'Start date',
    description: 'Label of a choice: at once or from a day on.',
  },
  atOnce: {
    id: 'helpAndLegal.start.atOnce',
    defaultMessage: 'Immediately',
    description: 'Choice: the version is in force as soon as it is published.',
  },
  fromDay: {
    id: 'helpAndLegal.start.fromDay',
    defaultMessage: 'From a date',
    description: 'Choice: the version is published now and in force later.',
  },
  fromDayHint: {
    id: 'helpAndLegal.start.fromDayHint',
    defaultMessage: 'No one is asked until then. Everyone can read the new text.',
    description: 'Under the choice for a later date.',
  },
  day: { id: 'helpAndLegal.start.day', defaultMessage: 'In force from', description: 'Label of a field for a date.' },
  dayHint: {
    id: 'helpAndLegal.start.dayHint',
    defaultMessage: 'Starts at 00:00 ({timeZone}).',
    description: 'Below the field for the date; timeZone is a name such as Europe/Berlin.',
  },
  dayMissing: {
    id: 'helpAndLegal.start.dayMissing',
    defaultMessage: 'Choose a date.',
    description: 'At the field for the date.',
  },
  tooEarly: {
    id: 'helpAndLegal.start.tooEarly',
    defaultMessage: 'Choose tomorrow or later. To publish today, choose “Immediately”.',
    description: 'At the field for the date; “At once” is the other choice.',
  },
  tooLate: {
    id: 'helpAndLegal.start.tooLate',
    defaultMessage: 'At most two years ahead.',
    description: 'At the field for the date.',
  },
  majorLater: {
    id: 'helpAndLegal.start.majorLater',
    defaultMessage:
      '{count, plural, =0 {No one has to respond.} one {# person has to respond again from that date.} other {# people have to respond again from that date.}}',
    description: 'Under the choice for a large change that holds later; count is how many people are asked.',
  },
  firstLater: {
    id: 'helpAndLegal.start.firstLater',
    defaultMessage:
      '{count, plural, =0 {No one has to respond.} one {# person has to respond from that date.} other {# people have to respond from that date.}}',
    description: 'In the dialog, when a first version is published with a later date.',
  },
  plainLater: {
    id: 'helpAndLegal.start.plainLater',
    defaultMessage: 'No one has to respond, not even on that date.',
    description: 'In the dialog, for a document that asks nothing of people, with a later date.',
  },
})

/** A version that waits for its day. */
export const scheduleMessages = defineMessages({
  holdsFrom: {
    id: 'helpAndLegal.schedule.holdsFrom',
    defaultMessage: 'Version {number, number} is in force from {date}.',
    description: 'Above the title of a document, and notice after publishing with a later date.',
  },
  state: {
    id: 'helpAndLegal.schedule.state',
    defaultMessage: 'In force from {date}',
    description: 'State of a version that waits for its day.',
  },
  sentence: {
    id: 'helpAndLegal.schedule.sentence',
    defaultMessage: 'Version {number, number} takes effect on {date}. Its text can’t be changed until then.',
    description: 'Above the text and the versions, while a version waits for its day.',
  },
  waits: {
    id: 'helpAndLegal.schedule.waits',
    defaultMessage: 'Another version is already scheduled. Put it into force or cancel it first.',
    description: 'Why a draft cannot be published.',
  },
  enforce: {
    id: 'helpAndLegal.schedule.enforce',
    defaultMessage: 'Put into force now',
    description: 'Button: the scheduled version comes into force at once.',
  },
  enforceTitle: {
    id: 'helpAndLegal.schedule.enforceTitle',
    defaultMessage: 'Put version {number, number} into force now?',
    description: 'Title of a dialog.',
  },
  enforceMajor: {
    id: 'helpAndLegal.schedule.enforceMajor',
    defaultMessage:
      '{count, plural, =0 {It takes effect immediately instead of on its date. No one has to respond.} one {It takes effect immediately instead of on its date. # person has to respond before continuing.} other {It takes effect immediately instead of on its date. # people have to respond before continuing.}}',
    description: 'In the dialog; count is how many people are asked.',
  },
  enforceMinor: {
    id: 'helpAndLegal.schedule.enforceMinor',
    defaultMessage: 'It takes effect immediately instead of on its date. No one has to respond.',
    description: 'In the dialog, for a small change or a document that asks nothing of people.',
  },
  enforced: {
    id: 'helpAndLegal.schedule.enforced',
    defaultMessage: 'Version {number, number} is in force',
    description: 'Short notice after it was put in force.',
  },
  unschedule: {
    id: 'helpAndLegal.schedule.unschedule',
    defaultMessage: 'Cancel scheduling',
    description: 'Button: the scheduled version becomes a draft again.',
  },
  unscheduleTitle: {
    id: 'helpAndLegal.schedule.unscheduleTitle',
    defaultMessage: 'Cancel scheduling of version {number, number}?',
    description: 'Title of a dialog.',
  },
  unscheduleSentence: {
    id: 'helpAndLegal.schedule.unscheduleSentence',
    defaultMessage: 'It becomes a draft again and is hidden from everyone else. The version in force stays.',
    description: 'In the dialog.',
  },
  unscheduled: {
    id: 'helpAndLegal.schedule.unscheduled',
    defaultMessage: 'Version {number, number} is a draft again',
    description: 'Short notice after it was taken back.',
  },
  draftFirst: {
    id: 'helpAndLegal.schedule.draftFirst',
    defaultMessage: 'There is already another draft. Discard it first.',
    description: 'Why a scheduled version cannot be taken back.',
  },
  gone: {
    id: 'helpAndLegal.schedule.gone',
    defaultMessage: 'This version is no longer scheduled: it is in force or was cancelled',
    description: 'Short notice: what was to be done with a scheduled version came too late.',
  },
})
