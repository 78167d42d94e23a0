import type { PrivacyCase, PrivacyCasePayload } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { CallContext } from '../../../access/callContext.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { nameOf } from '../consents/audience.ts'
import { meetPerson } from '../meetPerson.ts'

/** What a person asks about their own data. */
export interface NewPrivacyCase {
  readonly kind: PrivacyCase['kind']
  readonly person: string
  /** The text whose agreement was taken back; null for a deletion. */
  readonly document: string | null
  readonly reason: string | null
}

/** What waits for an administrator. Who was anonymised meanwhile waits for nothing. */
export interface PrivacyCases {
  /** Who has waited longest first, at most 200. */
  list(): Promise<PrivacyCase[]>
  /** Marks one as seen to; null of UNKNOWN and of one that is closed already changes nothing. */
  close(uuid: string, call: CallContext): Promise<PrivacyCasePayload>
  /** Since when somebody waits; null where nobody does. */
  openSince(): Promise<Date | null>
}

const insert = `insert into privacy_case (uuid, kind, person, document, reason) values ($1, $2, $3, $4, $5) on conflict do nothing`

/** Opens a case in the transaction it belongs to; one that is open already stays the only one. */
export async function openPrivacyCase(
  client: Pick<PoolClient, 'query'>,
  { kind, person, document, reason }: NewPrivacyCase,
): Promise<void> {
  await client.query(insert, [createUuid(), kind, person, document, reason])
}

/** Whoever agrees again has settled the case of their taking back. */
export async function settleWithdrawal(
  client: Pick<PoolClient, 'query'>,
  person: string,
  document: string,
): Promise<void> {
  await client.query(
    `update privacy_case set closed_at = now(), closed_by = $1 where person = $1 and document = $2 and closed_at is null`,
    [person, document],
  )
}

const ownDeletion = `c.kind = 'DELETION' and c.closed_at is null and c.person = (select uuid from person where subject = $1)`

/** Since when the person of a subject waits for the deletion they asked for; null where they do not. */
export async function findDeletion(client: Pick<PoolClient, 'query'>, subject: string): Promise<Date | null> {
  const { rows } = await client.query<{ since: Date }>(
    `select c.created_at as since from privacy_case c where ${ownDeletion}`,
    [subject],
  )
  return rows[0]?.since ?? null
}

/** Whoever takes their request for deletion back has seen to it themselves. Answers their uuid; null where none waits. */
export async function withdrawDeletion(client: Pick<PoolClient, 'query'>, subject: string): Promise<string | null> {
  const { rows } = await client.query<{ person: string }>(
    `update privacy_case c set closed_at = now(), closed_by = c.person where ${ownDeletion} returning c.person`,
    [subject],
  )
  return rows[0]?.person ?? null
}

const forget = `delete from privacy_case where closed_at < $1::timestamptz - interval '90 days'`

/**
 * Forgets what people asked about their own data ninety days after it was closed, before `now` (ms since 1970), with the reasons
 * they gave. That they asked, and who saw to it, stays in the audit log; what they agreed to and took back, among the proofs.
 */
export async function forgetPrivacyCases(pool: Pick<Pool, 'query'>, now: number): Promise<void> {
  await pool.query(forget, [new Date(now).toISOString()])
}

const open = `from privacy_case c join person p on p.uuid = c.person and p.status <> 'ANONYMISED' where c.closed_at is null`

const select = `select c.uuid, c.kind, c.person as "personUuid", ${nameOf('p')} as "personName",
    (select d.title from legal_document d where d.uuid = c.document) as document, c.reason, c.created_at as "createdAt"
  ${open} order by c.created_at, c.uuid limit 200`

/** The cases over the product's database. */
export function createPrivacyCases(pool: Pool): PrivacyCases {
  const list = async (): Promise<PrivacyCase[]> => {
    const { rows } = await pool.query<Omit<PrivacyCase, 'createdAt'> & { readonly createdAt: Date }>({
      name: 'privacy-cases',
      text: select,
    })
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  }
  return {
    list,
    async close(uuid, call) {
      const isClosed = isUuid(uuid) && (await inTransaction(pool, (client) => close(client, uuid, call)))
      return { cases: await list(), userErrors: isClosed ? [] : [{ code: 'UNKNOWN', path: ['uuid'] }] }
    },
    async openSince() {
      const { rows } = await pool.query<{ since: Date | null }>({
        name: 'privacy-cases-since',
        text: `select min(c.created_at) as since ${open}`,
      })
      return rows[0]?.since ?? null
    },
  }
}

async function close(client: PoolClient, uuid: string, call: CallContext): Promise<boolean> {
  const closer = await meetPerson(call.subject, client)
  const { rows } = await client.query<{ kind: string; person: string }>(
    `update privacy_case set closed_at = now(), closed_by = $2 where uuid = $1 and closed_at is null returning kind, person`,
    [uuid, closer],
  )
  const [row] = rows
  if (row === undefined) return false
  const entry = {
    action: 'privacy.close' as const,
    objectKind: 'user' as const,
    object: row.person,
    after: { kind: row.kind },
  }
  await writeAudit(client, call, [entry])
  return true
}
