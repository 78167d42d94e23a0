import { anonymisePeople } from '../../person/anonymisePeople.ts'
import { defineBulkAction } from '../bulkAction.ts'
import { refuseProtected } from '../eligibility.ts'
import { userError } from '../../../userError.ts'

/** Removes everything that identifies people; final, and for administrators only. */
export const anonymise = defineBulkAction({
  name: 'ANONYMISE',
  mutation: 'anonymiseUsers',
  jobKind: 'users.anonymise',
  auditAction: 'user.anonymise',
  needsConfirmation: true,
  checkInput: ({ call }) => (call.roles.includes('ADMIN') ? [] : [userError('OUT_OF_SCOPE')]),
  checkEligibility: (target, run) =>
    target.status === 'ANONYMISED' ? 'unchanged' : (refuseProtected(target, run, { includesSelf: false }) ?? 'change'),
  removesAdministrator: () => true,
  apply: (targets, { deps, client }) =>
    anonymisePeople(
      deps,
      client,
      targets.map(({ uuid }) => uuid),
    ),
})
