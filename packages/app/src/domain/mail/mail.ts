import type { MailPartsFragment } from '@somo/graphql/mail'
import type { IntlShape } from 'react-intl'
import { mailMessages } from './mailMessages.ts'

/** A mail as the outbox lists it. */
export type Mail = MailPartsFragment

/** Whether a mail can be sent once more: it waits, or did not leave and its link is still good. */
export const canResend = ({ state, error }: Pick<Mail, 'state' | 'error'>): boolean =>
  state === 'QUEUED' || (state === 'FAILED' && error !== 'LINK_EXPIRED')

/** What the server says in a word of its own, in place of the mail server's answer. */
const ownReasons = { INTERRUPTED: mailMessages.interrupted, LINK_EXPIRED: mailMessages.linkExpired } as const

const isOwnReason = (error: string): error is keyof typeof ownReasons => Object.hasOwn(ownReasons, error)

/** Why a mail did not leave, as the mail server said it; null where nothing is in its way. */
export const reasonOf = ({ error }: Pick<Mail, 'error'>, formatMessage: IntlShape['formatMessage']): string | null =>
  error !== null && isOwnReason(error) ? formatMessage(ownReasons[error]) : error
