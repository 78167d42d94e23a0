import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { insertUnit } from '../../../testing/factories.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import { evaluateAssignment } from '../evaluation/evaluate.ts'

/** A reader of mails. */
export interface Reader {
  readonly uuid: string
  readonly address: string
  readonly name: string
  readonly locale: 'en' | 'de' | 'sw'
}

const locales = ['en', 'de', 'sw'] as const

/** The titles of a medium, each of which says in which language it is read. */
export const titlesOf = (number: number): Readonly<Record<Reader['locale'], string>> => ({
  en: `Fire safety ${number}`,
  de: `Brandschutz ${number}`,
  sw: `Usalama wa moto ${number}`,
})

/** A unit with as many readers as there are names, in three languages. */
export async function seedReaders(pool: Pool, names: readonly string[]): Promise<readonly Reader[]> {
  const unit = await insertUnit(pool, { key: 'all', name: 'All' })
  const readers = names.map((name, place): Reader => ({
    uuid: createUuid(),
    address: `reader${place}@example.org`,
    name,
    locale: locales[place % locales.length] ?? 'en',
  }))
  await pool.query(
    `insert into person (uuid, subject, username, given_name, email, locale, roles, status, source)
      select n.uuid, 'reader' || n.place, 'reader' || n.place, n.name, n.address, n.locale, '{LEARNER}', 'ACTIVE', 'SEED'
      from jsonb_to_recordset($1::jsonb) as n (uuid uuid, place int, name text, address text, locale text)`,
    [JSON.stringify(readers.map((reader, place) => ({ ...reader, place })))],
  )
  await pool.query(
    `insert into unit_membership (uuid, unit, person, role, is_default) select gen_random_uuid(), $1, uuid, 'MEMBER', true from person`,
    [unit],
  )
  return readers
}

/** Gives everyone a medium, due in so many days. */
export async function assignToAll(pool: Pool, number: number, dueDays: number): Promise<void> {
  const { rows } = await pool.query<{ uuid: string }>('select uuid from unit where is_general')
  const unit = rows[0]?.uuid ?? ''
  const titles = titlesOf(number)
  const { medium } = await publishTestMedium(pool, { kind: 'PAGE', title: titles.en, unit })
  await pool.query('update medium set titles = $2 where uuid = $1', [medium, titles])
  const uuid = createUuid()
  await pool.query(
    `insert into assignment (uuid, title, owner_unit, state, activated_at, due_rule, due_days, is_announced, reminder_days, overdue_every_days)
      values ($1, $2, $3, 'ACTIVE', now(), 'AFTER_ASSIGNED', $4, true, '{30,7,1}', 7)`,
    [uuid, titles.en, unit, dueDays],
  )
  await pool.query('insert into assignment_target (assignment, medium) values ($1, $2)', [uuid, medium])
  await pool.query('insert into assignment_unit (assignment, unit) values ($1, $2)', [uuid, unit])
  await inTransaction(pool, (client) => evaluateAssignment(client, uuid))
}

const back = [
  `update enrolment set due_at = due_at - interval '1 day'`,
  `update enrolment_source set since = since - interval '1 day', due_at = due_at - interval '1 day'`,
  `update assignment set activated_at = activated_at - interval '1 day', reminded_on = reminded_on - 1`,
  `update notification set day = day - 1, created_at = created_at - interval '1 day', emailed_at = emailed_at - interval '1 day'`,
]

/** A day goes by: everything lies a day further back. */
export async function goToNextDay(pool: Pool): Promise<void> {
  for (const text of back) await pool.query(text)
}
