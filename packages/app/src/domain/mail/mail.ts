import type { MailPartsFragment } from '@somo/graphql/mail'
import type { IntlShape } from 'react-intl'
import { mailMessages } from './mailMessages.ts'

/** A mail as the outbox lists it. */
export type Mail = MailPartsFragment

/** Whether a mail can be sent once more: it waits, or did not leave. */
export const canResend = ({ state }: Pick<Mail, 'state'>): boolean => state === 'FAILED' || state === 'QUEUED'

/** Why a mail did not leave, as the mail server said it; null where nothing is in its way. */
export const reasonOf = ({ error }: Pick<Mail, 'error'>, formatMessage: IntlShape['formatMessage']): string | null =>
  error === 'INTERRUPTED' ? formatMessage(mailMessages.interrupted) : error
