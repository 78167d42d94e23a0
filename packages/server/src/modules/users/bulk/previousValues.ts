import type { MembershipSource } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { BulkAuditAction, BulkInput } from './bulkApiTypes.ts'

type Sql = Pick<Pool | PoolClient, 'query'>

/** The values a person has before or after a bulk action, in the words of its input. */
export interface BulkValues extends BulkInput {
  /** The source of a scheduled membership. */
  readonly source?: MembershipSource
}

/** The details of a membership before a bulk action, beside its role and last day. */
export interface MembershipDetails {
  readonly isDefault: boolean
  /** Since when and by which source; null where an older version did not record it. */
  readonly since: string | null
  readonly source: MembershipSource | null
  /** When the bulk action ran, and whether within the last hour. */
  readonly at: string
  readonly isRecent: boolean
}

/** What a bulk action replaced for one person: the values before it, and those it left. */
export interface PreviousValues {
  readonly before: BulkValues
  readonly after: BulkValues
  readonly membership?: MembershipDetails
}

/** Previous values by the uuid of the person. */
export type PreviousValuesById = ReadonlyMap<string, PreviousValues>

/** One run of a bulk action, with the previous values of everybody it changed. */
export interface BulkRunRecord {
  /** The job, or an identifier of its own where no job was needed. */
  readonly act: string
  readonly kind: BulkAuditAction
  /** The subject of the person who ran it. */
  readonly owner: string
  readonly people: readonly { readonly person: string; readonly values: PreviousValues }[]
}

// A step that runs again reads values that the first attempt has already changed, so the first record wins.
const insert = `insert into replaced_value (act, person, kind, owner, before, after)
  select $1, r.person, $2, (select p.uuid from person p where p.subject = $3), r.before, r.after
  from jsonb_to_recordset($4::jsonb) as r(person uuid, before jsonb, after jsonb)
  on conflict (act, person) do nothing`

/** Keeps the previous values for a week. */
export async function savePreviousValues(client: Sql, { act, kind, owner, people }: BulkRunRecord): Promise<void> {
  const rows = people.map(({ person, values }) => ({ person, ...values }))
  await client.query(insert, [act, kind, owner, JSON.stringify(rows)])
}

const select = 'select person, before, after from replaced_value where act = $1 and person = any($2::uuid[])'

/** The previous values of these people, as one run saved them. */
export async function readPreviousValues(
  client: Sql,
  act: string,
  people: readonly string[],
): Promise<PreviousValuesById> {
  const { rows } = await client.query<PreviousValues & { readonly person: string }>(select, [act, people])
  return new Map(rows.map(({ person, before, after }) => [person, { before, after }]))
}

// Of two concurrent undos the second one finds no rows.
const claim = `update replaced_value r set undone_at = now() from person o
  where r.act = $1 and r.undone_at is null and o.uuid = r.owner and o.subject = $2 returning r.person, r.kind, r.after`

/** One person of a run that is being undone. */
export interface ClaimedValues {
  readonly person: string
  readonly kind: BulkAuditAction
  readonly after: BulkInput
}

/** Marks a run as undone and answers its people; nobody where it belongs to another owner or was undone before. */
export async function claimPreviousValues(
  client: Sql,
  act: string,
  subject: string,
): Promise<readonly ClaimedValues[]> {
  return (await client.query<ClaimedValues>(claim, [act, subject])).rows
}

const isOwned = `select from replaced_value r join person o on o.uuid = r.owner where r.act = $1 and o.subject = $2 limit 1`

/** Whether the owner has such a run, undone or not. */
export async function isKnownRun(client: Sql, act: string, subject: string): Promise<boolean> {
  return (await client.query(isOwned, [act, subject])).rows.length > 0
}

/** Deletes previous values after a week; `now`: ms since 1970. */
export async function deleteOldPreviousValues(client: Sql, now: number): Promise<void> {
  await client.query(`delete from replaced_value where created_at < $1::timestamptz - interval '7 days'`, [
    new Date(now),
  ])
}
