import type { CustomFieldAudience, CustomFieldKind } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the part with the fields that an installation adds to its people. */
export const fieldMessages = defineMessages({
  title: { id: 'system.fields.title', defaultMessage: 'Fields of people', description: 'Heading: fields that this installation adds to its people; also names their list.' },
  lead: { id: 'system.fields.lead', defaultMessage: 'What this installation knows of people beyond name and address, such as a cost centre or a training as first aider. In this order they stand in forms and exports.', description: 'Below the heading.' },
  add: { id: 'system.fields.add', defaultMessage: 'Add a field', description: 'Button.' },
  addTitle: { id: 'system.fields.addtitle', defaultMessage: 'New field', description: 'Title of a dialog.' },
  editTitle: { id: 'system.fields.edittitle', defaultMessage: 'Change {name}', description: 'Title of a dialog.' },
  empty: { id: 'system.fields.empty', defaultMessage: 'No fields of your own yet', description: 'Where no field has been added.' },
  emptySentence: { id: 'system.fields.emptysentence', defaultMessage: 'A field that is added here comes into the forms and exports of people.', description: 'Where no field has been added.' },
  archived: { id: 'system.fields.archived', defaultMessage: 'Archived', description: 'Heading of the fields that are in use no more.' },
  archivedLead: { id: 'system.fields.archivedlead', defaultMessage: 'Shown nowhere. What people hold is kept.', description: 'Below the heading.' },
  actions: { id: 'system.fields.actions', defaultMessage: 'Actions for {name}', description: 'Names the button with the menu of one field.' },
  edit: { id: 'system.fields.edit', defaultMessage: 'Change', description: 'An entry of a menu.' },
  archive: { id: 'system.fields.archive', defaultMessage: 'Archive', description: 'An entry of a menu and a button.' },
  restore: { id: 'system.fields.restore', defaultMessage: 'Use again', description: 'An entry of a menu.' },
  remove: { id: 'system.fields.remove', defaultMessage: 'Delete', description: 'An entry of a menu and a button.' },
  archiveTitle: { id: 'system.fields.archivetitle', defaultMessage: 'Archive {name}?', description: 'Title of a question.' },
  archiveSentence: { id: 'system.fields.archivesentence', defaultMessage: '{count, plural, =0 {Nobody holds anything in this field.} one {# person holds something in this field. It is kept, and shown nowhere until the field is used again.} other {# people hold something in this field. It is kept, and shown nowhere until the field is used again.}}', description: 'What the answer brings about.' },
  removeTitle: { id: 'system.fields.removetitle', defaultMessage: 'Delete {name}?', description: 'Title of a question.' },
  removeSentence: { id: 'system.fields.removesentence', defaultMessage: 'Nobody holds anything in this field. It is gone for good.', description: 'What the answer brings about.' },
  held: { id: 'system.fields.held', defaultMessage: '{count, plural, =0 {nobody} one {# person} other {# people}}', description: 'How many hold something in a field, in a line of facts.' },
  required: { id: 'system.fields.required', defaultMessage: 'required', description: 'In a line of facts about a field.' },
  own: { id: 'system.fields.own', defaultMessage: 'changed by people themselves', description: 'In a line of facts about a field.' },
  saved: { id: 'system.fields.saved', defaultMessage: '{name} was saved.', description: 'Message.' },
  archivedDone: { id: 'system.fields.archiveddone', defaultMessage: '{name} was archived.', description: 'Message.' },
  restored: { id: 'system.fields.restored', defaultMessage: '{name} is in use again.', description: 'Message.' },
  removed: { id: 'system.fields.removed', defaultMessage: '{name} was deleted.', description: 'Message.' },
  failed: { id: 'system.fields.failed', defaultMessage: 'Not done. {reason}', description: 'Message.' },
  stale: { id: 'system.fields.stale', defaultMessage: 'Somebody else changed this field meanwhile. It was read again.', description: 'Why something was not done.' },
  name: { id: 'system.fields.name', defaultMessage: 'Name ({language})', description: 'Label: what a field or a choice is called, in a language.' },
  nameHint: { id: 'system.fields.namehint', defaultMessage: 'Where a language has none, this one is shown.', description: 'Hint at the name in the installation’s language.' },
  key: { id: 'system.fields.key', defaultMessage: 'Key', description: 'Label.' },
  keyHint: { id: 'system.fields.keyhint', defaultMessage: 'The name for other systems. It never changes; left empty, it is made of the name.', description: 'Hint.' },
  kind: { id: 'system.fields.kind', defaultMessage: 'Kind', description: 'Label.' },
  kindHint: { id: 'system.fields.kindhint', defaultMessage: 'Stays as it is once somebody holds something.', description: 'Hint.' },
  choices: { id: 'system.fields.choices', defaultMessage: 'Choices', description: 'Label.' },
  choice: { id: 'system.fields.choice', defaultMessage: 'Choice {number}', description: 'Names the fields of one choice.' },
  choiceName: { id: 'system.fields.choicename', defaultMessage: 'Choice {number} ({language})', description: 'Label: what one choice is called, in a language.' },
  addChoice: { id: 'system.fields.addchoice', defaultMessage: 'Add a choice', description: 'Button.' },
  removeChoice: { id: 'system.fields.removechoice', defaultMessage: 'Remove choice {number}', description: 'Button.' },
  isRequired: { id: 'system.fields.isrequired', defaultMessage: 'Required', description: 'Checkbox.' },
  isRequiredHint: { id: 'system.fields.isrequiredhint', defaultMessage: 'Whoever adds a person has to give it. People who are here already, or come by import, may lack it.', description: 'Hint.' },
  visibleTo: { id: 'system.fields.visibleto', defaultMessage: 'Seen by', description: 'Label.' },
  isOwn: { id: 'system.fields.isown', defaultMessage: 'People change it themselves', description: 'Checkbox.' },
  isOwnHint: { id: 'system.fields.isownhint', defaultMessage: 'In their own profile. Only where they see it.', description: 'Hint.' },
  save: { id: 'system.fields.save', defaultMessage: 'Save', description: 'Button.' },
  conflict: { id: 'system.fields.conflict', defaultMessage: 'Somebody else saved this field while you were editing. Choose one value for each.', description: 'Above two values of each.' },
  theirs: { id: 'system.fields.theirs', defaultMessage: 'Saved meanwhile', description: 'Head of the other person’s values.' },
  unset: { id: 'system.fields.unset', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
  yes: { id: 'system.fields.yes', defaultMessage: 'yes', description: 'A value.' },
  no: { id: 'system.fields.no', defaultMessage: 'no', description: 'A value.' },
  heldKind: { id: 'system.fields.heldkind', defaultMessage: 'People hold something in this field, so its kind stays.', description: 'Why an entry was not taken.' },
  ownUnseen: { id: 'system.fields.ownunseen', defaultMessage: 'People change only what they see.', description: 'Why an entry was not taken.' },
})

/** What a field holds, by its kind. */
export const kindMessages = defineMessages<CustomFieldKind>({
  TEXT: { id: 'system.fields.kind.text', defaultMessage: 'Text', description: 'A kind of field.' },
  NUMBER: { id: 'system.fields.kind.number', defaultMessage: 'Number', description: 'A kind of field.' },
  DATE: { id: 'system.fields.kind.date', defaultMessage: 'Date', description: 'A kind of field.' },
  BOOLEAN: { id: 'system.fields.kind.boolean', defaultMessage: 'Yes or no', description: 'A kind of field.' },
  CHOICE: { id: 'system.fields.kind.choice', defaultMessage: 'Choice', description: 'A kind of field: one of several.' },
})

/** Who sees a field. */
export const audienceMessages = defineMessages<CustomFieldAudience>({
  ADMINISTRATORS: { id: 'system.fields.audience.administrators', defaultMessage: 'Administrators', description: 'Who sees a field.' },
  MANAGERS: { id: 'system.fields.audience.managers', defaultMessage: 'Administrators and managers', description: 'Who sees a field.' },
  PERSON: { id: 'system.fields.audience.person', defaultMessage: 'Also the people themselves', description: 'Who sees a field: administrators, managers, and the people.' },
})
