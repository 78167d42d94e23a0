import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the editor. */
export const editorMessages = defineMessages({
  tabs: {
    id: 'mediaManagement.editor.tabs',
    defaultMessage: 'Parts of this medium',
    description: 'Names the row of tabs.',
  },
  content: {
    id: 'mediaManagement.editor.content',
    defaultMessage: 'Content',
    description: 'Tab.',
  },
  details: {
    id: 'mediaManagement.editor.details',
    defaultMessage: 'Details',
    description: 'Tab.',
  },
  completion: {
    id: 'mediaManagement.editor.completion',
    defaultMessage: 'Completion',
    description: 'Tab.',
  },
  access: {
    id: 'mediaManagement.editor.access',
    defaultMessage: 'Access',
    description: 'Tab.',
  },
  check: {
    id: 'mediaManagement.editor.check',
    defaultMessage: 'Check',
    description: 'Tab: what was found in the content.',
  },
  usage: {
    id: 'mediaManagement.editor.usage',
    defaultMessage: 'Usage',
    description: 'Tab: where a medium is used.',
  },
  versions: {
    id: 'mediaManagement.editor.versions',
    defaultMessage: 'Versions',
    description: 'Tab.',
  },
  version: {
    id: 'mediaManagement.editor.version',
    defaultMessage: 'Version {number, number}',
    description: 'Beside the state.',
  },
  savedAt: {
    id: 'mediaManagement.editor.savedAt',
    defaultMessage: 'Saved {time}',
    description: 'Beside the version of a draft: when it was last saved, such as "today, 11:42".',
  },
  gaps: {
    id: 'mediaManagement.editor.gaps',
    defaultMessage: '{count, plural, one {# thing to do} other {# things to do}}',
    description: 'Read with the tab Check: what is missing before publishing.',
  },
  unknownTitle: {
    id: 'mediaManagement.editor.unknownTitle',
    defaultMessage: 'Medium not found',
    description: 'Title where there is no such medium.',
  },
  unknown: {
    id: 'mediaManagement.editor.unknown',
    defaultMessage: 'It does not exist, or you do not manage the unit it belongs to.',
    description: 'Where there is no such medium.',
  },
  path: {
    id: 'mediaManagement.editor.path',
    defaultMessage: 'Breadcrumb',
    description: 'Read aloud: names the path above the title of a medium.',
  },
  back: {
    id: 'mediaManagement.editor.back',
    defaultMessage: 'Media management',
    description: 'Link back to the list.',
  },
  more: {
    id: 'mediaManagement.editor.more',
    defaultMessage: 'More actions',
    description: 'Names the menu of further actions.',
  },
  publish: {
    id: 'mediaManagement.editor.publish',
    defaultMessage: 'Publish',
    description: 'Button.',
  },
  beginDraft: {
    id: 'mediaManagement.editor.beginDraft',
    defaultMessage: 'New version',
    description: 'Button: starts a draft beside the published version.',
  },
  discardDraft: {
    id: 'mediaManagement.editor.discardDraft',
    defaultMessage: 'Discard draft',
    description: 'Menu entry.',
  },
  remove: {
    id: 'mediaManagement.editor.remove',
    defaultMessage: 'Delete draft',
    description: 'Menu entry.',
  },
  saved: {
    id: 'mediaManagement.editor.saved',
    defaultMessage: 'Saved',
    description: 'Toast.',
  },
  published: {
    id: 'mediaManagement.editor.published',
    defaultMessage: 'Version {number, number} published',
    description: 'Toast.',
  },
  changedMeanwhile: {
    id: 'mediaManagement.editor.changedMeanwhile',
    defaultMessage: 'This medium was changed by someone else. Check the current state and save again.',
    description: 'After a save that came too late.',
  },
  noDraft: {
    id: 'mediaManagement.editor.noDraft',
    defaultMessage: 'This version is published and cannot be changed. Start a new version to edit it.',
    description: 'Above the content of a published version.',
  },
  noEditor: {
    id: 'mediaManagement.editor.noEditor',
    defaultMessage: 'Content of this type cannot be edited yet.',
    description: 'On the tab of the content.',
  },
})

/** The fields of the details. */
export const detailMessages = defineMessages({
  texts: {
    id: 'mediaManagement.details.texts',
    defaultMessage: 'Texts in {language}',
    description: 'Section.',
  },
  fallback: {
    id: 'mediaManagement.details.fallback',
    defaultMessage: 'Readers of this language see: {text}',
    description: 'Below an empty title.',
  },
  name: {
    id: 'mediaManagement.details.name',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  summary: {
    id: 'mediaManagement.details.summary',
    defaultMessage: 'Summary',
    description: 'Field.',
  },
  description: {
    id: 'mediaManagement.details.description',
    defaultMessage: 'Description',
    description: 'Field.',
  },
  general: {
    id: 'mediaManagement.details.general',
    defaultMessage: 'General',
    description: 'Section.',
  },
  mainLocale: {
    id: 'mediaManagement.details.mainLocale',
    defaultMessage: 'Main language',
    description: 'Field.',
  },
  languages: {
    id: 'mediaManagement.details.languages',
    defaultMessage: 'Languages of the content',
    description: 'Field.',
  },
  duration: {
    id: 'mediaManagement.details.duration',
    defaultMessage: 'Duration',
    description: 'Field, in minutes.',
  },
  minutes: {
    id: 'mediaManagement.details.minutes',
    defaultMessage: 'min',
    description: 'Unit after a number of minutes.',
  },
  provider: {
    id: 'mediaManagement.details.provider',
    defaultMessage: 'Provider',
    description: 'Field: who made the content.',
  },
  tags: {
    id: 'mediaManagement.details.tags',
    defaultMessage: 'Tags',
    description: 'Field.',
  },
  categories: {
    id: 'mediaManagement.details.categories',
    defaultMessage: 'Categories',
    description: 'Field.',
  },
  tagsHint: {
    id: 'mediaManagement.details.tagsHint',
    defaultMessage: 'Separate them with commas.',
    description: 'Below the field for tags.',
  },
  ownerUnit: {
    id: 'mediaManagement.details.ownerUnit',
    defaultMessage: 'Owner',
    description: 'Field: a unit.',
  },
  responsible: {
    id: 'mediaManagement.details.responsible',
    defaultMessage: 'Responsible person',
    description: 'Field.',
  },
})

/** The fields of the access. */
export const accessMessages = defineMessages({
  booking: {
    id: 'mediaManagement.access.booking',
    defaultMessage: 'Booking',
    description: 'Field.',
  },
  OPEN: {
    id: 'mediaManagement.access.open',
    defaultMessage: 'Open to everyone who sees it',
    description: 'Choice.',
  },
  REQUEST: {
    id: 'mediaManagement.access.request',
    defaultMessage: 'On request',
    description: 'Choice.',
  },
  ASSIGNED_ONLY: {
    id: 'mediaManagement.access.assignedOnly',
    defaultMessage: 'Assigned only',
    description: 'Choice.',
  },
  visibleTo: {
    id: 'mediaManagement.access.visibleTo',
    defaultMessage: 'Shown in the catalogue to',
    description: 'Section: units.',
  },
  everyone: {
    id: 'mediaManagement.access.everyone',
    defaultMessage: 'Everyone',
    description: 'While no unit is chosen.',
  },
  addUnit: {
    id: 'mediaManagement.access.addUnit',
    defaultMessage: 'Add unit',
    description: 'Field: finds a unit.',
  },
  removeUnit: {
    id: 'mediaManagement.access.removeUnit',
    defaultMessage: 'Remove {unit}',
    description: 'Button.',
  },
  from: {
    id: 'mediaManagement.access.from',
    defaultMessage: 'Available from',
    description: 'Field: a day.',
  },
  until: {
    id: 'mediaManagement.access.until',
    defaultMessage: 'Available until',
    description: 'Field: a day.',
  },
})

/** When a version counts as complete. */
export const completionMessages = defineMessages({
  rule: {
    id: 'mediaManagement.completion.rule',
    defaultMessage: 'Completed when',
    description: 'Field.',
  },
  OPENED: {
    id: 'mediaManagement.completion.opened',
    defaultMessage: 'the link is opened',
    description: 'Choice.',
  },
  CONFIRMED: {
    id: 'mediaManagement.completion.confirmed',
    defaultMessage: 'the reader confirms having read it',
    description: 'Choice.',
  },
  READ: {
    id: 'mediaManagement.completion.read',
    defaultMessage: 'the end is reached',
    description: 'Choice.',
  },
  WATCHED: {
    id: 'mediaManagement.completion.watched',
    defaultMessage: 'enough of it was played',
    description: 'Choice.',
  },
  PASSED: {
    id: 'mediaManagement.completion.passed',
    defaultMessage: 'the pass mark is reached',
    description: 'Choice.',
  },
  SUBMITTED: {
    id: 'mediaManagement.completion.submitted',
    defaultMessage: 'the survey is sent',
    description: 'Choice.',
  },
  PACKAGE: {
    id: 'mediaManagement.completion.package',
    defaultMessage: 'the package reports it',
    description: 'Choice.',
  },
  ATTENDED: {
    id: 'mediaManagement.completion.attended',
    defaultMessage: 'attendance is entered',
    description: 'Choice.',
  },
  ALL_REQUIRED_PARTS: {
    id: 'mediaManagement.completion.allRequiredParts',
    defaultMessage: 'all required parts are complete',
    description: 'Choice.',
  },
  share: {
    id: 'mediaManagement.completion.share',
    defaultMessage: 'Share to be played',
    description: 'Field, in percent.',
  },
  shareHint: {
    id: 'mediaManagement.completion.shareHint',
    defaultMessage: 'If empty, it grows with the length from 70 % to 95 %.',
    description: 'Below the field.',
  },
  passMark: {
    id: 'mediaManagement.completion.passMark',
    defaultMessage: 'Pass mark',
    description: 'Field, in percent.',
  },
  attempts: {
    id: 'mediaManagement.completion.attempts',
    defaultMessage: 'Attempts',
    description: 'Field: how many there are.',
  },
  attemptsHint: {
    id: 'mediaManagement.completion.attemptsHint',
    defaultMessage: 'If empty, any number.',
    description: 'Below the field.',
  },
  counted: {
    id: 'mediaManagement.completion.counted',
    defaultMessage: 'Counted attempt',
    description: 'Field.',
  },
  BEST: {
    id: 'mediaManagement.completion.best',
    defaultMessage: 'Best',
    description: 'Choice: attempt.',
  },
  FIRST: {
    id: 'mediaManagement.completion.first',
    defaultMessage: 'First',
    description: 'Choice: attempt.',
  },
  LAST: {
    id: 'mediaManagement.completion.last',
    defaultMessage: 'Last',
    description: 'Choice: attempt.',
  },
})

/** The content of a link, a page and a course. */
export const contentMessages = defineMessages({
  url: {
    id: 'mediaManagement.content.url',
    defaultMessage: 'Address',
    description: 'Field of a link.',
  },
  urlHint: {
    id: 'mediaManagement.content.urlHint',
    defaultMessage: 'An address that begins with https://',
    description: 'Below the field.',
  },
  badUrl: {
    id: 'mediaManagement.content.badUrl',
    defaultMessage: 'Enter an address that begins with https://.',
    description: 'Error of the field.',
  },
  blocks: {
    id: 'mediaManagement.content.blocks',
    defaultMessage: 'Blocks of the page',
    description: 'Names the list of blocks.',
  },
  addBlock: {
    id: 'mediaManagement.content.addBlock',
    defaultMessage: 'Add block',
    description: 'Button with a menu.',
  },
  addBlockMenu: {
    id: 'mediaManagement.content.addBlockMenu',
    defaultMessage: 'Kind of block',
    description: 'Names the menu.',
  },
  noBlocks: {
    id: 'mediaManagement.content.noBlocks',
    defaultMessage: 'The page is empty. Add a heading or a text.',
    description: 'While a page has no block.',
  },
  heading: {
    id: 'mediaManagement.content.heading',
    defaultMessage: 'Heading',
    description: 'Kind of block.',
  },
  text: {
    id: 'mediaManagement.content.text',
    defaultMessage: 'Text',
    description: 'Kind of block.',
  },
  callout: {
    id: 'mediaManagement.content.callout',
    defaultMessage: 'Callout',
    description: 'Kind of block: a highlighted text.',
  },
  table: {
    id: 'mediaManagement.content.table',
    defaultMessage: 'Table',
    description: 'Kind of block.',
  },
  code: {
    id: 'mediaManagement.content.code',
    defaultMessage: 'Code',
    description: 'Kind of block.',
  },
  image: {
    id: 'mediaManagement.content.image',
    defaultMessage: 'Picture',
    description: 'Kind of block.',
  },
  video: {
    id: 'mediaManagement.content.video',
    defaultMessage: 'Video',
    description: 'Kind of block.',
  },
  file: {
    id: 'mediaManagement.content.file',
    defaultMessage: 'File',
    description: 'Kind of block: something to download.',
  },
  check: {
    id: 'mediaManagement.content.check',
    defaultMessage: 'Check question',
    description: 'Kind of block: a question for the reader alone.',
  },
  divider: {
    id: 'mediaManagement.content.divider',
    defaultMessage: 'Divider',
    description: 'Kind of block: a line.',
  },
  blockLabel: {
    id: 'mediaManagement.content.blockLabel',
    defaultMessage: '{kind} {number, number}',
    description: 'Names a block by its place.',
  },
  level: {
    id: 'mediaManagement.content.level',
    defaultMessage: 'Level',
    description: 'Field of a heading.',
  },
  level2: {
    id: 'mediaManagement.content.level2',
    defaultMessage: 'Section',
    description: 'Level of a heading.',
  },
  level3: {
    id: 'mediaManagement.content.level3',
    defaultMessage: 'Subsection',
    description: 'Level of a heading.',
  },
  caption: {
    id: 'mediaManagement.content.caption',
    defaultMessage: 'Caption',
    description: 'Field of a table or a picture.',
  },
  tone: {
    id: 'mediaManagement.content.tone',
    defaultMessage: 'Kind',
    description: 'Field of a callout.',
  },
  blockActions: {
    id: 'mediaManagement.content.blockActions',
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a block or an item.',
  },
  removeBlock: {
    id: 'mediaManagement.content.removeBlock',
    defaultMessage: 'Remove',
    description: 'Menu entry.',
  },
  save: {
    id: 'mediaManagement.content.save',
    defaultMessage: 'Save',
    description: 'Button.',
  },
})

/** Publishing. */
export const publishMessages = defineMessages({
  TITLE: {
    id: 'mediaManagement.publish.title',
    defaultMessage: 'Add a title.',
    description: 'What is missing.',
  },
  URL: {
    id: 'mediaManagement.publish.url',
    defaultMessage: 'Add the address of the link.',
    description: 'What is missing.',
  },
  BLOCKS: {
    id: 'mediaManagement.publish.blocks',
    defaultMessage: 'Write the page.',
    description: 'What is missing.',
  },
  ITEMS: {
    id: 'mediaManagement.publish.items',
    defaultMessage: 'Add media to the course.',
    description: 'What is missing.',
  },
  ITEM_UNPUBLISHED: {
    id: 'mediaManagement.publish.itemUnpublished',
    defaultMessage: 'Publish or remove “{title}”.',
    description: 'What is missing.',
  },
  CONTENT: {
    id: 'mediaManagement.publish.content',
    defaultMessage:
      '{kind, select, QUIZ {Add at least one question.} SURVEY {Add at least one question.} other {Upload a file.}}',
    description: 'What is missing.',
  },
  PROCESSING: {
    id: 'mediaManagement.publish.processing',
    defaultMessage: 'Wait until the files are checked.',
    description: 'What is missing.',
  },
  FAILED: {
    id: 'mediaManagement.publish.failed',
    defaultMessage: 'Replace the file that cannot be used.',
    description: 'What is missing.',
  },
  first: {
    id: 'mediaManagement.publish.first',
    defaultMessage: 'People can start it as soon as it is published.',
    description: 'Before the first publication.',
  },
  change: {
    id: 'mediaManagement.publish.change',
    defaultMessage: 'Kind of change',
    description: 'Field.',
  },
  FIX: {
    id: 'mediaManagement.publish.fix',
    defaultMessage: 'Correction',
    description: 'Choice.',
  },
  fixText: {
    id: 'mediaManagement.publish.fixText',
    defaultMessage:
      '{count, plural, =0 {Nobody is learning it at the moment.} one {One person who is learning it moves to the new version.} other {# people who are learning it move to the new version.}}',
    description: 'Below the choice "Correction".',
  },
  cannotFix: {
    id: 'mediaManagement.publish.cannotFix',
    defaultMessage: 'Not possible: required parts were added or removed.',
    description: 'Below the choice "Correction".',
  },
  CONTENT_CHANGE: {
    id: 'mediaManagement.publish.contentChange',
    defaultMessage: 'New content',
    description: 'Choice.',
  },
  contentText: {
    id: 'mediaManagement.publish.contentText',
    defaultMessage:
      '{count, plural, =0 {Everyone starts with the new version.} one {One person who is learning it stays on the old version.} other {# people who are learning it stay on the old version.}}',
    description: 'Below the choice "New content".',
  },
  completed: {
    id: 'mediaManagement.publish.completed',
    defaultMessage:
      '{count, plural, one {One person has completed it; that stays valid.} other {# people have completed it; that stays valid.}}',
    description: 'In the dialog.',
  },
  note: {
    id: 'mediaManagement.publish.note',
    defaultMessage: 'Note for other authors',
    description: 'Field.',
  },
  draftRow: {
    id: 'mediaManagement.publish.draftRow',
    defaultMessage: 'Draft',
    description: 'In the list of versions.',
  },
  firstChange: {
    id: 'mediaManagement.publish.firstChange',
    defaultMessage: 'First publication',
    description: 'In the list of versions.',
  },
  publishedBy: {
    id: 'mediaManagement.publish.publishedBy',
    defaultMessage: '{date}, {name}',
    description: 'When and by whom a version was published.',
  },
})
