import type { JobPayload, UserSelection } from '@somo/graphql/schema'
import { toldLocale } from '../../../access/caller.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { readFileLocale } from '../../tables/fileNames.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { readLetterRecipients } from './letterRecipients.ts'
import { type LetterJob, letterJobKind } from './letterWorker.ts'
import { userError } from '../../userError.ts'

/** Starts the job that prints letters; answers an error where nobody would get one. */
export async function startLetters(deps: PeopleDeps, call: RequestCall, selection: UserSelection): Promise<JobPayload> {
  const locale = await readFileLocale(deps.pool, call.subject, toldLocale(call))
  const started = await deps.transact(async (client) => {
    const recipients = await readLetterRecipients(deps, client, call, selection, false)
    if (!('refused' in recipients)) return recipients
    if (recipients.eligible === 0) return [userError(recipients.refused[0] ?? 'UNKNOWN', 'selection')]
    const payload: LetterJob = { uuids: recipients.uuids, locale }
    return deps.jobs.start(client, { kind: letterJobKind, payload, owner: call })
  })
  if (typeof started !== 'string') return { job: null, userErrors: started }
  return { job: await deps.findJob(started, call), userErrors: [] }
}
