import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { type Concerned, readConcerned } from './concerned.ts'
import type { PeopleParts } from './parts.ts'
import { fault } from './rules.ts'

function checkEligibility(
  { gateway }: PeopleParts,
  asker: CallContext,
  person: Concerned | undefined,
): UserErrorCode | null {
  if (person === undefined) return 'UNKNOWN'
  if (gateway.factors === null) return 'LOCKED'
  // Whoever found an open screen must not take away what keeps them out.
  return person.subject === asker.subject ? 'SELF' : null
}

/** Takes every second factor of somebody away, signs them out everywhere and mails them so. */
export async function resetSecondFactor(parts: PeopleParts, asker: CallContext, uuid: string): Promise<BulkPayload> {
  return parts.transact(async (client) => {
    const [person] = isUuid(uuid) ? await readConcerned(client, asker, [uuid], null, true) : []
    const code = checkEligibility(parts, asker, person)
    if (code !== null || person === undefined)
      return { changed: 0, job: null, userErrors: [fault(code ?? 'UNKNOWN', 'uuid')] }
    const isDone =
      person.subject !== null && (await parts.gateway.factors?.reset(person.subject, asker, client)) === true
    return { changed: isDone ? 1 : 0, job: null, userErrors: isDone ? [] : [fault('NOTHING_TO_DO', 'uuid')] }
  })
}
