import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { writeAudit } from '../../modules/audit/auditLog.ts'
import type { PersonNames } from '../../modules/profile/password.ts'
import type { Outbox } from '../../modules/mail/outbox.ts'
import { hashSecret } from '../../modules/users/sign-in/signInLinks.ts'
import { sendPasswordNotice } from '../../modules/users/sign-in/passwordNotice.ts'
import { hashPassword } from '../accounts/password.ts'
import { endEverySession } from '../gateway/sessions.ts'

/** A link that still opens something. */
export interface OpenLink extends PersonNames {
  readonly kind: 'INVITATION' | 'PASSWORD_RESET' | 'LETTER'
  readonly locale: string | null
}

/** Links from mails and letters, by their secrets. */
export interface Invitations {
  /** Null where it never was, has been used, has expired, or its person may not come in. */
  find(secret: string): Promise<OpenLink | null>
  /** Sets the password and uses the link up, with every other of its person; false where somebody was quicker. */
  redeem(secret: string, password: string): Promise<boolean>
}

/** What links need. */
export interface InvitationDeps {
  readonly pool: Pool
  readonly outbox: Outbox
  /** The address people use, without a trailing slash. */
  readonly origin: string
}

const open = `from invitation i join person p on p.uuid = i.person
  where i.token_hash = $1 and i.used_at is null and i.expires_at > now() and p.status in ('INVITED', 'ACTIVE')`

const find = `select i.kind, p.locale, p.username, p.email, p.given_name as "givenName", p.family_name as "familyName" ${open}`
const lock = `select i.kind, i.person, p.subject ${open} for update of i`
// The person comes first, as where links are made: the two would wait for each other otherwise.
const lockPerson =
  'select from person where uuid = (select person from invitation where token_hash = $1) for no key update'

const setPassword = `update account set password_hash = $2, updated_at = now() where uuid::text = $1 and is_active`
// Whoever asked for another address may not have been the person themselves.
const dropRequest = `delete from email_change where account::text = $1`
const useUp = `update invitation set used_at = now() where person = $1 and used_at is null`

interface LockedLink {
  readonly kind: OpenLink['kind']
  readonly person: string
  readonly subject: string | null
}

async function redeem(
  { outbox, origin }: InvitationDeps,
  client: PoolClient,
  secret: Buffer,
  hash: string,
): Promise<boolean> {
  await client.query(lockPerson, [secret])
  const { rows } = await client.query<LockedLink>(lock, [secret])
  const [link] = rows
  if (link === undefined || link.subject === null) return false
  const { kind, subject, person } = link
  if ((await client.query(setPassword, [subject, hash])).rowCount !== 1) return false
  await client.query(useUp, [person])
  await client.query(dropRequest, [subject])
  // Whoever knew the password before knows it no more, and is not to stay in by what they opened with it.
  await endEverySession(client, [subject])
  await writeAudit(client, { subject, requestId: null }, [
    { action: 'user.setPassword', objectKind: 'user', object: person },
  ])
  if (kind === 'PASSWORD_RESET') await sendPasswordNotice(outbox, client, subject, origin)
  return true
}

/** Links over the product's database. */
export function createInvitations(deps: InvitationDeps): Invitations {
  const { pool } = deps
  return {
    find: async (secret) => (await pool.query<OpenLink>(find, [hashSecret(secret)])).rows[0] ?? null,
    async redeem(secret, password) {
      const hash = await hashPassword(password)
      return inTransaction(pool, (client) => redeem(deps, client, hashSecret(secret), hash))
    },
  }
}
