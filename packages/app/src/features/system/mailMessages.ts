import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the outbox. */
export const mailMessages = defineMessages({
  title: { id: 'system.mail.title', defaultMessage: 'Outbox', description: 'Names the table.' },
  pages: { id: 'system.mail.pages', defaultMessage: 'Pages of the outbox', description: 'Names the buttons for pages.' },
  search: { id: 'system.mail.search', defaultMessage: 'Search by address or subject', description: 'Label of the search field.' },
  subject: { id: 'system.mail.subject', defaultMessage: 'Subject', description: 'Head of a column.' },
  about: { id: 'system.mail.about', defaultMessage: 'About', description: 'Head of a column and a filter: what a mail is about, such as an invitation.' },
  export: { id: 'system.mail.export', defaultMessage: 'Export', description: 'A button with a menu of formats.' },
  empty: { id: 'system.mail.empty', defaultMessage: 'No mail yet', description: 'Where there is none.' },
  emptySentence: { id: 'system.mail.emptysentence', defaultMessage: 'Every mail this installation writes is listed here for 90 days. Without a mail server it waits here to be read.', description: 'Where there is none.' },
  test: { id: 'system.mail.test', defaultMessage: 'Send a test mail', description: 'A button.' },
  tested: { id: 'system.mail.tested', defaultMessage: 'A test mail to {address} is in line.', description: 'A short message.' },
  noAddress: { id: 'system.mail.noaddress', defaultMessage: 'Your account has no e-mail address a mail could go to.', description: 'A short message.' },
  noServer: { id: 'system.mail.noserver', defaultMessage: 'No mail server is set up, so mails wait here. SMTP_URL and MAIL_FROM in the environment of the server name one.', description: 'A notice.' },
})
