import type { PoolClient } from 'pg'
import { createUuid } from '../../database/uuid.ts'

/** Answers the person behind a subject, who is met where nobody has met them yet, and locks their row until the transaction ends. */
export async function meetPerson(subject: string, client: PoolClient): Promise<string> {
  await client.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1 for update', [
    subject,
  ])
  const [row] = rows
  if (row === undefined) throw new Error('A person that was just met is gone.')
  return row.uuid
}
