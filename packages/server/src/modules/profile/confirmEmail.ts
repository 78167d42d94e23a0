import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { Outbox } from '../mail/outbox.ts'
import { hashSecret, readProductName } from '../users/sign-in/signInLinks.ts'

/** A new address that waits for its confirmation. */
export interface WaitingEmail {
  readonly email: string
  readonly locale: string | null
}

/** Links that confirm a new email address, by their secrets. */
export interface EmailConfirmations {
  /** Null where it never was, has been used or cancelled, or has expired. */
  find(secret: string): Promise<WaitingEmail | null>
  /** Makes the address the account's and uses the link up; false where it opens nothing, or somebody else has the address. */
  confirm(secret: string): Promise<boolean>
}

const open = `from email_change c join account a on a.uuid = c.account and a.is_active join person p on p.subject = a.uuid::text
  where c.token_hash = $1 and c.expires_at > now() and p.status not in ('SUSPENDED', 'ANONYMISED')`
const findQuery = `select c.email, p.locale ${open}`
const lockQuery = `select c.account, c.email, a.email as before, p.uuid as person, p.locale,
    coalesce(nullif(trim(concat_ws(' ', p.given_name, p.family_name)), ''), p.username, p.email) as name ${open} for update of c, a`

interface Locked extends WaitingEmail {
  readonly account: string
  readonly before: string | null
  readonly person: string
  readonly name: string
}

const takenQuery = 'select from person where lower(email) = lower($1) and uuid <> $2'
const change = 'update account set email = $2, revision = revision + 1, updated_at = now() where uuid = $1'
const dropRequest = 'delete from email_change where account = $1'
/** Links that were sent to the address before; $1 is the person. */
const dropLinks = `delete from invitation where person = $1 and used_at is null and kind <> 'LETTER'`

async function confirm(outbox: Outbox, client: PoolClient, secret: string): Promise<boolean> {
  const [found] = (await client.query<Locked>(lockQuery, [hashSecret(secret)])).rows
  if (found === undefined) return false
  const { account, person, email, before, name, locale } = found
  if ((await client.query(takenQuery, [email, person])).rowCount !== 0) return false
  await client.query(change, [account, email])
  await client.query(dropRequest, [account])
  await client.query(dropLinks, [person])
  const actor = { subject: account, requestId: null }
  await writeAudit(client, actor, [
    { action: 'user.confirmEmail', objectKind: 'user', object: person, before: { email: before }, after: { email } },
  ])
  if (before === null) return true
  const values = { name, product: await readProductName(client), email }
  const dedupeKey = `EMAIL_CHANGED:${hashSecret(secret).toString('base64url')}`
  await outbox.enqueue(client, [{ event: 'EMAIL_CHANGED', person, address: before, locale, values, dedupeKey }])
  return true
}

/** Links over the product's database; the person who gave up an address is told so there. */
export function createEmailConfirmations(pool: Pool, outbox: Outbox): EmailConfirmations {
  return {
    find: async (secret) => (await pool.query<WaitingEmail>(findQuery, [hashSecret(secret)])).rows[0] ?? null,
    confirm: (secret) => inTransaction(pool, (client) => confirm(outbox, client, secret)),
  }
}
