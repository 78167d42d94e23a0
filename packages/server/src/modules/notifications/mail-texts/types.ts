import type { NotificationEvent } from '../notificationEvents.ts'

/** The text of a mail as a template; a paragraph with a placeholder that has no value is left out. */
export interface NotificationMailText {
  readonly subject: string
  readonly main: string
  readonly extra: string
  readonly button: string
}

export type NotificationMailTexts = Readonly<Record<NotificationEvent | 'DIGEST', NotificationMailText>>
