import type { Pool, PoolClient } from 'pg'
import type { ActionArgs, BulkAction, Replaced, ReplacedValues } from './bulkAction.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** One act on many: whom it concerned, and what it put in place of what they had. */
export interface ReplacingAct {
  /** The job that did it, or an identifier of its own where it was done at once. */
  readonly act: string
  readonly kind: BulkAction['kind']
  /** The subject of whoever did it. */
  readonly owner: string
  readonly people: readonly { readonly person: string; readonly replaced: Replaced }[]
}

// What a step that is done again finds is no longer what they had.
const keep = `insert into replaced_value (act, person, kind, owner, before, after)
  select $1, r.person, $2, (select p.uuid from person p where p.subject = $3), r.before, r.after
  from jsonb_to_recordset($4::jsonb) as r(person uuid, before jsonb, after jsonb)
  on conflict (act, person) do nothing`

/** Keeps it for a week. */
export async function keepReplaced(client: Sql, { act, kind, owner, people }: ReplacingAct): Promise<void> {
  const rows = people.map(({ person, replaced }) => ({ person, ...replaced }))
  await client.query(keep, [act, kind, owner, JSON.stringify(rows)])
}

const read = 'select person, before, after from replaced_value where act = $1 and person = any($2::uuid[])'

/** What an act replaced of these people, by the person. */
export async function readReplaced(client: Sql, act: string, people: readonly string[]): Promise<ReplacedValues> {
  const { rows } = await client.query<Replaced & { readonly person: string }>(read, [act, people])
  return new Map(rows.map(({ person, before, after }) => [person, { before, after }]))
}

// Of two who take the same back the second finds nothing left of it.
const claim = `update replaced_value r set undone_at = now() from person o
  where r.act = $1 and r.undone_at is null and o.uuid = r.owner and o.subject = $2 returning r.person, r.kind, r.after`

/** Somebody whom an act concerned. */
export interface Claimed {
  readonly person: string
  readonly kind: BulkAction['kind']
  readonly after: ActionArgs
}

/** Marks an act of somebody's as taken back; answers whom it concerned, nobody where it is not theirs or was taken back before. */
export async function claimReplaced(client: Sql, act: string, subject: string): Promise<readonly Claimed[]> {
  return (await client.query<Claimed>(claim, [act, subject])).rows
}

const isOwn = `select from replaced_value r join person o on o.uuid = r.owner where r.act = $1 and o.subject = $2 limit 1`

/** Whether there was such an act of somebody's, taken back or not. */
export async function isKnownAct(client: Sql, act: string, subject: string): Promise<boolean> {
  return (await client.query(isOwn, [act, subject])).rows.length > 0
}

/** Forgets after a week what people had before; `now`: ms since 1970. */
export async function forgetReplaced(client: Sql, now: number): Promise<void> {
  await client.query(`delete from replaced_value where created_at < $1::timestamptz - interval '7 days'`, [
    new Date(now),
  ])
}
