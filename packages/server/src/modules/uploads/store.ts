import type { UploadKind } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { inOneTransaction, inTransaction, type Queryable } from '../../database/transaction.ts'
import type { PdfFacts } from './isolatedPdf.ts'

/** A grant to be. */
export interface NewGrant {
  readonly uuid: string
  readonly owner: string
  readonly kind: UploadKind
  readonly tokenHash: Buffer
  readonly maxBytes: number
}

/** A grant that has been used. */
export interface UsedGrant {
  readonly uuid: string
  readonly kind: UploadKind
  readonly maxBytes: number
  /** The key of the file to come. */
  readonly file: string
}

/** A file that somebody sent, to be read by a module. */
export interface TakenFile {
  readonly file: string
  /** As it was called where it came from. */
  readonly name: string
}

/** A file of kind CERTIFICATE: a PDF, else a WebP. */
export interface TakenCertificate extends TakenFile {
  readonly isPdf: boolean
}

/** Reads and writes uploads. */
export interface UploadStore {
  /** Adds a grant of fifteen minutes and answers when it ends; null where its person has too many. */
  add(grant: NewGrant): Promise<string | null>
  /** Uses up a grant of the person, once, and notes the key of the file to come; null where there is none to use. */
  use(
    tokenHash: Buffer,
    owner: string,
    files: { readonly picture: string; readonly document: string; readonly other: string },
  ): Promise<UsedGrant | null>
  /** `facts` of what is no picture and no file to import. */
  markStored(uuid: string, name: string, facts?: PdfFacts): Promise<void>
  forget(uuid: string): Promise<void>
  /**
   * Marks a file as shown and answers its key; null where it is not that person's, not there, or shown already. A logo
   * may be shown already: its draft is saved once more where the first answer was lost.
   */
  take(uuid: string, kind: UploadKind, owner: string, client?: Queryable): Promise<string | null>
  /** Takes a file of kind IMPORT into use; null where it is not that person's, not there, or in use already. */
  takeImport(client: Queryable, uuid: string, owner: string): Promise<TakenFile | null>
  /** Hands over a picture of kind PAGE_IMAGE and forgets its upload; null where it is not that person's, or not there. */
  takePageImage(client: Queryable, uuid: string, owner: string): Promise<TakenFile | null>
  /** Takes a file of kind CERTIFICATE into use; null where it is not that person's, not there, or in use already. */
  takeCertificate(client: Queryable, uuid: string, owner: string): Promise<TakenCertificate | null>
  /** Marks files as shown no longer. */
  release(files: readonly string[], client?: Queryable): Promise<void>
  /**
   * Forgets up to a hundred uploads that nobody needs: grants that ended, files never shown or shown no longer for a
   * day. `remove` takes away the files before their rows are gone. Answers how many there were.
   */
  sweep(remove: (file: string) => Promise<void>): Promise<number>
}

// A person chooses one picture, perhaps a few; who has this many open has a program at work.
const mostOpen = 20
const mostUnused = 100

const useGrant = `update upload set used_at = now(),
    file = case when kind in ('IMPORT', 'PAGE_IMAGE', 'CERTIFICATE') then $3 when kind = 'LEGAL_TEXT' then $4 else $5 end
  where token_hash = $1 and owner = $2 and kind not in ('MEDIUM', 'TASK', 'PAGE_FILE') and used_at is null and expires_at > now()
  returning uuid, kind, max_bytes as "maxBytes", file`

const markStored = `update upload set stored_at = now(), name = $2, bytes = $3, digest = $4, pages = $5 where uuid = $1`

const takeFile = `update upload set taken_at = coalesce(taken_at, now())
  where uuid = $1 and kind = $2 and owner = $3 and stored_at is not null
    and (taken_at is null or kind = 'LOGO') and released_at is null
  returning file`

const takeImport = `update upload set taken_at = now() where uuid = $1 and kind = 'IMPORT' and owner = $2
    and stored_at is not null and taken_at is null and released_at is null
  returning file, coalesce(name, '') as name`

// Of a PDF alone the digest is kept.
const takeCertificate = `update upload set taken_at = now() where uuid = $1 and kind = 'CERTIFICATE' and owner = $2
    and stored_at is not null and taken_at is null and released_at is null
  returning file, coalesce(name, '') as name, digest is not null as "isPdf"`

// From then on the bytes belong to whoever took them: the sweep does not find them here.
const takePageImage = `delete from upload where uuid = $1 and kind = 'PAGE_IMAGE' and owner = $2 and stored_at is not null
  returning file, coalesce(name, '') as name`

const releaseFiles = `update upload set taken_at = null, released_at = now()
  where file = any($1::text[]) and taken_at is not null`

const insertGrant = `insert into upload (uuid, owner, kind, token_hash, max_bytes, expires_at)
  select $1::uuid, $2::text, $3::text, $4::bytea, $5::int, now() + interval '15 minutes'
  from (
    select count(*) filter (where used_at is null and expires_at > now()) as open,
      count(*) filter (where used_at is not null and released_at is null) as unused
    from upload where owner = $2 and taken_at is null
  ) as counted
  where open < ${mostOpen} and unused < ${mostUnused}
  returning expires_at::text as "expiresAt"`

// Whoever takes a file at this moment waits for the end of this, and then finds none.
const sweepUnneeded = `delete from upload where uuid in (
    select uuid from upload
    where taken_at is null and (
      (used_at is null and expires_at < now() - interval '1 hour')
      or (used_at is not null and stored_at is null and used_at < now() - interval '1 hour')
      or (stored_at is not null and coalesce(released_at, stored_at) < now() - interval '24 hours')
    )
    order by created_at limit 100 for update skip locked
  ) returning file`

/** A store over the product's database. */
export function createUploadStore({ pool }: Database): UploadStore {
  return {
    add: (grant) => inTransaction(pool, (client) => add(client, grant)),
    async use(tokenHash, owner, { picture, document, other }) {
      const { rows } = await pool.query<UsedGrant>(useGrant, [tokenHash, owner, other, document, picture])
      return rows[0] ?? null
    },
    async markStored(uuid, name, facts) {
      await pool.query(markStored, [uuid, name, facts?.size ?? null, facts?.digest ?? null, facts?.pages ?? null])
    },
    async forget(uuid) {
      await pool.query('delete from upload where uuid = $1', [uuid])
    },
    async take(uuid, kind, owner, client = pool) {
      const { rows } = await client.query<{ file: string }>(takeFile, [uuid, kind, owner])
      return rows[0]?.file ?? null
    },
    async takeImport(client, uuid, owner) {
      const { rows } = await client.query<TakenFile>(takeImport, [uuid, owner])
      return rows[0] ?? null
    },
    async takePageImage(client, uuid, owner) {
      const { rows } = await client.query<TakenFile>(takePageImage, [uuid, owner])
      return rows[0] ?? null
    },
    async takeCertificate(client, uuid, owner) {
      const { rows } = await client.query<TakenCertificate>(takeCertificate, [uuid, owner])
      return rows[0] ?? null
    },
    async release(files, client = pool) {
      if (files.length > 0) await client.query(releaseFiles, [files])
    },
    // Files cannot be put back, so the work is done once.
    sweep: (remove) =>
      inOneTransaction(pool, async (client) => {
        const { rows } = await client.query<{ file: string | null }>(sweepUnneeded)
        for (const { file } of rows) if (file !== null) await remove(file)
        return rows.length
      }),
  }
}

async function add(client: Queryable, { uuid, owner, kind, tokenHash, maxBytes }: NewGrant): Promise<string | null> {
  // Calls of one person that count at the same moment would each find room.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${owner}`])
  const { rows } = await client.query<{ expiresAt: string }>(insertGrant, [uuid, owner, kind, tokenHash, maxBytes])
  return rows[0]?.expiresAt ?? null
}
