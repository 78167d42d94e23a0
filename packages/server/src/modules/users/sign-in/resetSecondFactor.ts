import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { type BulkTarget, readTargets } from '../bulk/bulkTarget.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { userError } from '../../userError.ts'

function checkEligibility(
  { gateway }: PeopleDeps,
  call: CallContext,
  person: BulkTarget | undefined,
): UserErrorCode | null {
  if (person === undefined) return 'UNKNOWN'
  if (gateway.factors === null) return 'LOCKED'
  // Somebody at an unlocked screen must not remove the second factor of its owner.
  return person.subject === call.subject ? 'SELF' : null
}

/** Removes all second factors of a person, signs them out everywhere and mails them about it. */
export async function resetSecondFactor(deps: PeopleDeps, call: CallContext, uuid: string): Promise<BulkPayload> {
  return deps.transact(async (client) => {
    const [person] = isUuid(uuid) ? await readTargets(client, call, [uuid], { isLocked: true }) : []
    const code = checkEligibility(deps, call, person)
    if (code !== null || person === undefined)
      return { changed: 0, job: null, userErrors: [userError(code ?? 'UNKNOWN', 'uuid')] }
    const isDone = person.subject !== null && (await deps.gateway.factors?.reset(person.subject, call, client)) === true
    return { changed: isDone ? 1 : 0, job: null, userErrors: isDone ? [] : [userError('NOTHING_TO_DO', 'uuid')] }
  })
}
