import type { CustomFieldAudience, CustomFieldKind } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the part with the fields that an installation adds to its people. */
export const fieldMessages = defineMessages({
  title: {
    id: 'system.fields.title',
    defaultMessage: 'Custom fields',
    description: 'Heading: fields that this installation adds to its people; also names their list.',
  },
  lead: {
    id: 'system.fields.lead',
    defaultMessage:
      'Extra details about people, such as a cost centre or first-aid training. Forms and exports use this order.',
    description: 'Below the heading.',
  },
  add: { id: 'system.fields.add', defaultMessage: 'Add field', description: 'Button.' },
  addTitle: { id: 'system.fields.addtitle', defaultMessage: 'New field', description: 'Title of a dialog.' },
  editTitle: { id: 'system.fields.edittitle', defaultMessage: 'Edit {name}', description: 'Title of a dialog.' },
  empty: {
    id: 'system.fields.empty',
    defaultMessage: 'No custom fields yet',
    description: 'Where no field has been added.',
  },
  emptySentence: {
    id: 'system.fields.emptysentence',
    defaultMessage: 'Fields you add here appear in forms and exports of people.',
    description: 'Where no field has been added.',
  },
  archived: {
    id: 'system.fields.archived',
    defaultMessage: 'Archived',
    description: 'Heading of the fields that are in use no more.',
  },
  archivedLead: {
    id: 'system.fields.archivedlead',
    defaultMessage: 'Hidden everywhere. Existing values are kept.',
    description: 'Below the heading.',
  },
  actions: {
    id: 'system.fields.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Names the button with the menu of one field.',
  },
  edit: { id: 'system.fields.edit', defaultMessage: 'Edit', description: 'An entry of a menu.' },
  archive: { id: 'system.fields.archive', defaultMessage: 'Archive', description: 'An entry of a menu and a button.' },
  restore: { id: 'system.fields.restore', defaultMessage: 'Restore', description: 'An entry of a menu.' },
  remove: { id: 'system.fields.remove', defaultMessage: 'Delete', description: 'An entry of a menu and a button.' },
  archiveTitle: {
    id: 'system.fields.archivetitle',
    defaultMessage: 'Archive {name}?',
    description: 'Title of a question.',
  },
  archiveSentence: {
    id: 'system.fields.archivesentence',
    defaultMessage:
      '{count, plural, =0 {No one has a value in this field.} one {# person has a value in this field. It is kept but hidden until you restore the field.} other {# people have a value in this field. The values are kept but hidden until you restore the field.}}',
    description: 'What the answer brings about.',
  },
  removeTitle: {
    id: 'system.fields.removetitle',
    defaultMessage: 'Delete {name}?',
    description: 'Title of a question.',
  },
  removeSentence: {
    id: 'system.fields.removesentence',
    defaultMessage: 'No one has a value in this field. Deleting it is permanent.',
    description: 'What the answer brings about.',
  },
  held: {
    id: 'system.fields.held',
    defaultMessage: '{count, plural, =0 {no values} one {# person} other {# people}}',
    description: 'How many hold something in a field, in a line of facts.',
  },
  required: {
    id: 'system.fields.required',
    defaultMessage: 'required',
    description: 'In a line of facts about a field.',
  },
  own: {
    id: 'system.fields.own',
    defaultMessage: 'editable by the person',
    description: 'In a line of facts about a field.',
  },
  saved: { id: 'system.fields.saved', defaultMessage: '{name} saved.', description: 'Message.' },
  archivedDone: { id: 'system.fields.archiveddone', defaultMessage: '{name} archived.', description: 'Message.' },
  restored: { id: 'system.fields.restored', defaultMessage: '{name} restored.', description: 'Message.' },
  removed: { id: 'system.fields.removed', defaultMessage: '{name} deleted.', description: 'Message.' },
  failed: { id: 'system.fields.failed', defaultMessage: 'That didn’t work. {reason}', description: 'Message.' },
  stale: {
    id: 'system.fields.stale',
    defaultMessage: 'This field was changed by someone else. The current version is shown.',
    description: 'Why something was not done.',
  },
  name: {
    id: 'system.fields.name',
    defaultMessage: 'Name ({language})',
    description: 'Label: what a field or a choice is called, in a language.',
  },
  nameHint: {
    id: 'system.fields.namehint',
    defaultMessage: 'Used for languages without a name.',
    description: 'Hint at the name in the installation’s language.',
  },
  key: { id: 'system.fields.key', defaultMessage: 'Key', description: 'Label.' },
  keyHint: {
    id: 'system.fields.keyhint',
    defaultMessage: 'The name for other systems. It can’t be changed later. Leave empty to derive it from the name.',
    description: 'Hint.',
  },
  kind: { id: 'system.fields.kind', defaultMessage: 'Type', description: 'Label.' },
  kindHint: {
    id: 'system.fields.kindhint',
    defaultMessage: 'Can’t be changed once a person has a value.',
    description: 'Hint.',
  },
  choices: { id: 'system.fields.choices', defaultMessage: 'Choices', description: 'Label.' },
  choice: {
    id: 'system.fields.choice',
    defaultMessage: 'Choice {number}',
    description: 'Names the fields of one choice.',
  },
  choiceName: {
    id: 'system.fields.choicename',
    defaultMessage: 'Choice {number} ({language})',
    description: 'Label: what one choice is called, in a language.',
  },
  addChoice: { id: 'system.fields.addchoice', defaultMessage: 'Add choice', description: 'Button.' },
  removeChoice: { id: 'system.fields.removechoice', defaultMessage: 'Remove choice {number}', description: 'Button.' },
  isRequired: { id: 'system.fields.isrequired', defaultMessage: 'Required', description: 'Checkbox.' },
  isRequiredHint: {
    id: 'system.fields.isrequiredhint',
    defaultMessage: 'Required when adding a person. Existing and imported people can be without it.',
    description: 'Hint.',
  },
  visibleTo: { id: 'system.fields.visibleto', defaultMessage: 'Visible to', description: 'Label.' },
  isOwn: { id: 'system.fields.isown', defaultMessage: 'People can edit it themselves', description: 'Checkbox.' },
  isOwnHint: {
    id: 'system.fields.isownhint',
    defaultMessage: 'In their own profile, if it is visible to them.',
    description: 'Hint.',
  },
  save: { id: 'system.fields.save', defaultMessage: 'Save', description: 'Button.' },
  conflict: {
    id: 'system.fields.conflict',
    defaultMessage: 'This field was changed by someone else. Choose which values to keep.',
    description: 'Above two values of each.',
  },
  theirs: {
    id: 'system.fields.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head of the other person’s values.',
  },
  unset: { id: 'system.fields.unset', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
  yes: { id: 'system.fields.yes', defaultMessage: 'yes', description: 'A value.' },
  no: { id: 'system.fields.no', defaultMessage: 'no', description: 'A value.' },
  heldKind: {
    id: 'system.fields.heldkind',
    defaultMessage: 'The type can’t be changed because people already have values.',
    description: 'Why an entry was not taken.',
  },
  ownUnseen: {
    id: 'system.fields.ownunseen',
    defaultMessage: 'People can only edit fields that are visible to them.',
    description: 'Why an entry was not taken.',
  },
})

/** What a field holds, by its kind. */
export const kindMessages = defineMessages<CustomFieldKind>({
  TEXT: { id: 'system.fields.kind.text', defaultMessage: 'Text', description: 'A kind of field.' },
  NUMBER: { id: 'system.fields.kind.number', defaultMessage: 'Number', description: 'A kind of field.' },
  DATE: { id: 'system.fields.kind.date', defaultMessage: 'Date', description: 'A kind of field.' },
  BOOLEAN: { id: 'system.fields.kind.boolean', defaultMessage: 'Yes or no', description: 'A kind of field.' },
  CHOICE: {
    id: 'system.fields.kind.choice',
    defaultMessage: 'Choice',
    description: 'A kind of field: one of several.',
  },
})

/** Who sees a field. */
export const audienceMessages = defineMessages<CustomFieldAudience>({
  ADMINISTRATORS: {
    id: 'system.fields.audience.administrators',
    defaultMessage: 'Administrators',
    description: 'Who sees a field.',
  },
  MANAGERS: {
    id: 'system.fields.audience.managers',
    defaultMessage: 'Administrators and managers',
    description: 'Who sees a field.',
  },
  PERSON: {
    id: 'system.fields.audience.person',
    defaultMessage: 'Also the people themselves',
    description: 'Who sees a field: administrators, managers, and the people.',
  },
})
