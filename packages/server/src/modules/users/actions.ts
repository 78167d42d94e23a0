import type { UserAction } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../scope.ts'
import { readAuthority } from '../units/membershipWriter.ts'
import { anonymisePeople } from './anonymise.ts'
import { type ActionArgs, type ActionRun, type ActionUnit, type BulkAction, guard, refuse, today, usual, uuidsOf, when } from './bulkAction.ts'
import type { Concerned } from './concerned.ts'
import { sendLinks } from './invitations.ts'
import type { Asker } from './parts.ts'
import type { PersonFields } from './peopleWriter.ts'
import { nameOfPerson } from './personRow.ts'
import { findTarget } from './placement.ts'
import { mayChange, tidyRoles } from './rights.ts'
import { fault } from './rules.ts'
import { addToUnit, removeFromUnit, setUnitRole } from './unitActions.ts'

async function change({ parts, client }: ActionRun, people: readonly Concerned[], changeOf: (person: Concerned) => Partial<PersonFields>) {
  await parts.writer.update(client, people.map((person) => ({ uuid: person.uuid, change: changeOf(person) })))
}

const invite: BulkAction = {
  ...usual,
  kind: 'user.invite',
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (person.status !== 'INVITED') return person.status === 'SUSPENDED' ? refuse('WRONG_STATE') : 'unchanged'
    return person.email === null ? refuse('NO_ADDRESS') : 'change'
  },
  apply: (people, { parts, client }) =>
    sendLinks(parts, client, people.map((person) => ({ ...person, name: nameOfPerson(person) })), 'INVITATION'),
}

const suspend: BulkAction = {
  ...usual,
  kind: 'user.suspend',
  isConfirmed: true,
  endsAdministrators: true,
  judge: (person, run) => guard(person, run, false) ?? when(person.status !== 'SUSPENDED'),
  apply: (people, run) => change(run, people, () => ({ isSuspended: true })),
  isReversible: () => true,
}

/** The day has come and gone: left standing it would shut them out again tonight. */
const isOver = ({ deactivateOn }: Concerned): boolean => deactivateOn !== null && deactivateOn < today()

const reactivate: BulkAction = {
  ...usual,
  kind: 'user.reactivate',
  judge: (person, run) => guard(person, run, true) ?? when(person.status === 'SUSPENDED'),
  apply: (people, run) => change(run, people, (person) => (isOver(person) ? { isSuspended: false, deactivateOn: null } : { isSuspended: false })),
  isReversible: (person) => !isOver(person),
  describe: (person) => (isOver(person) ? { before: { deactivateOn: person.deactivateOn } } : {}),
}

const setRoles: BulkAction = {
  ...usual,
  kind: 'user.setRoles',
  endsAdministrators: true,
  judgeArgs: ({ asker, args }) => (mayChange(asker, args.roles ?? []) ? [] : [fault('OUT_OF_SCOPE', 'roles')]),
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (run.parts.writer.source === 'OUTSIDE' && person.subject !== null) return refuse('LOCKED')
    const endsOwn = person.roles.includes('ADMIN') && !(run.args.roles ?? []).includes('ADMIN') && person.subject === run.asker.subject
    if (endsOwn) return refuse('SELF')
    return when(tidyRoles(person.roles).join() !== tidyRoles(run.args.roles ?? []).join())
  },
  apply: (people, run) => change(run, people, () => ({ roles: tidyRoles(run.args.roles ?? []) })),
  describe: ({ roles }, { args }) => ({ before: { roles }, after: { roles: tidyRoles(args.roles ?? []) } }),
}

const endSessions: BulkAction = {
  ...usual,
  kind: 'user.endSessions',
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (person.subject === null) return 'unchanged'
    return run.parts.gateway.source === 'OUTSIDE' ? refuse('LOCKED') : 'change'
  },
  apply: (people, { parts, client }) =>
    parts.gateway.endSessionsOf(people.flatMap(({ subject }) => (subject === null ? [] : [subject])), client),
}

const anonymise: BulkAction = {
  ...usual,
  kind: 'user.anonymise',
  isConfirmed: true,
  endsAdministrators: true,
  judgeArgs: ({ asker }) => (asker.roles.includes('ADMIN') ? [] : [fault('OUT_OF_SCOPE')]),
  judge: (person, run) => (person.status === 'ANONYMISED' ? 'unchanged' : (guard(person, run, false) ?? 'change')),
  apply: (people, { parts, client }) => anonymisePeople(parts, client, uuidsOf(people)),
}

/** The bulk actions, by what the API calls them. */
export const actions: Readonly<Record<UserAction, BulkAction>> = {
  ...{ INVITE: invite, SUSPEND: suspend, REACTIVATE: reactivate, SET_ROLES: setRoles, ADD_TO_UNIT: addToUnit },
  ...{ REMOVE_FROM_UNIT: removeFromUnit, SET_UNIT_ROLE: setUnitRole, END_SESSIONS: endSessions, ANONYMISE: anonymise },
}

/** The unit of the arguments, where the action has one. */
export async function findActionUnit(action: BulkAction, client: PoolClient, asker: Asker, { unit }: ActionArgs): Promise<ActionUnit | null> {
  if (!action.needsUnit || !unit) return null
  const scope = scopeOf(asker)
  const target = await findTarget(client, unit, scope)
  return target === null ? null : { ...target, ...(await readAuthority(client, scope, target.uuid)) }
}
