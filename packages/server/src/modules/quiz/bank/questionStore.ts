import type { QuestionFilter } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { choosePredicates, type KeysetList } from '../../list/keysetPage.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'

/** A question with its latest version. */
export interface QuestionRow {
  readonly uuid: string
  readonly version: string
  readonly number: number
  readonly type: QuestionContent['type']
  readonly title: string | null
  readonly content: QuestionContent
  readonly points: number
  readonly tags: readonly string[]
  readonly ownerUnit: string
  readonly isUsed: boolean
  readonly isArchived: boolean
  readonly updatedAt: Date
  readonly revision: number
}

const columns = `t.uuid, v.uuid as version, v.number, v.type, v.title, v.content, v.points::float8 as points, t.owner_unit as "ownerUnit",
  v.used_at is not null as "isUsed", t.archived_at is not null as "isArchived", t.updated_at as "updatedAt", t.revision,
  array(select g.tag from question_tag g where g.question = t.uuid order by g.tag) as tags`
const from = `question t join lateral (select * from question_version n where n.question = t.uuid order by n.number desc limit 1) v on true`

/** The questions a caller may see, as a list. */
export function questionList(scope: Scope, filter: QuestionFilter): KeysetList {
  const search = filter.search?.trim().toLowerCase()
  const isArchived = filter.isArchived ?? false
  const chosen = choosePredicates([
    [isUnitInScope(scope, 't.owner_unit', '$#'), scope.manager],
    ['t.owner_unit = $#::uuid', filter.unit],
    ['v.type = any($#::text[])', filter.type],
    ['exists (select from question_tag g where g.question = t.uuid and g.tag = $#)', filter.tag],
    [`strpos(lower(coalesce(v.title, '') || ' ' || (v.content ->> 'stem')), $#) > 0`, search === '' ? null : search],
  ])
  return {
    columns,
    from,
    key: 't.updated_at',
    where: [...chosen.where, isArchived ? 't.archived_at is not null' : 't.archived_at is null'],
    values: chosen.values,
  }
}

/** Questions by uuid, as far as the scope has them, in the order given. */
export async function readQuestions(sql: Queryable, scope: Scope, uuids: readonly string[]): Promise<QuestionRow[]> {
  const { rows } = await sql.query<QuestionRow>(
    `select ${columns} from ${from} where t.uuid = any($1::uuid[]) and ($2::text is null or t.owner_unit in (select managed_unit($2)))
      order by array_position($1::uuid[], t.uuid)`,
    [uuids, scope.manager],
  )
  return rows
}

/** The questions of versions, as far as the scope has them, in the order given. */
export async function readNamedQuestions(sql: Queryable, scope: Scope, versions: readonly string[]) {
  const { rows } = await sql.query<{ version: string; question: string }>(
    'select uuid as version, question from question_version where uuid = any($1::uuid[])',
    [versions],
  )
  const questions = new Map(rows.map(({ version, question }) => [version, question]))
  const read = await readQuestions(sql, scope, [...new Set(questions.values())])
  const byUuid = new Map(read.map((row) => [row.uuid, row]))
  return versions.flatMap((version) => {
    const row = byUuid.get(questions.get(version) ?? '')
    return row === undefined ? [] : [{ version, row }]
  })
}

/** The tags of the questions in the scope, the most frequent first. */
export async function readTags(sql: Queryable, scope: Scope): Promise<string[]> {
  const { rows } = await sql.query<{ tag: string }>(
    `select g.tag from question_tag g join question q on q.uuid = g.question
      where q.archived_at is null and ($1::text is null or q.owner_unit in (select managed_unit($1)))
      group by g.tag order by count(*) desc, g.tag limit 100`,
    [scope.manager],
  )
  return rows.map(({ tag }) => tag)
}

/** Whether the unit exists and the caller manages it. */
export async function hasUnit(sql: Queryable, scope: Scope, unit: string): Promise<boolean> {
  const { rows } = await sql.query(
    'select from unit u where u.uuid = $1 and u.archived_at is null and ($2::text is null or u.uuid in (select managed_unit($2)))',
    [unit, scope.manager],
  )
  return rows.length > 0
}

/** What is stored of a question. */
export interface QuestionFields {
  readonly title: string | null
  readonly content: QuestionContent
  readonly points: number
  readonly tags: readonly string[]
}

const personOf = `(select p.uuid from person p where p.subject = $1)`

/** Adds a question with its first version; answers its uuid. */
export async function addQuestion(
  client: PoolClient,
  subject: string,
  unit: string,
  fields: QuestionFields,
): Promise<string> {
  const uuid = createUuid()
  await client.query(
    `insert into question (uuid, owner_unit, created_by, updated_by) values ($2, $3, ${personOf}, ${personOf})`,
    [subject, uuid, unit],
  )
  await addVersion(client, subject, uuid, fields)
  await setTags(client, uuid, fields.tags)
  return uuid
}

/** Changes the latest version, or adds the next one where that is in use. */
export async function writeQuestion(
  client: PoolClient,
  subject: string,
  row: QuestionRow,
  fields: QuestionFields,
): Promise<void> {
  if (row.isUsed) await addVersion(client, subject, row.uuid, fields)
  else
    await client.query('update question_version set type = $2, title = $3, content = $4, points = $5 where uuid = $1', [
      row.version,
      fields.content.type,
      fields.title,
      JSON.stringify(fields.content),
      fields.points,
    ])
  await setTags(client, row.uuid, fields.tags)
  await touch(client, subject, row.uuid)
}

/** Archives a question or takes it back. */
export async function setArchived(
  client: PoolClient,
  subject: string,
  uuid: string,
  isArchived: boolean,
): Promise<void> {
  await client.query('update question set archived_at = case when $2 then now() end where uuid = $1', [
    uuid,
    isArchived,
  ])
  await touch(client, subject, uuid)
}

async function touch(client: PoolClient, subject: string, uuid: string): Promise<void> {
  await client.query(
    `update question set revision = revision + 1, updated_at = now(), updated_by = ${personOf} where uuid = $2`,
    [subject, uuid],
  )
}

async function addVersion(client: PoolClient, subject: string, question: string, fields: QuestionFields) {
  await client.query(
    `insert into question_version (uuid, question, number, type, title, content, points, created_by)
      values ($2, $3, (select coalesce(max(number), 0) + 1 from question_version where question = $3), $4, $5, $6, $7, ${personOf})`,
    [subject, createUuid(), question, fields.content.type, fields.title, JSON.stringify(fields.content), fields.points],
  )
}

async function setTags(client: PoolClient, question: string, tags: readonly string[]): Promise<void> {
  await client.query('delete from question_tag where question = $1', [question])
  await client.query('insert into question_tag (question, tag) select $1, unnest($2::text[]) on conflict do nothing', [
    question,
    tags,
  ])
}
