import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readTargets, type BulkTarget } from '../bulk/bulkTarget.ts'
import { sendLinks } from './signInLinks.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { nameOfPerson } from '../person/personRow.ts'
import { mayChange } from '../person/rolePermissions.ts'
import { userError } from '../../userError.ts'

function checkEligibility(
  { gateway }: PeopleDeps,
  call: CallContext,
  person: BulkTarget | undefined,
): UserErrorCode | null {
  if (person === undefined) return 'UNKNOWN'
  if (gateway.source === 'OUTSIDE') return 'LOCKED'
  if (!mayChange(call, person.roles)) return 'OUT_OF_SCOPE'
  // People without a password get an invitation instead.
  if (person.status !== 'ACTIVE') return 'WRONG_STATE'
  return person.email === null ? 'NO_ADDRESS' : null
}

/** Mails a person a link to set a new password. The old one stays valid until then. */
export async function resetPassword(deps: PeopleDeps, call: CallContext, uuid: string): Promise<BulkPayload> {
  return deps.transact(async (client) => {
    const [person] = isUuid(uuid) ? await readTargets(client, call, [uuid], { isLocked: true }) : []
    const code = checkEligibility(deps, call, person)
    if (code !== null || person === undefined)
      return { changed: 0, job: null, userErrors: [userError(code ?? 'UNKNOWN', 'uuid')] }
    await sendLinks(deps, client, [{ ...person, name: nameOfPerson(person) }], 'PASSWORD_RESET')
    await writeAudit(client, call, [{ action: 'user.resetPassword', objectKind: 'user', object: person.uuid }])
    return { changed: 1, job: null, userErrors: [] }
  })
}
