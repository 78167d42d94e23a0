import { defineMessages } from '../../platform/locale/message.ts'

/** The tree and what stands around it. */
export const treeMessages = defineMessages({
  lead: {
    id: 'categories.tree.lead',
    defaultMessage: 'Sort media so that people find them in the catalogue.',
    description: 'One sentence under the title of the page.',
  },
  add: { id: 'categories.tree.add', defaultMessage: 'Add category', description: 'Button.' },
  label: { id: 'categories.tree.label', defaultMessage: 'Categories', description: 'Names the tree.' },
  search: { id: 'categories.tree.search', defaultMessage: 'Name or key', description: 'Names the search field.' },
  namesIn: {
    id: 'categories.tree.namesIn',
    defaultMessage: 'Names in',
    description: 'Names the choice of the language in which categories are listed.',
  },
  expandAll: {
    id: 'categories.tree.expandAll',
    defaultMessage: 'Expand all',
    description: 'Button: opens all branches.',
  },
  collapseAll: {
    id: 'categories.tree.collapseAll',
    defaultMessage: 'Collapse all',
    description: 'Button: closes all branches.',
  },
  name: { id: 'categories.tree.name', defaultMessage: 'Name', description: 'Head of a column.' },
  key: { id: 'categories.tree.key', defaultMessage: 'Key', description: 'Head of a column.' },
  media: { id: 'categories.tree.media', defaultMessage: 'Media', description: 'Head of a column with numbers.' },
  status: { id: 'categories.tree.status', defaultMessage: 'Status', description: 'Head of a column.' },
  actionsColumn: {
    id: 'categories.tree.actionsColumn',
    defaultMessage: 'Actions',
    description: 'Head of the column with the menus, for screen readers.',
  },
  mediaCount: {
    id: 'categories.tree.mediaCount',
    defaultMessage: '{count, plural, one {# medium} other {# media}}',
    description: 'How many media a category has with all below it.',
  },
  inactive: { id: 'categories.tree.inactive', defaultMessage: 'Inactive', description: 'Status of a category.' },
  fallback: {
    id: 'categories.tree.fallback',
    defaultMessage: 'shown in {language}',
    description: 'Of a name that the chosen language lacks; {language} such as English.',
  },
  moved: {
    id: 'categories.tree.moved',
    defaultMessage: '{name}: position {position} of {size}',
    description: 'Announced after a move at the top of the tree.',
  },
  movedIn: {
    id: 'categories.tree.movedIn',
    defaultMessage: '{name}: position {position} of {size} in {parent}',
    description: 'Announced after a move into or within another category.',
  },
  total: {
    id: 'categories.tree.total',
    defaultMessage: '{count, plural, one {# category} other {# categories}}, up to {levels} levels',
    description: 'Below the tree.',
  },
  found: {
    id: 'categories.tree.found',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'Below the tree while it is searched.',
  },
  keysMove: { id: 'categories.tree.keysMove', defaultMessage: 'move', description: 'After the keys Alt and arrows.' },
  keysOpen: {
    id: 'categories.tree.keysOpen',
    defaultMessage: 'expand, collapse',
    description: 'After the keys left and right.',
  },
  keysMenu: { id: 'categories.tree.keysMenu', defaultMessage: 'actions', description: 'After the keys Shift F10.' },
  empty: { id: 'categories.tree.empty', defaultMessage: 'No categories yet', description: 'In place of the tree.' },
  emptySentence: {
    id: 'categories.tree.emptySentence',
    defaultMessage: 'Add the first category. Media need one before they can be published.',
    description: 'In place of the tree.',
  },
  noMatch: { id: 'categories.tree.noMatch', defaultMessage: 'No matches', description: 'The search found nothing.' },
  noMatchSentence: {
    id: 'categories.tree.noMatchSentence',
    defaultMessage: 'No category has “{search}” in its name or key.',
    description: 'The search found nothing.',
  },
  clear: { id: 'categories.tree.clear', defaultMessage: 'Clear search', description: 'Button.' },
})

/** What can be done with a category. */
export const actionMessages = defineMessages({
  menu: {
    id: 'categories.action.menu',
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a category.',
  },
  edit: { id: 'categories.action.edit', defaultMessage: 'Edit', description: 'Entry of a menu.' },
  addBelow: { id: 'categories.action.addBelow', defaultMessage: 'Add subcategory', description: 'Entry of a menu.' },
  up: { id: 'categories.action.up', defaultMessage: 'Move up', description: 'Entry of a menu: one place up.' },
  down: { id: 'categories.action.down', defaultMessage: 'Move down', description: 'Entry of a menu: one place down.' },
  move: {
    id: 'categories.action.move',
    defaultMessage: 'Move to…',
    description: 'Entry of a menu: asks for the place.',
  },
  merge: { id: 'categories.action.merge', defaultMessage: 'Merge into…', description: 'Entry of a menu.' },
  deactivate: {
    id: 'categories.action.deactivate',
    defaultMessage: 'Deactivate',
    description: 'Entry of a menu, button.',
  },
  activate: { id: 'categories.action.activate', defaultMessage: 'Activate', description: 'Entry of a menu.' },
  remove: { id: 'categories.action.remove', defaultMessage: 'Delete', description: 'Entry of a menu, button.' },
  deactivateTitle: {
    id: 'categories.action.deactivateTitle',
    defaultMessage: 'Deactivate {name}?',
    description: 'Question.',
  },
  deactivateSentence: {
    id: 'categories.action.deactivateSentence',
    defaultMessage:
      'The category and everything below it disappear from the catalogue. {count, plural, =0 {No media are in it.} one {# medium stays in it.} other {# media stay in it.}}',
    description: 'Below the question; {count} with all categories below.',
  },
  removeTitle: { id: 'categories.action.removeTitle', defaultMessage: 'Delete {name}?', description: 'Question.' },
  removeSentence: {
    id: 'categories.action.removeSentence',
    defaultMessage: 'The category is empty. Deleting it cannot be undone.',
    description: 'Below the question.',
  },
  deactivated: { id: 'categories.action.deactivated', defaultMessage: '{name} deactivated.', description: 'Message.' },
  activated: { id: 'categories.action.activated', defaultMessage: '{name} activated.', description: 'Message.' },
  removed: { id: 'categories.action.removed', defaultMessage: '{name} deleted.', description: 'Message.' },
  movedTo: { id: 'categories.action.movedTo', defaultMessage: '{name} moved.', description: 'Message.' },
  moveTitle: { id: 'categories.action.moveTitle', defaultMessage: 'Move {name}', description: 'Title of a dialog.' },
  moveButton: { id: 'categories.action.moveButton', defaultMessage: 'Move', description: 'Button.' },
  moveHint: {
    id: 'categories.action.moveHint',
    defaultMessage: 'It goes to the end of the category, with everything below it.',
    description: 'Below the field with the new place.',
  },
  failed: {
    id: 'categories.action.failed',
    defaultMessage: 'Not done. {reason}',
    description: 'Message; {reason} is a whole sentence.',
  },
})

/** Why something was not done, where the general sentence says too little. */
export const reasonMessages = defineMessages({
  TAKEN: {
    id: 'categories.reason.taken',
    defaultMessage: 'A category with this name is already there.',
    description: 'After a move or merge that was refused.',
  },
  TOO_DEEP: {
    id: 'categories.reason.tooDeep',
    defaultMessage: 'Categories have at most 4 levels.',
    description: 'After a move or merge that was refused.',
  },
  CYCLE: {
    id: 'categories.reason.cycle',
    defaultMessage: 'A category cannot go into itself or a category below it.',
    description: 'After a move or merge that was refused.',
  },
  IN_USE: {
    id: 'categories.reason.inUse',
    defaultMessage: 'Only empty categories can be deleted. Move or merge what is in it first.',
    description: 'After a deletion that was refused.',
  },
  CHANGED_MEANWHILE: {
    id: 'categories.reason.changed',
    defaultMessage: 'The category was changed by someone else. The list is up to date now, try again.',
    description: 'After a change that was refused.',
  },
  UNKNOWN: {
    id: 'categories.reason.unknown',
    defaultMessage: 'The category no longer exists.',
    description: 'After a change that was refused.',
  },
  COUNT_CHANGED: {
    id: 'categories.reason.countChanged',
    defaultMessage: 'The number of media has changed. Check the preview and try again.',
    description: 'After a merge that was refused.',
  },
})

/** The form of a category. */
export const formMessages = defineMessages({
  newTitle: { id: 'categories.form.newTitle', defaultMessage: 'New category', description: 'Title of a panel.' },
  names: { id: 'categories.form.names', defaultMessage: 'Names', description: 'Head above the names.' },
  name: {
    id: 'categories.form.name',
    defaultMessage: 'Name ({language})',
    description: 'Label of a field; {language} such as English.',
  },
  fallback: {
    id: 'categories.form.fallback',
    defaultMessage: 'Empty: “{name}” ({language}) is shown.',
    description: 'Below an empty name; what readers of that language see instead.',
  },
  descriptions: {
    id: 'categories.form.descriptions',
    defaultMessage: 'Descriptions',
    description: 'Head above the descriptions.',
  },
  description: {
    id: 'categories.form.description',
    defaultMessage: 'Description ({language})',
    description: 'Label of a field; {language} such as English.',
  },
  settings: { id: 'categories.form.settings', defaultMessage: 'Settings', description: 'Head above key and place.' },
  key: { id: 'categories.form.key', defaultMessage: 'Key', description: 'Label of a field.' },
  keyHint: {
    id: 'categories.form.keyHint',
    defaultMessage: 'Imports find the category by its key: a–z, 0–9, dot, underscore, hyphen.',
    description: 'Below the field with the key.',
  },
  keyMissing: { id: 'categories.form.keyMissing', defaultMessage: 'Enter a key.', description: 'The key is missing.' },
  nameMissing: {
    id: 'categories.form.nameMissing',
    defaultMessage: 'Enter a name in at least one language.',
    description: 'All names are missing.',
  },
  nameTaken: {
    id: 'categories.form.nameTaken',
    defaultMessage: 'Another category in the same place has this name.',
    description: 'At a name.',
  },
  keyTaken: {
    id: 'categories.form.keyTaken',
    defaultMessage: 'Another category has this key, or had it before a merge.',
    description: 'At the key.',
  },
  parent: {
    id: 'categories.form.parent',
    defaultMessage: 'In category',
    description: 'Label of a field: where it lies.',
  },
  top: { id: 'categories.form.top', defaultMessage: 'Top level', description: 'A place: in no other category.' },
  create: { id: 'categories.form.create', defaultMessage: 'Add category', description: 'Button.' },
  cancel: { id: 'categories.form.cancel', defaultMessage: 'Cancel', description: 'Button.' },
  created: { id: 'categories.form.created', defaultMessage: '{name} added.', description: 'Message.' },
  saved: { id: 'categories.form.saved', defaultMessage: '{name} saved.', description: 'Message.' },
  aliases: {
    id: 'categories.form.aliases',
    defaultMessage: 'Also found by',
    description: 'Label before keys of merged categories.',
  },
  conflict: {
    id: 'categories.form.conflict',
    defaultMessage: 'This category was changed by someone else. Choose which values to keep.',
    description: 'Above both values.',
  },
  theirs: {
    id: 'categories.form.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head above the other person’s values.',
  },
  unset: { id: 'categories.form.unset', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
  gone: { id: 'categories.form.gone', defaultMessage: 'Category not found', description: 'Title of a panel.' },
  goneSentence: {
    id: 'categories.form.goneSentence',
    defaultMessage: 'It may have been deleted or merged into another one.',
    description: 'In a panel whose category does not exist.',
  },
})

/** The merge of two categories. */
export const mergeMessages = defineMessages({
  title: { id: 'categories.merge.title', defaultMessage: 'Merge category', description: 'Title of a panel.' },
  lead: {
    id: 'categories.merge.lead',
    defaultMessage: '“{name}” will be removed. Its media move to the category you choose.',
    description: 'Under the title.',
  },
  into: { id: 'categories.merge.into', defaultMessage: 'Merge into', description: 'Label of a field.' },
  choose: {
    id: 'categories.merge.choose',
    defaultMessage: 'Choose a category to see what changes.',
    description: 'In place of the preview.',
  },
  waiting: {
    id: 'categories.merge.waiting',
    defaultMessage: 'Checking what changes',
    description: 'While the preview loads.',
  },
  media: {
    id: 'categories.merge.media',
    defaultMessage:
      '{count, plural, =0 {No media change category} one {# medium changes category} other {# media change category}}',
    description: 'Head of a part of the preview.',
  },
  published: {
    id: 'categories.merge.published',
    defaultMessage: 'Published',
    description: 'Media by state, before a number.',
  },
  drafts: { id: 'categories.merge.drafts', defaultMessage: 'Drafts', description: 'Media by state, before a number.' },
  retired: {
    id: 'categories.merge.retired',
    defaultMessage: 'Retired or archived',
    description: 'Media by state, before a number.',
  },
  shared: {
    id: 'categories.merge.shared',
    defaultMessage: 'Already in both categories',
    description: 'Media that are in the target too, before a number.',
  },
  also: { id: 'categories.merge.also', defaultMessage: 'Also updated', description: 'Head of a part of the preview.' },
  children: {
    id: 'categories.merge.children',
    defaultMessage: 'Subcategories that move along',
    description: 'Before a number.',
  },
  key: { id: 'categories.merge.key', defaultMessage: 'Key {key}', description: 'Before the word Alias.' },
  alias: { id: 'categories.merge.alias', defaultMessage: 'Alias', description: 'After a key: what becomes of it.' },
  aliasHint: {
    id: 'categories.merge.aliasHint',
    defaultMessage: 'Imports that use it keep working',
    description: 'Below a key that becomes an alias.',
  },
  untouched: {
    id: 'categories.merge.untouched',
    defaultMessage: 'Not affected: progress, certificates, due dates and ratings.',
    description: 'Below the preview.',
  },
  action: {
    id: 'categories.merge.action',
    defaultMessage: '{count, plural, =0 {Merge category} one {Merge # medium} other {Merge # media}}',
    description: 'Button.',
  },
  done: { id: 'categories.merge.done', defaultMessage: '{name} merged into {target}.', description: 'Message.' },
  typeTitle: {
    id: 'categories.merge.typeTitle',
    defaultMessage: 'Merge {name} into {target}?',
    description: 'Question.',
  },
  typeSentence: {
    id: 'categories.merge.typeSentence',
    defaultMessage: '{count, plural, one {# medium changes} other {# media change}} category. This cannot be undone.',
    description: 'Below the question.',
  },
})
