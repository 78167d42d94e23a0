import type { UserErrorCode } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import { mayChange } from '../person/rolePermissions.ts'
import type { BulkTarget } from './bulkTarget.ts'

/** What a bulk action does to a person: it changes them, leaves them, or refuses them with a code. */
export type Eligibility = 'change' | 'unchanged' | { readonly refused: UserErrorCode }

export const refuse = (code: UserErrorCode): Eligibility => ({ refused: code })

export const changeIf = (isDifferent: boolean): Eligibility => (isDifferent ? 'change' : 'unchanged')

/** Refuses people who are anonymised, who have more rights than the caller, or who are the caller; null for all others. */
export function refuseProtected(
  { status, roles, subject }: BulkTarget,
  { call }: { readonly call: CallContext },
  { includesSelf }: { readonly includesSelf: boolean },
): Eligibility | null {
  if (status === 'ANONYMISED') return refuse('WRONG_STATE')
  if (!mayChange(call, roles)) return refuse('OUT_OF_SCOPE')
  return !includesSelf && subject === call.subject ? refuse('SELF') : null
}
