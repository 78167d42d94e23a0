import { defineMessages } from '../../platform/locale/message.ts'

/** What a change of a unit would do, before it happens. */
export const changeMessages = defineMessages({
  moveTitle: { id: 'unitManagement.change.moveTitle', defaultMessage: 'Move the unit', description: 'Title of a panel.' },
  mergeTitle: { id: 'unitManagement.change.mergeTitle', defaultMessage: 'Merge the unit', description: 'Title of a panel.' },
  deactivateTitle: { id: 'unitManagement.change.deactivateTitle', defaultMessage: 'Switch the unit off', description: 'Title of a panel.' },
  archiveTitle: { id: 'unitManagement.change.archiveTitle', defaultMessage: 'Archive the unit', description: 'Title of a panel.' },
  moveTo: { id: 'unitManagement.change.moveTo', defaultMessage: 'New place for {unit}', description: 'Label of a field.' },
  mergeInto: { id: 'unitManagement.change.mergeInto', defaultMessage: 'Where everything of {unit} goes', description: 'Label of a field.' },
  now: {
    id: 'unitManagement.change.now',
    defaultMessage: 'Until now below {parent}. With {units, plural, =0 {no unit} one {# unit} other {# units}} below it and {people, plural, one {# person} other {# people}}.',
    description: 'Below the field for the new place.',
  },
  mergeHint: { id: 'unitManagement.change.mergeHint', defaultMessage: 'The unit is archived. Imports that name its key reach the other unit.', description: 'Below the field.' },
  deactivateHint: { id: 'unitManagement.change.deactivateHint', defaultMessage: 'Its people keep their accounts and what they learned. The unit is offered nowhere until it is switched on again.', description: 'What switching off means.' },
  archiveHint: { id: 'unitManagement.change.archiveHint', defaultMessage: 'The unit leaves the tree and all lists; its people and its history stay. It can be brought back.', description: 'What archiving means.' },
  waiting: { id: 'unitManagement.change.waiting', defaultMessage: 'Working out the consequences', description: 'While the answer is on its way.' },
  choose: { id: 'unitManagement.change.choose', defaultMessage: 'The consequences stand here once a place is chosen.', description: 'Before a unit was chosen.' },
  concerned: {
    id: 'unitManagement.change.concerned',
    defaultMessage: '{people, plural, =0 {Nobody is concerned} one {# person is concerned} other {# people are concerned}}{units, plural, =0 {} one {, and # unit below it} other {, and # units below it}}',
    description: 'Head of the consequences.',
  },
  gain: { id: 'unitManagement.change.gain', defaultMessage: '{count, plural, one {# manager gains sight} other {# managers gain sight}}', description: 'Head of a list of managers who will see these people.' },
  lose: { id: 'unitManagement.change.lose', defaultMessage: '{count, plural, one {# manager loses sight} other {# managers lose sight}}', description: 'Head of a list of managers who will no longer see these people.' },
  sight: { id: 'unitManagement.change.sight', defaultMessage: 'Manager of {unit}', description: 'Below the name of a manager.' },
  others: { id: 'unitManagement.change.others', defaultMessage: 'and {count, plural, one {# other} other {# others}}', description: 'At the end of a list that is not shown whole.' },
  also: { id: 'unitManagement.change.also', defaultMessage: 'This changes as well', description: 'Head of a list.' },
  design: { id: 'unitManagement.change.design', defaultMessage: '{people, plural, one {# person gets} other {# people get}} the colour and logo of {unit}', description: 'In that list.' },
  designProduct: { id: 'unitManagement.change.designProduct', defaultMessage: '{people, plural, one {# person gets} other {# people get}} the colour and logo of the product', description: 'In that list.' },
  doubles: { id: 'unitManagement.change.doubles', defaultMessage: '{count, plural, one {# person is} other {# people are}} in both units and will be once in one', description: 'In that list.' },
  large: { id: 'unitManagement.change.large', defaultMessage: 'So many that it goes on in the background; you can leave the page.', description: 'Where the change runs as a job.' },
  nothing: { id: 'unitManagement.change.nothing', defaultMessage: 'Nobody gains or loses sight of anybody. Memberships and proofs stay as they are.', description: 'Where a change has no consequences worth a list.' },
  typeTitle: { id: 'unitManagement.change.typeTitle', defaultMessage: '{action}: {people, plural, one {# person is} other {# people are}} concerned', description: 'Title of the question before a change that concerns many; {action} is the button’s word.' },
  typeSentence: { id: 'unitManagement.change.typeSentence', defaultMessage: 'Type the name of the unit to go on.', description: 'In that question.' },
  moved: { id: 'unitManagement.change.moved', defaultMessage: '{unit} is moved.', description: 'Notice.' },
  merged: { id: 'unitManagement.change.merged', defaultMessage: '{unit} is merged into {target}.', description: 'Notice.' },
  deactivated: { id: 'unitManagement.change.deactivated', defaultMessage: '{unit} is switched off.', description: 'Notice.' },
  archived: { id: 'unitManagement.change.archived', defaultMessage: '{unit} is archived.', description: 'Notice.' },
  undo: { id: 'unitManagement.change.undo', defaultMessage: 'Undo', description: 'Button in a notice.' },
  cancel: { id: 'unitManagement.change.cancel', defaultMessage: 'Cancel', description: 'Button: nothing happens.' },
  merge: { id: 'unitManagement.change.merge', defaultMessage: 'Merge', description: 'Button.' },
  noUnits: { id: 'unitManagement.change.noUnits', defaultMessage: 'The units could not be searched.', description: 'In the list of a field.' },
})

/** People into a unit. */
export const addMessages = defineMessages({
  title: { id: 'unitManagement.add.title', defaultMessage: 'Add people to {unit}', description: 'Title of a panel.' },
  byName: { id: 'unitManagement.add.byName', defaultMessage: 'By name', description: 'Label of a field that finds one person after the other.' },
  byNameHint: { id: 'unitManagement.add.byNameHint', defaultMessage: 'Name, e-mail address or number; one person after the other.', description: 'Below that field.' },
  chosen: { id: 'unitManagement.add.chosen', defaultMessage: 'Chosen people', description: 'Read aloud: name of the list of those who were chosen by name.' },
  nobody: { id: 'unitManagement.add.nobody', defaultMessage: 'Nobody is chosen yet.', description: 'Why the button for adding does nothing.' },
  list: { id: 'unitManagement.add.list', defaultMessage: 'As a list', description: 'Label of a text area for many people.' },
  listHint: { id: 'unitManagement.add.listHint', defaultMessage: 'One in a line: e-mail address, username or number. A column of a table can be pasted.', description: 'Below the text area.' },
  found: { id: 'unitManagement.add.found', defaultMessage: '{count, plural, =0 {Nobody found yet} one {# person found} other {# people found}}', description: 'Above the list of whom the lines mean.' },
  unknown: { id: 'unitManagement.add.unknown', defaultMessage: '{count, plural, one {# line means nobody you manage} other {# lines mean nobody you manage}}', description: 'Above the lines without a person.' },
  already: { id: 'unitManagement.add.already', defaultMessage: 'already in the unit', description: 'Behind the name of a person.' },
  add: { id: 'unitManagement.add.add', defaultMessage: '{count, plural, =0 {Add people} one {Add # person} other {Add # people}}', description: 'Button.' },
  planned: { id: 'unitManagement.add.planned', defaultMessage: '{count, plural, =0 {Nothing has changed: everybody is in {unit} or comes on {date} already.} one {# person comes into {unit} on {date}.} other {# people come into {unit} on {date}.}}', description: 'Notice.' },
  added: { id: 'unitManagement.add.added', defaultMessage: '{count, plural, =0 {Everybody was in {unit} already.} one {# person is now in {unit}.} other {# people are now in {unit}.}}', description: 'Notice.' },
})

/** A school's year change. */
export const rollMessages = defineMessages({
  title: { id: 'unitManagement.roll.title', defaultMessage: 'Roll {unit} forward', description: 'Title of a panel: the classes below a unit go on to their next year.' },
  lead: { id: 'unitManagement.roll.lead', defaultMessage: 'Each unit below takes its next name and key; its people stay in it. What is finished is archived, and its people leave it.', description: 'Below that title.' },
  next: { id: 'unitManagement.roll.next', defaultMessage: 'Next name of {unit}', description: 'Label of a field.' },
  nextKey: { id: 'unitManagement.roll.nextKey', defaultMessage: 'Next key', description: 'Label of a field.' },
  finished: { id: 'unitManagement.roll.finished', defaultMessage: '{unit} is finished', description: 'Checkbox: the class leaves.' },
  none: { id: 'unitManagement.roll.none', defaultMessage: 'There is no unit below this one', description: 'Title in place of the form.' },
  noneSentence: { id: 'unitManagement.roll.noneSentence', defaultMessage: 'A year is rolled forward in the unit that holds its classes.', description: 'Below that title.' },
  check: { id: 'unitManagement.roll.check', defaultMessage: 'Show consequences', description: 'Button.' },
  act: { id: 'unitManagement.roll.act', defaultMessage: 'Roll forward', description: 'Button.' },
  change: { id: 'unitManagement.roll.change', defaultMessage: 'Change names', description: 'Button: back to the names.' },
  becomes: { id: 'unitManagement.roll.becomes', defaultMessage: '{unit} becomes {name} ({key})', description: 'One consequence.' },
  ends: { id: 'unitManagement.roll.ends', defaultMessage: '{unit} is archived', description: 'One consequence.' },
  people: { id: 'unitManagement.roll.people', defaultMessage: '{count, plural, =0 {nobody in it} one {# person} other {# people}}', description: 'Below a consequence.' },
  done: { id: 'unitManagement.roll.done', defaultMessage: '{count, plural, one {# unit is} other {# units are}} rolled forward. It can be undone for seven days.', description: 'Notice.' },
  undonePart: { id: 'unitManagement.roll.undonePart', defaultMessage: 'The year is as it was before, but for {count, plural, one {# unit that was} other {# units that were}} changed since.', description: 'Notice after undoing in part.' },
  backTitle: { id: 'unitManagement.roll.backTitle', defaultMessage: 'Take the year’s change of {unit} back?', description: 'Title of a question.' },
  backText: { id: 'unitManagement.roll.backText', defaultMessage: 'The units below it went on to their next year on {date}. They get their old names and keys again, and who left comes back. What was changed since stays as it is.', description: 'Below that title.' },
  back: { id: 'unitManagement.roll.back', defaultMessage: 'Take back', description: 'Button.' },
  undone: { id: 'unitManagement.roll.undone', defaultMessage: 'The year is as it was before.', description: 'Notice after undoing.' },
})

/** A file of the tree. */
export const exportMessages = defineMessages({
  title: { id: 'unitManagement.export.title', defaultMessage: 'Export units', description: 'Title of a panel.' },
  lead: { id: 'unitManagement.export.lead', defaultMessage: 'One row a unit, with the way to it, its key, its state and how many people are in it. Archived units are left out.', description: 'Below that title.' },
  which: { id: 'unitManagement.export.which', defaultMessage: 'Which units', description: 'Label of a choice.' },
  branch: { id: 'unitManagement.export.branch', defaultMessage: '{unit} and all below it', description: 'Choice.' },
  all: { id: 'unitManagement.export.all', defaultMessage: 'All that can be seen here', description: 'Choice: every unit the person manages.' },
  format: { id: 'unitManagement.export.format', defaultMessage: 'Kind of file', description: 'Label of a choice.' },
  XLSX: { id: 'unitManagement.export.xlsx', defaultMessage: 'Excel (XLSX)', description: 'Choice.' },
  CSV: { id: 'unitManagement.export.csv', defaultMessage: 'Text (CSV)', description: 'Choice.' },
  make: { id: 'unitManagement.export.make', defaultMessage: 'Make file', description: 'Button.' },
})
