import type { MediumFile } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { Queryable } from '../../../database/transaction.ts'
import { isUuid } from '../../../database/uuid.ts'
import type { ContentAddresses } from '../../content/contentAddresses.ts'
import { scopeOf } from '../../scope.ts'
import { findMedium } from '../mediumStore.ts'

/** A file with the version that it belongs to. */
export interface VersionFile extends MediumFile {
  readonly version: string
}

const files = `select f.version, f.uuid, f.purpose, f.locale, f.name, f.media_type as "mediaType", f.size::float8 as size, f.sha256 <> '' as "isChecked"
  from medium_file f where f.version = any($1::uuid[]) and f.purpose in ('PACKAGE', 'MAIN', 'CAPTIONS')
  order by f.purpose = 'CAPTIONS', f.locale, f.created_at`

/** The main file and the captions of these versions. */
export const readFiles = async (sql: Queryable, versions: readonly string[]): Promise<VersionFile[]> =>
  versions.length === 0 ? [] : (await sql.query<VersionFile>(files, [versions])).rows

const belongs = `select p.uuid as person from medium_file f join person p on p.subject = $3 where f.uuid = $1 and f.medium = $2`

/** The address that downloads a file of a medium of the caller; null where there is none. */
export async function findFileAddress(
  pool: Pool,
  content: ContentAddresses,
  caller: Caller,
  { medium, file }: { readonly medium: string; readonly file: string },
): Promise<string | null> {
  if (!isUuid(file) || (await findMedium(pool, scopeOf(caller), medium)) === null) return null
  const { rows } = await pool.query<{ person: string }>(belongs, [file, medium, caller.subject])
  const [row] = rows
  return row === undefined ? null : content.addressOf(pool, { file, isDownload: true }, null, row.person)
}
