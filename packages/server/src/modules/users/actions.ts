import type { UserAction } from '@somo/graphql/schema'
import { readToday, readUnitToday } from '../dates/days.ts'
import { scopeOf } from '../scope.ts'
import { readAuthority } from '../units/members/membershipWriter.ts'
import { anonymisePeople } from './anonymise.ts'
import {
  type ActionRun,
  type ActionUnit,
  type BulkAction,
  change,
  guard,
  refuse,
  usual,
  uuidsOf,
  when,
} from './bulkAction.ts'
import type { Concerned } from './concerned.ts'
import { deactivateOn, setRoles } from './fieldActions.ts'
import { sendLinks } from './invitations.ts'
import { nameOfPerson } from './personRow.ts'
import { findTarget } from './placement.ts'
import { fault } from './rules.ts'
import { addToUnit, removeFromUnit, setUnitRole } from './unitActions.ts'

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
    sendLinks(
      parts,
      client,
      people.map((person) => ({ ...person, name: nameOfPerson(person) })),
      'INVITATION',
    ),
}

const suspend: BulkAction = {
  ...usual,
  kind: 'user.suspend',
  isConfirmed: true,
  endsAdministrator: () => true,
  judge: (person, run) => guard(person, run, false) ?? when(person.status !== 'SUSPENDED'),
  apply: (people, run) => change(run, people, () => ({ isSuspended: true })),
  isReversible: () => true,
}

/** The day has come and gone: left standing it would shut them out again tonight. */
const isOver = (person: Concerned, { today }: ActionRun): boolean =>
  person.deactivateOn !== null && person.deactivateOn < today

const reactivate: BulkAction = {
  ...usual,
  kind: 'user.reactivate',
  judge: (person, run) => guard(person, run, true) ?? when(person.status === 'SUSPENDED'),
  apply: (people, run) =>
    change(run, people, (person) =>
      isOver(person, run) ? { isSuspended: false, deactivateOn: null } : { isSuspended: false },
    ),
  isReversible: (person, run) => !isOver(person, run),
  describe: (person, run) => (isOver(person, run) ? { before: { deactivateOn: person.deactivateOn } } : {}),
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
    parts.gateway.endSessionsOf(
      people.flatMap(({ subject }) => (subject === null ? [] : [subject])),
      client,
    ),
}

const anonymise: BulkAction = {
  ...usual,
  kind: 'user.anonymise',
  isConfirmed: true,
  endsAdministrator: () => true,
  judgeArgs: ({ asker }) => (asker.roles.includes('ADMIN') ? [] : [fault('OUT_OF_SCOPE')]),
  judge: (person, run) => (person.status === 'ANONYMISED' ? 'unchanged' : (guard(person, run, false) ?? 'change')),
  apply: (people, { parts, client }) => anonymisePeople(parts, client, uuidsOf(people)),
}

/** The bulk actions, by what the API calls them. */
export const actions: Readonly<Record<UserAction, BulkAction>> = {
  ...{ INVITE: invite, SUSPEND: suspend, REACTIVATE: reactivate, DEACTIVATE_ON: deactivateOn, SET_ROLES: setRoles },
  ...{
    ADD_TO_UNIT: addToUnit,
    REMOVE_FROM_UNIT: removeFromUnit,
    SET_UNIT_ROLE: setUnitRole,
    END_SESSIONS: endSessions,
    ANONYMISE: anonymise,
  },
}

async function findActionUnit(
  action: BulkAction,
  { client, asker, args: { unit } }: Pick<ActionRun, 'client' | 'asker' | 'args'>,
): Promise<ActionUnit | null> {
  if (!action.needsUnit || !unit) return null
  const scope = scopeOf(asker)
  const target = await findTarget(client, unit, scope)
  return target === null ? null : { ...target, ...(await readAuthority(client, scope, target.uuid)) }
}

/** Finds what an action works with beside what it was told: its unit, and which day it is. */
export async function openRun(action: BulkAction, told: Omit<ActionRun, 'unit' | 'today'>): Promise<ActionRun> {
  const unit = await findActionUnit(action, told)
  const today = unit === null ? await readToday(told.client) : await readUnitToday(told.client, unit.uuid)
  return { ...told, unit, today }
}
