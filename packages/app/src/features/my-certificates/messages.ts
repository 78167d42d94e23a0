import { defineMessages } from '../../platform/locale/message.ts'
import type { CertificateTab } from './certificateTypes.ts'

export const tabMessages = defineMessages<CertificateTab>({
  all: { id: 'myCertificates.tab.all', defaultMessage: 'All', description: 'Tab: every certificate.' },
  valid: { id: 'myCertificates.tab.valid', defaultMessage: 'Valid', description: 'Tab of certificates.' },
  expiring: { id: 'myCertificates.tab.expiring', defaultMessage: 'Expires soon', description: 'Tab of certificates.' },
  expired: { id: 'myCertificates.tab.expired', defaultMessage: 'Expired', description: 'Tab of certificates.' },
  waiting: {
    id: 'myCertificates.tab.waiting',
    defaultMessage: 'Waiting',
    description: 'Tab: certificates of other organisations that nobody has confirmed yet.',
  },
  earlier: {
    id: 'myCertificates.tab.earlier',
    defaultMessage: 'Earlier',
    description: 'Tab: certificates that were replaced, revoked or rejected.',
  },
})

export const messages = defineMessages({
  lead: {
    id: 'myCertificates.lead',
    defaultMessage: 'What you have completed, as documents that others can check.',
    description: 'Below the title while there are no certificates.',
  },
  upToDate: {
    id: 'myCertificates.upToDate',
    defaultMessage: 'None of your certificates needs attention.',
    description: 'Below the title.',
  },
  needed: {
    id: 'myCertificates.needed',
    defaultMessage:
      '{expiring, plural, =0 {} one {One certificate expires soon. } other {# certificates expire soon. }}{expired, plural, =0 {} one {One has expired. } other {# have expired. }}{waiting, plural, =0 {} one {One is waiting for confirmation.} other {# are waiting for confirmation.}}',
    description: 'Below the title: what needs the person. At least one of the numbers is not 0.',
  },
  add: {
    id: 'myCertificates.add',
    defaultMessage: 'Add a certificate',
    description: 'Button: adds a certificate of another organisation.',
  },
  tabs: { id: 'myCertificates.tabs', defaultMessage: 'Certificates by state', description: 'Names the tabs.' },
  certificate: { id: 'myCertificates.certificate', defaultMessage: 'Certificate', description: 'Column.' },
  issued: { id: 'myCertificates.issued', defaultMessage: 'Issued', description: 'Column: the day of issue.' },
  validUntil: { id: 'myCertificates.validUntil', defaultMessage: 'Valid until', description: 'Column: the last day.' },
  status: { id: 'myCertificates.status', defaultMessage: 'Status', description: 'Column.' },
  none: {
    id: 'myCertificates.none',
    defaultMessage: 'No certificates in this state.',
    description: 'In place of the list of a tab.',
  },
  emptyTitle: {
    id: 'myCertificates.emptyTitle',
    defaultMessage: 'No certificates yet',
    description: 'While the person has no certificates.',
  },
  emptyText: {
    id: 'myCertificates.emptyText',
    defaultMessage: 'You get a certificate when you complete a course that issues one. You can also add your own.',
    description: 'While the person has no certificates.',
  },
  toCatalogue: { id: 'myCertificates.toCatalogue', defaultMessage: 'Open catalogue', description: 'Link.' },
  checkTitle: {
    id: 'myCertificates.checkTitle',
    defaultMessage: 'Let others check',
    description: 'Heading of a note about the check link.',
  },
  checkText: {
    id: 'myCertificates.checkText',
    defaultMessage:
      'Each certificate has a check link. Anyone with the link sees your first name with the initial of your last name, the course and the dates, and nothing else.',
    description: 'A note about the check link.',
  },
  remove: { id: 'myCertificates.remove', defaultMessage: 'Remove', description: 'Removes an added certificate.' },
  removeTitle: {
    id: 'myCertificates.removeTitle',
    defaultMessage: 'Remove “{title}”?',
    description: 'Question. {title} is the name of a certificate.',
  },
  removeText: {
    id: 'myCertificates.removeText',
    defaultMessage: 'The certificate and its file are deleted. You can add it again later.',
    description: 'What follows from removing a certificate.',
  },
  removed: {
    id: 'myCertificates.removed',
    defaultMessage: '“{title}” was removed.',
    description: 'A short message. {title} is the name of a certificate.',
  },
  close: { id: 'myCertificates.close', defaultMessage: 'Close', description: 'Button of a dialog.' },
})

export const entryMessages = defineMessages({
  numbered: {
    id: 'myCertificates.entry.numbered',
    defaultMessage: 'No. {number}, issued by {issuer}',
    description: 'Below the name of a certificate. {issuer} is an organisation.',
  },
  replaced: {
    id: 'myCertificates.entry.replaced',
    defaultMessage: 'No. {number}, replaced by No. {newer}',
    description: 'Below the name of a certificate that a newer one took the place of.',
  },
  external: {
    id: 'myCertificates.entry.external',
    defaultMessage: '{issuer}, added by you',
    description: 'Below the name of a certificate of another organisation. {issuer} is that organisation.',
  },
  reason: {
    id: 'myCertificates.entry.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why a certificate was revoked or rejected. {reason} is what somebody wrote.',
  },
  noEnd: { id: 'myCertificates.entry.noEnd', defaultMessage: 'No end date', description: 'In place of a last day.' },
  days: {
    id: 'myCertificates.entry.days',
    defaultMessage: '{days, plural, =0 {today} one {in # day} other {in # days}}',
    description: 'Below the last day of a certificate.',
  },
  months: {
    id: 'myCertificates.entry.months',
    defaultMessage: '{months, plural, one {in # month} other {in # months}}',
    description: 'Below the last day of a certificate.',
  },
  years: {
    id: 'myCertificates.entry.years',
    defaultMessage: '{years, plural, one {in # year} other {in # years}}',
    description: 'Below the last day of a certificate.',
  },
  over: {
    id: 'myCertificates.entry.over',
    defaultMessage: '{days, plural, one {# day ago} other {# days ago}}',
    description: 'Below the last day of an expired certificate.',
  },
  renew: {
    id: 'myCertificates.entry.renew',
    defaultMessage: 'Renew',
    description: 'Link to the medium that renews a certificate.',
  },
  openFile: {
    id: 'myCertificates.entry.openFile',
    defaultMessage: 'File',
    description: 'Downloads the file of a certificate that the person added.',
  },
  download: { id: 'myCertificates.entry.download', defaultMessage: 'Download PDF', description: 'Entry of a menu.' },
  openCheck: {
    id: 'myCertificates.entry.openCheck',
    defaultMessage: 'Open check page',
    description: 'Entry of a menu: the page that says whether the certificate is valid.',
  },
  showCode: { id: 'myCertificates.entry.showCode', defaultMessage: 'Show QR code', description: 'Entry of a menu.' },
  codeAlt: {
    id: 'myCertificates.entry.codeAlt',
    defaultMessage: 'QR code of {address}',
    description: 'Says what a picture shows. {address} is a web address.',
  },
  menu: {
    id: 'myCertificates.entry.menu',
    defaultMessage: 'More for “{title}”',
    description: 'Names a menu. {title} is the name of a certificate.',
  },
})

export const addMessages = defineMessages({
  title: { id: 'myCertificates.add.title', defaultMessage: 'Add a certificate', description: 'Title of a dialog.' },
  save: { id: 'myCertificates.add.save', defaultMessage: 'Send for confirmation', description: 'Button of a dialog.' },
  name: { id: 'myCertificates.add.name', defaultMessage: 'Name of the certificate', description: 'Field.' },
  issuer: { id: 'myCertificates.add.issuer', defaultMessage: 'Issued by', description: 'Field: an organisation.' },
  issuedOn: { id: 'myCertificates.add.issuedOn', defaultMessage: 'Issued on', description: 'Field: a day.' },
  validUntil: {
    id: 'myCertificates.add.validUntil',
    defaultMessage: 'Valid until',
    description: 'Field: the last day.',
  },
  untilHint: {
    id: 'myCertificates.add.untilHint',
    defaultMessage: 'Leave empty if it does not expire.',
    description: 'Hint at the field for the last day.',
  },
  file: { id: 'myCertificates.add.file', defaultMessage: 'File (PDF or picture)', description: 'Field.' },
  added: {
    id: 'myCertificates.add.added',
    defaultMessage: 'Sent. A manager will confirm the certificate.',
    description: 'A short message.',
  },
})
