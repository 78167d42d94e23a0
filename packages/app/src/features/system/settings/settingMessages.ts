import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the settings; names of settings and facts by the second half of their ids. */
export const settingMessages = defineMessages({
  search: {
    id: 'system.setting.search',
    defaultMessage: 'Search the settings',
    description: 'Label of the search field.',
  },
  sections: { id: 'system.setting.sections', defaultMessage: 'Sections', description: 'Names the list of sections.' },
  nohit: {
    id: 'system.setting.nohit',
    defaultMessage: 'No settings found',
    description: 'Where a search finds nothing.',
  },
  nohitSentence: {
    id: 'system.setting.nohitsentence',
    defaultMessage: 'Try another or a shorter word.',
    description: 'Where a search finds nothing.',
  },
  GENERAL: { id: 'system.setting.general', defaultMessage: 'General', description: 'A section.' },
  IDENTITY: { id: 'system.setting.identity', defaultMessage: 'Sign-in', description: 'A section.' },
  MAIL: { id: 'system.setting.mail', defaultMessage: 'Email', description: 'A section.' },
  STORAGE: { id: 'system.setting.storage', defaultMessage: 'Storage', description: 'A section.' },
  PRIVACY: {
    id: 'system.setting.privacy',
    defaultMessage: 'Retention periods',
    description: 'A section: how long things are kept.',
  },
  ABOUT: { id: 'system.setting.about', defaultMessage: 'About this installation', description: 'A section.' },
  SUPPORT_EMAIL: {
    id: 'system.setting.supportemail',
    defaultMessage: 'Support email address',
    description: 'A setting.',
  },
  SUPPORT_EMAIL_hint: {
    id: 'system.setting.supportemail.hint',
    defaultMessage: 'Shown in every email, on “Using {product}” and with errors. Replies to emails go there.',
    description: 'Explains a setting.',
  },
  DEFAULT_LOCALE: { id: 'system.setting.defaultlocale', defaultMessage: 'Default language', description: 'A setting.' },
  DEFAULT_LOCALE_hint: {
    id: 'system.setting.defaultlocale.hint',
    defaultMessage: 'For people who haven’t chosen a language, from their next sign-in.',
    description: 'Explains a setting.',
  },
  DATE_FORMAT: {
    id: 'system.setting.dateformat',
    defaultMessage: 'Dates',
    description: 'A setting: the pattern of dates.',
  },
  DATE_FORMAT_hint: {
    id: 'system.setting.dateformat.hint',
    defaultMessage: 'For people who haven’t chosen a format: in emails, and on pages from their next sign-in.',
    description: 'Explains a setting.',
  },
  TIME_FORMAT: { id: 'system.setting.timeformat', defaultMessage: 'Time format in emails', description: 'A setting.' },
  TIME_FORMAT_hint: {
    id: 'system.setting.timeformat.hint',
    defaultMessage: 'For people who haven’t chosen a format.',
    description: 'Explains a setting.',
  },
  TIME_ZONE: { id: 'system.setting.timezone', defaultMessage: 'Time zone', description: 'A setting.' },
  TIME_ZONE_hint: {
    id: 'system.setting.timezone.hint',
    defaultMessage:
      'Deadlines use this time zone unless a unit has its own. Emails use it for people who haven’t chosen one.',
    description: 'Explains a setting.',
  },
  TIME_ZONE_none: {
    id: 'system.setting.timezone.none',
    defaultMessage: 'No time zone matches “{query}”.',
    description: 'In the list of time zones.',
  },
  IMPORT_BRAKE: { id: 'system.setting.importbrake', defaultMessage: 'Import brake', description: 'A setting.' },
  IMPORT_BRAKE_hint: {
    id: 'system.setting.importbrake.hint',
    defaultMessage:
      'An import that would deactivate more than this share of active people stops until an administrator approves it.',
    description: 'Explains a setting.',
  },
  UPLOAD_SCORM: {
    id: 'system.setting.upload.scorm',
    defaultMessage: 'Largest SCORM package',
    description: 'A setting.',
  },
  UPLOAD_VIDEO: { id: 'system.setting.upload.video', defaultMessage: 'Largest video', description: 'A setting.' },
  UPLOAD_AUDIO: { id: 'system.setting.upload.audio', defaultMessage: 'Largest audio file', description: 'A setting.' },
  UPLOAD_PDF: { id: 'system.setting.upload.pdf', defaultMessage: 'Largest PDF', description: 'A setting.' },
  UPLOAD_hint: {
    id: 'system.setting.upload.hint',
    defaultMessage: 'In MiB, from 1 to 2047. Applies to new uploads.',
    description: 'Explains a setting: the largest file of a kind.',
  },
  UPLOAD_RANGE: {
    id: 'system.setting.upload.range',
    defaultMessage: 'Enter a number from 1 to 2047.',
    description: 'What is wrong with a setting: the largest file of a kind.',
  },
  ASSISTANT: { id: 'system.setting.assistant', defaultMessage: 'Assistant', description: 'A setting: on or off.' },
  ASSISTANT_hint: {
    id: 'system.setting.assistant.hint',
    defaultMessage: 'Answers questions from the data a person may see. Works without any outside service.',
    description: 'Explains a setting.',
  },
  ON: { id: 'system.setting.on', defaultMessage: 'On', description: 'A value of a setting.' },
  OFF: { id: 'system.setting.off', defaultMessage: 'Off', description: 'A value of a setting.' },
  ASSISTANT_QUESTIONS: {
    id: 'system.setting.assistantquestions',
    defaultMessage: 'Assistant: questions per person and day',
    description: 'A setting.',
  },
  ASSISTANT_QUESTIONS_hint: {
    id: 'system.setting.assistantquestions.hint',
    defaultMessage: 'After that, people can ask again the next day.',
    description: 'Explains a setting.',
  },
  QUESTIONS_RANGE: {
    id: 'system.setting.assistantquestions.range',
    defaultMessage: 'Enter a number from 1 to 1000.',
    description: 'What is wrong with a setting: the questions of a day.',
  },
  TWO_STEP_LEARNER: {
    id: 'system.setting.twostep.learner',
    defaultMessage: 'Two-step sign-in for learners',
    description: 'A setting.',
  },
  TWO_STEP_LEARNER_hint: {
    id: 'system.setting.twostep.learner.hint',
    defaultMessage:
      'They set up an authenticator app or a passkey at their next sign-in. An external sign-in service uses its own second factor instead.',
    description: 'Explains a setting.',
  },
  TWO_STEP_EDUCATION_MANAGER: {
    id: 'system.setting.twostep.manager',
    defaultMessage: 'Two-step sign-in for education managers',
    description: 'A setting.',
  },
  TWO_STEP_EDUCATION_MANAGER_hint: {
    id: 'system.setting.twostep.manager.hint',
    defaultMessage:
      'They set up an authenticator app or a passkey at their next sign-in. An external sign-in service uses its own second factor instead.',
    description: 'Explains a setting.',
  },
  TWO_STEP_ADMIN: {
    id: 'system.setting.twostep.admin',
    defaultMessage: 'Two-step sign-in for administrators',
    description: 'A setting.',
  },
  TWO_STEP_ADMIN_hint: {
    id: 'system.setting.twostep.admin.hint',
    defaultMessage:
      'They set up an authenticator app or a passkey at their next sign-in. An external sign-in service uses its own second factor instead.',
    description: 'Explains a setting.',
  },
  OPTIONAL: {
    id: 'system.setting.twostep.optional',
    defaultMessage: 'Optional',
    description: 'A choice: whether two-step sign-in is required.',
  },
  REQUIRED: {
    id: 'system.setting.twostep.required',
    defaultMessage: 'Required',
    description: 'A choice: whether two-step sign-in is required.',
  },
  PRODUCT_NAME: { id: 'system.setting.productname', defaultMessage: 'Product name', description: 'A fact.' },
  PRODUCT_NAME_hint: {
    id: 'system.setting.productname.hint',
    defaultMessage: 'Shown at the top of every page, in titles and in emails.',
    description: 'Explains a fact.',
  },
  inDesign: {
    id: 'system.setting.indesign',
    defaultMessage: 'Change in Design',
    description: 'A link to the page on which the design is prepared and published.',
  },
  publishedOn: {
    id: 'system.setting.publishedon',
    defaultMessage: 'Published with the design on {date}.',
    description: 'Below a fact: since when it holds.',
  },
  ALLOWED_LOCALES: {
    id: 'system.setting.allowedlocales',
    defaultMessage: 'Languages',
    description: 'A fact: those the product offers.',
  },
  ALLOWED_LOCALES_hint: {
    id: 'system.setting.allowedlocales.hint',
    defaultMessage: 'The languages people can choose. Your own texts need at least the default language.',
    description: 'Explains a fact.',
  },
  PUBLIC_URL: { id: 'system.setting.publicurl', defaultMessage: 'Address', description: 'A fact.' },
  PUBLIC_URL_hint: {
    id: 'system.setting.publicurl.hint',
    defaultMessage: 'The web address of {product}. Links in emails start with it.',
    description: 'Explains a fact.',
  },
  ISSUER: { id: 'system.setting.issuer', defaultMessage: 'Sign-in service', description: 'A fact: its address.' },
  ISSUER_hint: {
    id: 'system.setting.issuer.hint',
    defaultMessage: 'The service that authenticates people.',
    description: 'Explains a fact.',
  },
  KIND: {
    id: 'system.setting.kind',
    defaultMessage: 'Type of sign-in service',
    description: 'A fact: embedded or outside.',
  },
  KIND_hint: {
    id: 'system.setting.kind.hint',
    defaultMessage: 'An external service manages names, passwords and roles itself.',
    description: 'Explains a fact.',
  },
  embedded: {
    id: 'system.setting.embedded',
    defaultMessage: 'Part of this installation',
    description: 'The kind of sign-in service.',
  },
  outside: { id: 'system.setting.outside', defaultMessage: 'External', description: 'The kind of sign-in service.' },
  CLIENT_ID: {
    id: 'system.setting.clientid',
    defaultMessage: 'Client ID',
    description: 'A fact: the name under which the app signs people in.',
  },
  CLIENT_ID_hint: {
    id: 'system.setting.clientid.hint',
    defaultMessage: 'The app’s ID at the sign-in service.',
    description: 'Explains a fact.',
  },
  API_RESOURCE: {
    id: 'system.setting.apiresource',
    defaultMessage: 'Role claim resource',
    description: 'A fact: where in a token the roles stand.',
  },
  API_RESOURCE_hint: {
    id: 'system.setting.apiresource.hint',
    defaultMessage: 'Where the token lists the roles.',
    description: 'Explains a fact.',
  },
  DEMO_ACCOUNTS: { id: 'system.setting.demoaccounts', defaultMessage: 'Demo accounts', description: 'A fact.' },
  DEMO_ACCOUNTS_hint: {
    id: 'system.setting.demoaccounts.hint',
    defaultMessage: 'Accounts with a known password for trying things out.',
    description: 'Explains a fact.',
  },
  true: { id: 'system.setting.true', defaultMessage: 'Available', description: 'A fact is so: demo accounts exist.' },
  false: { id: 'system.setting.false', defaultMessage: 'None', description: 'A fact is not so: no demo accounts.' },
  SERVER: { id: 'system.setting.server', defaultMessage: 'Mail server', description: 'A fact.' },
  SERVER_hint: {
    id: 'system.setting.server.hint',
    defaultMessage: 'Delivers emails. Without one, they stay in the outbox.',
    description: 'Explains a fact.',
  },
  SENDER: { id: 'system.setting.sender', defaultMessage: 'Sender', description: 'A fact: from whom mails come.' },
  SENDER_hint: {
    id: 'system.setting.sender.hint',
    defaultMessage: 'The sender of all emails.',
    description: 'Explains a fact.',
  },
  DATABASE: { id: 'system.setting.database', defaultMessage: 'Database', description: 'A fact: where it is.' },
  DATABASE_hint: {
    id: 'system.setting.database.hint',
    defaultMessage: 'Stores everything except files.',
    description: 'Explains a fact.',
  },
  FILES: { id: 'system.setting.files', defaultMessage: 'Files', description: 'A fact: where they lie.' },
  FILES_hint: {
    id: 'system.setting.files.hint',
    defaultMessage: 'Stores pictures, imports and exports.',
    description: 'Explains a fact.',
  },
  IMPORT_UNDO_DAYS: {
    id: 'system.setting.importundodays',
    defaultMessage: 'Imports can be undone for',
    description: 'A fact, followed by a number of days.',
  },
  IMPORT_UNDO_DAYS_hint: {
    id: 'system.setting.importundodays.hint',
    defaultMessage: 'After that, imports can’t be undone.',
    description: 'Explains a fact.',
  },
  PRIVATE_FILE_DAYS: {
    id: 'system.setting.privatefiledays',
    defaultMessage: 'Exports can be downloaded for',
    description: 'A fact, followed by a number of days.',
  },
  PRIVATE_FILE_DAYS_hint: {
    id: 'system.setting.privatefiledays.hint',
    defaultMessage: 'After that, the file is deleted and can be created again.',
    description: 'Explains a fact.',
  },
  JOB_DAYS: {
    id: 'system.setting.jobdays',
    defaultMessage: 'Jobs are kept for',
    description: 'A fact, followed by a number of days.',
  },
  JOB_DAYS_hint: {
    id: 'system.setting.jobdays.hint',
    defaultMessage: 'After that, jobs are removed from the list.',
    description: 'Explains a fact.',
  },
  MAIL_DAYS: {
    id: 'system.setting.maildays',
    defaultMessage: 'Emails are kept for',
    description: 'A fact, followed by a number of days.',
  },
  MAIL_DAYS_hint: {
    id: 'system.setting.maildays.hint',
    defaultMessage: 'After that, emails are deleted from the outbox.',
    description: 'Explains a fact.',
  },
  days: {
    id: 'system.setting.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'The value of a period.',
  },
  VERSION: { id: 'system.setting.version', defaultMessage: 'Version', description: 'A fact.' },
  RELEASED: { id: 'system.setting.released', defaultMessage: 'Released on', description: 'A fact: a date follows.' },
  API_VERSION: { id: 'system.setting.apiversion', defaultMessage: 'API version', description: 'A fact.' },
  LICENCE: { id: 'system.setting.licence', defaultMessage: 'Licence', description: 'A fact.' },
  NODE: { id: 'system.setting.node', defaultMessage: 'Node.js', description: 'A fact: the version of the runtime.' },
  empty: { id: 'system.setting.empty', defaultMessage: 'not set', description: 'A setting or fact without a value.' },
  default: {
    id: 'system.setting.default',
    defaultMessage: 'Default: {value}.',
    description: 'What is in force by itself.',
  },
  changed: {
    id: 'system.setting.changed',
    defaultMessage: 'Changed by {name} on {date}.',
    description: 'Who changed a setting last.',
  },
  changedNobody: {
    id: 'system.setting.changednobody',
    defaultMessage: 'Changed on {date}.',
    description: 'When a setting was changed, by whom is not known.',
  },
  environment: {
    id: 'system.setting.environment',
    defaultMessage: 'Set by {variable} in the server’s environment. It can’t be changed here.',
    description: 'Below a fact; {variable} is the name of an environment variable.',
  },
  unset: {
    id: 'system.setting.unset',
    defaultMessage: 'Default. Change it with {variable} in the server’s environment.',
    description: 'Below a fact; {variable} is the name of an environment variable.',
  },
  fixed: {
    id: 'system.setting.fixed',
    defaultMessage: 'The same in every installation.',
    description: 'Below a fact that nothing changes.',
  },
  reset: {
    id: 'system.setting.reset',
    defaultMessage: 'Reset to default',
    description: 'A button below a setting that differs from it.',
  },
  saved: { id: 'system.setting.saved', defaultMessage: 'Settings saved.', description: 'A short message.' },
  NOT_AN_EMAIL: {
    id: 'system.setting.notanemail',
    defaultMessage: 'Enter a complete email address, such as help@example.org.',
    description: 'At a field.',
  },
  TOO_LONG: { id: 'system.setting.toolong', defaultMessage: 'Too long. Shorten it.', description: 'At a field.' },
  NOT_OFFERED: {
    id: 'system.setting.notoffered',
    defaultMessage: 'This option isn’t available here.',
    description: 'At a field.',
  },
  BRAKE_RANGE: {
    id: 'system.setting.brakerange',
    defaultMessage: 'Enter a whole number from 1 to 100.',
    description: 'At the field of the brake.',
  },
  conflict: {
    id: 'system.setting.conflict',
    defaultMessage: 'These settings were changed by someone else. Choose which values to keep.',
    description: 'Above both values.',
  },
  theirs: {
    id: 'system.setting.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head of the other value.',
  },
  en: { id: 'system.setting.en', defaultMessage: 'English', description: 'A language.' },
  de: { id: 'system.setting.de', defaultMessage: 'German', description: 'A language.' },
  sw: { id: 'system.setting.sw', defaultMessage: 'Swahili', description: 'A language.' },
})
