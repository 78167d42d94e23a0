import { defineMessages } from '../../platform/locale/message.ts'

/** The texts in the tabs. */
export const messages = defineMessages({
  outside: {
    id: 'myProfile.locked.notice',
    defaultMessage: 'Some details are managed by your organisation and can only be changed there.',
    description: 'Notice above a form where some fields cannot be changed here.',
  },
  accountLink: {
    id: 'myProfile.locked.link',
    defaultMessage: 'Open your account',
    description: 'Link to the page of the outside sign-in service where the person manages their account.',
  },
  kept: {
    id: 'myProfile.locked.reason',
    defaultMessage: 'Managed by your organisation.',
    description: 'Below a field that can be read, not changed.',
  },
  notSet: {
    id: 'myProfile.locked.notSet',
    defaultMessage: 'Not set',
    description: 'In place of a value that is not set and cannot be set here.',
  },
  picture: {
    id: 'myProfile.picture.title',
    defaultMessage: 'Picture',
    description: 'Heading above the picture of the person.',
  },
  pictureHint: {
    id: 'myProfile.picture.hint',
    defaultMessage: 'Shown beside your name, cropped to a square.',
    description: 'Below the button that chooses a picture; the limits follow.',
  },
  pictureChoose: {
    id: 'myProfile.picture.choose',
    defaultMessage: 'Your picture',
    description: 'Label of the button that chooses a picture.',
  },
  pictureRemove: { id: 'myProfile.picture.remove', defaultMessage: 'Remove picture', description: 'Button.' },
  pictureSending: {
    id: 'myProfile.picture.sending',
    defaultMessage: 'Uploading the picture',
    description: 'Beside the progress bar.',
  },
  pictureStop: {
    id: 'myProfile.picture.stop',
    defaultMessage: 'Stop',
    description: 'Button: stops the sending of a picture.',
  },
  person: {
    id: 'myProfile.personal.title',
    defaultMessage: 'About you',
    description: 'Heading above names and ways to be reached.',
  },
  givenName: { id: 'myProfile.personal.givenName', defaultMessage: 'Given name', description: 'Label.' },
  familyName: { id: 'myProfile.personal.familyName', defaultMessage: 'Family name', description: 'Label.' },
  emailHint: {
    id: 'myProfile.personal.emailHint',
    defaultMessage: '{product} sends messages to this address.',
    description: 'Below the e-mail field. {product} is the name of the product.',
  },
  phone: { id: 'myProfile.personal.phone', defaultMessage: 'Phone', description: 'Label.' },
  phoneHint: {
    id: 'myProfile.personal.phoneHint',
    defaultMessage: 'Optional. Include the country code: +254 700 123456',
    description: 'Below the phone field.',
  },
  pronouns: { id: 'myProfile.personal.pronouns', defaultMessage: 'Pronouns', description: 'Label.' },
  pronounsHint: {
    id: 'myProfile.personal.pronounsHint',
    defaultMessage: 'Optional, such as she/her.',
    description: 'Below the field for pronouns.',
  },
  username: {
    id: 'myProfile.personal.username',
    defaultMessage: 'Username',
    description: 'Label of the name the person signs in with.',
  },
  usernameHint: {
    id: 'myProfile.personal.usernameHint',
    defaultMessage: 'You sign in with it. It can’t be changed.',
    description: 'Below the user name, which can only be read.',
  },
  language: { id: 'myProfile.language.title', defaultMessage: 'Language', description: 'Label of the choice.' },
  languageAuto: {
    id: 'myProfile.language.auto',
    defaultMessage: 'Use browser language',
    description: 'Choice: the language of the browser is used.',
  },
  formats: {
    id: 'myProfile.language.formats',
    defaultMessage: 'Dates and times',
    description: 'Heading above date format, time format and time zone.',
  },
  dateFormat: {
    id: 'myProfile.language.dateFormat',
    defaultMessage: 'Date',
    description: 'Label of the choice of a date format.',
  },
  timeFormat: {
    id: 'myProfile.language.timeFormat',
    defaultMessage: 'Time',
    description: 'Label of the choice of a time format.',
  },
  usual: {
    id: 'myProfile.language.usual',
    defaultMessage: 'Organisation default ({example})',
    description: 'Choice: no format of one’s own; {example} is today written so.',
  },
  dayMonthYearDots: {
    id: 'myProfile.language.dots',
    defaultMessage: 'day.month.year',
    description: 'Order of a date written with points.',
  },
  dayMonthYear: {
    id: 'myProfile.language.dayFirst',
    defaultMessage: 'day/month/year',
    description: 'Order of a date written with strokes, day first.',
  },
  monthDayYear: {
    id: 'myProfile.language.monthFirst',
    defaultMessage: 'month/day/year',
    description: 'Order of a date written with strokes, month first.',
  },
  yearMonthDay: {
    id: 'myProfile.language.yearFirst',
    defaultMessage: 'year-month-day',
    description: 'Order of a date written with hyphens.',
  },
  hours24: { id: 'myProfile.language.hours24', defaultMessage: '24 hours', description: 'Kind of clock.' },
  hours12: { id: 'myProfile.language.hours12', defaultMessage: '12 hours', description: 'Kind of clock.' },
  timeZone: { id: 'myProfile.language.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  timeZoneHint: {
    id: 'myProfile.language.timeZoneHint',
    defaultMessage: 'Search by city, time zone or UTC offset. Empty: the time zone of this device, {zone}.',
    description: 'Below the field; {zone} is the name of a time zone.',
  },
  preview: {
    id: 'myProfile.language.preview',
    defaultMessage: 'Preview:',
    description: 'Before an example of date and time in the chosen formats.',
  },
  previewValue: {
    id: 'myProfile.language.previewValue',
    defaultMessage: '{weekday}, {date}, {time}',
    description: 'The example itself; all three are already written as chosen.',
  },
  byHandLanguage: {
    id: 'myProfile.language.byHand',
    defaultMessage: 'This device shows {language}, which was chosen in the menu.',
    description: 'Notice: a choice on this device stands above the saved language.',
  },
  useSaved: {
    id: 'myProfile.language.useSaved',
    defaultMessage: 'Use saved setting',
    description: 'Button: gives up the choice on this device.',
  },
  theme: { id: 'myProfile.appearance.theme', defaultMessage: 'Theme', description: 'Label of the choice.' },
  themeHint: {
    id: 'myProfile.appearance.themeHint',
    defaultMessage: 'Light and dark apply on every device.',
    description: 'Below the label of the choice of a theme.',
  },
  light: { id: 'myProfile.appearance.light', defaultMessage: 'Light', description: 'Theme.' },
  dark: { id: 'myProfile.appearance.dark', defaultMessage: 'Dark violet', description: 'Theme.' },
  system: {
    id: 'myProfile.appearance.system',
    defaultMessage: 'Use device setting',
    description: 'Theme: light or dark as the operating system says.',
  },
  systemHint: {
    id: 'myProfile.appearance.systemHint',
    defaultMessage: 'On this device only.',
    description: 'Below the choice "As the system".',
  },
  device: {
    id: 'myProfile.appearance.device',
    defaultMessage: 'On this device',
    description: 'Heading above settings that are kept in this browser.',
  },
  deviceHint: {
    id: 'myProfile.appearance.deviceHint',
    defaultMessage: 'Applies to this browser only, immediately.',
    description: 'Below the heading.',
  },
  textSize: {
    id: 'myProfile.appearance.textSize',
    defaultMessage: 'Text size',
    description: 'Label of a choice of three sizes.',
  },
  calm: { id: 'myProfile.appearance.calm', defaultMessage: 'Reduce motion', description: 'Label of a switch.' },
  calmHint: {
    id: 'myProfile.appearance.calmHint',
    defaultMessage: 'Menus, panels and progress appear without animation. The operating system’s setting also applies.',
    description: 'Below the switch.',
  },
  byHandTheme: {
    id: 'myProfile.appearance.byHand',
    defaultMessage: 'This device shows another theme that was chosen in the menu.',
    description: 'Notice: a choice on this device stands above the saved theme.',
  },
  sessions: {
    id: 'myProfile.signIn.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Heading above a list of browsers.',
  },
  sessionsHint: {
    id: 'myProfile.signIn.sessionsHint',
    defaultMessage: 'If one of them isn’t yours, end it and change the password.',
    description: 'Below the heading.',
  },
  device2: {
    id: 'myProfile.signIn.device',
    defaultMessage: '{browser} on {system}',
    description: 'A browser and an operating system: Firefox on Windows.',
  },
  unknownDevice: {
    id: 'myProfile.signIn.unknownDevice',
    defaultMessage: 'Unknown browser',
    description: 'In place of the name of a browser.',
  },
  current: {
    id: 'myProfile.signIn.current',
    defaultMessage: 'This device',
    description: 'Marks the session of the very browser the person looks at.',
  },
  since: {
    id: 'myProfile.signIn.since',
    defaultMessage: 'Signed in on {date} at {time}',
    description: 'When a session began.',
  },
  keptUntil: {
    id: 'myProfile.signIn.keptUntil',
    defaultMessage: 'Stays signed in until {date}',
    description: 'Of a browser in which the person chose to stay signed in.',
  },
  lastSeen: {
    id: 'myProfile.signIn.lastSeen',
    defaultMessage: 'Last used on {date} at {time}',
    description: 'When a session was last used.',
  },
  end: { id: 'myProfile.signIn.end', defaultMessage: 'End', description: 'Button: ends one session.' },
  endOthers: {
    id: 'myProfile.signIn.endOthers',
    defaultMessage: 'End all others',
    description: 'Button: ends all sessions but this one.',
  },
  endOthersTitle: {
    id: 'myProfile.signIn.endOthersTitle',
    defaultMessage: '{count, plural, one {End # other session?} other {End # other sessions?}}',
    description: 'Question before all other sessions are ended.',
  },
  endOthersSentence: {
    id: 'myProfile.signIn.endOthersSentence',
    defaultMessage: 'You stay signed in here. Other devices must sign in again, and unsaved work there is lost.',
    description: 'Below the question.',
  },
  password: {
    id: 'myProfile.signIn.password',
    defaultMessage: 'Password',
    description: 'Heading above the form that changes the password.',
  },
  passwordHint: {
    id: 'myProfile.signIn.passwordHint',
    defaultMessage: 'A new password ends your other sessions.',
    description: 'Below the heading.',
  },
  currentPassword: {
    id: 'myProfile.signIn.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label.',
  },
  newPassword: { id: 'myProfile.signIn.newPassword', defaultMessage: 'New password', description: 'Label.' },
  passwordRules: {
    id: 'myProfile.signIn.passwordRules',
    defaultMessage:
      'At least 10 characters. Several words are easiest to remember. Don’t use your name or a common password.',
    description: 'Below the field for the new password.',
  },
  changePassword: { id: 'myProfile.signIn.changePassword', defaultMessage: 'Change password', description: 'Button.' },
  outsideTitle: {
    id: 'myProfile.signIn.outsideTitle',
    defaultMessage: 'Your organisation’s sign-in',
    description: 'Heading where an outside provider signs people in.',
  },
  outsideSentence: {
    id: 'myProfile.signIn.outsideSentence',
    defaultMessage: 'Your password, second factor and sessions are managed by your organisation’s sign-in service.',
    description: 'Why there is nothing to change here.',
  },
  conflict: {
    id: 'myProfile.conflict.notice',
    defaultMessage: 'This was changed elsewhere while you were editing. Choose one value for each field.',
    description: 'Notice above two values for each field.',
  },
  theirs: {
    id: 'myProfile.conflict.theirs',
    defaultMessage: 'Saved elsewhere',
    description: 'Heading above the values that were saved meanwhile.',
  },
  empty: {
    id: 'myProfile.conflict.empty',
    defaultMessage: '– empty',
    description: 'In place of a value that is not set.',
  },
})
