import type { PoolClient } from 'pg'
import type { JobWorker } from '../../jobs/jobs.ts'
import type { NewMail } from '../../mail/outbox.ts'
import { readProductName } from '../sign-in/signInLinks.ts'
import type { PeopleParts } from '../peopleDeps.ts'
import { nameOfPerson, type PersonRow } from '../person/personRow.ts'

type Row = Pick<PersonRow, 'uuid' | 'status' | 'givenName' | 'familyName' | 'username' | 'email'> & {
  readonly locale: string | null
}

const waiting = `select from link_case where state = 'OPEN'`

// What somebody was told of is what was there when their last mail was put in line. Mails are kept for 90 days.
const untold = `with told as (select person, max(created_at) as at from outbox_mail where event = 'CASES_WAITING' group by person)
  select p.uuid, p.status, p.given_name as "givenName", p.family_name as "familyName", p.username, p.email, p.locale
  from person p left join told on told.person = p.uuid
  where 'ADMIN' = any(p.roles) and p.status = 'ACTIVE' and p.email is not null and exists (${waiting})
    and (told.at is null or (told.at < now() - interval '24 hours'
      and (told.at < now() - interval '7 days' or exists (${waiting} and created_at > told.at))))
  order by p.uuid limit 50`

const count = `select count(*)::int as waiting from link_case where state = 'OPEN'`

const readUntold = async (client: PoolClient): Promise<readonly Row[]> => (await client.query<Row>(untold)).rows

/**
 * Tells each administrator with an address that sign-ins or questions of managers wait: within the hour where something
 * new does, once in 24 hours at most, and once a week while nothing new comes.
 */
export function createTelling({ outbox, origin }: Pick<PeopleParts, 'outbox' | 'origin'>): JobWorker<unknown, null> {
  return {
    kind: 'users.tellAdministrators',
    cron: '20 * * * *',
    isNeeded: async (client) => (await readUntold(client)).length > 0,
    async step(_, __, { client, uuid }) {
      const people = await readUntold(client)
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
