import type { PoolClient } from 'pg'
import { createUuid } from '../database/uuid.ts'

/** A call that may be repeated: who calls, and the key they chose. */
export interface RepeatableCall {
  readonly subject: string
  readonly key: string
}

const find = `select k.object from idempotence_key k join person p on p.uuid = k.person where p.subject = $1 and k.key = $2`

/** What an earlier call with this key made; null where none did. A call at the same time is waited for. */
export async function findCreated(client: PoolClient, { subject, key }: RepeatableCall): Promise<string | null> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`idempotence ${subject} ${key}`])
  return (await client.query<{ object: string }>(find, [subject, key])).rows[0]?.object ?? null
}

/** Remembers what the call with this key made. */
export async function rememberCreated(
  client: PoolClient,
  { subject, key }: RepeatableCall,
  object: string,
): Promise<void> {
  await client.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
  await client.query(
    'insert into idempotence_key (person, key, object) select uuid, $2, $3 from person where subject = $1',
    [subject, key, object],
  )
}
