import { defineMessages } from '../../../platform/locale/message.ts'

/** What a change of a unit would do, before it happens. */
export const changeMessages = defineMessages({
  moveTitle: { id: 'unitManagement.change.moveTitle', defaultMessage: 'Move unit', description: 'Title of a panel.' },
  mergeTitle: {
    id: 'unitManagement.change.mergeTitle',
    defaultMessage: 'Merge unit',
    description: 'Title of a panel.',
  },
  deactivateTitle: {
    id: 'unitManagement.change.deactivateTitle',
    defaultMessage: 'Deactivate unit',
    description: 'Title of a panel.',
  },
  archiveTitle: {
    id: 'unitManagement.change.archiveTitle',
    defaultMessage: 'Archive unit',
    description: 'Title of a panel.',
  },
  moveTo: {
    id: 'unitManagement.change.moveTo',
    defaultMessage: 'New parent of {unit}',
    description: 'Label of a field.',
  },
  mergeInto: {
    id: 'unitManagement.change.mergeInto',
    defaultMessage: 'Merge {unit} into',
    description: 'Label of a field.',
  },
  now: {
    id: 'unitManagement.change.now',
    defaultMessage:
      'Currently below {parent}, with {units, plural, =0 {no sub-units} one {# sub-unit} other {# sub-units}} and {people, plural, one {# person} other {# people}}.',
    description: 'Below the field for the new place.',
  },
  mergeHint: {
    id: 'unitManagement.change.mergeHint',
    defaultMessage: 'The unit is archived. Imports that use its key will use the other unit.',
    description: 'Below the field.',
  },
  deactivateHint: {
    id: 'unitManagement.change.deactivateHint',
    defaultMessage:
      'People keep their accounts and progress. The unit can’t be chosen anywhere until you reactivate it.',
    description: 'What switching off means.',
  },
  archiveHint: {
    id: 'unitManagement.change.archiveHint',
    defaultMessage:
      'The unit is removed from the tree and all lists. Its people and history are kept. You can restore it.',
    description: 'What archiving means.',
  },
  waiting: {
    id: 'unitManagement.change.waiting',
    defaultMessage: 'Checking the consequences',
    description: 'While the answer is on its way.',
  },
  choose: {
    id: 'unitManagement.change.choose',
    defaultMessage: 'Choose a parent unit to see the consequences.',
    description: 'Before a unit was chosen.',
  },
  concerned: {
    id: 'unitManagement.change.concerned',
    defaultMessage:
      '{people, plural, =0 {No one is affected} one {# person is affected} other {# people are affected}}{units, plural, =0 {} one {, and # sub-unit} other {, and # sub-units}}',
    description: 'Head of the consequences.',
  },
  gain: {
    id: 'unitManagement.change.gain',
    defaultMessage:
      '{count, plural, one {# manager will be able to see these people} other {# managers will be able to see these people}}',
    description: 'Head of a list of managers who will see these people.',
  },
  lose: {
    id: 'unitManagement.change.lose',
    defaultMessage:
      '{count, plural, one {# manager will no longer see these people} other {# managers will no longer see these people}}',
    description: 'Head of a list of managers who will no longer see these people.',
  },
  sight: {
    id: 'unitManagement.change.sight',
    defaultMessage: 'Manager of {unit}',
    description: 'Below the name of a manager.',
  },
  others: {
    id: 'unitManagement.change.others',
    defaultMessage: 'and {count, plural, one {# other} other {# others}}',
    description: 'At the end of a list that is not shown whole.',
  },
  also: { id: 'unitManagement.change.also', defaultMessage: 'Also changes', description: 'Head of a list.' },
  design: {
    id: 'unitManagement.change.design',
    defaultMessage: '{people, plural, one {# person gets} other {# people get}} the colour and logo of {unit}',
    description: 'In that list.',
  },
  designProduct: {
    id: 'unitManagement.change.designProduct',
    defaultMessage: '{people, plural, one {# person gets} other {# people get}} the colour and logo of the product',
    description: 'In that list.',
  },
  doubles: {
    id: 'unitManagement.change.doubles',
    defaultMessage: '{count, plural, one {# person is} other {# people are}} in both units and will be a member once',
    description: 'In that list.',
  },
  large: {
    id: 'unitManagement.change.large',
    defaultMessage: 'This runs in the background because many people are affected. You can leave the page.',
    description: 'Where the change runs as a job.',
  },
  nothing: {
    id: 'unitManagement.change.nothing',
    defaultMessage: 'No one’s access changes.',
    description: 'Where a change has no consequences worth a list.',
  },
  typeTitle: {
    id: 'unitManagement.change.typeTitle',
    defaultMessage: '{action}: {people, plural, one {# person is} other {# people are}} affected',
    description: 'Title of the question before a change that concerns many; {action} is the button’s word.',
  },
  typeSentence: {
    id: 'unitManagement.change.typeSentence',
    defaultMessage: 'Enter the unit’s name to confirm.',
    description: 'In that question.',
  },
  moved: { id: 'unitManagement.change.moved', defaultMessage: '{unit} moved.', description: 'Notice.' },
  merged: {
    id: 'unitManagement.change.merged',
    defaultMessage: '{unit} merged into {target}.',
    description: 'Notice.',
  },
  deactivated: {
    id: 'unitManagement.change.deactivated',
    defaultMessage: '{unit} deactivated.',
    description: 'Notice.',
  },
  archived: { id: 'unitManagement.change.archived', defaultMessage: '{unit} archived.', description: 'Notice.' },
  undo: { id: 'unitManagement.change.undo', defaultMessage: 'Undo', description: 'Button in a notice.' },
  cancel: { id: 'unitManagement.change.cancel', defaultMessage: 'Cancel', description: 'Button: nothing happens.' },
  merge: { id: 'unitManagement.change.merge', defaultMessage: 'Merge', description: 'Button.' },
  noUnits: {
    id: 'unitManagement.change.noUnits',
    defaultMessage: 'The search failed. Try again.',
    description: 'In the list of a field.',
  },
})

/** People into a unit. */
export const addMessages = defineMessages({
  title: { id: 'unitManagement.add.title', defaultMessage: 'Add people to {unit}', description: 'Title of a panel.' },
  byName: {
    id: 'unitManagement.add.byName',
    defaultMessage: 'By name',
    description: 'Label of a field that finds one person after the other.',
  },
  byNameHint: {
    id: 'unitManagement.add.byNameHint',
    defaultMessage: 'Search by name, email address or number.',
    description: 'Below that field.',
  },
  chosen: {
    id: 'unitManagement.add.chosen',
    defaultMessage: 'Selected people',
    description: 'Read aloud: name of the list of those who were chosen by name.',
  },
  nobody: {
    id: 'unitManagement.add.nobody',
    defaultMessage: 'No one selected yet.',
    description: 'Why the button for adding does nothing.',
  },
  list: {
    id: 'unitManagement.add.list',
    defaultMessage: 'As a list',
    description: 'Label of a text area for many people.',
  },
  listHint: {
    id: 'unitManagement.add.listHint',
    defaultMessage: 'One per line: email address, username or number. You can paste a column from a spreadsheet.',
    description: 'Below the text area.',
  },
  found: {
    id: 'unitManagement.add.found',
    defaultMessage: '{count, plural, =0 {No one found} one {# person found} other {# people found}}',
    description: 'Above the list of whom the lines mean.',
  },
  unknown: {
    id: 'unitManagement.add.unknown',
    defaultMessage: '{count, plural, one {# line matches no one you manage} other {# lines match no one you manage}}',
    description: 'Above the lines without a person.',
  },
  already: {
    id: 'unitManagement.add.already',
    defaultMessage: 'already in the unit',
    description: 'Behind the name of a person.',
  },
  add: {
    id: 'unitManagement.add.add',
    defaultMessage: '{count, plural, =0 {Add people} one {Add # person} other {Add # people}}',
    description: 'Button.',
  },
  planned: {
    id: 'unitManagement.add.planned',
    defaultMessage:
      '{count, plural, =0 {Nothing changed: everyone is already in {unit} or scheduled for {date}.} one {# person will join {unit} on {date}.} other {# people will join {unit} on {date}.}}',
    description: 'Notice; the day may be here already by other clocks.',
  },
  added: {
    id: 'unitManagement.add.added',
    defaultMessage:
      '{count, plural, =0 {Everyone was already in {unit}.} one {# person added to {unit}.} other {# people added to {unit}.}}',
    description: 'Notice.',
  },
})

/** A school's year change. */
export const rollMessages = defineMessages({
  title: {
    id: 'unitManagement.roll.title',
    defaultMessage: 'Roll {unit} forward',
    description: 'Title of a panel: the classes below a unit go on to their next year.',
  },
  lead: {
    id: 'unitManagement.roll.lead',
    defaultMessage:
      'Each sub-unit gets its next name and key and keeps its people. Completed units are archived and their people removed.',
    description: 'Below that title.',
  },
  leadKeysStay: {
    id: 'unitManagement.roll.leadKeysStay',
    defaultMessage:
      'Each sub-unit gets its next name and keeps its key and its people. Only administrators change keys. Completed units are archived and their people removed.',
    description: 'Below that title, for whoever may not change keys.',
  },
  next: { id: 'unitManagement.roll.next', defaultMessage: 'Next name of {unit}', description: 'Label of a field.' },
  nextKey: { id: 'unitManagement.roll.nextKey', defaultMessage: 'Next key', description: 'Label of a field.' },
  finished: {
    id: 'unitManagement.roll.finished',
    defaultMessage: '{unit} is completed',
    description: 'Checkbox: the class leaves.',
  },
  none: { id: 'unitManagement.roll.none', defaultMessage: 'No sub-units', description: 'Title in place of the form.' },
  noneSentence: {
    id: 'unitManagement.roll.noneSentence',
    defaultMessage: 'Roll the year forward in the unit that contains the classes.',
    description: 'Below that title.',
  },
  check: { id: 'unitManagement.roll.check', defaultMessage: 'Show consequences', description: 'Button.' },
  act: { id: 'unitManagement.roll.act', defaultMessage: 'Roll forward', description: 'Button.' },
  change: {
    id: 'unitManagement.roll.change',
    defaultMessage: 'Change names',
    description: 'Button: back to the names.',
  },
  becomes: {
    id: 'unitManagement.roll.becomes',
    defaultMessage: '{unit} becomes {name} ({key})',
    description: 'One consequence.',
  },
  ends: { id: 'unitManagement.roll.ends', defaultMessage: '{unit} is archived', description: 'One consequence.' },
  people: {
    id: 'unitManagement.roll.people',
    defaultMessage: '{count, plural, =0 {no people} one {# person} other {# people}}',
    description: 'Below a consequence.',
  },
  comingStays: {
    id: 'unitManagement.roll.comingStays',
    defaultMessage: '{count, plural, one {# scheduled member} other {# scheduled members}}',
    description: 'Below a consequence: so many come into the unit on a later day, also under its next name.',
  },
  comingLapses: {
    id: 'unitManagement.roll.comingLapses',
    defaultMessage: '{count, plural, one {# scheduled member is} other {# scheduled members are}} cancelled',
    description: 'Below a consequence: the unit is finished, and so many were to come into it on a later day.',
  },
  done: {
    id: 'unitManagement.roll.done',
    defaultMessage:
      '{count, plural, one {# unit rolled forward.} other {# units rolled forward.}} You can undo this for seven days.',
    description: 'Notice.',
  },
  undonePart: {
    id: 'unitManagement.roll.undonePart',
    defaultMessage:
      'Change of year undone, except for {count, plural, one {# unit that was} other {# units that were}} changed since.',
    description: 'Notice after undoing in part.',
  },
  backTitle: {
    id: 'unitManagement.roll.backTitle',
    defaultMessage: 'Undo the change of year in {unit}?',
    description: 'Title of a question.',
  },
  backText: {
    id: 'unitManagement.roll.backText',
    defaultMessage:
      'The sub-units were rolled forward on {date}. They get their old names and keys back, and people who left are added again. Later changes are kept.',
    description: 'Below that title.',
  },
  back: { id: 'unitManagement.roll.back', defaultMessage: 'Undo', description: 'Button.' },
  undone: {
    id: 'unitManagement.roll.undone',
    defaultMessage: 'Change of year undone.',
    description: 'Notice after undoing.',
  },
})

/** A file of the tree. */
export const exportMessages = defineMessages({
  title: { id: 'unitManagement.export.title', defaultMessage: 'Export units', description: 'Title of a panel.' },
  lead: {
    id: 'unitManagement.export.lead',
    defaultMessage: 'One row per unit with its path, key, status and number of people. Archived units are left out.',
    description: 'Below that title.',
  },
  which: { id: 'unitManagement.export.which', defaultMessage: 'Which units', description: 'Label of a choice.' },
  branch: { id: 'unitManagement.export.branch', defaultMessage: '{unit} and its sub-units', description: 'Choice.' },
  all: {
    id: 'unitManagement.export.all',
    defaultMessage: 'All units shown here',
    description: 'Choice: every unit the person manages.',
  },
  format: { id: 'unitManagement.export.format', defaultMessage: 'File type', description: 'Label of a choice.' },
  make: { id: 'unitManagement.export.make', defaultMessage: 'Export', description: 'Button.' },
})
