import type { MailTemplateGroup } from '@somo/graphql/schema'
import type { ErrorTexts } from '../../platform/form/validation/fieldError.ts'
import { defineMessages } from '../../platform/locale/message.ts'
import type { TemplatePart } from './templateForm.ts'

export const groupMessages = defineMessages<MailTemplateGroup>({
  ACCOUNT: { id: 'mailTemplates.group.account', defaultMessage: 'Account', description: 'A group of emails.' },
  LEARNING: { id: 'mailTemplates.group.learning', defaultMessage: 'Learning', description: 'A group of emails.' },
  MANAGING: { id: 'mailTemplates.group.managing', defaultMessage: 'Managers', description: 'A group of emails.' },
  PROOFS: {
    id: 'mailTemplates.group.proofs',
    defaultMessage: 'Certificates and badges',
    description: 'A group of emails.',
  },
  NEWS: {
    id: 'mailTemplates.group.news',
    defaultMessage: 'News and summaries',
    description: 'A group of emails.',
  },
  MESSAGES: {
    id: 'mailTemplates.group.messages',
    defaultMessage: 'Messages',
    description: 'A group of emails.',
  },
})

export const listMessages = defineMessages({
  lead: {
    id: 'mailTemplates.list.lead',
    defaultMessage: 'Change the emails that {product} sends, in every language.',
    description: 'Below the title of the page. {product} is the name of the product.',
  },
  outbox: { id: 'mailTemplates.list.outbox', defaultMessage: 'Open outbox', description: 'Link to the sent emails.' },
  list: { id: 'mailTemplates.list.list', defaultMessage: 'Emails', description: 'Names the list of emails.' },
  search: { id: 'mailTemplates.list.search', defaultMessage: 'Find an email', description: 'Names a search field.' },
  none: { id: 'mailTemplates.list.none', defaultMessage: 'No emails found.', description: 'In place of the list.' },
  choose: {
    id: 'mailTemplates.list.choose',
    defaultMessage: 'Select an email to edit its text.',
    description: 'Beside the list while none is open.',
  },
  back: { id: 'mailTemplates.list.back', defaultMessage: 'All emails', description: 'Link back to the list.' },
  changed: {
    id: 'mailTemplates.list.changed',
    defaultMessage: 'changed',
    description: 'In the list: the text differs from the default.',
  },
  off: { id: 'mailTemplates.list.off', defaultMessage: 'off', description: 'In the list: the email is not sent.' },
})

export const partMessages = defineMessages<TemplatePart>({
  subject: { id: 'mailTemplates.part.subject', defaultMessage: 'Subject', description: 'Label of a field.' },
  main: { id: 'mailTemplates.part.main', defaultMessage: 'Main text', description: 'Label of a field.' },
  extra: { id: 'mailTemplates.part.extra', defaultMessage: 'Extra text', description: 'Label of a field.' },
  button: { id: 'mailTemplates.part.button', defaultMessage: 'Button label', description: 'Label of a field.' },
})

export const partHints = defineMessages<TemplatePart>({
  subject: {
    id: 'mailTemplates.hint.subject',
    defaultMessage: 'At most 200 characters.',
    description: 'Below the field “Subject”.',
  },
  main: {
    id: 'mailTemplates.hint.main',
    defaultMessage:
      'A blank line starts a new paragraph. Paragraphs with a placeholder that has no value are left out.',
    description: 'Below the field “Main text”.',
  },
  extra: {
    id: 'mailTemplates.hint.extra',
    defaultMessage: 'Optional, below the button.',
    description: 'Below the field “Extra text”.',
  },
  button: {
    id: 'mailTemplates.hint.button',
    defaultMessage: 'If empty, the address is shown in the text.',
    description: 'Below the field “Button label”.',
  },
})

export const editorMessages = defineMessages({
  tabs: {
    id: 'mailTemplates.editor.tabs',
    defaultMessage: 'Languages and preview',
    description: 'Names the row of tabs.',
  },
  preview: { id: 'mailTemplates.editor.preview', defaultMessage: 'Preview', description: 'Tab, and name of a region.' },
  save: { id: 'mailTemplates.editor.save', defaultMessage: 'Publish changes', description: 'Button.' },
  saved: {
    id: 'mailTemplates.editor.saved',
    defaultMessage: 'Published. The next emails use these texts.',
    description: 'Short message.',
  },
  reset: {
    id: 'mailTemplates.editor.reset',
    defaultMessage: 'Reset to default',
    description: 'Button: puts the default text of the open language into the form.',
  },
  resetDone: {
    id: 'mailTemplates.editor.resetDone',
    defaultMessage: 'Default text restored: {language}. Publish to use it.',
    description: 'Short message with undo; {language} is the name of a language.',
  },
  undo: { id: 'mailTemplates.editor.undo', defaultMessage: 'Undo', description: 'Button of a short message.' },
  test: { id: 'mailTemplates.editor.test', defaultMessage: 'Send test to me', description: 'Button.' },
  testSent: {
    id: 'mailTemplates.editor.testSent',
    defaultMessage: 'Test email queued for {address}.',
    description: 'Short message.',
  },
  testInvalid: {
    id: 'mailTemplates.editor.testInvalid',
    defaultMessage: 'No test sent. Correct the text first.',
    description: 'Short message.',
  },
  testNoAddress: {
    id: 'mailTemplates.editor.testNoAddress',
    defaultMessage: 'No test sent. Your account has no email address.',
    description: 'Short message.',
  },
  testFailed: {
    id: 'mailTemplates.editor.testFailed',
    defaultMessage: 'No test sent. {reason}',
    description: 'Short message; {reason} is a sentence.',
  },
  active: { id: 'mailTemplates.editor.active', defaultMessage: 'Send this email', description: 'A switch.' },
  activeHint: {
    id: 'mailTemplates.editor.activeHint',
    defaultMessage: 'If off, people still see the notification in {product}.',
    description: 'Below the switch “Send this email”.',
  },
  mandatory: {
    id: 'mailTemplates.editor.mandatory',
    defaultMessage: 'Always on: people can’t do without this email.',
    description: 'Why a switch is locked.',
  },
  placeholders: {
    id: 'mailTemplates.editor.placeholders',
    defaultMessage: 'Placeholders',
    description: 'Names a group of buttons, each of which inserts a placeholder.',
  },
  placeholdersHint: {
    id: 'mailTemplates.editor.placeholdersHint',
    defaultMessage: 'Insert a placeholder at the cursor:',
    description: 'Above the buttons that insert placeholders.',
  },
  onlyThese: {
    id: 'mailTemplates.editor.onlyThese',
    defaultMessage: 'Unknown placeholder. Use only: {names}',
    description: 'At a field; {names} are the placeholders of the email.',
  },
  conflict: {
    id: 'mailTemplates.editor.conflict',
    defaultMessage: 'Someone else changed these texts. Choose which to keep.',
    description: 'Above a choice between two versions.',
  },
  theirs: {
    id: 'mailTemplates.editor.theirs',
    defaultMessage: 'Saved by someone else',
    description: 'Head of a column with the other version.',
  },
  fieldIn: {
    id: 'mailTemplates.editor.fieldIn',
    defaultMessage: '{field} ({language})',
    description: 'Label of a field in one language.',
  },
})

export const previewMessages = defineMessages({
  title: { id: 'mailTemplates.preview.title', defaultMessage: 'Preview', description: 'Heading.' },
  width: { id: 'mailTemplates.preview.width', defaultMessage: 'Show as', description: 'Names a choice.' },
  phone: { id: 'mailTemplates.preview.phone', defaultMessage: 'Phone', description: 'A width of the preview.' },
  desktop: { id: 'mailTemplates.preview.desktop', defaultMessage: 'Desktop', description: 'A width of the preview.' },
  text: { id: 'mailTemplates.preview.text', defaultMessage: 'Plain text', description: 'A form of the preview.' },
  label: { id: 'mailTemplates.preview.label', defaultMessage: 'The email', description: 'Names the preview.' },
  person: { id: 'mailTemplates.preview.person', defaultMessage: 'Filled in for', description: 'Label of a choice.' },
  personHint: {
    id: 'mailTemplates.preview.personHint',
    defaultMessage: 'Name and date format are theirs, everything else is an example. If empty: you.',
    description: 'Below the choice of a person.',
  },
  invalid: {
    id: 'mailTemplates.preview.invalid',
    defaultMessage: 'Correct the text to see the preview.',
    description: 'In place of the preview.',
  },
})

/** What is wrong with a text, by the codes of form and server. */
export const errorTexts: ErrorTexts = defineMessages({
  REQUIRED: {
    id: 'mailTemplates.error.required',
    defaultMessage: 'Enter a text.',
    description: 'At a field that is empty.',
  },
  PLACEHOLDER: {
    id: 'mailTemplates.error.placeholder',
    defaultMessage: 'This placeholder does not exist in this email.',
    description: 'In the summary of errors.',
  },
  UNREADABLE: {
    id: 'mailTemplates.error.unreadable',
    defaultMessage: 'Write placeholders as two braces around a name. Other commands are not allowed.',
    description: 'At a field with a placeholder that cannot be read.',
  },
})
