import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { FactorGateway } from '../../access/factorGateway.ts'
import type { IdentityFacts, IdentityGateway, PasswordChange, Presence } from '../../access/identityGateway.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Outbox } from '../../modules/mail/outbox.ts'
import { sendPasswordNotice } from '../../modules/users/sign-in/passwordNotice.ts'
import type { Account, AccountStore } from '../accounts/accountStore.ts'
import { hashPassword, isPassword } from '../accounts/password.ts'
import { confirmIdentity } from '../second-factor/confirmIdentity.ts'
import type { SignInLimiter } from '../sign-in/limiter.ts'
import { endEverySession, endOtherSessions, endSession, listSessions } from './sessions.ts'

/** What the gateway to the embedded provider works with. */
export interface EmbeddedGatewayDeps {
  readonly pool: Pool
  readonly accounts: AccountStore
  readonly limiter: SignInLimiter
  readonly outbox: Outbox
  /** The address people use, without a trailing slash. */
  readonly origin: string
  readonly factors: FactorGateway | null
}

function factsOf(account: Account | null): IdentityFacts | null {
  if (!account?.isActive) return null
  const { username, givenName, familyName, email, locale, dateFormat, timeFormat, timeZone, theme, revision } = account
  return { username, givenName, familyName, email, locale, dateFormat, timeFormat, timeZone, theme, revision }
}

function otherOf(account: Account | null): Pick<Caller, 'subject' | 'roles' | 'claims'> | null {
  const facts = factsOf(account)
  if (account === null || facts === null) return null
  const { revision: _, ...claims } = facts
  return { subject: account.uuid, roles: account.roles, claims }
}

/** PostgreSQL, appendix A: 23505 is a value that a unique index holds already. */
function isEmailTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false
  return error.code === '23505' && error.constraint === 'account_email_key'
}

const replaceHash = `update account set password_hash = $3, updated_at = now() where uuid = $1 and password_hash = $2`

// A link that was sent before must not undo what its person has just done.
const dropRequests = 'delete from email_change where account = $1'
const dropLinks = `delete from invitation i using person p
  where p.subject = $1 and i.person = p.uuid and i.used_at is null and i.kind <> 'LETTER'`

/** Looks at a password that was typed on an open page of the account. */
async function checkPassword(
  { limiter }: EmbeddedGatewayDeps,
  account: Account,
  password: string,
): Promise<'right' | 'wrong' | 'limited'> {
  // Whoever found an open screen must not try passwords there: one count for all places where this account is signed in.
  const place = `profile of ${account.uuid}`
  if ((await limiter.begin(account.uuid, place)) !== null) return 'limited'
  if (!(await isPassword(password, account.passwordHash))) return 'wrong'
  await limiter.succeed(account.uuid, place)
  return 'right'
}

async function confirmPresence(deps: EmbeddedGatewayDeps, caller: Caller, password: string | null): Promise<Presence> {
  const account = await deps.accounts.findBySubject(caller.subject)
  if (!account?.isActive) return 'wrong'
  const confirmation = await confirmIdentity(deps, caller, account, password)
  return confirmation === 'needed' ? 'missing' : confirmation
}

async function changePassword(deps: EmbeddedGatewayDeps, caller: Caller, current: string, next: string) {
  const { pool, accounts } = deps
  const account = await accounts.findBySubject(caller.subject)
  if (!account?.isActive) return 'wrong'
  const checked = await checkPassword(deps, account, current)
  if (checked !== 'right') return checked
  const hash = await hashPassword(next)
  return inTransaction<PasswordChange>(pool, async (client) => {
    const { rowCount } = await client.query(replaceHash, [account.uuid, account.passwordHash, hash])
    // Somebody changed it in between, so what was typed as the present one is so no more.
    if (rowCount !== 1) return 'wrong'
    await endOtherSessions(client, caller)
    await client.query(dropRequests, [account.uuid])
    await client.query(dropLinks, [account.uuid])
    await sendPasswordNotice(deps.outbox, client, account.uuid, deps.origin)
    return 'changed'
  })
}

/** The gateway to the provider inside this server: all of a profile can be changed (decision 0015). */
export function createEmbeddedGateway(deps: EmbeddedGatewayDeps): IdentityGateway {
  const { pool, accounts } = deps
  return {
    source: 'EMBEDDED',
    lockedFields: [],
    accountUrl: null,
    tellsOthers: true,
    readOther: async (subject) => otherOf(await accounts.findBySubject(subject)),
    read: async ({ subject }) => factsOf(await accounts.findBySubject(subject)),
    lock: async ({ subject }, client) => factsOf(await accounts.lock(client, subject)),
    change: async ({ subject }, revision, change, client) => {
      try {
        return (await accounts.changeSince(client, subject, revision, change)) ? 'changed' : 'stale'
      } catch (error) {
        if (isEmailTaken(error)) return 'taken'
        throw error
      }
    },
    changePassword: (caller, current, next) => changePassword(deps, caller, current, next),
    confirmPresence: (caller, password) => confirmPresence(deps, caller, password),
    listSessions: (caller) => listSessions(pool, caller),
    endSessionsOf: (subjects, client) => endEverySession(client, subjects),
    factors: deps.factors,
    endSession: (caller, uuid) => endSession(pool, caller, uuid),
    endOtherSessions: async (caller) => {
      await inTransaction(pool, (client) => endOtherSessions(client, caller))
      return 'ended'
    },
  }
}
