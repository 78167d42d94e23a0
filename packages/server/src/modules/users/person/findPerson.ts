import type { Queryable } from '../../../database/transaction.ts'

/** The uuid of a caller; null for somebody who is not known yet. */
export async function findPerson(sql: Queryable, subject: string): Promise<string | null> {
  const { rows } = await sql.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  return rows[0]?.uuid ?? null
}
