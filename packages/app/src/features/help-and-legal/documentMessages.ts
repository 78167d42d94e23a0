import { defineMessages } from '../../platform/locale/message.ts'

/** The editor of a text. */
export const textMessages = defineMessages({
  languages: {
    id: 'helpAndLegal.text.languages',
    defaultMessage: 'Languages of the text',
    description: 'Read aloud: name of the row of tabs with languages.',
  },
  titleIn: {
    id: 'helpAndLegal.text.titleIn',
    defaultMessage: 'Title, {language}',
    description: 'Label of a field; language is named in itself, such as Deutsch.',
  },
  bodyIn: {
    id: 'helpAndLegal.text.bodyIn',
    defaultMessage: 'Text, {language}',
    description: 'Label of a field; language is named in itself.',
  },
  bodyHint: {
    id: 'helpAndLegal.text.bodyHint',
    defaultMessage:
      'Separate paragraphs with an empty line. ## heading, - or 1. list, **bold**, *italic*, [text](https://…) link.',
    description:
      'Below the field for the text, where the editor could not be loaded and the text is written with its signs.',
  },
  preview: {
    id: 'helpAndLegal.text.preview',
    defaultMessage: 'Preview',
    description: 'Heading of the preview beside the field.',
  },
  nothing: {
    id: 'helpAndLegal.text.nothing',
    defaultMessage: 'The text appears here as you type.',
    description: 'In the empty preview.',
  },
  saveDraft: {
    id: 'helpAndLegal.text.saveDraft',
    defaultMessage: 'Save draft',
    description: 'Button in the bar of what is not saved.',
  },
  publish: {
    id: 'helpAndLegal.text.publish',
    defaultMessage: 'Publish',
    description: 'Button: the draft comes into force.',
  },
  discard: {
    id: 'helpAndLegal.text.discard',
    defaultMessage: 'Discard draft',
    description: 'Button: the draft is removed.',
  },
  saveFirst: {
    id: 'helpAndLegal.text.saveFirst',
    defaultMessage: 'Save the draft or discard the changes first.',
    description: 'Why the buttons cannot be used while something is not saved.',
  },
  noDraft: {
    id: 'helpAndLegal.text.noDraft',
    defaultMessage: 'No draft to publish.',
    description: 'Why nothing can be published.',
  },
  draftWaits: {
    id: 'helpAndLegal.text.draftWaits',
    defaultMessage: 'Version {number, number} is a draft.',
    description: 'Above the title of a document.',
  },
  liveSince: {
    id: 'helpAndLegal.text.liveSince',
    defaultMessage: 'Version {number, number} has been in force since {date}.',
    description: 'Above the title of a document.',
  },
  neverLive: {
    id: 'helpAndLegal.text.neverLive',
    defaultMessage: 'No version is in force yet.',
    description: 'Above the title of a document.',
  },
  published: {
    id: 'helpAndLegal.text.published',
    defaultMessage: 'Version {number, number} is in force.',
    description: 'Notice after a publication.',
  },
  discarded: {
    id: 'helpAndLegal.text.discarded',
    defaultMessage: 'Draft discarded.',
    description: 'Notice after a draft was discarded.',
  },
  conflict: {
    id: 'helpAndLegal.text.conflict',
    defaultMessage: 'This draft was changed by someone else. Choose which values to keep.',
    description: 'Above the two values of each field.',
  },
  theirs: {
    id: 'helpAndLegal.text.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Whose the other values are.',
  },
})

/** The dialogs: publish, discard, put away. */
export const dialogMessages = defineMessages({
  publishTitle: {
    id: 'helpAndLegal.publish.title',
    defaultMessage: 'Publish version {number, number}?',
    description: 'Title of a dialog.',
  },
  size: {
    id: 'helpAndLegal.publish.size',
    defaultMessage: 'Type of change',
    description: 'Label of a choice: small or large change.',
  },
  major: {
    id: 'helpAndLegal.publish.major',
    defaultMessage: 'The content changes',
    description: 'Choice: everybody is asked again.',
  },
  majorHint: {
    id: 'helpAndLegal.publish.majorHint',
    defaultMessage:
      '{count, plural, =0 {No one has to respond.} one {# person has to respond again before continuing.} other {# people have to respond again before continuing.}}',
    description: 'Under the choice for a large change; count is how many people are asked.',
  },
  minor: {
    id: 'helpAndLegal.publish.minor',
    defaultMessage: 'Only the wording changes',
    description: 'Choice: nobody is asked again.',
  },
  minorHint: {
    id: 'helpAndLegal.publish.minorHint',
    defaultMessage:
      '{count, plural, =0 {No one has agreed yet.} one {The consent of # person stays valid.} other {The consents of # people stay valid.}}',
    description: 'Under the choice for a small change; count is how many people have agreed.',
  },
  first: {
    id: 'helpAndLegal.publish.first',
    defaultMessage:
      '{count, plural, =0 {It takes effect immediately. No one has to respond.} one {It takes effect immediately. # person has to respond.} other {It takes effect immediately. # people have to respond.}}',
    description: 'In the dialog, when a first version is published.',
  },
  plain: {
    id: 'helpAndLegal.publish.plain',
    defaultMessage: 'It takes effect immediately. No one has to respond.',
    description: 'In the dialog, for a document that asks nothing of people.',
  },
  note: { id: 'helpAndLegal.publish.note', defaultMessage: 'What has changed', description: 'Label of a field.' },
  noteHint: {
    id: 'helpAndLegal.publish.noteHint',
    defaultMessage: 'One or two sentences. People read them before they respond.',
    description: 'Below the field for the note.',
  },
  noteMissing: {
    id: 'helpAndLegal.publish.noteMissing',
    defaultMessage: 'Describe what has changed.',
    description: 'At the field for the note.',
  },
  noteTooLong: {
    id: 'helpAndLegal.publish.noteTooLong',
    defaultMessage: 'At most 1,000 characters.',
    description: 'At the field for the note.',
  },
  unfinished: {
    id: 'helpAndLegal.publish.unfinished',
    defaultMessage: 'Add a title and a text in every language before publishing: {languages}.',
    description: 'Notice in the dialog; languages are named in themselves.',
  },
  discardTitle: {
    id: 'helpAndLegal.discard.title',
    defaultMessage: 'Discard the draft?',
    description: 'Title of a dialog.',
  },
  discardSentence: {
    id: 'helpAndLegal.discard.sentence',
    defaultMessage: 'The draft’s texts will be lost. The version in force stays.',
    description: 'In the dialog.',
  },
  archive: {
    id: 'helpAndLegal.archive.action',
    defaultMessage: 'Archive',
    description: 'Button: takes a document out of force.',
  },
  archiveTitle: {
    id: 'helpAndLegal.archive.title',
    defaultMessage: 'Archive “{title}”?',
    description: 'Title of a dialog.',
  },
  archiveSentence: {
    id: 'helpAndLegal.archive.sentence',
    defaultMessage: 'It will no longer be in force or in this list. Records of who agreed are kept.',
    description: 'In the dialog.',
  },
})

/** The settings of a document. */
export const settingMessages = defineMessages({
  newTitle: { id: 'helpAndLegal.setting.newTitle', defaultMessage: 'New document', description: 'Title of a dialog.' },
  newHelpTitle: {
    id: 'helpAndLegal.setting.newHelpTitle',
    defaultMessage: 'New article',
    description: 'Title of a dialog.',
  },
  create: { id: 'helpAndLegal.setting.create', defaultMessage: 'Add', description: 'Button: makes the new document.' },
  kind: { id: 'helpAndLegal.setting.kind', defaultMessage: 'Kind', description: 'Label of a field.' },
  kindFixed: {
    id: 'helpAndLegal.setting.kindFixed',
    defaultMessage: 'The kind of a published text can’t be changed.',
    description: 'Why the kind cannot be changed.',
  },
  name: {
    id: 'helpAndLegal.setting.name',
    defaultMessage: 'Name',
    description: 'Label of a field: the name in this list.',
  },
  nameHint: {
    id: 'helpAndLegal.setting.nameHint',
    defaultMessage: 'Used in this list and in records. Readers see the title of the text.',
    description: 'Below the field for the name.',
  },
  consent: {
    id: 'helpAndLegal.setting.consent',
    defaultMessage: 'What people have to do',
    description: 'Label of a choice.',
  },
  roles: { id: 'helpAndLegal.setting.roles', defaultMessage: 'Roles', description: 'Label of a group of boxes.' },
  rolesHint: {
    id: 'helpAndLegal.setting.rolesHint',
    defaultMessage: 'Leave empty for everyone.',
    description: 'Below the group of boxes.',
  },
  locales: {
    id: 'helpAndLegal.setting.locales',
    defaultMessage: 'Languages',
    description: 'Label of a group of boxes: for people who read in these languages.',
  },
  localesHint: {
    id: 'helpAndLegal.setting.localesHint',
    defaultMessage: 'For people with this language in their profile. Leave empty for every language.',
    description: 'Below the group of boxes.',
  },
  unit: { id: 'helpAndLegal.setting.unit', defaultMessage: 'Unit', description: 'Label of a field.' },
  unitHint: {
    id: 'helpAndLegal.setting.unitHint',
    defaultMessage: 'Includes its sub-units. Leave empty for all units.',
    description: 'Below the field for the unit.',
  },
  screens: {
    id: 'helpAndLegal.setting.screens',
    defaultMessage: 'Pages',
    description: 'Label of a field of a help article: the pages of the product it helps with.',
  },
  screensHint: {
    id: 'helpAndLegal.setting.screensHint',
    defaultMessage: 'The help of these pages shows this article first. Leave empty to list it with the others.',
    description: 'Below the field for the pages of a help article.',
  },
  badScreen: {
    id: 'helpAndLegal.setting.badScreen',
    defaultMessage: 'No page has this address. Remove it.',
    description: 'At the field for the pages of a help article.',
  },
  tooManyScreens: {
    id: 'helpAndLegal.setting.tooManyScreens',
    defaultMessage: 'At most 50 pages.',
    description: 'At the field for the pages of a help article.',
  },
  taken: {
    id: 'helpAndLegal.setting.taken',
    defaultMessage: 'This kind already exists. Publish a new version of it instead.',
    description: 'At the field for the kind.',
  },
  unknownUnit: {
    id: 'helpAndLegal.setting.unknownUnit',
    defaultMessage: 'This unit no longer exists. Choose another one.',
    description: 'At the field for the unit.',
  },
  badCharacters: {
    id: 'helpAndLegal.setting.badCharacters',
    defaultMessage: 'Remove characters that can’t be displayed.',
    description: 'At a text field.',
  },
  tooLong: {
    id: 'helpAndLegal.setting.tooLong',
    defaultMessage: 'Too long. Shorten it.',
    description: 'At a text field.',
  },
  notOffered: {
    id: 'helpAndLegal.setting.notOffered',
    defaultMessage: 'This language is not available.',
    description: 'At a text field.',
  },
  saved: { id: 'helpAndLegal.setting.saved', defaultMessage: 'Saved.', description: 'Notice after saving.' },
  staleSettings: {
    id: 'helpAndLegal.setting.stale',
    defaultMessage:
      'This document was changed by someone else. Your entries are kept and shown beside the current values. Save again to keep yours.',
    description: 'Notice above the settings.',
  },
})

/** The versions and their comparison. */
export const versionMessages = defineMessages({
  none: {
    id: 'helpAndLegal.version.none',
    defaultMessage: 'No versions yet',
    description: 'Title where a document has no versions.',
  },
  noneSentence: {
    id: 'helpAndLegal.version.noneSentence',
    defaultMessage: 'The first saved draft is version 1.',
    description: 'Under the title.',
  },
  list: { id: 'helpAndLegal.version.list', defaultMessage: 'Versions', description: 'Names the table of versions.' },
  number: {
    id: 'helpAndLegal.version.number',
    defaultMessage: 'Version {number, number}',
    description: 'Names a version.',
  },
  size: {
    id: 'helpAndLegal.version.size',
    defaultMessage: 'Change',
    description: 'Head of a column: large or small change.',
  },
  major: {
    id: 'helpAndLegal.version.major',
    defaultMessage: 'Consent again',
    description: 'A version after which everybody was asked again.',
  },
  minor: {
    id: 'helpAndLegal.version.minor',
    defaultMessage: 'Wording',
    description: 'A version in which only the wording changed.',
  },
  by: { id: 'helpAndLegal.version.by', defaultMessage: 'Published by', description: 'Head of a column: a person.' },
  note: { id: 'helpAndLegal.version.note', defaultMessage: 'Note', description: 'Head of a column: what changed.' },
  agreed: {
    id: 'helpAndLegal.version.agreed',
    defaultMessage: 'Consents',
    description:
      'Head of a column: how many people have agreed to this very version, those among them who took it back as well.',
  },
  compare: {
    id: 'helpAndLegal.version.compare',
    defaultMessage: 'Compare',
    description: 'Heading of the comparison of two versions.',
  },
  older: {
    id: 'helpAndLegal.version.older',
    defaultMessage: 'From',
    description: 'Label of a choice: the older version.',
  },
  newer: {
    id: 'helpAndLegal.version.newer',
    defaultMessage: 'To',
    description: 'Label of a choice: the newer version.',
  },
  language: { id: 'helpAndLegal.version.language', defaultMessage: 'Language', description: 'Label of a choice.' },
  same: {
    id: 'helpAndLegal.version.same',
    defaultMessage: 'Both versions are the same in this language.',
    description: 'Where nothing differs.',
  },
  removed: {
    id: 'helpAndLegal.version.removed',
    defaultMessage: 'removed:',
    description: 'Read aloud before words that are gone.',
  },
  added: {
    id: 'helpAndLegal.version.added',
    defaultMessage: 'added:',
    description: 'Read aloud before words that are new.',
  },
})

/** The proofs. */
export const consentMessages = defineMessages({
  table: { id: 'helpAndLegal.consent.table', defaultMessage: 'Consents', description: 'Names the table of consents.' },
  search: {
    id: 'helpAndLegal.consent.search',
    defaultMessage: 'People or documents',
    description: 'Name of the search field.',
  },
  person: { id: 'helpAndLegal.consent.person', defaultMessage: 'Person', description: 'Head of a column.' },
  document: {
    id: 'helpAndLegal.consent.document',
    defaultMessage: 'Document',
    description: 'Head of a column, and a filter.',
  },
  version: { id: 'helpAndLegal.consent.version', defaultMessage: 'Version', description: 'Head of a column.' },
  language: { id: 'helpAndLegal.consent.language', defaultMessage: 'Language', description: 'Head of a column.' },
  behalf: {
    id: 'helpAndLegal.consent.behalf',
    defaultMessage: 'On behalf of',
    description: 'Head of a column: the person somebody answered for.',
  },
  decision: {
    id: 'helpAndLegal.consent.decision',
    defaultMessage: 'Answer',
    description: 'Head of a column, and a filter.',
  },
  at: { id: 'helpAndLegal.consent.at', defaultMessage: 'When', description: 'Head of a column.' },
  pages: {
    id: 'helpAndLegal.consent.pages',
    defaultMessage: 'Pages of consents',
    description: 'Read aloud: names the buttons to other pages.',
  },
  none: {
    id: 'helpAndLegal.consent.none',
    defaultMessage: 'No consents yet',
    description: 'Title of the empty table.',
  },
  noneSentence: {
    id: 'helpAndLegal.consent.noneSentence',
    defaultMessage: 'Every answer to a text is recorded here.',
    description: 'Under the title of the empty table.',
  },
  export: {
    id: 'helpAndLegal.consent.export',
    defaultMessage: 'Export',
    description: 'Button with a menu of formats: makes a file of the consents that match.',
  },
})
