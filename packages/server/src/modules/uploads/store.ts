import type { UploadKind } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { sql, type Runner } from '../../database/drizzle.ts'
import { repeatCutShort } from '../../database/transaction.ts'
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

/** What runs statements: the pool, or one transaction. */
type Sql = Pick<PoolClient, 'query'>

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
  take(uuid: string, kind: UploadKind, owner: string, runner?: Runner): Promise<string | null>
  /** Takes a file of kind IMPORT into use; null where it is not that person's, not there, or in use already. */
  takeImport(sql: Sql, uuid: string, owner: string): Promise<TakenFile | null>
  /** Marks files as shown no longer. */
  release(files: readonly string[], runner?: Runner): Promise<void>
  /**
   * Forgets up to a hundred uploads that nobody needs: grants that ended, files never shown or shown no longer for a
   * day. `remove` takes away the files before their rows are gone. Answers how many there were.
   */
  sweep(remove: (file: string) => Promise<void>): Promise<number>
}

// A person chooses one picture, perhaps a few; who has this many open has a program at work.
const mostOpen = 20
const mostUnused = 100

/** A store over the product's database. */
export function createUploadStore({ drizzle }: Database): UploadStore {
  return {
    add: (grant) => repeatCutShort(() => add(drizzle, grant)),
    async use(tokenHash, owner, { picture, document, other }) {
      const { rows } = await drizzle.execute<UsedGrant & Record<string, unknown>>(sql`
        update upload set used_at = now(), file = case kind when 'IMPORT' then ${other} when 'LEGAL_TEXT' then ${document} else ${picture} end
        where token_hash = ${tokenHash} and owner = ${owner} and used_at is null and expires_at > now()
        returning uuid, kind, max_bytes as "maxBytes", file`)
      return rows[0] ?? null
    },
    async markStored(uuid, name, facts) {
      await drizzle.execute(sql`update upload set stored_at = now(), name = ${name}, 
        bytes = ${facts?.size ?? null}, digest = ${facts?.digest ?? null}, pages = ${facts?.pages ?? null} where uuid = ${uuid}`)
    },
    async forget(uuid) {
      await drizzle.execute(sql`delete from upload where uuid = ${uuid}`)
    },
    take: (uuid, kind, owner, runner = drizzle) => take(runner, uuid, kind, owner),
    async takeImport(client, uuid, owner) {
      const { rows } = await client.query<TakenFile>(
        `update upload set taken_at = now() where uuid = $1 and kind = 'IMPORT' and owner = $2 and stored_at is not null
           and taken_at is null and released_at is null returning file, coalesce(name, '') as name`,
        [uuid, owner],
      )
      return rows[0] ?? null
    },
    async release(files, runner = drizzle) {
      if (files.length === 0) return
      const list = sql.join(
        files.map((file) => sql`${file}`),
        sql`, `,
      )
      await runner.execute(sql`
        update upload set taken_at = null, released_at = now() where file in (${list}) and taken_at is not null`)
    },
    sweep: (remove) =>
      drizzle.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ file: string | null }>(sweepStatement)
        for (const { file } of rows) if (file !== null) await remove(file)
        return rows.length
      }),
  }
}

function add(drizzle: Database['drizzle'], grant: NewGrant): Promise<string | null> {
  return drizzle.transaction(async (transaction) => {
    // Calls of one person that count at the same moment would each find room.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${grant.owner}`}, 0))`)
    const { rows } = await transaction.execute<{ expiresAt: string }>(insertStatement(grant))
    return rows[0]?.expiresAt ?? null
  })
}

async function take(runner: Runner, uuid: string, kind: UploadKind, owner: string): Promise<string | null> {
  const { rows } = await runner.execute<{ file: string }>(sql`
    update upload set taken_at = coalesce(taken_at, now())
    where uuid = ${uuid} and kind = ${kind} and owner = ${owner} and stored_at is not null
      and (taken_at is null or kind = 'LOGO') and released_at is null
    returning file`)
  return rows[0]?.file ?? null
}

function insertStatement({ uuid, owner, kind, tokenHash, maxBytes }: NewGrant) {
  return sql`
    insert into upload (uuid, owner, kind, token_hash, max_bytes, expires_at)
    select ${uuid}::uuid, ${owner}::text, ${kind}::text, ${tokenHash}::bytea, ${maxBytes}::int,
      now() + interval '15 minutes'
    from (
      select count(*) filter (where used_at is null and expires_at > now()) as open,
        count(*) filter (where used_at is not null and released_at is null) as unused
      from upload where owner = ${owner} and taken_at is null
    ) as counted
    where open < ${mostOpen} and unused < ${mostUnused}
    returning expires_at as "expiresAt"`
}

// Whoever takes a file at this moment waits for the end of this, and then finds none.
const sweepStatement = sql`
  delete from upload where uuid in (
    select uuid from upload
    where taken_at is null and (
      (used_at is null and expires_at < now() - interval '1 hour')
      or (used_at is not null and stored_at is null and used_at < now() - interval '1 hour')
      or (stored_at is not null and coalesce(released_at, stored_at) < now() - interval '24 hours')
    )
    order by created_at limit 100 for update skip locked
  ) returning file`
