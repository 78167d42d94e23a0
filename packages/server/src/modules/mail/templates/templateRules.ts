import type { MailTemplateGroup } from '@somo/graphql/schema'
import {
  isNotificationEvent,
  notificationEvents,
  type NotificationEvent,
} from '../../notifications/notificationEvents.ts'
import type { AccountMailEvent } from '../outbox.ts'

/** Mails whose texts can be changed. */
export type TemplateEvent = AccountMailEvent | NotificationEvent | 'DIGEST'

export interface TemplateRule {
  readonly group: MailTemplateGroup
  /** Needed for signing in or required by law: it cannot be switched off. */
  readonly isMandatory: boolean
  readonly hasButton: boolean
  readonly placeholders: readonly string[]
}

const account = { group: 'ACCOUNT', isMandatory: true, hasButton: true } as const
const optional = { ...account, isMandatory: false }

const accountRules: Readonly<Record<AccountMailEvent, TemplateRule>> = {
  INVITATION: { ...account, placeholders: ['name', 'product', 'until'] },
  PASSWORD_RESET: { ...account, placeholders: ['name', 'product', 'until'] },
  PASSWORD_CHANGED: { ...account, placeholders: ['name', 'product', 'at'] },
  EMAIL_CONFIRM: { ...account, placeholders: ['name', 'product', 'until'] },
  EMAIL_IN_USE: { ...account, hasButton: false, placeholders: ['name', 'product'] },
  EMAIL_REQUESTED: { ...account, placeholders: ['name', 'product', 'email'] },
  EMAIL_CHANGED: { ...account, hasButton: false, placeholders: ['name', 'product', 'email'] },
  // `details` is a sentence that depends on what happened.
  SECOND_FACTOR: { ...account, placeholders: ['name', 'product', 'details'] },
  IMPORT_ENDED: { ...optional, placeholders: ['name', 'product', 'fileName', 'details'] },
  DELETION_REQUESTED: { ...account, placeholders: ['name', 'product', 'person'] },
  JOIN_REQUESTED: { ...optional, placeholders: ['name', 'product', 'unit', 'person'] },
  JOIN_APPROVED: { ...optional, placeholders: ['name', 'product', 'unit', 'reason'] },
  JOIN_DECLINED: { ...optional, placeholders: ['name', 'product', 'unit', 'reason'] },
  CASES_WAITING: { ...optional, placeholders: ['name', 'product', 'details'] },
  RELATION_INVITED: { ...account, placeholders: ['product', 'until'] },
  TEST: { ...account, hasButton: false, placeholders: ['product'] },
}

const digest: TemplateRule = {
  group: 'NEWS',
  isMandatory: false,
  hasButton: true,
  // `items` has one line for each notification.
  placeholders: ['name', 'product', 'items', 'count'],
}

/** Every mail with a template, in the order of the list. The test email is not one of them. */
export const templateEvents: readonly TemplateEvent[] = [
  // Names of the tables above.
  ...(Object.keys(accountRules) as AccountMailEvent[]).filter((event) => event !== 'TEST'),
  ...(Object.keys(notificationEvents) as NotificationEvent[]),
  'DIGEST',
]

/** The event of a name; null for one that has no template. */
export const templateEventOf = (name: string): TemplateEvent | null =>
  templateEvents.find((event) => event === name) ?? null

/** What holds for the template of an event. */
export function templateRuleOf(event: TemplateEvent): TemplateRule {
  if (event === 'DIGEST') return digest
  if (!isNotificationEvent(event)) return accountRules[event]
  const { group, isMandatory, placeholders } = notificationEvents[event]
  return { group, isMandatory, hasButton: true, placeholders: ['name', 'product', ...placeholders] }
}
