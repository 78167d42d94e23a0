import { nameOfPerson } from '../../person/personRow.ts'
import { sendLinks } from '../../sign-in/signInLinks.ts'
import { defineBulkAction } from '../bulkAction.ts'
import { refuse, refuseProtected } from '../eligibility.ts'

/** Sends an invitation, or another one, to people who have not signed in yet. */
export const invite = defineBulkAction({
  name: 'INVITE',
  mutation: 'inviteUsers',
  jobKind: 'users.invite',
  auditAction: 'user.invite',
  checkEligibility(target, run) {
    const refused = refuseProtected(target, run, { includesSelf: true })
    if (refused !== null) return refused
    if (target.status !== 'INVITED') return target.status === 'SUSPENDED' ? refuse('WRONG_STATE') : 'unchanged'
    return target.email === null ? refuse('NO_ADDRESS') : 'change'
  },
  apply: (targets, { deps, client }) =>
    sendLinks(
      deps,
      client,
      targets.map((target) => ({ ...target, name: nameOfPerson(target) })),
      'INVITATION',
    ),
})
