import type { Queryable } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { CompletionRule, MediumKind } from '../completionRules.ts'

/** What a test says of a medium; the rest is made up. */
export interface TestMedium {
  readonly kind: MediumKind
  readonly title: string
  readonly unit: string
  readonly booking?: 'OPEN' | 'REQUEST' | 'ASSIGNED_ONLY'
  readonly content?: Readonly<Record<string, unknown>>
  readonly completion?: CompletionRule
  readonly passMark?: number
  readonly attemptLimit?: number
  /** Uuids of media, in the order of the course; all of them required, each opens after the one before. */
  readonly items?: readonly string[]
}

/** The uuids of a published medium. */
export interface PublishedMedium {
  readonly medium: string
  readonly version: string
  readonly items: readonly string[]
}

/** Adds a published medium with one version. */
export async function publishTestMedium(sql: Queryable, given: TestMedium): Promise<PublishedMedium> {
  const [medium, version] = [createUuid(), createUuid()]
  await sql.query(
    `insert into medium (uuid, kind, main_locale, titles, owner_unit, booking) values ($1, $2, 'en', jsonb_build_object('en', $3::text), $4, $5)`,
    [medium, given.kind, given.title, given.unit, given.booking ?? 'OPEN'],
  )
  await sql.query(
    `insert into medium_version (uuid, medium, number, state, content, completion, pass_mark, attempt_limit)
      values ($1, $2, 1, 'READY', $3, $4, $5, $6)`,
    [version, medium, given.content ?? {}, given.completion ?? {}, given.passMark ?? null, given.attemptLimit ?? null],
  )
  const items = (given.items ?? []).map((item) => ({ uuid: createUuid(), item }))
  for (const [position, { uuid, item }] of items.entries())
    await sql.query('insert into course_item (uuid, course, medium, position, opens) values ($1, $2, $3, $4, $5)', [
      uuid,
      version,
      item,
      position,
      position === 0 ? null : { after: items[position - 1]?.uuid },
    ])
  await sql.query(`update medium_version set published_at = now(), change = 'CONTENT' where uuid = $1`, [version])
  await sql.query(`update medium set state = 'PUBLISHED', current_version = $2 where uuid = $1`, [medium, version])
  return { medium, version, items: items.map(({ uuid }) => uuid) }
}
