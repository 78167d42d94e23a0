import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Logger } from '../../log.ts'
import { writeAudit } from '../../modules/audit/auditLog.ts'
import { cleanLogin } from '../accounts/loginName.ts'
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

/** Writes attempts down that were not let through. Nobody waits for it: what is written of known accounts alone would take time that tells. */
export type NoteFailedAttempt = (attempt: FailedAttempt) => void

/** A sign-in that was let through. */
export interface AcceptedSignIn {
  readonly account: string
  /** How the person proved who they are (RFC 8176). */
  readonly methods: readonly string[]
  readonly address: string
  readonly requestId: string | null
}

/** Writes one line in the log; the audit log has no entry, since the person's sessions tell it. */
export type NoteSignIn = (signIn: AcceptedSignIn) => void

/** Notes of attempts, and the wait for those under way. */
export interface SignInNotes {
  readonly note: NoteFailedAttempt
  readonly noteSignIn: NoteSignIn
  settle(): Promise<void>
}

const actions = { refused: 'signIn.fail', limited: 'signIn.limit' } as const

const findPerson = 'select uuid from person where subject = $1'

/**
 * One line in the log for each attempt, with hashes in the place of login and address; one entry in the audit log for each
 * account, network and window, so that whoever guesses does not flood it. Names that nobody has count by their network alone.
 */
export function createSignInNotes(pool: Pool, log: Logger, windowSeconds: number): SignInNotes {
  const audited = createCounter(pool, 'audited', 1, windowSeconds)
  const audit = async ({ kind, account, address, requestId }: FailedAttempt): Promise<void> => {
    if ((await consume(audited, keyOf(kind, account ?? '', networkOf(address)))) !== null) return
    await inTransaction(pool, async (client) => {
      const { rows } = account === null ? { rows: [] } : await client.query<{ uuid: string }>(findPerson, [account])
      const entry = { action: actions[kind], objectKind: 'user' as const, object: rows[0]?.uuid ?? null }
      await writeAudit(client, { subject: null, requestId }, [entry])
    })
  }
  let queue = Promise.resolve()
  const report = (err: unknown): void => log.error({ err }, 'A failed sign-in could not be audited')
  return {
    note(attempt) {
      const { kind, login, account, address, requestId } = attempt
      const network = keyOf(networkOf(address))
      log.warn(
        {
          event: actions[kind],
          login: keyOf(cleanLogin(login).toLowerCase()),
          person: account === null ? null : keyOf(account),
          network,
          requestId,
        },
        kind === 'refused' ? 'A sign-in was refused' : 'A sign-in was limited',
      )
      // One after the other: however many come, they take one database connection.
      queue = queue.then(() => audit(attempt)).catch(report)
    },
    noteSignIn({ account, methods, address, requestId }) {
      log.info(
        { event: 'signIn.success', person: keyOf(account), methods, network: keyOf(networkOf(address)), requestId },
        'Somebody signed in',
      )
    },
    settle: () => queue,
  }
}
