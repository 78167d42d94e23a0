import type { Pool } from 'pg'
import type { ImportFiles } from '../uploads/uploadedFiles.ts'

// What a file said of people is needed as long as somebody may ask why something came about.
const clear = `update import_job set cleared_at = now() where uuid in (
    select uuid from import_job where cleared_at is null and created_at < $1::timestamptz - interval '90 days'
    order by created_at limit 20 for update skip locked
  ) returning uuid, file`

/** Removes the rows and files of imports that are older than ninety days at `now` (ms since 1970); what they came to stays. */
export async function clearImports(pool: Pool, files: ImportFiles, now: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ uuid: string; file: string }>(clear, [new Date(now).toISOString()])
    if (rows.length === 0) return
    await pool.query('delete from import_row where import_job = any($1::uuid[])', [rows.map(({ uuid }) => uuid)])
    await files.release(rows.map(({ file }) => file))
  }
}
