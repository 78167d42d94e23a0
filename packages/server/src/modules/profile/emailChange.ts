import { randomBytes } from 'node:crypto'
import type { EmailChangePayload, PendingEmail, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { CallContext, RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import type { IdentityGateway, Presence } from '../../access/identityGateway.ts'
import { SomoError } from '../../access/somoError.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { NewMail, Outbox } from '../mail/outbox.ts'
import { hashSecret, readProductName } from '../users/sign-in/signInLinks.ts'
import { profileRules } from './rules.ts'
import { userError } from '../userError.ts'

/** What the rules about one's own email address stand on. */
export interface EmailChangeDeps {
  readonly pool: Pool
  readonly gateway: Pick<IdentityGateway, 'lockedFields' | 'confirmPresence'>
  readonly outbox: Outbox
  /** The origin under which people reach the product. */
  readonly origin: string
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
}

/** Changes of people's own email address, by which they sign in. */
export interface EmailChangeService {
  /** The address that waits for its confirmation; null where none does. */
  readPending(caller: Pick<Caller, 'subject'>): Promise<PendingEmail | null>
  /**
   * Sends a link to the new address, and a notice to the present one. A taken address is answered like a free one: its owner
   * gets a mail instead of the link. @throws SomoError RATE_LIMITED after five requests within an hour, or too many wrong passwords.
   */
  request(call: RequestCall, email: string, password: string | null): Promise<EmailChangePayload>
  /** Sends a new link to the address that waits; the one before opens nothing any more. */
  resend(call: RequestCall): Promise<EmailChangePayload>
  cancel(call: RequestCall): Promise<EmailChangePayload>
}

const hour = 60 * 60 * 1000
const mostRequests = 5

const pendingQuery = `select email, expires_at::text as "expiresAt" from email_change where account::text = $1 and expires_at > now()`

const countQuery = `select count(*)::int as count from audit_event e join person p on p.uuid = e.actor
  where p.subject = $1 and e.action = 'user.requestEmail' and e.at > now() - interval '1 hour'`

const keepRequest = `insert into email_change (account, email, token_hash, expires_at) values ($1, $2, $3, $4)
  on conflict (account) do update set email = excluded.email, token_hash = excluded.token_hash, requested_at = now(),
    expires_at = excluded.expires_at`

interface Reader {
  readonly uuid: string
  readonly subject: string
  readonly name: string
  readonly email: string | null
  readonly locale: string | null
}

const readerColumns = `select uuid, subject, email, locale, coalesce(nullif(trim(concat_ws(' ', given_name, family_name)), ''), username, email) as name from person`
const selfQuery = `${readerColumns} where subject = $1 for no key update`
const holderQuery = `${readerColumns} where lower(email) = lower($1) and subject is distinct from $2`

const presenceErrors = {
  confirmed: [],
  missing: [userError('REQUIRED', 'password')],
  wrong: [userError('WRONG_PASSWORD', 'password')],
  locked: [userError('LOCKED', 'email')],
} as const satisfies Readonly<Record<Exclude<Presence, 'limited'>, UserError[]>>

async function sendMails(
  deps: EmailChangeDeps,
  client: PoolClient,
  self: Reader,
  email: string,
  isNew: boolean,
): Promise<void> {
  const product = await readProductName(client)
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + hour)
  await client.query(keepRequest, [self.subject, email, hashSecret(secret), expiresAt])
  const { rows } = await client.query<Reader>(holderQuery, [email, self.subject])
  const [holder] = rows
  const { name, locale } = self
  const key = hashSecret(secret).toString('base64url')
  const mails: NewMail[] = []
  if (holder === undefined) {
    const values = { name, product, url: `${deps.origin}/oidc/email/${secret}`, until: expiresAt.toISOString() }
    mails.push({
      event: 'EMAIL_CONFIRM',
      person: self.uuid,
      address: email,
      locale,
      values,
      dedupeKey: `EMAIL_CONFIRM:${key}`,
    })
  } else {
    const values = { name: holder.name, product }
    mails.push({
      event: 'EMAIL_IN_USE',
      person: holder.uuid,
      address: email,
      locale: holder.locale,
      values,
      dedupeKey: `EMAIL_IN_USE:${key}`,
    })
  }
  if (isNew && self.email !== null) {
    const values = { name, product, email, url: `${deps.origin}/my-profile` }
    mails.push({
      event: 'EMAIL_REQUESTED',
      person: self.uuid,
      address: self.email,
      locale,
      values,
      dedupeKey: `EMAIL_REQUESTED:${key}`,
    })
  }
  await deps.outbox.enqueue(client, mails)
}

async function send(
  deps: EmailChangeDeps,
  client: PoolClient,
  call: CallContext,
  email: string | null,
): Promise<UserError[]> {
  const [self] = (await client.query<Reader>(selfQuery, [call.subject])).rows
  if (self === undefined) return [userError('UNKNOWN')]
  const [waiting] = (await client.query<PendingEmail>(pendingQuery, [call.subject])).rows
  const wanted = email ?? waiting?.email ?? null
  if (wanted === null || wanted === self.email) return [userError('NOTHING_TO_DO', 'email')]
  // Counted within the lock of the person, so that many at once are counted one after the other.
  const { rows } = await client.query<{ count: number }>(countQuery, [call.subject])
  if ((rows[0]?.count ?? 0) >= mostRequests) throw new SomoError('RATE_LIMITED')
  await sendMails(deps, client, self, wanted, email !== null)
  await writeAudit(client, call, [
    { action: 'user.requestEmail', objectKind: 'user', object: self.uuid, after: { email: wanted } },
  ])
  return []
}

const cancelStatement = `with gone as (delete from email_change where account::text = $1 returning account)
  select p.uuid from gone join person p on p.subject = gone.account::text`

/** The rules about one's own email address over the keeper of identities. */
export function createEmailChanges(deps: EmailChangeDeps): EmailChangeService {
  const { pool, gateway, transact } = deps
  const readPending = async ({ subject }: Pick<Caller, 'subject'>): Promise<PendingEmail | null> =>
    (await pool.query<PendingEmail>(pendingQuery, [subject])).rows[0] ?? null
  const answer = async (caller: Caller, userErrors: readonly UserError[]): Promise<EmailChangePayload> => ({
    pendingEmail: await readPending(caller),
    userErrors: [...userErrors],
  })
  const isLocked = gateway.lockedFields.includes('EMAIL')
  return {
    readPending: (caller) => (isLocked ? Promise.resolve(null) : readPending(caller)),
    async request(call, typed, password) {
      if (isLocked) return { pendingEmail: null, userErrors: [userError('LOCKED', 'email')] }
      const email = typed.trim()
      const code = email === '' ? 'REQUIRED' : profileRules.email(email)
      if (code !== null) return answer(call, [userError(code, 'email')])
      const presence = await gateway.confirmPresence(call, password)
      if (presence === 'limited') throw new SomoError('RATE_LIMITED')
      const errors = presenceErrors[presence]
      if (errors.length > 0) return answer(call, errors)
      return answer(call, await transact((client) => send(deps, client, call, email)))
    },
    async resend(call) {
      if (isLocked) return { pendingEmail: null, userErrors: [userError('LOCKED', 'email')] }
      return answer(call, await transact((client) => send(deps, client, call, null)))
    },
    async cancel(call) {
      if (isLocked) return { pendingEmail: null, userErrors: [userError('LOCKED', 'email')] }
      await transact(async (client) => {
        const { rows } = await client.query<{ uuid: string }>(cancelStatement, [call.subject])
        const entries = rows.map(({ uuid }) => ({
          action: 'user.cancelEmail' as const,
          objectKind: 'user' as const,
          object: uuid,
        }))
        await writeAudit(client, call, entries)
      })
      return answer(call, [])
    },
  }
}
