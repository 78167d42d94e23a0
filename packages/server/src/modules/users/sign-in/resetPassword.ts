import type { BulkPayload, UserErrorCode } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readConcerned, type Concerned } from '../bulk/bulkTarget.ts'
import { sendLinks } from './signInLinks.ts'
import type { Asker, PeopleParts } from '../peopleDeps.ts'
import { nameOfPerson } from '../person/personRow.ts'
import { mayChange } from '../person/rolePermissions.ts'
import { fault } from '../person/personFields.ts'

function judge({ gateway }: PeopleParts, asker: Asker, person: Concerned | undefined): UserErrorCode | null {
  if (person === undefined) return 'UNKNOWN'
  if (gateway.source === 'OUTSIDE') return 'LOCKED'
  if (!mayChange(asker, person.roles)) return 'OUT_OF_SCOPE'
  // Who never had a password gets an invitation instead.
  if (person.status !== 'ACTIVE') return 'WRONG_STATE'
  return person.email === null ? 'NO_ADDRESS' : null
}

/** Sends somebody a link with which they set a new password. The old one stays good until they have. */
export async function resetPassword(parts: PeopleParts, asker: Asker, uuid: string): Promise<BulkPayload> {
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
