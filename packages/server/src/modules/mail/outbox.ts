import type { PoolClient } from 'pg'
import type { NotificationEvent } from '../notifications/notificationEvents.ts'
import type { NotificationValue } from '../notifications/notify.ts'

/** What happened to somebody's second factor. */
export type SecondFactorChange =
  | 'APP_ADDED'
  | 'APP_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'CODES_RENEWED'
  | 'CODE_USED'
  | 'RESET'

/** What each mail says beside its words; dates are ISO, put into the reader's pattern when the mail is written. */
export interface MailValues {
  INVITATION: { readonly name: string; readonly product: string; readonly url: string; readonly until: string }
  PASSWORD_RESET: { readonly name: string; readonly product: string; readonly url: string; readonly until: string }
  /** `url`: where a forgotten password is replaced; `at`: when it was changed. */
  PASSWORD_CHANGED: { readonly name: string; readonly product: string; readonly url: string; readonly at: string }
  /** To the address somebody wants to have from now on. */
  EMAIL_CONFIRM: { readonly name: string; readonly product: string; readonly url: string; readonly until: string }
  /** To whoever has the address that somebody else wants to have. */
  EMAIL_IN_USE: { readonly name: string; readonly product: string }
  /** To the address that is to be given up, and once it was; `email` is the new one. */
  EMAIL_REQUESTED: { readonly name: string; readonly product: string; readonly url: string; readonly email: string }
  EMAIL_CHANGED: { readonly name: string; readonly product: string; readonly email: string }
  SECOND_FACTOR: {
    readonly name: string
    readonly product: string
    readonly url: string
    readonly change: SecondFactorChange
  }
  IMPORT_ENDED: {
    readonly name: string
    readonly product: string
    readonly url: string
    readonly fileName: string
    readonly failed: number
  }
  DELETION_REQUESTED: { readonly name: string; readonly product: string; readonly url: string; readonly person: string }
  /** `person` asks to join `unit`. */
  JOIN_REQUESTED: {
    readonly name: string
    readonly product: string
    readonly url: string
    readonly unit: string
    readonly person: string
  }
  /** `reason`: what whoever decided wrote; '' for nothing. */
  JOIN_APPROVED: {
    readonly name: string
    readonly product: string
    readonly url: string
    readonly unit: string
    readonly reason: string
  }
  JOIN_DECLINED: {
    readonly name: string
    readonly product: string
    readonly url: string
    readonly unit: string
    readonly reason: string
  }
  /** `waiting`: how many sign-ins and questions of managers an administrator has to decide. */
  CASES_WAITING: { readonly name: string; readonly product: string; readonly url: string; readonly waiting: number }
  /** To whoever is asked to accompany a learner, who is not named. */
  RELATION_INVITED: { readonly product: string; readonly url: string; readonly until: string }
  TEST: { readonly product: string }
}

/** Mails about accounts and work of administrators. */
export type AccountMailEvent = keyof MailValues

/** What a mail in the outbox is about. */
export type MailEvent = AccountMailEvent | NotificationEvent | 'DIGEST'

/** A mail as a module asks for it. */
export interface NewMail<E extends AccountMailEvent = AccountMailEvent> {
  readonly event: E
  /** Whom it is for; null for an address of nobody who is known. */
  readonly person: string | null
  readonly address: string
  /** Whom it names beside its reader: where these are anonymised, the mail goes. */
  readonly about?: string
  /** The reader's language; one that is not ours becomes English. */
  readonly locale: string | null
  readonly values: MailValues[E]
  /** The same happening never makes two mails: the second with one key is dropped. */
  readonly dedupeKey: string
}

/** A notification that is told. */
export interface MailNotification {
  readonly event: NotificationEvent
  readonly values: Readonly<Record<string, NotificationValue>>
  readonly url: string
}

/** An invitation as iCalendar (RFC 5546): REQUEST puts something into a calendar or changes it there. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/** A mail with one notification, or with several as a digest. */
export interface NotificationMail {
  readonly event: NotificationEvent | 'DIGEST'
  readonly person: string
  readonly address: string
  readonly locale: string | null
  readonly name: string
  readonly product: string
  /** One; of a digest the latest first. */
  readonly notifications: readonly MailNotification[]
  /** How many more a digest stands for. */
  readonly more: number
  readonly url: string
  /** Where its reader chooses what is sent. */
  readonly preferencesUrl: string
  /** Null for mails that cannot be turned off. */
  readonly unsubscribeUrl: string | null
  /** An invitation that goes with it. */
  readonly calendar?: MailCalendar | null
  readonly dedupeKey: string
}

/** Mail for the modules that send some. */
export interface Outbox {
  /** Whether mail leaves the house; without a mail server it waits for an administrator to read. */
  readonly hasServer: boolean
  /** Puts mails in line in the transaction of `client`. */
  enqueue(client: Pick<PoolClient, 'query'>, mails: readonly NewMail[]): Promise<void>
  /** The mails that an administrator switched off; they are dropped. */
  readInactive(client: Pick<PoolClient, 'query'>): Promise<ReadonlySet<string>>
  /** The same for notifications, by their templates. */
  enqueueNotifications(client: Pick<PoolClient, 'query'>, mails: readonly NotificationMail[]): Promise<void>
}
