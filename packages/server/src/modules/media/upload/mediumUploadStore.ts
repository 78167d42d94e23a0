import type { Pool } from 'pg'
import type { Queryable } from '../../../database/transaction.ts'
import type { ContentSignature, MediumFileKind } from './contentSignature.ts'

export type UploadPurpose = 'MEDIUM' | 'TASK' | 'PAGE_FILE'

/** An upload in parts. */
export interface MediumUpload {
  readonly uuid: string
  readonly owner: string
  readonly name: string
  /** As announced, in bytes. */
  readonly size: number
  readonly kind: MediumFileKind | null
  /** Whether it becomes a file of a medium, of a task, or one that readers of a page save. */
  readonly purpose: UploadPurpose
  readonly mediaType: string | null
  readonly storageKey: string
  readonly createdAt: Date
  readonly isFinished: boolean
  readonly isUsed: boolean
}

/** What the first request of an upload says. */
export interface NewMediumUpload extends Pick<MediumUpload, 'owner' | 'name' | 'size' | 'storageKey'> {
  readonly tokenHash: Buffer
}

/** What is removed when an upload is. */
export type SweptUpload = Pick<MediumUpload, 'uuid' | 'storageKey' | 'isFinished' | 'isUsed'>

/** Reads and writes uploads of learning content. */
export interface MediumUploadStore {
  /**
   * Uses up a grant for an upload in parts and adds its upload. Repeated with the same grant it answers the same upload, as long
   * as that is not finished. Null where there is no grant to use, or the person has a hundred unused uploads.
   */
  begin(client: Queryable, upload: NewMediumUpload): Promise<MediumUpload | null>
  /** What a grant, or the upload that it began, is for; null where there is none. */
  findPurpose(tokenHash: Buffer, owner: string): Promise<UploadPurpose | null>
  /** An upload of a person, noted as seen; null where it is another's. */
  find(uuid: string, owner: string): Promise<MediumUpload | null>
  findByKey(storageKey: string): Promise<MediumUpload | null>
  /** Marks an upload as complete. */
  finish(storageKey: string, signature: ContentSignature): Promise<void>
  forget(uuid: string): Promise<void>
  /** Marks a finished upload as used; null where it is unknown, another's, unfinished or used. */
  use(client: Queryable, uuid: string, owner: string, purpose: UploadPurpose): Promise<MediumUpload | null>
  /** Whether a finished and unused upload exists, with what it is. */
  findUnused(client: Queryable, uuid: string, owner: string, purpose: UploadPurpose): Promise<MediumUpload | null>
  /** Up to a hundred uploads that nobody needs; locked until the transaction ends. */
  findStale(client: Queryable): Promise<SweptUpload[]>
  /** Up to a hundred storage keys of deleted files that no other file has. */
  takeRemovals(client: Queryable): Promise<string[]>
}

const columns = `uuid, owner, name, size::float8 as size, kind, purpose, media_type as "mediaType", storage_key as "storageKey",
  created_at as "createdAt", finished_at is not null as "isFinished", used_at is not null as "isUsed"`

const mostUnused = 100

const begin = `
  with granted as (
    delete from upload where token_hash = $1 and owner = $2 and kind in ('MEDIUM', 'TASK', 'PAGE_FILE') and used_at is null and expires_at > now()
      and max_bytes >= $4::bigint
      and (select count(*) from medium_upload where owner = $2 and used_at is null) < ${mostUnused}
    returning uuid, kind
  )
  insert into medium_upload (uuid, owner, token_hash, name, size, storage_key, purpose)
  select uuid, $2, $1, $3, $4, $5, kind from granted returning ${columns}`

const findBegun = `select ${columns} from medium_upload
  where token_hash = $1 and owner = $2 and size = $3 and finished_at is null`

const findPurpose = `select kind as purpose from upload where token_hash = $1 and owner = $2 and kind in ('MEDIUM', 'TASK', 'PAGE_FILE')
  union all select purpose from medium_upload where token_hash = $1 and owner = $2 limit 1`

const unused = `uuid = $1 and owner = $2 and purpose = $3 and finished_at is not null and used_at is null`

// A row of a used upload has no bytes of its own. It stays for two days, so that a repeated `take` is told apart.
const findStale = `select uuid, storage_key as "storageKey", finished_at is not null as "isFinished", used_at is not null as "isUsed"
  from medium_upload where seen_at < now() - interval '48 hours' and coalesce(used_at, seen_at) < now() - interval '48 hours'
  order by seen_at limit 100 for update skip locked`

const takeRemovals = `
  with gone as (
    delete from medium_file_removal where storage_key in (
      select storage_key from medium_file_removal order by created_at limit 100 for update skip locked
    ) returning storage_key
  )
  select storage_key as "storageKey" from gone
  where not exists (select from medium_file f where f.storage_key = gone.storage_key)`

/** A store over the product's database. */
export function createMediumUploadStore(pool: Pool): MediumUploadStore {
  const findOne = async (client: Queryable, text: string, values: readonly unknown[]): Promise<MediumUpload | null> => {
    const { rows } = await client.query<MediumUpload>(text, [...values])
    return rows[0] ?? null
  }
  return {
    async begin(client, { tokenHash, owner, name, size, storageKey }) {
      return (
        (await findOne(client, begin, [tokenHash, owner, name, size, storageKey])) ??
        findOne(client, findBegun, [tokenHash, owner, size])
      )
    },
    async findPurpose(tokenHash, owner) {
      const { rows } = await pool.query<{ purpose: UploadPurpose }>(findPurpose, [tokenHash, owner])
      return rows[0]?.purpose ?? null
    },
    find: (uuid, owner) =>
      findOne(pool, `update medium_upload set seen_at = now() where uuid = $1 and owner = $2 returning ${columns}`, [
        uuid,
        owner,
      ]),
    findByKey: (key) => findOne(pool, `select ${columns} from medium_upload where storage_key = $1`, [key]),
    async finish(key, { mediaType, kind }) {
      const text = `update medium_upload set finished_at = now(), seen_at = now(), media_type = $2, kind = $3
        where storage_key = $1 and finished_at is null`
      await pool.query(text, [key, mediaType, kind])
    },
    async forget(uuid) {
      await pool.query('delete from medium_upload where uuid = $1', [uuid])
    },
    use: (client, uuid, owner, purpose) =>
      findOne(client, `update medium_upload set used_at = now() where ${unused} returning ${columns}`, [
        uuid,
        owner,
        purpose,
      ]),
    findUnused: (client, uuid, owner, purpose) =>
      findOne(client, `select ${columns} from medium_upload where ${unused}`, [uuid, owner, purpose]),
    async findStale(client) {
      const { rows } = await client.query<SweptUpload>(findStale)
      return rows
    },
    async takeRemovals(client) {
      const { rows } = await client.query<{ storageKey: string }>(takeRemovals)
      return rows.map(({ storageKey }) => storageKey)
    },
  }
}
