import type { UserAction } from '@somo/graphql/schema'
import { addToUnit } from './actions/addToUnit.ts'
import { anonymise } from './actions/anonymise.ts'
import { deactivateOn } from './actions/deactivateOn.ts'
import { endSessions } from './actions/endSessions.ts'
import { invite } from './actions/invite.ts'
import { reactivate } from './actions/reactivate.ts'
import { removeFromUnit } from './actions/removeFromUnit.ts'
import { setRoles } from './actions/setRoles.ts'
import { setUnitRole } from './actions/setUnitRole.ts'
import { suspend } from './actions/suspend.ts'
import type { BulkAction } from './bulkAction.ts'
import type { BulkMutation } from './bulkApiTypes.ts'

const list = [
  invite,
  suspend,
  reactivate,
  deactivateOn,
  setRoles,
  addToUnit,
  removeFromUnit,
  setUnitRole,
  endSessions,
  anonymise,
] as const

type Listed = (typeof list)[number]

/** What the schema names and no listed action has. */
interface Unlisted {
  readonly action: Exclude<UserAction, Listed['name']>
  readonly mutation: Exclude<BulkMutation, Listed['mutation']>
}

/** All bulk actions. Compiles only while the list has every action of the schema, and the mutation of every one. */
export const bulkActions: readonly BulkAction[] = list satisfies [Unlisted['action'], Unlisted['mutation']] extends [
  never,
  never,
]
  ? unknown
  : Unlisted

/** The action of that name in the API. */
export function bulkActionOf(name: UserAction): BulkAction {
  const action = bulkActions.find((one) => one.name === name)
  if (action === undefined) throw new Error(`No bulk action is called ${name}.`)
  return action
}
