import type { MailState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** How a mail stands. */
export const mailStateMessages = defineMessages<MailState>({
  QUEUED: { id: 'mail.state.queued', defaultMessage: 'Queued', description: 'State of a mail.' },
  SENDING: { id: 'mail.state.sending', defaultMessage: 'Sending', description: 'State of a mail.' },
  SENT: { id: 'mail.state.sent', defaultMessage: 'Sent', description: 'State of a mail.' },
  FAILED: { id: 'mail.state.failed', defaultMessage: 'Failed', description: 'State of a mail.' },
  SUPPRESSED: { id: 'mail.state.suppressed', defaultMessage: 'Not sent', description: 'State of a mail.' },
})

/** The texts of a mail that somebody reads or sends again. */
export const mailMessages = defineMessages({
  to: { id: 'mail.reading.to', defaultMessage: 'To', description: 'Head of a column.' },
  state: { id: 'mail.reading.state', defaultMessage: 'Status', description: 'Head of a column and a filter.' },
  created: { id: 'mail.reading.created', defaultMessage: 'Written on', description: 'Head of a column.' },
  tries: {
    id: 'mail.reading.tries',
    defaultMessage: 'Attempts',
    description: 'Head of a column: how often it was tried.',
  },
  reading: {
    id: 'mail.reading.title',
    defaultMessage: 'Email',
    description: 'Title of a dialog, where the subject is not known.',
  },
  reason: { id: 'mail.reading.reason', defaultMessage: 'Reason', description: 'A fact: why the mail did not leave.' },
  sentOn: { id: 'mail.reading.senton', defaultMessage: 'Sent on', description: 'A fact.' },
  language: { id: 'mail.reading.language', defaultMessage: 'Language', description: 'A fact.' },
  read: { id: 'mail.reading.read', defaultMessage: 'Read', description: 'Action of a mail.' },
  noted: {
    id: 'mail.reading.noted',
    defaultMessage: 'Reading an email is recorded in the audit log.',
    description: 'In the dialog with the text of a mail.',
  },
  resend: { id: 'mail.reading.resend', defaultMessage: 'Resend', description: 'Action of a mail.' },
  resent: { id: 'mail.reading.resent', defaultMessage: 'Email queued again.', description: 'A short message.' },
  gone: {
    id: 'mail.reading.gone',
    defaultMessage: 'The email has already been sent or is being sent.',
    description: 'A short message: it is not sent again.',
  },
  actFailed: {
    id: 'mail.reading.actfailed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'A short message; {reason} is a sentence.',
  },
  linkExpired: {
    id: 'mail.reading.linkExpired',
    defaultMessage: 'Not sent: its link has expired or was replaced.',
    description: 'Why a mail counts as failed.',
  },
  interrupted: {
    id: 'mail.reading.interrupted',
    defaultMessage: 'Interrupted: it may or may not have been sent.',
    description: 'Why a mail counts as failed.',
  },
})
