import { userErrorMessages } from '../../domain/faults/userErrorMessages.ts'
import { defineMessages } from '../../platform/locale/message.ts'

/** The tree beside the page. */
export const treeMessages = defineMessages({
  title: { id: 'unitManagement.tree.title', defaultMessage: 'Units', description: 'Title above the tree of units, beside the page of one.' },
  page: { id: 'unitManagement.tree.page', defaultMessage: 'Unit management', description: 'Title of the page while no unit is open; the same as in the menu.' },
  search: { id: 'unitManagement.tree.search', defaultMessage: 'Find a unit', description: 'Label and placeholder of the search above the tree.' },
  add: { id: 'unitManagement.tree.add', defaultMessage: 'New unit', description: 'Button: makes a unit.' },
  people: { id: 'unitManagement.tree.people', defaultMessage: '{count, plural, one {# person} other {# people}}', description: 'Read aloud in place of the bare number behind a unit.' },
  manyPeople: { id: 'unitManagement.tree.manyPeople', defaultMessage: 'at least {count, number} people', description: 'Read aloud behind a unit where nobody counted further.' },
  archived: { id: 'unitManagement.tree.archived', defaultMessage: '{name} (archived)', description: 'A unit in the tree that was put away.' },
  inactive: { id: 'unitManagement.tree.inactive', defaultMessage: '{name} (switched off)', description: 'A unit in the tree that is not active.' },
  export: { id: 'unitManagement.tree.export', defaultMessage: 'Export units', description: 'Button below the tree: makes a file of it.' },
  withArchived: { id: 'unitManagement.tree.withArchived', defaultMessage: 'Show archived units', description: 'Checkbox below the tree.' },
  more: { id: 'unitManagement.tree.more', defaultMessage: 'There are more than can be shown here. The search finds them.', description: 'Below the tree, where more than 200 units lie side by side or match.' },
  none: { id: 'unitManagement.tree.none', defaultMessage: 'No unit has this in its name, key or number.', description: 'In place of the tree after a search without a result.' },
  nothing: { id: 'unitManagement.tree.nothing', defaultMessage: 'No units to manage', description: 'Title in place of the tree for a manager who manages nothing.' },
  nothingSentence: { id: 'unitManagement.tree.nothingSentence', defaultMessage: 'Who is made manager of a unit finds it here, with all below it.', description: 'Below that title.' },
  choose: { id: 'unitManagement.tree.choose', defaultMessage: 'Choose a unit', description: 'Title of the page while no unit is open.' },
  chooseSentence: { id: 'unitManagement.tree.chooseSentence', defaultMessage: 'Its people, its details and what was changed about it stand here then.', description: 'Below that title.' },
})

/** The page of one unit. */
export const pageMessages = defineMessages({
  path: { id: 'unitManagement.page.path', defaultMessage: 'Where this unit lies', description: 'Read aloud: name of the path of units above this one.' },
  tabs: { id: 'unitManagement.page.tabs', defaultMessage: 'Parts of this unit', description: 'Read aloud: name of the row of tabs.' },
  members: { id: 'unitManagement.page.members', defaultMessage: 'Members', description: 'Tab: the people of the unit.' },
  details: { id: 'unitManagement.page.details', defaultMessage: 'Details', description: 'Tab: name, key, number, colour of the unit.' },
  history: { id: 'unitManagement.page.history', defaultMessage: 'History', description: 'Tab: what was changed about the unit.' },
  general: { id: 'unitManagement.page.general', defaultMessage: 'The unit everybody belongs to', description: 'Below the name of the general unit.' },
  inactive: { id: 'unitManagement.page.inactive', defaultMessage: 'Switched off', description: 'State of a unit.' },
  archived: { id: 'unitManagement.page.archived', defaultMessage: 'Archived', description: 'State of a unit.' },
  people: {
    id: 'unitManagement.page.people',
    defaultMessage: '{people, plural, one {# person} other {# people}} in it and below, {units, plural, =0 {no unit} one {# unit} other {# units}} right below it',
    description: 'One line below the name of a unit.',
  },
  add: { id: 'unitManagement.page.add', defaultMessage: 'Add people', description: 'Button: brings people into the unit.' },
  more: { id: 'unitManagement.page.more', defaultMessage: 'More actions', description: 'Name of the button with three dots.' },
  child: { id: 'unitManagement.page.child', defaultMessage: 'New unit below it', description: 'Entry of a menu.' },
  move: { id: 'unitManagement.page.move', defaultMessage: 'Move', description: 'Entry of a menu, and button: puts the unit below another one.' },
  merge: { id: 'unitManagement.page.merge', defaultMessage: 'Merge into another unit', description: 'Entry of a menu.' },
  roll: { id: 'unitManagement.page.roll', defaultMessage: 'Roll forward to the next year', description: 'Entry of a menu: the classes below it go on to their next year.' },
  unroll: { id: 'unitManagement.page.unroll', defaultMessage: 'Take the year’s change back', description: 'Entry of a menu: the classes below it are again what they were before they went on to the next year.' },
  takeNew: { id: 'unitManagement.page.takeNew', defaultMessage: 'Let new people come in here', description: 'Entry of a menu: whoever is created without a unit comes into this one.' },
  takesNew: { id: 'unitManagement.page.takesNew', defaultMessage: 'New people come in here', description: 'Below the name of the unit that takes in everybody for whom nobody names a unit.' },
  tookNew: { id: 'unitManagement.page.tookNew', defaultMessage: 'Whoever comes without a unit is in {name} from now on.', description: 'Notice.' },
  deactivate: { id: 'unitManagement.page.deactivate', defaultMessage: 'Switch off', description: 'Entry of a menu.' },
  restore: { id: 'unitManagement.page.restore', defaultMessage: 'Switch on again', description: 'Entry of a menu: takes switching off or archiving back.' },
  archive: { id: 'unitManagement.page.archive', defaultMessage: 'Archive', description: 'Entry of a menu: puts the unit away.' },
  missing: { id: 'unitManagement.page.missing', defaultMessage: 'This unit is not here', description: 'Title where the address names a unit that does not exist or is not one of the manager’s.' },
  missingSentence: { id: 'unitManagement.page.missingSentence', defaultMessage: 'It does not exist, or somebody else manages it.', description: 'Below that title.' },
  all: { id: 'unitManagement.page.all', defaultMessage: 'All units', description: 'Link back to the tree.' },
  restored: { id: 'unitManagement.page.restored', defaultMessage: '{name} is switched on again.', description: 'Notice.' },
  notDone: { id: 'unitManagement.page.notDone', defaultMessage: 'Nothing was changed. {reason}', description: 'Notice after a change that failed; {reason} is a sentence.' },
})

/** The people of a unit. */
export const memberMessages = defineMessages({
  table: { id: 'unitManagement.member.table', defaultMessage: 'Members of {unit}', description: 'Name of the table.' },
  search: { id: 'unitManagement.member.search', defaultMessage: 'Name or number', description: 'Placeholder of the search.' },
  searchLabel: { id: 'unitManagement.member.searchLabel', defaultMessage: 'Search members', description: 'Label of the search.' },
  name: { id: 'unitManagement.member.name', defaultMessage: 'Name', description: 'Head of a column.' },
  role: { id: 'unitManagement.member.role', defaultMessage: 'Role here', description: 'Head of a column and label: what the person is in this unit.' },
  since: { id: 'unitManagement.member.since', defaultMessage: 'Since', description: 'Head of a column: since when the person is in the unit.' },
  source: { id: 'unitManagement.member.source', defaultMessage: 'By', description: 'Head of a column: how the person came into the unit.' },
  everyRole: { id: 'unitManagement.member.everyRole', defaultMessage: 'All', description: 'Choice: members of every role.' },
  responsible: { id: 'unitManagement.member.responsible', defaultMessage: 'Responsible', description: 'Choice: only managers and deputies.' },
  empty: { id: 'unitManagement.member.empty', defaultMessage: 'Nobody is in this unit yet', description: 'Title in place of the table.' },
  emptySentence: { id: 'unitManagement.member.emptySentence', defaultMessage: 'People are added here one by one, as a list, or by an import.', description: 'Below that title.' },
  pages: { id: 'unitManagement.member.pages', defaultMessage: 'Pages of members', description: 'Read aloud: name of the pagination.' },
  remove: { id: 'unitManagement.member.remove', defaultMessage: 'Take out of the unit', description: 'Action on people.' },
  change: { id: 'unitManagement.member.change', defaultMessage: 'Change role', description: 'Action on a person.' },
  open: { id: 'unitManagement.member.open', defaultMessage: 'Open person', description: 'Action: leads to the page of the person.' },
  removeTitle: { id: 'unitManagement.member.removeTitle', defaultMessage: 'Take {isOne, select, yes {{name}} other {{count, plural, one {# person} other {# people}}}} out of {unit}?', description: 'Title of a question; {name} is one person’s.' },
  removeSentence: {
    id: 'unitManagement.member.removeSentence',
    defaultMessage: 'They keep their accounts and everything they learned. Where this was the default unit, the general one takes its place.',
    description: 'Below that title.',
  },
  removed: { id: 'unitManagement.member.removed', defaultMessage: '{count, plural, one {# person} other {# people}} taken out of {unit}.', description: 'Notice.' },
  changeTitle: { id: 'unitManagement.member.changeTitle', defaultMessage: 'Role of {name} in {unit}', description: 'Title of a dialog.' },
  saved: { id: 'unitManagement.member.saved', defaultMessage: 'The role of {name} is saved.', description: 'Notice.' },
})

/** The form of a unit. */
export const unitFormMessages = defineMessages({
  name: { id: 'unitManagement.form.name', defaultMessage: 'Name', description: 'Label.' },
  key: { id: 'unitManagement.form.key', defaultMessage: 'Key', description: 'Label: the stable name that imports use.' },
  keyHint: { id: 'unitManagement.form.keyHint', defaultMessage: 'Imports know the unit by it: 2 to 64 of a–z, 0–9, dot, underscore and hyphen.', description: 'Below the field.' },
  keyKept: { id: 'unitManagement.form.keyKept', defaultMessage: 'Imports know units by their keys. Only administrators change it, and only until an import has named it.', description: 'Below the field for the key where it cannot be changed.' },
  keyArchived: { id: 'unitManagement.form.keyArchived', defaultMessage: 'The unit is in the archive, so it stays as it is.', description: 'Below the field for the key of an archived unit.' },
  displayedId: { id: 'unitManagement.form.displayedId', defaultMessage: 'Number', description: 'Label: cost centre, class code.' },
  displayedIdHint: { id: 'unitManagement.form.displayedIdHint', defaultMessage: 'Stands beside the name: a cost centre, the code of a class.', description: 'Below the field.' },
  logo: { id: 'unitManagement.form.logo', defaultMessage: 'Logo', description: 'Label.' },
  logoHint: { id: 'unitManagement.form.logoHint', defaultMessage: 'It is saved at once.', description: 'Below the field, before the kinds of file and their size.' },
  logoUpload: { id: 'unitManagement.form.logoUpload', defaultMessage: 'Logo on its way', description: 'Heading above the progress of an upload.' },
  logoNone: { id: 'unitManagement.form.logoNone', defaultMessage: 'None of its own: that of the unit above, else of the product.', description: 'Where the unit has no logo.' },
  logoShown: { id: 'unitManagement.form.logoShown', defaultMessage: 'Its people see this one.', description: 'Beside the logo of the unit.' },
  logoRemove: { id: 'unitManagement.form.logoRemove', defaultMessage: 'Remove logo', description: 'Button.' },
  logoSaved: { id: 'unitManagement.form.logoSaved', defaultMessage: 'The logo of {name} is saved.', description: 'Notice.' },
  logoRemoved: { id: 'unitManagement.form.logoRemoved', defaultMessage: 'The logo of {name} is removed.', description: 'Notice.' },
  color: { id: 'unitManagement.form.color', defaultMessage: 'Colour', description: 'Label: the unit’s own primary colour.' },
  colorHint: { id: 'unitManagement.form.colorHint', defaultMessage: 'Empty: the colour of the unit above, else of the product.', description: 'Below the field.' },
  description: { id: 'unitManagement.form.description', defaultMessage: 'Description', description: 'Label.' },
  timeZone: { id: 'unitManagement.form.timeZone', defaultMessage: 'Time zone', description: 'Label.' },
  timeZoneHint: { id: 'unitManagement.form.timeZoneHint', defaultMessage: 'Deadlines use this time zone. Search by city, zone name or offset. If empty, the parent unit’s time zone applies, otherwise the organisation’s.', description: 'Below the field.' },
  joinMode: { id: 'unitManagement.form.joinMode', defaultMessage: 'Who may join', description: 'Label of a choice.' },
  joinModeHint: { id: 'unitManagement.form.joinModeHint', defaultMessage: 'Open to requests or to all, the unit’s name and description are shown to everybody on “My units”.', description: 'Below the choice.' },
  joining: { id: 'unitManagement.form.joining', defaultMessage: 'Joining', description: 'Title of a part of the form.' },
  parent: { id: 'unitManagement.form.parent', defaultMessage: 'Parent unit', description: 'Label: the unit above the new one.' },
  identity: { id: 'unitManagement.form.identity', defaultMessage: 'Name and place', description: 'Title of a part of the form: parent unit, name, key, number, time zone, description.' },
  looks: { id: 'unitManagement.form.looks', defaultMessage: 'Appearance', description: 'Title of a part of the form: the colour of a unit.' },
  newTitle: { id: 'unitManagement.form.newTitle', defaultMessage: 'New unit', description: 'Title of the panel.' },
  create: { id: 'unitManagement.form.create', defaultMessage: 'Create unit', description: 'Button.' },
  created: { id: 'unitManagement.form.created', defaultMessage: '{name} is created.', description: 'Notice.' },
  saved: { id: 'unitManagement.form.saved', defaultMessage: '{name} is saved.', description: 'Notice.' },
  readOnly: { id: 'unitManagement.form.readOnly', defaultMessage: 'An archived unit can be read, not changed.', description: 'Above the form.' },
  conflict: { id: 'unitManagement.form.conflict', defaultMessage: 'Somebody else saved this unit in the meantime. Choose a value for each field that both changed.', description: 'Above both values.' },
  theirs: { id: 'unitManagement.form.theirs', defaultMessage: 'Saved meanwhile', description: 'Head above the other person’s values.' },
  empty: { id: 'unitManagement.form.empty', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
})

/** What a required field says while it is empty. */
export const missingMessages = defineMessages({
  parent: { id: 'unitManagement.missing.parent', defaultMessage: 'Choose a parent unit.', description: 'At the field for the unit above the new one, while it is empty.' },
  name: { id: 'unitManagement.missing.name', defaultMessage: 'Enter a name.', description: 'At the field for the name of a unit, while it is empty.' },
  key: { id: 'unitManagement.missing.key', defaultMessage: 'Enter a key.', description: 'At the field for the key of a unit, while it is empty.' },
})

const ownLogoFaults = defineMessages({
  TOO_LARGE: { id: 'unitManagement.logo.tooLarge', defaultMessage: 'Larger than 1 MiB. A smaller one fits.', description: 'Why a file was not taken.' },
  WRONG_KIND: { id: 'unitManagement.logo.wrongKind', defaultMessage: 'No picture of a kind that fits: SVG, PNG, WebP or JPEG.', description: 'Why a file was not taken.' },
  NO_PHOTOGRAPH: { id: 'unitManagement.logo.noPhotograph', defaultMessage: 'Choose a PNG, WebP or JPEG file.', description: 'Why a file was not taken from a manager, who may send no drawings (SVG).' },
  UNREADABLE: { id: 'unitManagement.logo.unreadable', defaultMessage: 'The file is damaged or no picture.', description: 'Why a file was not taken.' },
  OTHER: { id: 'unitManagement.logo.other', defaultMessage: 'The file was not taken.', description: 'Why a file was not taken.' },
})

/** Why a logo was not taken, by the server's codes. */
export const logoFaults = {
  ...ownLogoFaults,
  TOO_COMPLEX: userErrorMessages.TOO_COMPLEX,
  TOO_SLOW: userErrorMessages.TOO_SLOW,
  CRASHED: userErrorMessages.CRASHED,
}

/** What is wrong with an entry, by the server's codes. */
export const faultTexts = defineMessages({
  REQUIRED: { id: 'unitManagement.fault.required', defaultMessage: 'Fill in this field.', description: 'At a field.' },
  TOO_LONG: { id: 'unitManagement.fault.tooLong', defaultMessage: 'Too long. Some of it has to go.', description: 'At a field.' },
  BAD_CHARACTERS: { id: 'unitManagement.fault.badCharacters', defaultMessage: 'It holds characters that cannot be shown, such as a line break.', description: 'At a text field.' },
  NOT_A_KEY: { id: 'unitManagement.fault.notAKey', defaultMessage: 'Only a–z, 0–9, dot, underscore and hyphen, 2 to 64 of them, beginning with a letter or digit.', description: 'At the field for the key.' },
  NOT_A_COLOUR: { id: 'unitManagement.fault.notAColour', defaultMessage: 'Write the colour as six digits, such as #0f7b3f.', description: 'At the field for the colour.' },
  TAKEN: { id: 'unitManagement.fault.taken', defaultMessage: 'Another unit has this already.', description: 'At a field.' },
  IN_USE: { id: 'unitManagement.fault.inUse', defaultMessage: 'An import knows the unit by this key, so it stays.', description: 'At the field for the key.' },
  OUT_OF_SCOPE: { id: 'unitManagement.fault.outOfScope', defaultMessage: 'This lies outside the units you manage.', description: 'At a field, or in place of an answer.' },
  GENERAL_UNIT: { id: 'unitManagement.fault.generalUnit', defaultMessage: 'The general unit stays where it is, and stays on.', description: 'Why a change is refused.' },
  CYCLE: { id: 'unitManagement.fault.cycle', defaultMessage: 'A unit cannot lie below itself. Choose a place outside it.', description: 'At the field for the new place.' },
  TOO_DEEP: { id: 'unitManagement.fault.tooDeep', defaultMessage: 'Deeper than eight levels. Choose a place nearer to the top.', description: 'At the field for the new place.' },
  UNKNOWN: { id: 'unitManagement.fault.unknown', defaultMessage: 'This does not exist any more. Load the page again.', description: 'Why a change is refused.' },
  WRONG_STATE: { id: 'unitManagement.fault.wrongState', defaultMessage: 'The unit is archived. Switch it on again first.', description: 'Why a change is refused.' },
  COUNT_CHANGED: { id: 'unitManagement.fault.countChanged', defaultMessage: 'The number of people changed in the meantime. Look at the consequences once more.', description: 'Why a change is refused.' },
  CHANGED_MEANWHILE: { id: 'unitManagement.fault.changedMeanwhile', defaultMessage: 'Somebody else changed this in the meantime. It has been loaded again.', description: 'Why a change is refused.' },
  NOTHING_TO_DO: { id: 'unitManagement.fault.nothingToDo', defaultMessage: 'It is so already.', description: 'Why a change is refused.' },
  IN_THE_PAST: { id: 'unitManagement.fault.inThePast', defaultMessage: 'This day is over. Choose a later one.', description: 'At a date field.' },
  REPEATED: { id: 'unitManagement.fault.repeated', defaultMessage: 'Two units beside each other would have the same name or key.', description: 'At a field.' },
  TOO_MANY: { id: 'unitManagement.fault.tooMany', defaultMessage: 'At most 500 lines at once.', description: 'At the field for a list of people.' },
})
