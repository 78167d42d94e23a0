import type { CourseItemInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isDeepStrictEqual } from 'node:util'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { isVisibleInCatalogue } from '../../learning/catalogueVisibility.ts'
import { isUnitInScope, type Scope } from '../../scope.ts'
import { readItems } from '../mediumStore.ts'
import { type CourseItemRow, type LocalTexts, type MediumRow, type VersionRow } from '../mediumTypes.ts'
import { readTexts, titleRule } from './readTexts.ts'
import { userError } from '../../userError.ts'

const mostItems = 200

interface NewItem {
  readonly uuid: string
  readonly medium: string
  readonly chapter: LocalTexts | null
  readonly isRequired: boolean
  readonly opens: { readonly after: string } | null
}

function readItem(input: CourseItemInput, place: number, before: readonly NewItem[], errors: UserError[]): NewItem {
  const at = ['items', String(place)]
  const uuid = input.uuid ?? createUuid()
  const isRepeated = before.some((other) => other.medium === input.medium || other.uuid === uuid)
  if (!isUuid(uuid)) errors.push(userError('UNKNOWN', ...at, 'uuid'))
  if (isRepeated) errors.push(userError('REPEATED', ...at, 'medium'))
  const after = input.opensAfter ?? null
  if (after !== null && !before.some((other) => other.uuid === after))
    errors.push(userError('WRONG_ORDER', ...at, 'opensAfter'))
  const chapter = readTexts(input.chapter, [...at, 'chapter'], titleRule, errors)
  return {
    uuid,
    medium: input.medium,
    isRequired: input.isRequired,
    chapter: Object.keys(chapter).length === 0 ? null : chapter,
    opens: after === null ? null : { after },
  }
}

function readItemList(inputs: readonly CourseItemInput[], errors: UserError[]): NewItem[] {
  if (inputs.length > mostItems) errors.push(userError('TOO_MANY', 'items'))
  const items: NewItem[] = []
  for (const [place, input] of inputs.slice(0, mostItems).entries()) items.push(readItem(input, place, items, errors))
  return items
}

/** Media that lead to a course: it, and whatever contains it in a version that is published or a draft. */
export const coursesContaining = (course: string): string => `(
  with recursive above (medium) as (
    select ${course}::uuid
    union select v.medium from above a join course_item i on i.medium = a.medium join medium_version v on v.uuid = i.course)
  select medium from above)`

/** Whether the caller may put a medium `m` into a course. @param subject the placeholder of the caller's subject */
export const isOfferedForCourses = (scope: Scope, subject: string): string =>
  scope.manager === null
    ? `m.state <> 'ARCHIVED'`
    : `(m.state <> 'ARCHIVED' and (${isUnitInScope(scope, 'm.owner_unit', subject)}
        or ${isVisibleInCatalogue('m', `(select p.uuid from person p where p.subject = ${subject})`)}))`

async function checkMedia(
  client: PoolClient,
  { scope, medium }: Pick<Outline, 'scope' | 'medium'>,
  items: readonly NewItem[],
  present: readonly CourseItemRow[],
  errors: UserError[],
): Promise<void> {
  const { rows } = await client.query<{ uuid: string; isOffered: boolean; isCycle: boolean }>(
    `select m.uuid, ${isOfferedForCourses(scope, '$3')} as "isOffered", m.uuid in ${coursesContaining('$2')} as "isCycle"
      from medium m where m.uuid = any($1::uuid[])`,
    [items.map((item) => item.medium).filter(isUuid), medium.uuid, ...(scope.manager === null ? [] : [scope.manager])],
  )
  for (const [place, item] of items.entries()) {
    const found = rows.find(({ uuid }) => uuid === item.medium)
    const isPresent = present.some((row) => row.medium === item.medium)
    const isExchanged = present.some((row) => row.uuid === item.uuid && row.medium !== item.medium)
    const isKnown = found !== undefined && (found.isOffered || isPresent) && !isExchanged
    const code = isKnown ? (found.isCycle ? 'CYCLE' : null) : 'UNKNOWN'
    if (code !== null) errors.push(userError(code, 'items', String(place), 'medium'))
  }
}

const comparable = ({ uuid, medium, chapter, isRequired, opens }: NewItem | CourseItemRow) => ({
  uuid,
  medium,
  chapter,
  isRequired,
  opens,
})

interface Outline {
  readonly scope: Scope
  readonly medium: MediumRow
  readonly draft: VersionRow
  readonly items: readonly CourseItemInput[]
}

// Two courses that are put into each other at the same moment would both find no cycle.
const lockOutlines = `select pg_advisory_xact_lock(hashtext('course_item'))`
const deleteItems = 'delete from course_item where course = $1 and uuid <> all($2::uuid[])'
const movedAway = 'update course_item set position = -position - 1 where course = $1'
const upsert = `insert into course_item (uuid, course, medium, position, chapter, is_required, opens)
  select n.uuid, $1, n.medium, n.position, n.chapter, n."isRequired", n.opens
  from jsonb_to_recordset($2::jsonb) as n (uuid uuid, medium uuid, position int, chapter jsonb, "isRequired" boolean, opens jsonb)
  on conflict (uuid) do update set position = excluded.position, chapter = excluded.chapter,
    is_required = excluded.is_required, opens = excluded.opens where course_item.course = excluded.course`

/** Writes the outline of a course; 'CHANGED' where it was another one. An array says what is wrong. */
export async function writeItems(
  client: PoolClient,
  { items: inputs, draft, ...outline }: Outline,
): Promise<UserError[] | 'CHANGED' | 'SAME'> {
  await client.query(lockOutlines)
  const errors: UserError[] = []
  const present = await readItems(client, [draft.uuid])
  const items = readItemList(inputs, errors)
  await checkMedia(client, outline, items, present, errors)
  if (errors.length > 0) return errors
  if (isDeepStrictEqual(items.map(comparable), present.map(comparable))) return 'SAME'
  const own = new Set(present.map(({ uuid }) => uuid))
  const foreign = items.filter(({ uuid }) => !own.has(uuid)).map(({ uuid }) => uuid)
  const { rowCount } = await client.query('select from course_item where uuid = any($1::uuid[])', [foreign])
  if (rowCount !== 0) return [userError('UNKNOWN', 'items')]
  await client.query(deleteItems, [draft.uuid, items.map(({ uuid }) => uuid)])
  await client.query(movedAway, [draft.uuid])
  const rows = items.map((item, position) => ({ ...item, position }))
  await client.query(upsert, [draft.uuid, JSON.stringify(rows)])
  return 'CHANGED'
}
