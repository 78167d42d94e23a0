import type { DueRow, Unwritten, WriteContext } from './rowWriter.ts'

/** The units that may still be written to, of those that rows name. */
export async function findOpenUnits(
  { client, manager }: WriteContext,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<string, boolean>> {
  const uuids = rows.flatMap(({ traces }) => (traces?.unit ? [traces.unit] : []))
  const { rows: found } = await client.query<{ uuid: string; isManaged: boolean }>(
    `select uuid, ($2::text is null or uuid in (select managed_unit($2))) as "isManaged" from unit
     where uuid = any($1::uuid[]) and archived_at is null for share`,
    [uuids, manager],
  )
  return new Map(found.map(({ uuid, isManaged }) => [uuid, isManaged]))
}

/** What speaks against the unit that a row names. */
export function checkOpenUnit({ number, traces }: DueRow, units: ReadonlyMap<string, boolean>): Unwritten | null {
  const unit = traces?.unit ?? null
  if (unit === null) return null
  const isManaged = units.get(unit)
  if (isManaged === undefined) return { number, code: 'UNKNOWN', field: 'UNIT_KEY' }
  return isManaged ? null : { number, code: 'OUT_OF_SCOPE', field: 'UNIT_KEY' }
}
