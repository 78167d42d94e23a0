import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readConcerned, type Concerned } from './concerned.ts'
import { sendLinks } from './invitations.ts'
import type { PeopleParts } from './parts.ts'
import { nameOfPerson } from './personRow.ts'
import { mayChange } from './rights.ts'
import { fault } from './rules.ts'

function judge({ gateway }: PeopleParts, asker: CallContext, person: Concerned | undefined): UserErrorCode | null {
  if (person === undefined) return 'UNKNOWN'
  if (gateway.source === 'OUTSIDE') return 'LOCKED'
  if (!mayChange(asker, person.roles)) return 'OUT_OF_SCOPE'
  // Who never had a password gets an invitation instead.
  if (person.status !== 'ACTIVE') return 'WRONG_STATE'
  return person.email === null ? 'NO_ADDRESS' : null
}

/** Sends somebody a link with which they set a new password. The old one stays good until they have. */
export async function resetPassword(parts: PeopleParts, asker: CallContext, uuid: string): Promise<BulkPayload> {
  return parts.transact(async (client) => {
    const [person] = isUuid(uuid) ? await readConcerned(client, asker, [uuid], null, true) : []
    const code = judge(parts, asker, person)
    if (code !== null || person === undefined)
      return { changed: 0, job: null, userErrors: [fault(code ?? 'UNKNOWN', 'uuid')] }
    await sendLinks(parts, client, [{ ...person, name: nameOfPerson(person) }], 'PASSWORD_RESET')
    await writeAudit(client, asker, [{ action: 'user.resetPassword', objectKind: 'user', object: person.uuid }])
    return { changed: 1, job: null, userErrors: [] }
  })
}
