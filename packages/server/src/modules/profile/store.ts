import type { Pool, PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { createUuid } from '../../database/uuid.ts'

/** What the product itself keeps of a person. */
export interface OwnFacts {
  readonly phone: string | null
  readonly pronouns: string | null
  readonly avatarUrl: string | null
  /** Counts up with each change of the above; 0 for a person who never set any. */
  readonly revision: number
}

/** New facts; one that is absent stays as it is. */
export type OwnChange = Partial<Pick<OwnFacts, 'phone' | 'pronouns'>>

/** Reads and writes what the product itself keeps of people, by the subject of their tokens. */
export interface ProfileStore {
  read(subject: string, client?: PoolClient): Promise<OwnFacts>
  /** Changes what stands as `revision` says, in the transaction of `client`; false where it does so no more. */
  change(subject: string, revision: number, change: OwnChange, client: PoolClient): Promise<boolean>
  /** Puts another picture in place; answers the address of the one before, null where there was none. */
  changeAvatar(subject: string, avatarUrl: string | null): Promise<string | null>
}

const nothing: OwnFacts = { phone: null, pronouns: null, avatarUrl: null, revision: 0 }

const select = `select phone, pronouns, avatar_url as "avatarUrl", revision from person where subject = $1`

// Of two first writes at once the later waits for the earlier and then finds a revision that is not its own.
const write = `insert into person (uuid, subject, phone, pronouns, revision)
  select $1::uuid, $2::text, $4::text, $6::text, 1 where $7 = 0 or exists (select from person where subject = $2::text)
  on conflict (subject) do update set
    phone = case when $3 then $4 else person.phone end,
    pronouns = case when $5 then $6 else person.pronouns end,
    revision = person.revision + 1, updated_at = now()
  where person.revision = $7`

const meet = `insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing`

// The row before is locked first, so each picture that is replaced is told to exactly one writer.
const replaceAvatar = `with before as (
    select uuid, avatar_url from person where subject = $1 for update
  )
  update person set avatar_url = $2, revision = revision + 1, updated_at = now()
  from before where person.uuid = before.uuid and before.avatar_url is distinct from $2
  returning before.avatar_url as "avatarUrl"`

async function changeAvatar(pool: Pool, subject: string, avatarUrl: string | null): Promise<string | null> {
  await pool.query(meet, [createUuid(), subject])
  const { rows } = await pool.query<{ avatarUrl: string | null }>(replaceAvatar, [subject, avatarUrl])
  return rows[0]?.avatarUrl ?? null
}

/** A store over the product's database. */
export function createProfileStore({ pool }: Pick<Database, 'pool'>): ProfileStore {
  return {
    async read(subject, client) {
      const { rows } = await (client ?? pool).query<OwnFacts>({ name: 'profile-own', text: select, values: [subject] })
      return rows[0] ?? nothing
    },
    async change(subject, revision, { phone, pronouns }, client) {
      const values = [createUuid(), subject, phone !== undefined, phone, pronouns !== undefined, pronouns, revision]
      return (await client.query(write, values)).rowCount === 1
    },
    changeAvatar: (subject, avatarUrl) => changeAvatar(pool, subject, avatarUrl),
  }
}
