import type { PoolClient } from 'pg'
import type { NewMail } from '../../mail/outbox.ts'
import { readProductName } from '../../users/sign-in/signInLinks.ts'
import { type OpenRequest, readResponsible } from './joinStore.ts'
import type { UnitDeps } from '../unitDeps.ts'
import { nameOf } from '../memberSql.ts'

type Deps = Pick<UnitDeps, 'outbox' | 'origin'>

/** Who asks, and for what. */
interface JoinQuestion {
  readonly unit: string
  readonly unitName: string
  readonly person: string
}

/** Tells those who answer for a unit that somebody asks to join it: one mail a day, unit and reader, however many ask. */
export async function notifyManagers(
  { outbox, origin }: Deps,
  client: PoolClient,
  { unit, unitName, person }: JoinQuestion,
): Promise<void> {
  const recipients = await readResponsible(client, unit)
  if (recipients.length === 0) return
  const product = await readProductName(client)
  const { rows } = await client.query<{ name: string; day: string }>(
    `select ${nameOf('p')} as name, current_date::text as day from person p where p.uuid = $1`,
    [person],
  )
  const [{ name: asking, day } = { name: '', day: '' }] = rows
  const url = `${origin}/unit-management?unit=${unit}&do=requests`
  const mails = recipients.flatMap(({ person: reader, name, email, locale }): NewMail[] =>
    email === null || reader === person
      ? []
      : [
          {
            event: 'JOIN_REQUESTED',
            person: reader,
            address: email,
            about: person,
            locale,
            values: { name, product, url, unit: unitName, person: asking },
            dedupeKey: `join:${unit}:${reader}:${day}`,
          },
        ],
  )
  await outbox.enqueue(client, mails)
}

/** What was answered. */
interface Answered {
  readonly open: readonly OpenRequest[]
  readonly unitName: string
  readonly isApproved: boolean
  /** '' for none. */
  readonly reason: string
}

/** Tells people what was answered; who has no address finds it on the page of their units. */
export async function notifyApplicants(
  { outbox, origin }: Deps,
  client: PoolClient,
  { open, unitName, isApproved, reason }: Answered,
): Promise<void> {
  const product = await readProductName(client)
  const event = isApproved ? 'JOIN_APPROVED' : 'JOIN_DECLINED'
  const mails = open.flatMap(({ uuid, person, name, email, locale }): NewMail[] =>
    email === null
      ? []
      : [
          {
            event,
            person,
            address: email,
            locale,
            values: { name, product, url: `${origin}/my-units`, unit: unitName, reason },
            dedupeKey: `join:${uuid}`,
          },
        ],
  )
  await outbox.enqueue(client, mails)
}
