import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { writeInvitations } from '../calendar/sessionInvitations.ts'
import type { MailCalendar, NotificationMail, Outbox } from '../mail/outbox.ts'
import { readProductName } from '../users/sign-in/signInLinks.ts'
import { takeDue, countSentToday, setEmailState, type DueNotification } from './emailStore.ts'
import { notificationEvents } from './notificationEvents.ts'
import type { PersonLinks } from './personLinks.ts'

export const emailKind = 'notifications.email'

/** Optional emails a person and day; further ones wait for the digest. */
export const mostEmailsADay = 3

const aStep = 200

export interface EmailDeps {
  readonly outbox: Outbox
  readonly links: PersonLinks
  readonly origin: string
  /** The address that mails come from; null without a mail server. */
  readonly mailFrom: string | null
}

/** Sends the emails that are due at once, by what their readers choose at this moment. */
export const createEmailWorker = (deps: EmailDeps): JobWorker<object, { readonly done: number }> => ({
  kind: emailKind,
  cron: '* * * * *',
  async isNeeded(client) {
    const { rows } = await client.query(`select from notification where email = 'DUE' limit 1`)
    return rows.length > 0
  },
  async step(_, position, { client }) {
    const due = await takeDue(client, aStep)
    await sendDue(deps, client, due)
    const done = (position?.done ?? 0) + due.length
    return { position: due.length < aStep ? null : { done }, done, total: null }
  },
})

/** How many of these people have had their optional emails of today. */
export const countOverLimit = async (client: Queryable, people: readonly string[]): Promise<number> =>
  [...(await countSentToday(client, people)).values()].filter((sent) => sent >= mostEmailsADay).length

type State = 'NONE' | 'DIGEST' | 'SENT'

async function sendDue(deps: EmailDeps, client: PoolClient, due: readonly DueNotification[]): Promise<void> {
  if (due.length === 0) return
  const inactive = await deps.outbox.readInactive(client)
  const sent = await countSentToday(
    client,
    due.map(({ person }) => person),
  )
  const states = due.map((notification): State => {
    const { person, event, mail, cadence } = notification
    const { isMandatory } = notificationEvents[event]
    if (mail === null || inactive.has(event) || (cadence === 'OFF' && !isMandatory)) return 'NONE'
    if (isMandatory) return 'SENT'
    const count = sent.get(person) ?? 0
    if (cadence !== 'AT_ONCE' || count >= mostEmailsADay) return 'DIGEST'
    sent.set(person, count + 1)
    return 'SENT'
  })
  const product = await readProductName(client)
  const leaving = due.filter((_, place) => states[place] === 'SENT')
  const invitationOf = await readInvitations(deps, client, leaving, product)
  await deps.outbox.enqueueNotifications(
    client,
    leaving.flatMap((notification) => mailOf(deps, notification, product, invitationOf)),
  )
  for (const state of ['NONE', 'DIGEST', 'SENT'] as const)
    await setEmailState(
      client,
      due.flatMap(({ uuid }, place) => (states[place] === state ? [uuid] : [])),
      state,
    )
}

/** The links at the foot of every mail. */
export const footOf = (
  { links, origin }: EmailDeps,
  { person, event }: Pick<DueNotification, 'person' | 'event'>,
): Pick<NotificationMail, 'preferencesUrl' | 'unsubscribeUrl'> => {
  const { group, isMandatory } = notificationEvents[event]
  return {
    preferencesUrl: `${origin}/my-profile?tab=notifications`,
    unsubscribeUrl: isMandatory ? null : links.unsubscribe({ person, group }),
  }
}

type InvitationOf = (notification: DueNotification) => MailCalendar | null

const withInvitation: ReadonlySet<string> = new Set([
  'EVENT_BOOKED',
  'EVENT_BOOKING_CANCELLED',
  'EVENT_SESSION_CHANGED',
  'EVENT_SESSION_CANCELLED',
  'SEAT_FROM_WAITING_LIST',
])

async function readInvitations(
  { origin, mailFrom }: EmailDeps,
  client: PoolClient,
  due: readonly DueNotification[],
  product: string,
): Promise<InvitationOf> {
  const invited = due.flatMap(({ event, mail, ...reader }) =>
    mail === null || !withInvitation.has(event) ? [] : [{ ...reader, mail }],
  )
  const address = /<([^<>]+)>$/.exec(mailFrom ?? '')?.[1] ?? mailFrom ?? `no-reply@${new URL(origin).hostname}`
  const find = await writeInvitations(client, invited, { origin, name: product, mail: address })
  return ({ event, mail, ...reader }) =>
    mail === null || !withInvitation.has(event) ? null : find({ ...reader, mail })
}

function mailOf(
  deps: EmailDeps,
  notification: DueNotification,
  product: string,
  invitationOf: InvitationOf,
): NotificationMail[] {
  const { uuid, person, event, values, mail, locale, name } = notification
  if (mail === null) return []
  const url = `${deps.origin}${notification.address}`
  return [
    {
      event,
      person,
      address: mail,
      locale,
      name,
      product,
      url,
      more: 0,
      notifications: [{ event, values, url }],
      ...footOf(deps, notification),
      calendar: invitationOf(notification),
      dedupeKey: `notification:${uuid}`,
    },
  ]
}
