import type { ImportKind, ImportUndoPreview, ImportUndoReason } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { findUntouchedRows } from './undoStep.ts'
import { readApplied, type StepContext } from './dueRows.ts'
import type { DueRow } from './rowWriter.ts'

const tables: Readonly<Record<ImportKind, string>> = {
  USERS: 'select uuid, revision, last_sign_in_at is not null or login_count > 0 as "hasSignedIn" from person',
  UNITS: 'select uuid, revision, false as "hasSignedIn" from unit',
  MEMBERSHIPS: `select uuid, revision, false as "hasSignedIn" from unit_membership union all select uuid, revision, false from coming_membership`,
  COMPLETIONS: 'select uuid, revision, false as "hasSignedIn" from enrolment',
}

// What another import did to the same thing, or to a place in a unit of the same person, and has not taken back.
const laterImport = `select l.import_job from import_row l where l.import_job <> $2 and l.applied_at > v.at and l.undone_at is null
    and (l.object = v.object or (v.made and l.object in (select m.uuid from unit_membership m where m.person = v.object)))
  order by l.applied_at desc limit 1`

const classify = (kind: ImportKind): string => `select v.number, later.import_job as later, case
    when t.uuid is null then 'GONE'
    when later.import_job is not null then 'LATER_IMPORT'
    when v.made and t."hasSignedIn" then 'SIGNED_IN'
    when v.made and exists (select from unit_membership m where m.person = v.object and m.uuid is distinct from v.membership) then 'OTHER_MEMBERSHIPS'
    when t.revision <> v.revision then 'CHANGED'
    else 'IN_USE' end as reason
  from (select r.*, i.applied_at as at from jsonb_to_recordset($1::jsonb) as r(number int, object uuid, revision int, made boolean, membership uuid)
      join import_row i on i.import_job = $2 and i.number = r.number) v
    left join (${tables[kind]}) t on t.uuid = v.object
    left join lateral (${laterImport}) later on true`

interface Classified {
  readonly number: number
  readonly reason: ImportUndoReason
  readonly later: string | null
}

/** One reason, with the rows that stay for it. */
interface Stays {
  readonly reason: ImportUndoReason
  readonly later: string | null
  count: number
  readonly sample: string[]
}

const sampleSize = 5

async function classifyRows(context: StepContext, rows: readonly DueRow[]): Promise<readonly Classified[]> {
  if (rows.length === 0) return []
  const items = rows.map(({ number, object, writtenRevision, action, traces }) => ({
    number,
    object,
    revision: writtenRevision,
    made: action === 'CREATE' && context.kind === 'USERS',
    membership: traces?.membership?.uuid ?? null,
  }))
  return (await context.client.query<Classified>(classify(context.kind), [JSON.stringify(items), context.import])).rows
}

/** The later imports with their files, as far as the caller may see them. */
async function readFiles(
  client: PoolClient,
  uuids: readonly string[],
  ownerSubject: string | null,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    `select j.uuid, j.file_name as name from import_job j left join person o on o.uuid = j.owner
     where j.uuid = any($1::uuid[]) and ($2::text is null or o.subject = $2)`,
    [uuids, ownerSubject],
  )
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

/**
 * Says what undoing an import would put back and what it would leave, and why. It asks the same question as the undo itself.
 * @param ownerSubject whose imports the caller sees; null: everybody's.
 */
export async function previewUndo(context: StepContext, ownerSubject: string | null): Promise<ImportUndoPreview> {
  const stays = new Map<string, Stays>()
  let undone = 0
  for (let last: number | null = null; ;) {
    const rows = await readApplied(context, last)
    if (rows.length === 0) break
    last = rows.at(-1)?.number ?? null
    const untouched = await findUntouchedRows(context, rows)
    undone += untouched.size
    const names = new Map(rows.map(({ number, name }) => [number, name]))
    for (const { number, reason, later } of await classifyRows(
      context,
      rows.filter((row) => !untouched.has(row.number)),
    )) {
      const key = `${reason} ${later ?? ''}`
      const entry = stays.get(key) ?? { reason, later, count: 0, sample: [] }
      entry.count += 1
      const name = names.get(number) ?? null
      if (name !== null && entry.sample.length < sampleSize) entry.sample.push(name)
      stays.set(key, entry)
    }
  }
  const all = [...stays.values()].toSorted((one, other) => other.count - one.count)
  const files = await readFiles(
    context.client,
    all.flatMap(({ later }) => later ?? []),
    ownerSubject,
  )
  return {
    undone,
    stays: all.reduce((sum, { count }) => sum + count, 0),
    reasons: all.map(({ later, reason, ...entry }) => {
      const laterFileName = reason === 'LATER_IMPORT' && later !== null ? (files.get(later) ?? null) : null
      return { ...entry, reason, laterImport: laterFileName === null ? null : later, laterFileName }
    }),
  }
}
