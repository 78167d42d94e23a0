import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { readProductName } from './signInLinks.ts'
import { nameOfPerson, type PersonRow } from '../person/personRow.ts'

type Reader = Pick<PersonRow, 'uuid' | 'status' | 'username' | 'email' | 'givenName' | 'familyName' | 'locale'>

const findReader = `select uuid, status, username, email, given_name as "givenName", family_name as "familyName", locale
  from person where subject = $1 and email is not null`

/** Mails a person that their password was changed, in the transaction of `client`; nothing for people without an email. */
export async function sendPasswordNotice(
  outbox: Outbox,
  client: PoolClient,
  subject: string,
  origin: string,
): Promise<void> {
  const [person] = (await client.query<Reader>(findReader, [subject])).rows
  if (person === undefined || person.email === null) return
  const values = {
    name: nameOfPerson(person),
    product: await readProductName(client),
    url: `${origin}/oidc/forgot-password`,
    at: new Date().toISOString(),
  }
  const { uuid, email: address, locale } = person
  await outbox.enqueue(client, [
    { event: 'PASSWORD_CHANGED', person: uuid, address, locale, values, dedupeKey: `PASSWORD_CHANGED:${createUuid()}` },
  ])
}
