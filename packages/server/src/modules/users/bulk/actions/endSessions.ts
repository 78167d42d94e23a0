import { defineBulkAction } from '../bulkAction.ts'
import { refuse, refuseProtected } from '../eligibility.ts'

/** Signs people out everywhere, at the embedded identity provider. */
export const endSessions = defineBulkAction({
  name: 'END_SESSIONS',
  mutation: 'endSessionsOf',
  jobKind: 'users.endSessions',
  auditAction: 'user.endSessions',
  checkEligibility(target, run) {
    const refused = refuseProtected(target, run, { includesSelf: true })
    if (refused !== null) return refused
    if (target.subject === null) return 'unchanged'
    return run.deps.gateway.source === 'OUTSIDE' ? refuse('LOCKED') : 'change'
  },
  apply: (targets, { deps, client }) =>
    deps.gateway.endSessionsOf(
      targets.flatMap(({ subject }) => (subject === null ? [] : [subject])),
      client,
    ),
})
