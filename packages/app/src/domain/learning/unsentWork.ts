import type { ApolloClient } from '@apollo/client'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import type { Session } from '../../platform/session/contract.ts'
import { isAttemptOpen } from './attemptLock.ts'
import { sendLeftovers } from './journal/sendLeftovers.ts'
import { journalTable } from './journalTable.ts'
import { surveyDraftTable } from './surveyDraftTable.ts'
import { taskDraftTable } from './taskDraftTable.ts'
import { createCommit } from './useCommit.ts'

/** Who sends, and in which language answers are. */
export interface UnsentWorkDeps {
  readonly client: Pick<ApolloClient, 'mutate'>
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly localeOf: () => string
}

const subjectOf = ({ session }: Pick<UnsentWorkDeps, 'session'>): string | null => {
  const { state, claims } = session.getSnapshot()
  return state === 'signedIn' ? (claims?.subject ?? null) : null
}

const send = (subject: string, { client, localeOf }: UnsentWorkDeps): Promise<void> =>
  sendLeftovers(subject, { table: journalTable, send: createCommit(client, localeOf), isInUse: isAttemptOpen })

/** In ms: what could not be sent, or was still marked as open by a page that just ended, is tried again. */
const again = 4000

/**
 * Sends what earlier pages left on this device: at once, after each sign-in, each time the network is back, and every few
 * seconds while something is left.
 */
export function followUnsentWork(deps: UnsentWorkDeps): () => void {
  let known: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const sendAll = async (subject: string): Promise<void> => {
    if (connectionWatch.get() !== 'offline') await send(subject, deps)
    if (known !== subject || (await recordsOf(subject)).length === 0) return
    clearTimeout(timer)
    timer = setTimeout(attempt, again)
  }
  const attempt = (): void => {
    clearTimeout(timer)
    known = subjectOf(deps)
    if (known !== null) void sendAll(known)
  }
  attempt()
  const ends = [
    connectionWatch.subscribe(attempt),
    deps.session.subscribe(() => {
      if (subjectOf(deps) !== known) attempt()
    }),
  ]
  return () => {
    known = null
    clearTimeout(timer)
    ends.forEach((end) => end())
  }
}

const recordsOf = async (subject: string | null) =>
  (await journalTable.all()).filter((record) => record.subject === subject)

/** Sends the work of the person on this device; answers how many attempts are left that could not be sent. */
export async function sendUnsentWork(deps: UnsentWorkDeps): Promise<number> {
  const subject = subjectOf(deps)
  if (subject === null || (await recordsOf(subject)).length === 0) return 0
  if (connectionWatch.get() === 'online') await send(subject, deps)
  return (await recordsOf(subject)).length
}

/** Removes the work of the person from this device. */
export async function dropUnsentWork(deps: Pick<UnsentWorkDeps, 'session'>): Promise<void> {
  const subject = subjectOf(deps)
  for (const { device } of await recordsOf(subject)) await journalTable.remove(device)
  for (const draft of await surveyDraftTable.all())
    if (draft.subject === subject) await surveyDraftTable.remove(draft.attempt)
  for (const { key, subject: of } of await taskDraftTable.all()) if (of === subject) await taskDraftTable.remove(key)
}
