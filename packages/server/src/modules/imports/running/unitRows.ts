import { createUuid } from '../../../database/uuid.ts'
import { lockTree } from '../../../database/unitTree.ts'
import { findNearToTakeBack, findNearToWrite } from './nearUnits.ts'
import type { DueRow, RowWriter, Unwritten, WriteContext, Written } from './rowWriter.ts'

interface Standing {
  readonly uuid: string
  readonly revision: number
  readonly isManaged: boolean
}

async function lockUnits(
  { client, manager }: WriteContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<string, Standing>> {
  const uuids = rows.flatMap(({ object }) => (object === null ? [] : [object])).sort()
  // Before any row is held: whoever names a unit, moves it or marks it large holds the tree first as well.
  await client.query(lockTree)
  await client.query('select from unit where uuid = any($1::uuid[]) order by uuid for update', [uuids])
  const { rows: found } = await client.query<Standing>(
    `select uuid, revision, ($2::text is null or uuid in (select managed_unit($2))) as "isManaged" from unit where uuid = any($1::uuid[])`,
    [uuids, manager],
  )
  return new Map(found.map((standing) => [standing.uuid, standing]))
}

/** The units that rows want to lie below, by key. */
async function findParents({ client, manager }: WriteContext, keys: readonly (string | null | undefined)[]) {
  const { rows } = await client.query<{ key: string; uuid: string; isManaged: boolean }>(
    `select lower(key) as key, uuid, ($2::text is null or uuid in (select managed_unit($2))) as "isManaged" from unit
     where lower(key) = any($1::text[])`,
    [keys.flatMap((key) => (key ? [key.toLowerCase()] : [])), manager],
  )
  return new Map(rows.map((row) => [row.key, row]))
}

async function checkEligibility(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Unwritten[]> {
  const standing = await lockUnits(context, rows)
  const parents = await findParents(
    context,
    rows.map(({ after }) => after.PARENT_KEY),
  )
  // Rows stand in the order of their ranks: what is made above was checked before what lies below it.
  const made = new Set<string>()
  const checkUnitEligibility = ({ number, object, after, checkedRevision }: DueRow): Unwritten[] => {
    const own = object === null ? null : standing.get(object)
    if (own === undefined) return [{ number, code: 'UNKNOWN', field: 'UNIT_KEY' }]
    if (own !== null && own.revision !== checkedRevision) return [{ number, code: 'CHANGED_MEANWHILE', field: null }]
    if (own !== null && !own.isManaged) return [{ number, code: 'OUT_OF_SCOPE', field: 'UNIT_KEY' }]
    if (!after.PARENT_KEY) return []
    if (made.has(after.PARENT_KEY.toLowerCase())) return []
    const parent = parents.get(after.PARENT_KEY.toLowerCase())
    if (parent === undefined) return [{ number, code: 'UNKNOWN', field: 'PARENT_KEY' }]
    return parent.isManaged ? [] : [{ number, code: 'OUT_OF_SCOPE', field: 'PARENT_KEY' }]
  }
  return rows.flatMap((row) => {
    const refused = checkUnitEligibility(row)
    if (refused.length === 0 && row.action === 'CREATE') made.add(row.after.UNIT_KEY?.toLowerCase() ?? '')
    return refused
  })
}

const columns = `number int, uuid uuid, values jsonb, "isMade" boolean, parent uuid, "archivedAt" timestamptz, "presentName" text`

const insert = `insert into unit (uuid, key, name, parent, displayed_id, color, description, time_zone, is_active)
  select v.uuid, v.values ->> 'UNIT_KEY', v.values ->> 'UNIT_NAME', v.parent, v.values ->> 'DISPLAYED_ID', v.values ->> 'COLOR',
    v.values ->> 'DESCRIPTION', v.values ->> 'TIME_ZONE', coalesce(v.values ->> 'STATUS', 'ACTIVE') = 'ACTIVE'
  from jsonb_to_recordset($1::jsonb) as v(${columns}) order by v.number`

const set = (field: string, column: string): string =>
  `${column} = case when v.values ? '${field}' then v.values ->> '${field}' else u.${column} end`

// Two units of a file may take each other's name: each gives up its own before any takes another one. No name is a uuid.
const giveUp = `update unit u set name = u.uuid::text from jsonb_to_recordset($1::jsonb) as v(${columns})
  where u.uuid = v.uuid and (v."isMade" or v.values ?| array['UNIT_NAME', 'PARENT_KEY', 'STATUS'])`

const update = `update unit u set name = coalesce(v.values ->> 'UNIT_NAME', v."presentName"), ${set('DISPLAYED_ID', 'displayed_id')}, ${set('COLOR', 'color')},
    ${set('DESCRIPTION', 'description')}, ${set('TIME_ZONE', 'time_zone')},
    parent = case when v.values ? 'PARENT_KEY' then v.parent else u.parent end,
    is_active = case when v.values ? 'STATUS' then v.values ->> 'STATUS' = 'ACTIVE' else u.is_active end,
    archived_at = case when v.values ? 'STATUS' then v."archivedAt" else u.archived_at end,
    revision = u.revision + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as v(${columns}) where u.uuid = v.uuid`

const remove = `delete from unit u using jsonb_to_recordset($1::jsonb) as v(${columns}) where u.uuid = v.uuid`

interface Present {
  readonly uuid: string
  readonly name: string
  readonly archivedAt: string | null
}

async function readPresent(
  { client }: WriteContext,
  uuids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Present>> {
  const { rows } = await client.query<Present>(
    'select uuid, name, archived_at::text as "archivedAt" from unit where uuid = any($1::uuid[])',
    [uuids],
  )
  return new Map(rows.map((row) => [row.uuid, row]))
}

type Side = 'before' | 'after'

/** Writes rows one rank after the other, each below what lies above it by then. */
async function writeByRank<Row extends { readonly row: DueRow }>(
  context: WriteContext,
  rows: readonly Row[],
  side: Side,
  texts: (row: Row) => string,
): Promise<void> {
  const byRank = [...Map.groupBy(rows, ({ row }) => row.rank)].sort(([one], [other]) =>
    side === 'after' ? one - other : other - one,
  )
  for (const [, ofRank] of byRank) {
    const parents = await findParents(
      context,
      ofRank.map(({ row }) => row[side].PARENT_KEY),
    )
    for (const [text, alike] of Map.groupBy(ofRank, texts)) {
      const placed = alike.map(({ row, ...values }) => ({
        ...values,
        parent: parents.get(row[side].PARENT_KEY?.toLowerCase() ?? '')?.uuid ?? null,
      }))
      await context.client.query(text, [JSON.stringify(placed)])
    }
  }
}

async function write(context: WriteContext, rows: readonly DueRow[]): Promise<readonly Written[]> {
  const { client } = context
  const all = rows.map((row) => ({ row, number: row.number, uuid: row.object ?? createUuid(), values: row.after }))
  const uuids = all.map(({ uuid }) => uuid)
  const present = await readPresent(context, uuids)
  const archivedAt = (uuid: string): string | null => present.get(uuid)?.archivedAt ?? null
  // Whoever is switched off stays where it is, in the archive or not; whoever comes back leaves it.
  const units = all.map((unit) => ({
    ...unit,
    presentName: present.get(unit.uuid)?.name ?? null,
    archivedAt: unit.values.STATUS === 'SUSPENDED' ? archivedAt(unit.uuid) : null,
  }))
  await client.query(giveUp, [JSON.stringify(units)])
  await writeByRank(context, units, 'after', ({ row }) => (row.action === 'CREATE' ? insert : update))
  const { rows: found } = await client.query<{ uuid: string; revision: number }>(
    'select uuid, revision from unit where uuid = any($1::uuid[])',
    [uuids],
  )
  const revisions = new Map(found.map(({ uuid, revision }) => [uuid, revision]))
  return all.map(({ number, uuid }) => ({
    number,
    object: uuid,
    revision: revisions.get(uuid) ?? 0,
    traces: { archivedAt: archivedAt(uuid) },
  }))
}

const untouched = `select v.number from jsonb_to_recordset($1::jsonb) as v(number int, object uuid, revision int, "isMade" boolean)
  join unit u on u.uuid = v.object and u.revision = v.revision
  where not v."isMade" or not (
    exists (select from unit c where c.parent = u.uuid and c.uuid <> all(select w.object from jsonb_to_recordset($1::jsonb) as w(object uuid)))
    or exists (select from unit_membership m where m.unit = u.uuid) or exists (select from coming_membership m where m.unit = u.uuid))`

/** Writes units: what lies above is there before, since its rows have a lower rank. */
export const unitRows: RowWriter = {
  objectKind: 'unit',
  near: { toWrite: findNearToWrite, toTakeBack: findNearToTakeBack },
  checkEligibility,
  write,
  async findUntouched({ client }, rows) {
    const items = rows.map(({ number, object, writtenRevision, action }) => ({
      number,
      object,
      revision: writtenRevision,
      isMade: action === 'CREATE',
    }))
    await client.query(lockTree)
    await client.query('select from unit where uuid = any($1::uuid[]) order by uuid for update', [
      items.map(({ object }) => object),
    ])
    const { rows: found } = await client.query<{ number: number }>(untouched, [JSON.stringify(items)])
    return new Map(found.map(({ number }) => [number, null]))
  },
  async takeBack(context, rows) {
    const { client } = context
    const present = await readPresent(
      context,
      rows.map(({ object }) => object),
    )
    const units = rows.map((row) => ({
      row,
      number: row.number,
      uuid: row.object,
      values: row.before,
      isMade: row.action === 'CREATE',
      archivedAt: row.traces?.archivedAt ?? null,
      presentName: present.get(row.object)?.name ?? null,
    }))
    await client.query(giveUp, [JSON.stringify(units)])
    await writeByRank(context, units, 'before', ({ isMade }) => (isMade ? remove : update))
  },
}
