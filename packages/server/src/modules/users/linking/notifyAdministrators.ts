import type { PoolClient } from 'pg'
import type { JobWorker } from '../../jobs/jobs.ts'
import type { NewMail } from '../../mail/outbox.ts'
import { readProductName } from '../sign-in/signInLinks.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson, type PersonRow } from '../person/personRow.ts'

type Row = Pick<PersonRow, 'uuid' | 'status' | 'givenName' | 'familyName' | 'username' | 'email'> & {
  readonly locale: string | null
}

const openCases = `select from link_case where state = 'OPEN'`

// The last mail to an administrator says which cases they were notified of. Mails are kept for 90 days.
const recipients = `with notified as (select person, max(created_at) as at from outbox_mail where event = 'CASES_WAITING' group by person)
  select p.uuid, p.status, p.given_name as "givenName", p.family_name as "familyName", p.username, p.email, p.locale
  from person p left join notified on notified.person = p.uuid
  where 'ADMIN' = any(p.roles) and p.status = 'ACTIVE' and p.email is not null and exists (${openCases})
    and (notified.at is null or (notified.at < now() - interval '24 hours'
      and (notified.at < now() - interval '7 days' or exists (${openCases} and created_at > notified.at))))
  order by p.uuid limit 50`

const count = `select count(*)::int as waiting from link_case where state = 'OPEN'`

const readRecipients = async (client: PoolClient): Promise<readonly Row[]> => (await client.query<Row>(recipients)).rows

/**
 * Mails administrators that link cases are open: within an hour of a new case, at most once in 24 hours, and once a week
 * while there is no new case.
 */
export function createAdministratorNotices({
  outbox,
  origin,
}: Pick<PeopleDeps, 'outbox' | 'origin'>): JobWorker<unknown, null> {
  return {
    kind: 'users.tellAdministrators',
    cron: '20 * * * *',
    isNeeded: async (client) => (await readRecipients(client)).length > 0,
    async step(_, __, { client, uuid }) {
      const people = await readRecipients(client)
      const product = await readProductName(client)
      const { rows } = await client.query<{ waiting: number }>(count)
      const values = { product, url: `${origin}/user-management?open=links`, waiting: rows[0]?.waiting ?? 0 }
      const mails = people.flatMap((person): NewMail[] => {
        const { uuid: reader, email: address, locale } = person
        if (address === null) return []
        return [
          {
            event: 'CASES_WAITING',
            person: reader,
            address,
            locale,
            values: { ...values, name: nameOfPerson(person) },
            dedupeKey: `cases:${uuid}:${reader}`,
          },
        ]
      })
      await outbox.enqueue(client, mails)
      return { position: null, done: mails.length, total: mails.length }
    },
  }
}
