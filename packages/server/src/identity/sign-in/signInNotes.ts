import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Logger } from '../../log.ts'
import { writeAudit } from '../../modules/audit/auditLog.ts'
import { consume, createCounter, keyOf, networkOf } from './limiter.ts'

/** An attempt to sign in that was not let through. */
export interface FailedAttempt {
  readonly kind: 'refused' | 'limited'
  readonly login: string
  /** The account that the login names; null where it names none. */
  readonly account: string | null
  readonly address: string
  readonly requestId: string | null
}

/** Writes attempts down that were not let through. */
export type NoteFailedAttempt = (attempt: FailedAttempt) => Promise<void>

const actions = { refused: 'signIn.fail', limited: 'signIn.limit' } as const

const findPerson = 'select uuid from person where subject = $1'

/**
 * One line in the log for each attempt, with hashes in the place of login and address; one entry in the audit log for each
 * account, network and window, so that whoever guesses does not flood it. Names that nobody has count by their network alone.
 */
export function createSignInNotes(pool: Pool, log: Logger, windowSeconds: number): NoteFailedAttempt {
  const audited = createCounter(pool, 'audited', 1, windowSeconds)
  return async ({ kind, login, account, address, requestId }) => {
    const network = keyOf(networkOf(address))
    log.warn({ event: actions[kind], login: keyOf(login.trim().toLowerCase()), network, requestId }, kind === 'refused' ? 'A sign-in was refused' : 'A sign-in was limited')
    if ((await consume(audited, keyOf(kind, account ?? '', networkOf(address)))) !== null) return
    await inTransaction(pool, async (client) => {
      const { rows } = account === null ? { rows: [] } : await client.query<{ uuid: string }>(findPerson, [account])
      const entry = { action: actions[kind], objectKind: 'user' as const, object: rows[0]?.uuid ?? null }
      await writeAudit(client, { subject: null, requestId }, [entry])
    })
  }
}
