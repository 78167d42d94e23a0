import type { Role } from '@somo/graphql/schema'
import {
  type ActionRun,
  type BulkAction,
  change,
  guard,
  isOvertaken,
  refuse,
  usual,
  when,
  wishFor,
} from '../bulkAction.ts'
import type { Concerned } from '../bulkTarget.ts'
import { isOwnRow, mayChange, tidyRoles } from '../../person/rolePermissions.ts'
import { readReplaced } from '../previousValues.ts'
import { fault } from '../../person/personFields.ts'

const rolesFor = (person: Concerned, run: ActionRun): readonly Role[] => tidyRoles(wishFor(person, run)?.roles ?? [])
const areSame = (some: readonly Role[], others: readonly Role[]): boolean =>
  tidyRoles(some).join() === tidyRoles(others).join()

/** Puts roles in place of the present ones. */
export const setRoles: BulkAction = {
  ...usual,
  kind: 'user.setRoles',
  judgeArgs: ({ asker, args }) => (mayChange(asker, args.roles ?? []) ? [] : [fault('OUT_OF_SCOPE', 'roles')]),
  judge(person, run) {
    const refused = guard(person, run, true)
    if (refused !== null) return refused
    if (run.parts.writer.source === 'OUTSIDE' && person.subject !== null) return refuse('LOCKED')
    if (wishFor(person, run) === null) return refuse('UNKNOWN')
    const wanted = rolesFor(person, run)
    if (areSame(person.roles, wanted)) return 'unchanged'
    if (isOwnRow(run.asker, person)) return refuse('SELF')
    if (isOvertaken(person, run, ({ roles }) => areSame(person.roles, roles ?? []))) return refuse('CHANGED_MEANWHILE')
    return mayChange(run.asker, wanted) ? 'change' : refuse('OUT_OF_SCOPE')
  },
  endsAdministrator: (person, run) => !rolesFor(person, run).includes('ADMIN'),
  apply: (people, run) => change(run, people, (person) => ({ roles: [...rolesFor(person, run)] })),
  isReversible: () => true,
  findReplaced: readReplaced,
  replaces: (person, run) => ({ before: { roles: person.roles }, after: { roles: rolesFor(person, run) } }),
  describe: (person, run) => ({ before: { roles: person.roles }, after: { roles: rolesFor(person, run) } }),
}

const dayFor = (person: Concerned, run: ActionRun): string | null => wishFor(person, run)?.day ?? null

/** Writes down a last day with access; null takes it away. The day itself is whole, by the clocks of the installation. */
export const deactivateOn: BulkAction = {
  ...usual,
  kind: 'user.deactivateOn',
  isConfirmed: true,
  judgeArgs: ({ args, today }) => (args.day && args.day < today ? [fault('IN_THE_PAST', 'day')] : []),
  judge(person, run) {
    const day = dayFor(person, run)
    const refused = guard(person, run, day === null)
    if (refused !== null) return refused
    if (wishFor(person, run) === null) return refuse('UNKNOWN')
    if (isOvertaken(person, run, (left) => person.deactivateOn === (left.day ?? null)) && person.deactivateOn !== day)
      return refuse('CHANGED_MEANWHILE')
    if (day !== null && day < run.today) return refuse('IN_THE_PAST')
    if (day !== null && person.startsOn !== null && day < person.startsOn) return refuse('WRONG_ORDER')
    return when(person.deactivateOn !== day)
  },
  apply: (people, run) => change(run, people, (person) => ({ deactivateOn: dayFor(person, run) })),
  isReversible: () => true,
  findReplaced: readReplaced,
  replaces: (person, run) => ({ before: { day: person.deactivateOn }, after: { day: dayFor(person, run) } }),
  describe: () => ({ before: { deactivateOn: null }, after: { deactivateOn: null } }),
}
