import { plainFileName } from '@somo/ui/locale/fileName'
import type { Pool, PoolClient } from 'pg'
import { createUuid, isUuid } from '../../database/uuid.ts'
import {
  createFileKey,
  type FileContent,
  type FileEnding,
  type FileStore,
  type StoredFile,
} from '../../files/fileStore.ts'
import { createAddressSigner } from '../../files/signedAddress.ts'
import { isStillReadable } from './fileRoles.ts'
import { noticeDays, forgottenSetting } from './withdrawFiles.ts'

/** A file to keep for one person. */
export interface NewPrivateFile {
  /** The subject of their tokens. */
  readonly owner: string
  /** As it is called when it is saved, with its ending. */
  readonly name: string
  readonly ending: Exclude<FileEnding, 'webp'>
  readonly mediaType: string
  readonly content: FileContent
  /** Whether it may name anybody: then it is withdrawn when somebody is anonymised. @default true */
  readonly hasPeople?: boolean
}

/** A private file that may be read. */
export interface OpenPrivateFile {
  readonly name: string
  readonly mediaType: string
  readonly file: StoredFile
}

/**
 * Files of one person, such as exports: kept for seven days, fetched by addresses that are good for ten minutes. Those that may
 * name people go when somebody is anonymised, see `withdrawFiles`.
 */
export interface PrivateFiles {
  /**
   * Keeps a file as part of the transaction of `client`; answers its uuid, for `StepEnd.file`. Of a transaction that is
   * taken back nothing stays: the bytes go an hour later. @throws Error where nobody is known by the owner's subject.
   */
  keep(client: Pick<PoolClient, 'query'>, file: NewPrivateFile): Promise<string>
  /** An address for whoever may have the file now: this is to be decided before. */
  addressOf(uuid: string): string
  /** The file of such an address; null where it is not ours, has ended, the file is gone, or its owner may read it no more. */
  open(uuid: string, query: string): Promise<OpenPrivateFile | null>
  /** Removes what has expired or was withdrawn. */
  sweep(): Promise<void>
}

const addressMs = 10 * 60 * 1000

/** Where private files are fetched; the uuid follows. */
export const privateFilePlace = '/api/files/'

/** Private files over the product's database and its store of bytes, signed with `key`. */
export function createPrivateFiles(pool: Pool, files: FileStore, key: Buffer): PrivateFiles {
  const signer = createAddressSigner(key)
  return {
    keep: (client, file) => keep(pool, files, client, file),
    addressOf: (uuid) => `${privateFilePlace}${uuid}?${signer.queryOf(uuid, addressMs)}`,
    open: async (uuid, query) => (isUuid(uuid) && signer.isGood(uuid, query) ? open(pool, files, uuid) : null),
    async sweep() {
      while ((await sweep(pool, files)) > 0);
    },
  }
}

// Waits for whoever is anonymising somebody: what was read before they began may name them.
const checkStale = `select times::text <> nullif(current_setting('${forgottenSetting}', true), '') as "isStale" from people_forgotten for share`

const settle = `update private_file f set bytes = $2, withdrawn_at = case when s.is_withdrawn then coalesce(f.withdrawn_at, now()) end,
    expires_at = now() + case when s.is_withdrawn then interval '${noticeDays} days' else interval '7 days' end
  from (select o.withdrawn_at is not null or ($3 and o.has_people) as is_withdrawn from private_file o where o.uuid = $1 for update) s
  where f.uuid = $1`

async function keep(
  pool: Pool,
  files: FileStore,
  client: Pick<PoolClient, 'query'>,
  given: NewPrivateFile,
): Promise<string> {
  const { owner, name, ending, mediaType, content, hasPeople = true } = given
  const [uuid, file] = [createUuid(), createFileKey(ending)]
  // Written down at once and for an hour: whatever happens to the transaction, the bytes have a row by which they go.
  const { rowCount } = await pool.query(
    `insert into private_file (uuid, owner, name, media_type, file, bytes, has_people, roles, expires_at)
     select $1, p.uuid, $3, $4, $5, 0, $6, p.roles, now() + interval '1 hour' from person p where p.subject = $2`,
    [uuid, owner, plainFileName(name, `file.${ending}`), mediaType, file, hasPeople],
  )
  if (rowCount !== 1) throw new Error('A private file has no owner among the people who are known.')
  await files.put(file, content)
  const bytes = (await files.open(file))?.size ?? 0
  const { rows } = await client.query<{ isStale: boolean }>(checkStale)
  await client.query(settle, [uuid, bytes, rows[0]?.isStale === true])
  return uuid
}

async function open(pool: Pool, files: FileStore, uuid: string): Promise<OpenPrivateFile | null> {
  const { rows } = await pool.query<{ name: string; mediaType: string; file: string }>(
    `select f.name, f.media_type as "mediaType", f.file from private_file f join person p on p.uuid = f.owner
     where f.uuid = $1 and f.expires_at > now() and f.withdrawn_at is null and ${isStillReadable('f', 'p')}`,
    [uuid],
  )
  const row = rows[0]
  const file = row === undefined ? null : await files.open(row.file)
  return row === undefined || file === null ? null : { name: row.name, mediaType: row.mediaType, file }
}

/** The bytes before their rows: a row without bytes is removed the next time, bytes without a row never. */
async function sweep(pool: Pool, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ uuid: string; file: string }>(
    `select uuid, file from private_file where expires_at < now() or (withdrawn_at is not null and bytes > 0) limit 100`,
  )
  for (const { file } of rows) await files.remove(file)
  const uuids = rows.map(({ uuid }) => uuid)
  await pool.query('delete from private_file where uuid = any($1::uuid[]) and expires_at < now()', [uuids])
  await pool.query('update private_file set bytes = 0 where uuid = any($1::uuid[])', [uuids])
  return rows.length
}
