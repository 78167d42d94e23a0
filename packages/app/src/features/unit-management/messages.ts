import { userErrorMessages } from '../../domain/errors/userErrorMessages.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** The tree beside the page. */
export const treeMessages = defineMessages({
  title: {
    id: 'unitManagement.tree.title',
    defaultMessage: 'Units',
    description: 'Title above the tree of units, beside the page of one.',
  },
  page: {
    id: 'unitManagement.tree.page',
    defaultMessage: 'Unit management',
    description: 'Title of the page while no unit is open; the same as in the menu.',
  },
  search: {
    id: 'unitManagement.tree.search',
    defaultMessage: 'Find a unit',
    description: 'Label and placeholder of the search above the tree.',
  },
  add: { id: 'unitManagement.tree.add', defaultMessage: 'New unit', description: 'Button: makes a unit.' },
  people: {
    id: 'unitManagement.tree.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Read aloud in place of the bare number behind a unit.',
  },
  manyPeople: {
    id: 'unitManagement.tree.manyPeople',
    defaultMessage: 'at least {count, number} people',
    description: 'Read aloud behind a unit where nobody counted further.',
  },
  archived: {
    id: 'unitManagement.tree.archived',
    defaultMessage: '{name} (archived)',
    description: 'A unit in the tree that was put away.',
  },
  inactive: {
    id: 'unitManagement.tree.inactive',
    defaultMessage: '{name} (inactive)',
    description: 'A unit in the tree that is not active.',
  },
  export: {
    id: 'unitManagement.tree.export',
    defaultMessage: 'Export units',
    description: 'Button below the tree: makes a file of it.',
  },
  withArchived: {
    id: 'unitManagement.tree.withArchived',
    defaultMessage: 'Show archived units',
    description: 'Checkbox below the tree.',
  },
  more: {
    id: 'unitManagement.tree.more',
    defaultMessage: 'Not all units fit here. Use the search to find the others.',
    description: 'Below the tree, where more than 200 units lie side by side or match.',
  },
  none: {
    id: 'unitManagement.tree.none',
    defaultMessage: 'No unit matches your search.',
    description: 'In place of the tree after a search without a result.',
  },
  nothing: {
    id: 'unitManagement.tree.nothing',
    defaultMessage: 'No units to manage',
    description: 'Title in place of the tree for a manager who manages nothing.',
  },
  nothingSentence: {
    id: 'unitManagement.tree.nothingSentence',
    defaultMessage: 'Units you manage appear here with their sub-units.',
    description: 'Below that title.',
  },
  choose: {
    id: 'unitManagement.tree.choose',
    defaultMessage: 'Choose a unit',
    description: 'Title of the page while no unit is open.',
  },
  chooseSentence: {
    id: 'unitManagement.tree.chooseSentence',
    defaultMessage: 'Its members, details and history appear here.',
    description: 'Below that title.',
  },
})

/** The page of one unit. */
export const pageMessages = defineMessages({
  path: {
    id: 'unitManagement.page.path',
    defaultMessage: 'Breadcrumb',
    description: 'Read aloud: name of the path of units above this one.',
  },
  tabs: {
    id: 'unitManagement.page.tabs',
    defaultMessage: 'Parts of this unit',
    description: 'Read aloud: name of the row of tabs.',
  },
  members: {
    id: 'unitManagement.page.members',
    defaultMessage: 'Members',
    description: 'Tab: the people of the unit.',
  },
  details: {
    id: 'unitManagement.page.details',
    defaultMessage: 'Details',
    description: 'Tab: name, key, number, colour of the unit.',
  },
  history: {
    id: 'unitManagement.page.history',
    defaultMessage: 'History',
    description: 'Tab: what was changed about the unit.',
  },
  general: {
    id: 'unitManagement.page.general',
    defaultMessage: 'The unit everyone belongs to',
    description: 'Below the name of the general unit.',
  },
  inactive: { id: 'unitManagement.page.inactive', defaultMessage: 'Inactive', description: 'State of a unit.' },
  archived: { id: 'unitManagement.page.archived', defaultMessage: 'Archived', description: 'State of a unit.' },
  people: {
    id: 'unitManagement.page.people',
    defaultMessage:
      '{people, plural, =0 {No people} one {# person} other {# people}}, {units, plural, =0 {no sub-units} one {# sub-unit} other {# sub-units}}',
    description: 'One line below the name of a unit.',
  },
  add: {
    id: 'unitManagement.page.add',
    defaultMessage: 'Add people',
    description: 'Button: brings people into the unit.',
  },
  more: {
    id: 'unitManagement.page.more',
    defaultMessage: 'More actions',
    description: 'Name of the button with three dots.',
  },
  child: { id: 'unitManagement.page.child', defaultMessage: 'New sub-unit', description: 'Entry of a menu.' },
  move: {
    id: 'unitManagement.page.move',
    defaultMessage: 'Move',
    description: 'Entry of a menu, and button: puts the unit below another one.',
  },
  merge: {
    id: 'unitManagement.page.merge',
    defaultMessage: 'Merge into another unit',
    description: 'Entry of a menu.',
  },
  roll: {
    id: 'unitManagement.page.roll',
    defaultMessage: 'Roll forward to the next year',
    description: 'Entry of a menu: the classes below it go on to their next year.',
  },
  unroll: {
    id: 'unitManagement.page.unroll',
    defaultMessage: 'Undo change of year',
    description: 'Entry of a menu: the classes below it are again what they were before they went on to the next year.',
  },
  takeNew: {
    id: 'unitManagement.page.takeNew',
    defaultMessage: 'Use for new people',
    description: 'Entry of a menu: whoever is created without a unit comes into this one.',
  },
  takesNew: {
    id: 'unitManagement.page.takesNew',
    defaultMessage: 'Unit for new people',
    description: 'Below the name of the unit that takes in everybody for whom nobody names a unit.',
  },
  tookNew: {
    id: 'unitManagement.page.tookNew',
    defaultMessage: 'New people without a unit are now added to {name}.',
    description: 'Notice.',
  },
  deactivate: { id: 'unitManagement.page.deactivate', defaultMessage: 'Deactivate', description: 'Entry of a menu.' },
  restore: {
    id: 'unitManagement.page.restore',
    defaultMessage: 'Reactivate',
    description: 'Entry of a menu: takes switching off or archiving back.',
  },
  archive: {
    id: 'unitManagement.page.archive',
    defaultMessage: 'Archive',
    description: 'Entry of a menu: puts the unit away.',
  },
  missing: {
    id: 'unitManagement.page.missing',
    defaultMessage: 'Unit not found',
    description: 'Title where the address names a unit that does not exist or is not one of the manager’s.',
  },
  missingSentence: {
    id: 'unitManagement.page.missingSentence',
    defaultMessage: 'It doesn’t exist, or you don’t have access to it.',
    description: 'Below that title.',
  },
  all: { id: 'unitManagement.page.all', defaultMessage: 'All units', description: 'Link back to the tree.' },
  restored: { id: 'unitManagement.page.restored', defaultMessage: '{name} reactivated.', description: 'Notice.' },
  notDone: {
    id: 'unitManagement.page.notDone',
    defaultMessage: 'Nothing was changed. {reason}',
    description: 'Notice after a change that failed; {reason} is a sentence.',
  },
})

/** The people of a unit. */
export const memberMessages = defineMessages({
  table: { id: 'unitManagement.member.table', defaultMessage: 'Members of {unit}', description: 'Name of the table.' },
  search: {
    id: 'unitManagement.member.search',
    defaultMessage: 'Name or number',
    description: 'Placeholder of the search.',
  },
  searchLabel: {
    id: 'unitManagement.member.searchLabel',
    defaultMessage: 'Search members',
    description: 'Label of the search.',
  },
  name: { id: 'unitManagement.member.name', defaultMessage: 'Name', description: 'Head of a column.' },
  role: {
    id: 'unitManagement.member.role',
    defaultMessage: 'Role',
    description: 'Head of a column and label: what the person is in this unit.',
  },
  since: {
    id: 'unitManagement.member.since',
    defaultMessage: 'Since',
    description: 'Head of a column: since when the person is in the unit.',
  },
  source: {
    id: 'unitManagement.member.source',
    defaultMessage: 'Added by',
    description: 'Head of a column: how the person came into the unit.',
  },
  everyRole: {
    id: 'unitManagement.member.everyRole',
    defaultMessage: 'All',
    description: 'Choice: members of every role.',
  },
  responsible: {
    id: 'unitManagement.member.responsible',
    defaultMessage: 'Managers',
    description: 'Choice: only managers and deputies.',
  },
  empty: {
    id: 'unitManagement.member.empty',
    defaultMessage: 'No members yet',
    description: 'Title in place of the table.',
  },
  emptySentence: {
    id: 'unitManagement.member.emptySentence',
    defaultMessage: 'Add people one by one, as a list or by import.',
    description: 'Below that title.',
  },
  pages: {
    id: 'unitManagement.member.pages',
    defaultMessage: 'Pages of members',
    description: 'Read aloud: name of the pagination.',
  },
  remove: { id: 'unitManagement.member.remove', defaultMessage: 'Remove from unit', description: 'Action on people.' },
  change: { id: 'unitManagement.member.change', defaultMessage: 'Change role', description: 'Action on a person.' },
  open: {
    id: 'unitManagement.member.open',
    defaultMessage: 'Open person',
    description: 'Action: leads to the page of the person.',
  },
  removeTitle: {
    id: 'unitManagement.member.removeTitle',
    defaultMessage:
      'Remove {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}} from {unit}?',
    description: 'Title of a question; {name} is one person’s.',
  },
  removeSentence: {
    id: 'unitManagement.member.removeSentence',
    defaultMessage:
      'They keep their accounts and learning progress. If this was their default unit, the general unit replaces it.',
    description: 'Below that title.',
  },
  removed: {
    id: 'unitManagement.member.removed',
    defaultMessage: '{count, plural, one {# person} other {# people}} removed from {unit}.',
    description: 'Notice.',
  },
  changeTitle: {
    id: 'unitManagement.member.changeTitle',
    defaultMessage: 'Role of {name} in {unit}',
    description: 'Title of a dialog.',
  },
  saved: { id: 'unitManagement.member.saved', defaultMessage: 'Role of {name} saved.', description: 'Notice.' },
})

/** The form of a unit. */
export const unitFormMessages = defineMessages({
  name: { id: 'unitManagement.form.name', defaultMessage: 'Name', description: 'Label.' },
  key: {
    id: 'unitManagement.form.key',
    defaultMessage: 'Key',
    description: 'Label: the stable name that imports use.',
  },
  keyHint: {
    id: 'unitManagement.form.keyHint',
    defaultMessage: 'Identifies the unit in imports. 2 to 64 characters: a–z, 0–9, dot, underscore and hyphen.',
    description: 'Below the field.',
  },
  keyReadOnlyReason: {
    id: 'unitManagement.form.keyKept',
    defaultMessage: 'Identifies the unit in imports. Only administrators can change it, until an import uses it.',
    description: 'Below the field for the key where it cannot be changed.',
  },
  keyArchived: {
    id: 'unitManagement.form.keyArchived',
    defaultMessage: 'The unit is archived, so its key can’t be changed.',
    description: 'Below the field for the key of an archived unit.',
  },
  displayedId: {
    id: 'unitManagement.form.displayedId',
    defaultMessage: 'Number',
    description: 'Label: cost centre, class code.',
  },
  displayedIdHint: {
    id: 'unitManagement.form.displayedIdHint',
    defaultMessage: 'Shown beside the name, such as a cost centre or class code.',
    description: 'Below the field.',
  },
  logo: { id: 'unitManagement.form.logo', defaultMessage: 'Logo', description: 'Label.' },
  logoHint: {
    id: 'unitManagement.form.logoHint',
    defaultMessage: 'Saved immediately.',
    description: 'Below the field, before the kinds of file and their size.',
  },
  logoUpload: {
    id: 'unitManagement.form.logoUpload',
    defaultMessage: 'Uploading the logo',
    description: 'Heading above the progress of an upload.',
  },
  logoNone: {
    id: 'unitManagement.form.logoNone',
    defaultMessage: 'Uses the parent unit’s logo, or else the product’s.',
    description: 'Where the unit has no logo.',
  },
  logoShown: {
    id: 'unitManagement.form.logoShown',
    defaultMessage: 'Members see this logo.',
    description: 'Beside the logo of the unit.',
  },
  logoRemove: { id: 'unitManagement.form.logoRemove', defaultMessage: 'Remove logo', description: 'Button.' },
  logoSaved: { id: 'unitManagement.form.logoSaved', defaultMessage: 'Logo of {name} saved.', description: 'Notice.' },
  logoRemoved: {
    id: 'unitManagement.form.logoRemoved',
    defaultMessage: 'Logo of {name} removed.',
    description: 'Notice.',
  },
  color: {
    id: 'unitManagement.form.color',
    defaultMessage: 'Colour',
    description: 'Label: the unit’s own primary colour.',
  },
  colorHint: {
    id: 'unitManagement.form.colorHint',
    defaultMessage: 'Leave empty to use the parent unit’s colour, or else the product’s.',
    description: 'Below the field.',
  },
  description: { id: 'unitManagement.form.description', defaultMessage: 'Description', description: 'Label.' },
  timeZone: { id: 'unitManagement.form.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  timeZoneHint: {
    id: 'unitManagement.form.timeZoneHint',
    defaultMessage:
      'Deadlines use this time zone. Search by city, zone name or offset. If empty, the parent unit’s time zone applies, otherwise the organisation’s.',
    description: 'Below the field.',
  },
  joinMode: { id: 'unitManagement.form.joinMode', defaultMessage: 'Who may join', description: 'Label of a choice.' },
  joinModeHint: {
    id: 'unitManagement.form.joinModeHint',
    defaultMessage: 'If people can join or ask to, everyone sees the unit’s name and description on “My units”.',
    description: 'Below the choice.',
  },
  joining: {
    id: 'unitManagement.form.joining',
    defaultMessage: 'Joining',
    description: 'Title of a part of the form.',
  },
  parent: {
    id: 'unitManagement.form.parent',
    defaultMessage: 'Parent unit',
    description: 'Label: the unit above the new one.',
  },
  identity: {
    id: 'unitManagement.form.identity',
    defaultMessage: 'Name and parent',
    description: 'Title of a part of the form: parent unit, name, key, number, time zone, description.',
  },
  looks: {
    id: 'unitManagement.form.looks',
    defaultMessage: 'Branding',
    description: 'Title of a part of the form: the colour of a unit.',
  },
  newTitle: { id: 'unitManagement.form.newTitle', defaultMessage: 'New unit', description: 'Title of the panel.' },
  create: { id: 'unitManagement.form.create', defaultMessage: 'Create unit', description: 'Button.' },
  created: { id: 'unitManagement.form.created', defaultMessage: '{name} created.', description: 'Notice.' },
  saved: { id: 'unitManagement.form.saved', defaultMessage: '{name} saved.', description: 'Notice.' },
  readOnly: {
    id: 'unitManagement.form.readOnly',
    defaultMessage: 'Archived units can’t be changed.',
    description: 'Above the form.',
  },
  conflict: {
    id: 'unitManagement.form.conflict',
    defaultMessage: 'This unit was changed by someone else. Choose which values to keep.',
    description: 'Above both values.',
  },
  theirs: {
    id: 'unitManagement.form.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head above the other person’s values.',
  },
  empty: {
    id: 'unitManagement.form.empty',
    defaultMessage: 'empty',
    description: 'In place of a value that is not set.',
  },
})

/** What a required field says while it is empty. */
export const missingMessages = defineMessages({
  parent: {
    id: 'unitManagement.missing.parent',
    defaultMessage: 'Choose a parent unit.',
    description: 'At the field for the unit above the new one, while it is empty.',
  },
  name: {
    id: 'unitManagement.missing.name',
    defaultMessage: 'Enter a name.',
    description: 'At the field for the name of a unit, while it is empty.',
  },
  key: {
    id: 'unitManagement.missing.key',
    defaultMessage: 'Enter a key.',
    description: 'At the field for the key of a unit, while it is empty.',
  },
})

const ownLogoErrors = defineMessages({
  TOO_LARGE: {
    id: 'unitManagement.logo.tooLarge',
    defaultMessage: 'The file is larger than 1 MB. Choose a smaller one.',
    description: 'Why a file was not taken.',
  },
  WRONG_KIND: {
    id: 'unitManagement.logo.wrongKind',
    defaultMessage: 'Choose an SVG, PNG, WebP or JPEG file.',
    description: 'Why a file was not taken.',
  },
  NO_PHOTOGRAPH: {
    id: 'unitManagement.logo.noPhotograph',
    defaultMessage: 'Choose a PNG, WebP or JPEG file.',
    description: 'Why a file was not taken from a manager, who may send no drawings (SVG).',
  },
  UNREADABLE: {
    id: 'unitManagement.logo.unreadable',
    defaultMessage: 'The file is damaged or not a picture. Choose another one.',
    description: 'Why a file was not taken.',
  },
  OTHER: {
    id: 'unitManagement.logo.other',
    defaultMessage: 'The file was rejected. Choose another one.',
    description: 'Why a file was not taken.',
  },
})

/** Why a logo was not taken, by the server's codes. */
export const logoErrors = {
  ...ownLogoErrors,
  TOO_COMPLEX: userErrorMessages.TOO_COMPLEX,
  TOO_SLOW: userErrorMessages.TOO_SLOW,
  CRASHED: userErrorMessages.CRASHED,
}

/** What is wrong with an entry, by the server's codes. */
export const errorTexts = defineMessages({
  REQUIRED: { id: 'unitManagement.error.required', defaultMessage: 'Fill in this field.', description: 'At a field.' },
  TOO_LONG: { id: 'unitManagement.error.tooLong', defaultMessage: 'Too long. Shorten it.', description: 'At a field.' },
  BAD_CHARACTERS: {
    id: 'unitManagement.error.badCharacters',
    defaultMessage: 'Remove characters that can’t be displayed, such as line breaks.',
    description: 'At a text field.',
  },
  NOT_A_KEY: {
    id: 'unitManagement.error.notAKey',
    defaultMessage: 'Use 2 to 64 characters: a–z, 0–9, dot, underscore and hyphen, starting with a letter or digit.',
    description: 'At the field for the key.',
  },
  NOT_A_COLOUR: {
    id: 'unitManagement.error.notAColour',
    defaultMessage: 'Enter the colour as six hexadecimal digits, such as #0f7b3f.',
    description: 'At the field for the colour.',
  },
  TAKEN: {
    id: 'unitManagement.error.taken',
    defaultMessage: 'Another unit already uses this. Enter another value.',
    description: 'At a field.',
  },
  IN_USE: {
    id: 'unitManagement.error.inUse',
    defaultMessage: 'An import uses this key, so it can’t be changed.',
    description: 'At the field for the key.',
  },
  OUT_OF_SCOPE: {
    id: 'unitManagement.error.outOfScope',
    defaultMessage: 'You don’t manage this unit.',
    description: 'At a field, or in place of an answer.',
  },
  GENERAL_UNIT: {
    id: 'unitManagement.error.generalUnit',
    defaultMessage: 'The general unit can’t be moved or deactivated.',
    description: 'Why a change is refused.',
  },
  CYCLE: {
    id: 'unitManagement.error.cycle',
    defaultMessage: 'A unit can’t be below itself. Choose another parent unit.',
    description: 'At the field for the new place.',
  },
  TOO_DEEP: {
    id: 'unitManagement.error.tooDeep',
    defaultMessage: 'Deeper than eight levels. Choose a higher parent unit.',
    description: 'At the field for the new place.',
  },
  UNKNOWN: {
    id: 'unitManagement.error.unknown',
    defaultMessage: 'This no longer exists. Reload the page.',
    description: 'Why a change is refused.',
  },
  WRONG_STATE: {
    id: 'unitManagement.error.wrongState',
    defaultMessage: 'The unit is archived. Reactivate it first.',
    description: 'Why a change is refused.',
  },
  COUNT_CHANGED: {
    id: 'unitManagement.error.countChanged',
    defaultMessage: 'The number of people has changed. Check the consequences again.',
    description: 'Why a change is refused.',
  },
  CHANGED_MEANWHILE: {
    id: 'unitManagement.error.changedMeanwhile',
    defaultMessage: 'This was changed by someone else. The current version is shown.',
    description: 'Why a change is refused.',
  },
  NOTHING_TO_DO: {
    id: 'unitManagement.error.nothingToDo',
    defaultMessage: 'Nothing to change.',
    description: 'Why a change is refused.',
  },
  IN_THE_PAST: {
    id: 'unitManagement.error.inThePast',
    defaultMessage: 'This date is in the past. Choose a later one.',
    description: 'At a date field.',
  },
  REPEATED: {
    id: 'unitManagement.error.repeated',
    defaultMessage: 'A unit at the same level already has this name or key. Choose another one.',
    description: 'At a field.',
  },
  TOO_MANY: {
    id: 'unitManagement.error.tooMany',
    defaultMessage: 'At most 500 lines at once.',
    description: 'At the field for a list of people.',
  },
})
