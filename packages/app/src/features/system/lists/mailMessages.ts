import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the outbox. */
export const mailMessages = defineMessages({
  title: { id: 'system.mail.title', defaultMessage: 'Outbox', description: 'Names the table.' },
  pages: {
    id: 'system.mail.pages',
    defaultMessage: 'Pages of the outbox',
    description: 'Names the buttons for pages.',
  },
  search: { id: 'system.mail.search', defaultMessage: 'Address or subject', description: 'Label of the search field.' },
  subject: { id: 'system.mail.subject', defaultMessage: 'Subject', description: 'Head of a column.' },
  about: {
    id: 'system.mail.about',
    defaultMessage: 'About',
    description: 'Head of a column and a filter: what a mail is about, such as an invitation.',
  },
  export: { id: 'system.mail.export', defaultMessage: 'Export', description: 'A button with a menu of formats.' },
  empty: { id: 'system.mail.empty', defaultMessage: 'No emails yet', description: 'Where there is none.' },
  emptySentence: {
    id: 'system.mail.emptysentence',
    defaultMessage: 'Emails are listed here for 90 days. Without a mail server they are not sent.',
    description: 'Where there is none.',
  },
  test: { id: 'system.mail.test', defaultMessage: 'Send test email', description: 'A button.' },
  tested: {
    id: 'system.mail.tested',
    defaultMessage: 'Test email queued for {address}.',
    description: 'A short message.',
  },
  noAddress: {
    id: 'system.mail.noaddress',
    defaultMessage: 'Your account has no email address.',
    description: 'A short message.',
  },
  noServer: {
    id: 'system.mail.noserver',
    defaultMessage:
      'No mail server is configured, so emails are not sent. Set SMTP_URL and MAIL_FROM in the server’s environment.',
    description: 'A notice.',
  },
})
