import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Logger } from '../../log.ts'
import { writeAudit } from '../../modules/audit/auditLog.ts'
import type { Outbox } from '../../modules/mail/outbox.ts'
import { sendLinks } from '../../modules/users/sign-in/signInLinks.ts'
import { nameOfPerson, type PersonRow } from '../../modules/users/person/personRow.ts'
import type { AccountStore } from '../accounts/accountStore.ts'
import type { ResetLimiter } from './resetLimiter.ts'

/** What requests for a new password need. */
export interface ResetRequestDeps {
  readonly pool: Pool
  readonly accounts: Pick<AccountStore, 'findByLogin'>
  readonly limiter: Pick<ResetLimiter, 'countAccount'>
  readonly outbox: Outbox
  /** Where links lead, without a trailing slash. */
  readonly origin: string
  readonly log: Logger
}

/** Mails links to people who forgot their password. */
export interface ResetRequests {
  /**
   * Looks for the account after this call has returned, so that the caller answers known and unknown people alike and in
   * the same time. `locale` is for people who have chosen no language.
   */
  add(login: string, locale: string): void
  /** Resolves once every request has been handled. */
  settle(): Promise<void>
}

type Reader = Pick<PersonRow, 'uuid' | 'status' | 'username' | 'email' | 'givenName' | 'familyName' | 'locale'>

// The lock makes requests for one person wait for each other, so that only the last link stays open.
const lockPerson = `select uuid, status, username, email, given_name as "givenName", family_name as "familyName", locale
  from person where subject = $1 and status = 'ACTIVE' and email is not null for no key update`

async function sendLink(deps: ResetRequestDeps, login: string, locale: string): Promise<void> {
  const { pool, accounts, limiter, outbox, origin, log } = deps
  const account = await accounts.findByLogin(login)
  if (!account?.isActive || account.email === null) return
  if (!(await limiter.countAccount(account.uuid))) {
    log.warn({ account: account.uuid }, 'Too many password links were requested for an account')
    return
  }
  await inTransaction(pool, async (client) => {
    const [person] = (await client.query<Reader>(lockPerson, [account.uuid])).rows
    if (person === undefined) return
    const reader = {
      uuid: person.uuid,
      name: nameOfPerson(person),
      email: person.email,
      locale: person.locale ?? locale,
    }
    await sendLinks({ outbox, origin }, client, [reader], 'PASSWORD_RESET')
    // Nobody is signed in, so there is no actor: anyone can enter the name.
    const entry = { action: 'user.forgotPassword', objectKind: 'user', object: person.uuid } as const
    await writeAudit(client, { subject: null, requestId: null }, [entry])
  })
}

/** Handles requests one after the other: however many come, they take one database connection. */
export function createResetRequests(deps: ResetRequestDeps): ResetRequests {
  let queue = Promise.resolve()
  const report = (err: unknown): void => deps.log.error({ err }, 'A link for a new password could not be sent')
  return {
    add(login, locale) {
      queue = queue.then(() => sendLink(deps, login, locale)).catch(report)
    },
    settle: () => queue,
  }
}
