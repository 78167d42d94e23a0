import type { ImportCorrection, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { ImportRecord } from '../importStore.ts'

const mostCorrections = 1000
const longestCell = 10_000

interface ErrorRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** Rows that are checked anew with those corrected: whether they are good hangs on others. */
const dependent = `select number from import_row where import_job = $1 and number > 0 and ((action = 'ERROR'
  and (errors @> '[{"code": "REPEATED"}]' or errors @> '[{"code": "TAKEN"}]')) or warnings @> '[{"code": "REPEATED"}]')`

/** Writes corrections into cells; answers the rows to check anew, or why nothing was written. */
export async function correctCells(
  client: PoolClient,
  { uuid, headers }: ImportRecord,
  corrections: readonly ImportCorrection[],
): Promise<{ errors: UserError[]; numbers: number[] }> {
  const names = headers ?? []
  if (corrections.length === 0) return { errors: [{ code: 'NOTHING_TO_DO', path: ['corrections'] }], numbers: [] }
  if (corrections.length > mostCorrections)
    return { errors: [{ code: 'TOO_MANY', path: ['corrections'] }], numbers: [] }
  const wanted = [...new Set(corrections.map(({ position }) => position))]
  const { rows } = await client.query<ErrorRow>(
    `select number, cells from import_row where import_job = $1 and number = any($2::int[]) and number > 0 and action = 'ERROR'`,
    [uuid, wanted],
  )
  const drafts = new Map(rows.map(({ number, cells }) => [number, fill(cells, names.length)]))
  const errors = corrections.flatMap(({ position, header, value }, index): UserError[] => {
    const cells = drafts.get(position)
    const column = names.indexOf(header)
    const path = ['corrections', String(index)]
    if (cells === undefined) return [{ code: 'UNKNOWN', path: [...path, 'position'] }]
    if (column < 0) return [{ code: 'UNKNOWN', path: [...path, 'header'] }]
    if (value.length > longestCell) return [{ code: 'TOO_LONG', path: [...path, 'value'] }]
    cells[column] = value.replaceAll('\u0000', '')
    return []
  })
  if (errors.length > 0) return { errors, numbers: [] }
  await client.query(
    `update import_row r set cells = array(select jsonb_array_elements_text(v.cells))
     from jsonb_to_recordset($2::jsonb) as v(number int, cells jsonb) where r.import_job = $1 and r.number = v.number`,
    [uuid, JSON.stringify([...drafts].map(([number, cells]) => ({ number, cells })))],
  )
  const others = await client.query<{ number: number }>(dependent, [uuid])
  return { errors: [], numbers: [...new Set([...wanted, ...others.rows.map(({ number }) => number)])] }
}

/** As many cells as there are columns: whoever corrects a torn row has looked at all of it. */
function fill(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? '')
}
