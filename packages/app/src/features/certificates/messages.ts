import { defineMessages } from '../../platform/locale/message.ts'
import type { CertificatesTab } from './certificateLists.ts'

export const tabMessages = defineMessages<CertificatesTab>({
  templates: {
    id: 'certificates.tab.templates',
    defaultMessage: 'Templates',
    description: 'Tab: templates of certificates.',
  },
  issued: {
    id: 'certificates.tab.issued',
    defaultMessage: 'Issued',
    description: 'Tab: certificates that were issued.',
  },
  confirm: {
    id: 'certificates.tab.confirm',
    defaultMessage: 'To confirm',
    description: 'Tab: certificates of other organisations that wait for a decision.',
  },
})

export const messages = defineMessages({
  lead: {
    id: 'certificates.lead',
    defaultMessage: 'Design certificates, check what was issued and confirm certificates from elsewhere.',
    description: 'Below the title of the page.',
  },
  tabs: { id: 'certificates.tabs', defaultMessage: 'Parts of this page', description: 'Names the tabs.' },
  add: { id: 'certificates.add', defaultMessage: 'Add template', description: 'Button.' },
  templates: {
    id: 'certificates.templates',
    defaultMessage: 'Templates',
    description: 'Names the table of templates.',
  },
  emptyTitle: {
    id: 'certificates.emptyTitle',
    defaultMessage: 'No templates yet',
    description: 'While there are no templates.',
  },
  emptyText: {
    id: 'certificates.emptyText',
    defaultMessage: 'Add a template and choose the media that issue it.',
    description: 'While there are no templates.',
  },
  newTitle: {
    id: 'certificates.newTitle',
    defaultMessage: 'New certificate template',
    description: 'Title of a dialog.',
  },
  create: { id: 'certificates.create', defaultMessage: 'Create template', description: 'Button of a dialog.' },
  name: { id: 'certificates.name', defaultMessage: 'Name', description: 'Field: the name of a template.' },
  nameHint: {
    id: 'certificates.nameHint',
    defaultMessage: 'Only administrators see it.',
    description: 'Hint at the field for the name of a template.',
  },
})

export const columnMessages = defineMessages({
  name: { id: 'certificates.column.name', defaultMessage: 'Template', description: 'Column.' },
  state: { id: 'certificates.column.state', defaultMessage: 'Status', description: 'Column.' },
  validity: {
    id: 'certificates.column.validity',
    defaultMessage: 'Valid for',
    description: 'Column: how long certificates are valid.',
  },
  media: { id: 'certificates.column.media', defaultMessage: 'Media', description: 'Column: how many media issue it.' },
  issued: { id: 'certificates.column.issued', defaultMessage: 'Issued', description: 'Column: how many were issued.' },
  updated: { id: 'certificates.column.updated', defaultMessage: 'Updated', description: 'Column: a day.' },
  title: { id: 'certificates.column.title', defaultMessage: 'Course', description: 'Column: what was completed.' },
  months: {
    id: 'certificates.column.months',
    defaultMessage: '{months, plural, one {# month} other {# months}}',
    description: 'How long a certificate is valid.',
  },
  endOfYear: {
    id: 'certificates.column.endOfYear',
    defaultMessage: 'Until end of year',
    description: 'How long a certificate is valid.',
  },
  draft: {
    id: 'certificates.column.draft',
    defaultMessage: 'Draft',
    description: 'State of a template that was never published.',
  },
  published: {
    id: 'certificates.column.published',
    defaultMessage: 'Version {version} published',
    description: 'State of a template.',
  },
  publishedWithDraft: {
    id: 'certificates.column.publishedWithDraft',
    defaultMessage: 'Version {version}, changes not published',
    description: 'State of a template with a draft.',
  },
  archived: { id: 'certificates.column.archived', defaultMessage: 'Archived', description: 'State of a template.' },
})

export const issuedMessages = defineMessages({
  list: { id: 'certificates.issued.list', defaultMessage: 'Issued certificates', description: 'Names the table.' },
  search: {
    id: 'certificates.issued.search',
    defaultMessage: 'Find by name, course or number',
    description: 'Names the search field.',
  },
  pages: {
    id: 'certificates.issued.pages',
    defaultMessage: 'Pages of issued certificates',
    description: 'Names the buttons for pages.',
  },
  emptyTitle: {
    id: 'certificates.issued.emptyTitle',
    defaultMessage: 'No certificates issued yet',
    description: 'While there are none.',
  },
  emptyText: {
    id: 'certificates.issued.emptyText',
    defaultMessage: 'They appear here when people complete media with a certificate.',
    description: 'While there are none.',
  },
  number: { id: 'certificates.issued.number', defaultMessage: 'No. {number}', description: 'Below a name.' },
  replaced: {
    id: 'certificates.issued.replaced',
    defaultMessage: 'No. {number}, replaced by No. {newer}',
    description: 'Below a name.',
  },
  outdated: {
    id: 'certificates.issued.outdated',
    defaultMessage: 'No. {number}, name has changed',
    description: 'Below a name: the person is called otherwise now.',
  },
  deleted: {
    id: 'certificates.issued.deleted',
    defaultMessage: 'Deleted person',
    description: 'In place of a name that was deleted.',
  },
  pdf: { id: 'certificates.issued.pdf', defaultMessage: 'Download PDF', description: 'Entry of a menu.' },
  checkPage: {
    id: 'certificates.issued.checkPage',
    defaultMessage: 'Open check page',
    description: 'Entry of a menu: the page that says whether the certificate is valid.',
  },
  reissue: {
    id: 'certificates.issued.reissue',
    defaultMessage: 'Reissue with new name',
    description: 'Entry of a menu.',
  },
  revoke: { id: 'certificates.issued.revoke', defaultMessage: 'Revoke', description: 'Takes a certificate back.' },
  revokeTitle: {
    id: 'certificates.issued.revokeTitle',
    defaultMessage: 'Revoke certificate {number}?',
    description: 'Question.',
  },
  revokeText: {
    id: 'certificates.issued.revokeText',
    defaultMessage: 'It is no longer valid. The check page shows the reason to anyone with the code.',
    description: 'What follows from revoking.',
  },
  revoked: {
    id: 'certificates.issued.revoked',
    defaultMessage: 'Certificate {number} was revoked.',
    description: 'A short message.',
  },
  reissueTitle: {
    id: 'certificates.issued.reissueTitle',
    defaultMessage: 'Reissue certificate {number}?',
    description: 'Question.',
  },
  reissueText: {
    id: 'certificates.issued.reissueText',
    defaultMessage:
      'A new certificate with the current name and a new number is issued. The old one is marked as replaced and can still be checked.',
    description: 'What follows from reissuing.',
  },
  reissueButton: {
    id: 'certificates.issued.reissueButton',
    defaultMessage: 'Reissue',
    description: 'Button of a dialog.',
  },
  reissued: {
    id: 'certificates.issued.reissued',
    defaultMessage: 'The certificate was reissued.',
    description: 'A short message.',
  },
})
