import { defineMessages } from '../../platform/locale/message.ts'

export const messages = defineMessages({
  lead: {
    id: 'menuconfig.page.lead',
    defaultMessage: 'People with several roles see the entries of all their roles, each once.',
    description: 'Below the title of the menu configuration.',
  },
  warning: {
    id: 'menuconfig.page.warning',
    defaultMessage:
      'Hiding an entry tidies the menu. It doesn’t protect the page: people with the right role can still open its address.',
    description: 'Notice above the lists.',
  },
  always: {
    id: 'menuconfig.page.always',
    defaultMessage: 'My profile and the legal pages are always there: in the account menu and at the foot of it.',
    description: 'Below the list of entries for everybody.',
  },
  learner: {
    id: 'menuconfig.column.learner',
    defaultMessage: 'Learner',
    description: 'Title of a list of menu entries.',
  },
  manager: {
    id: 'menuconfig.column.manager',
    defaultMessage: 'Education manager',
    description: 'Title of a list of menu entries.',
  },
  admin: {
    id: 'menuconfig.column.admin',
    defaultMessage: 'Administrator',
    description: 'Title of a list of menu entries.',
  },
  count: {
    id: 'menuconfig.column.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}{hidden, plural, =0 {} other {, # hidden}}',
    description: 'Beside the title of the first list.',
  },
  adds: {
    id: 'menuconfig.column.adds',
    defaultMessage: 'adds {count, number}{hidden, plural, =0 {} other {, # hidden}}',
    description: 'Beside the title of a list: how many entries the role adds.',
  },
  add: { id: 'menuconfig.add.button', defaultMessage: 'Add', description: 'Button below a list: opens a menu.' },
  addLink: { id: 'menuconfig.add.link', defaultMessage: 'External link', description: 'Entry of the menu "Add".' },
  addGroup: { id: 'menuconfig.add.group', defaultMessage: 'Group', description: 'Entry of the menu "Add".' },
  newGroup: { id: 'menuconfig.add.newgroup', defaultMessage: 'New group', description: 'Name of a group just added.' },
  newLink: {
    id: 'menuconfig.add.newlink',
    defaultMessage: 'New link',
    description: 'Stands for a link without a name.',
  },
  main: {
    id: 'menuconfig.group.main',
    defaultMessage: 'Main entries',
    description: 'The first group, which has no caption in the menu.',
  },
  hide: { id: 'menuconfig.entry.hide', defaultMessage: 'Hide “{name}”', description: 'Button of an entry.' },
  show: { id: 'menuconfig.entry.show', defaultMessage: 'Show “{name}”', description: 'Button of a hidden entry.' },
  locked: {
    id: 'menuconfig.entry.locked',
    defaultMessage: '“{name}” can’t be hidden: it leads back to everything else.',
    description: 'Name of the lock at an entry.',
  },
  actions: {
    id: 'menuconfig.entry.actions',
    defaultMessage: 'Actions for “{name}”',
    description: 'Names the menu of an entry.',
  },
  edit: { id: 'menuconfig.entry.edit', defaultMessage: 'Edit', description: 'Entry of the menu of an entry.' },
  close: { id: 'menuconfig.entry.close', defaultMessage: 'Close', description: 'Button below the fields of an entry.' },
  remove: { id: 'menuconfig.entry.remove', defaultMessage: 'Remove', description: 'Removes a link or a group.' },
  hiddenFor: {
    id: 'menuconfig.entry.hiddenfor',
    defaultMessage: 'Not for: {roles}',
    description: 'Below an entry that some roles do not see; roles is a list.',
  },
  label: {
    id: 'menuconfig.field.label',
    defaultMessage: 'Name, {language}',
    description: 'Label of a field; language is such as Deutsch.',
  },
  labelHint: {
    id: 'menuconfig.field.labelhint',
    defaultMessage: 'Empty: the built-in name.',
    description: 'Below the fields with names of a screen.',
  },
  linkHint: {
    id: 'menuconfig.field.linkhint',
    defaultMessage: 'One name is enough. Missing languages show the English one.',
    description: 'Below the fields with names of a link.',
  },
  url: { id: 'menuconfig.field.url', defaultMessage: 'Address', description: 'Label of the address of a link.' },
  urlHint: {
    id: 'menuconfig.field.urlhint',
    defaultMessage: 'Starts with https://. Opens in a new window.',
    description: 'Below the address of a link.',
  },
  group: { id: 'menuconfig.field.group', defaultMessage: 'Group', description: 'Label of a choice.' },
  shownTo: {
    id: 'menuconfig.field.shownto',
    defaultMessage: 'Shown to',
    description: 'Label of checkboxes with roles.',
  },
  urlRequired: { id: 'menuconfig.error.url', defaultMessage: 'Enter an address.', description: 'Error of a field.' },
  urlWrong: {
    id: 'menuconfig.error.https',
    defaultMessage: 'Enter a complete address that starts with https://.',
    description: 'Error of a field.',
  },
  labelRequired: {
    id: 'menuconfig.error.label',
    defaultMessage: 'Enter a name in at least one language.',
    description: 'Error of a field.',
  },
  labelLong: {
    id: 'menuconfig.error.long',
    defaultMessage: 'Use at most 40 characters.',
    description: 'Error of a field.',
  },
  preview: { id: 'menuconfig.preview.title', defaultMessage: 'Preview', description: 'Title of a column.' },
  device: { id: 'menuconfig.preview.device', defaultMessage: 'Device', description: 'Names a choice.' },
  desktop: { id: 'menuconfig.preview.desktop', defaultMessage: 'Desktop', description: 'A choice of the preview.' },
  phone: { id: 'menuconfig.preview.phone', defaultMessage: 'Phone', description: 'A choice of the preview.' },
  role: { id: 'menuconfig.preview.role', defaultMessage: 'Role', description: 'Label of the choice of a role.' },
  bar: {
    id: 'menuconfig.preview.bar',
    defaultMessage: 'The bar holds up to four frequent entries. The whole menu is behind More.',
    description: 'Below the preview of a phone.',
  },
  more: { id: 'menuconfig.preview.more', defaultMessage: 'More', description: 'The last entry of the bar of a phone.' },
  changes: {
    id: 'menuconfig.bar.changes',
    defaultMessage: '{count, plural, one {One change not published} other {# changes not published}}',
    description: 'In the bar at the bottom.',
  },
  draft: {
    id: 'menuconfig.bar.draft',
    defaultMessage: 'Draft saved at {time}',
    description: 'In the bar at the bottom.',
  },
  publish: { id: 'menuconfig.bar.publish', defaultMessage: 'Publish', description: 'Button.' },
  discard: { id: 'menuconfig.bar.discard', defaultMessage: 'Discard', description: 'Button: throws the draft away.' },
  incomplete: {
    id: 'menuconfig.bar.incomplete',
    defaultMessage: 'Complete the marked entries first.',
    description: 'In the bar at the bottom, where something is missing.',
  },
  failed: {
    id: 'menuconfig.bar.failed',
    defaultMessage: 'Not saved. {reason}',
    description: 'In the bar at the bottom; reason is a sentence.',
  },
  meanwhile: {
    id: 'menuconfig.conflict.text',
    defaultMessage: 'The menu was changed by someone else. Reload to see their version; your last changes are lost.',
    description: 'Notice where two people edit at once.',
  },
  reload: { id: 'menuconfig.conflict.reload', defaultMessage: 'Reload', description: 'Button of a notice.' },
  published: {
    id: 'menuconfig.done.published',
    defaultMessage: 'Menu published.',
    description: 'Said after publishing.',
  },
  undone: {
    id: 'menuconfig.done.undone',
    defaultMessage: 'The previous menu is back.',
    description: 'Said after the last publication was taken back.',
  },
  undo: { id: 'menuconfig.step.undo', defaultMessage: 'Undo last publication', description: 'Button.' },
  reset: {
    id: 'menuconfig.step.reset',
    defaultMessage: 'Reset',
    description: 'Button: back to the built-in menu, as a draft.',
  },
  resetTitle: {
    id: 'menuconfig.step.resettitle',
    defaultMessage: 'Back to the built-in menu?',
    description: 'Title of a dialog.',
  },
  resetText: {
    id: 'menuconfig.step.resettext',
    defaultMessage: 'Order, names, links and groups are replaced in the draft. People see it once you publish.',
    description: 'What follows from resetting.',
  },
})
