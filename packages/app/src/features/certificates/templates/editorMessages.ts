import type { CertificateLayout, CertificateNameKind, CertificateValidity } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

export const editorMessages = defineMessages({
  save: { id: 'certificates.editor.save', defaultMessage: 'Save draft', description: 'Button.' },
  saved: { id: 'certificates.editor.saved', defaultMessage: 'Draft saved.', description: 'A short message.' },
  publish: { id: 'certificates.editor.publish', defaultMessage: 'Publish version {version}', description: 'Button.' },
  published: {
    id: 'certificates.editor.published',
    defaultMessage: 'Version {version} published. It applies to new certificates.',
    description: 'A short message.',
  },
  saveFirst: {
    id: 'certificates.editor.saveFirst',
    defaultMessage: 'Save the draft first.',
    description: 'A short message: there are unsaved changes.',
  },
  draftVersion: {
    id: 'certificates.editor.draftVersion',
    defaultMessage: 'Draft of version {version}',
    description: 'State of a template.',
  },
  archive: { id: 'certificates.editor.archive', defaultMessage: 'Archive', description: 'Button.' },
  archived: {
    id: 'certificates.editor.archived',
    defaultMessage: 'Template archived. It issues no more certificates.',
    description: 'A short message.',
  },
  restore: { id: 'certificates.editor.restore', defaultMessage: 'Restore', description: 'Button.' },
  restored: {
    id: 'certificates.editor.restored',
    defaultMessage: 'Template restored.',
    description: 'A short message.',
  },
  changedMeanwhile: {
    id: 'certificates.editor.changedMeanwhile',
    defaultMessage:
      'Someone else changed this template. Fields you did not edit now show their version. Save again to keep your changes, or discard them to see theirs.',
    description: 'Why it was not saved.',
  },
  missingLetters: {
    id: 'certificates.editor.missingLetters',
    defaultMessage: 'Some letters are not in the font. Replace them.',
    description: 'At a field.',
  },
  notOffered: {
    id: 'certificates.editor.notOffered',
    defaultMessage: 'This value is not allowed. Check the hint.',
    description: 'At a field.',
  },
})

export const fieldMessages = defineMessages({
  look: { id: 'certificates.field.look', defaultMessage: 'Layout', description: 'Part of a form.' },
  name: { id: 'certificates.field.name', defaultMessage: 'Name of the template', description: 'Field.' },
  layout: { id: 'certificates.field.layout', defaultMessage: 'Page', description: 'Field: one of three layouts.' },
  texts: { id: 'certificates.field.texts', defaultMessage: 'Texts', description: 'Part of a form.' },
  textsHint: {
    id: 'certificates.field.textsHint',
    defaultMessage: 'People get the certificate in their language if it has texts here.',
    description: 'Below the title of a part of a form.',
  },
  language: {
    id: 'certificates.field.language',
    defaultMessage: 'Language of the texts',
    description: 'Names a choice.',
  },
  heading: {
    id: 'certificates.field.heading',
    defaultMessage: 'Kind of certificate',
    description: 'Field: the heading of a certificate.',
  },
  statement: {
    id: 'certificates.field.statement',
    defaultMessage: 'Statement',
    description: 'Field: words between the name and the course.',
  },
  statementHint: {
    id: 'certificates.field.statementHint',
    defaultMessage: 'Between the name and the course, such as “has completed”.',
    description: 'Hint at a field.',
  },
  note: { id: 'certificates.field.note', defaultMessage: 'Note', description: 'Field: a remark below the course.' },
  mainLocale: { id: 'certificates.field.mainLocale', defaultMessage: 'Main language', description: 'Field.' },
  mainLocaleHint: {
    id: 'certificates.field.mainLocaleHint',
    defaultMessage: 'Used when the person’s language has no texts.',
    description: 'Hint at a field.',
  },
  signature: {
    id: 'certificates.field.signature',
    defaultMessage: 'Signature and details',
    description: 'Part of a form.',
  },
  signatory: { id: 'certificates.field.signatory', defaultMessage: 'Signed by', description: 'Field: a name.' },
  signatoryRole: {
    id: 'certificates.field.signatoryRole',
    defaultMessage: 'Role of the signatory',
    description: 'Field.',
  },
  place: { id: 'certificates.field.place', defaultMessage: 'Place', description: 'Field: beside the date.' },
  showsGoals: { id: 'certificates.field.showsGoals', defaultMessage: 'Show learning goals', description: 'Field.' },
  showsScore: { id: 'certificates.field.showsScore', defaultMessage: 'Show result in percent', description: 'Field.' },
  rules: { id: 'certificates.field.rules', defaultMessage: 'Validity and number', description: 'Part of a form.' },
  rulesHint: {
    id: 'certificates.field.rulesHint',
    defaultMessage: 'A validity set by an assignment takes precedence.',
    description: 'Below the title of a part of a form.',
  },
  validity: { id: 'certificates.field.validity', defaultMessage: 'Valid for', description: 'Field.' },
  months: { id: 'certificates.field.months', defaultMessage: 'Months', description: 'Field: a number of months.' },
  renewalDays: {
    id: 'certificates.field.renewalDays',
    defaultMessage: 'Renewable days before expiry',
    description: 'Field: a number of days.',
  },
  numberPattern: { id: 'certificates.field.numberPattern', defaultMessage: 'Number pattern', description: 'Field.' },
  numberHint: {
    id: 'certificates.field.numberHint',
    defaultMessage: '{year} is the year, {sequence} the running number with 6 digits.',
    description: 'Hint at a field. {year} and {sequence} are placeholders to type.',
  },
})

export const layoutMessages = defineMessages<CertificateLayout>({
  CLASSIC: { id: 'certificates.layout.classic', defaultMessage: 'Classic', description: 'A layout.' },
  PLAIN: { id: 'certificates.layout.plain', defaultMessage: 'Plain', description: 'A layout.' },
  COMPACT: { id: 'certificates.layout.compact', defaultMessage: 'Compact', description: 'A layout.' },
})

export const layoutHints = defineMessages<CertificateLayout>({
  CLASSIC: {
    id: 'certificates.layout.classicHint',
    defaultMessage: 'A4 landscape with the spine of the course cover',
    description: 'Says what a layout looks like.',
  },
  PLAIN: {
    id: 'certificates.layout.plainHint',
    defaultMessage: 'A4 portrait with a line in your colour',
    description: 'Says what a layout looks like.',
  },
  COMPACT: {
    id: 'certificates.layout.compactHint',
    defaultMessage: 'A5 landscape',
    description: 'Says what a layout looks like.',
  },
})

export const validityMessages = defineMessages<CertificateValidity>({
  NONE: {
    id: 'certificates.validity.none',
    defaultMessage: 'No end date',
    description: 'A certificate that does not expire.',
  },
  MONTHS: {
    id: 'certificates.validity.months',
    defaultMessage: 'A number of months',
    description: 'How long a certificate is valid.',
  },
  END_OF_YEAR: {
    id: 'certificates.validity.endOfYear',
    defaultMessage: 'Until the end of the year',
    description: 'How long a certificate is valid.',
  },
})

export const nameMessages = defineMessages<CertificateNameKind>({
  LONGEST: { id: 'certificates.names.longest', defaultMessage: 'Longest name you have', description: 'A sample name.' },
  POLISH: { id: 'certificates.names.polish', defaultMessage: 'Polish', description: 'A sample name.' },
  TURKISH: { id: 'certificates.names.turkish', defaultMessage: 'Turkish, ß', description: 'A sample name.' },
  WELSH: { id: 'certificates.names.welsh', defaultMessage: 'Welsh', description: 'A sample name.' },
})

export const previewMessages = defineMessages({
  title: { id: 'certificates.preview.title', defaultMessage: 'Preview', description: 'Names the part of a page.' },
  page: {
    id: 'certificates.preview.page',
    defaultMessage: 'The certificate with example data',
    description: 'Says what a picture shows.',
  },
  invalid: {
    id: 'certificates.preview.invalid',
    defaultMessage: 'No preview: complete the marked fields first.',
    description: 'In place of the preview.',
  },
  names: {
    id: 'certificates.preview.names',
    defaultMessage: 'How difficult names come out',
    description: 'Heading above sample names.',
  },
  complete: {
    id: 'certificates.preview.complete',
    defaultMessage: 'All letters in the font',
    description: 'No letters are missing.',
  },
  missing: {
    id: 'certificates.preview.missing',
    defaultMessage: 'These letters are not in the font and would be missing: {letters}',
    description: 'Above sample names.',
  },
  size: {
    id: 'certificates.preview.size',
    defaultMessage: '{lines, plural, one {# line} other {# lines}} at {size} pt',
    description: 'Below a sample name: how it is printed.',
  },
})

export const mediaMessages = defineMessages({
  title: {
    id: 'certificates.media.title',
    defaultMessage: 'Issued by',
    description: 'Heading: the media whose completion issues the certificate.',
  },
  hint: {
    id: 'certificates.media.hint',
    defaultMessage: 'Completing one of these issues the certificate.',
    description: 'Below the heading.',
  },
  none: {
    id: 'certificates.media.none',
    defaultMessage: 'No medium issues this certificate yet.',
    description: 'Below the heading.',
  },
  find: { id: 'certificates.media.find', defaultMessage: 'Find a medium', description: 'Field.' },
  failed: {
    id: 'certificates.media.failed',
    defaultMessage: 'The media could not be loaded.',
    description: 'In a list.',
  },
  choose: {
    id: 'certificates.media.choose',
    defaultMessage: 'Choose a medium first.',
    description: 'Why a button is disabled.',
  },
  add: { id: 'certificates.media.add', defaultMessage: 'Add medium', description: 'Button.' },
  saved: { id: 'certificates.media.saved', defaultMessage: 'Media saved.', description: 'A short message.' },
})
