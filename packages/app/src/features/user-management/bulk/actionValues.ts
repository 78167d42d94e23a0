import type { Role } from '@somo/graphql/schema'
import { isTurned, lacksDay, type ComingPlace } from '../../../domain/unit/place.ts'
import type { PersonAction } from './personActions.ts'

/** What an action needs to know before it can be asked about. */
export interface ActionValues extends ComingPlace {
  readonly unit: { readonly id: string; readonly label: string } | null
  readonly roles: readonly Role[]
  /** The last day with access. */
  readonly day: string | null
}

/** Nothing entered yet: what most people are given. */
export const noValues: ActionValues = {
  unit: null,
  role: 'MEMBER',
  until: null,
  from: null,
  roles: ['LEARNER'],
  day: null,
}

/** Whether an action has what it needs; null stands for nothing entered. */
export function isReady(action: PersonAction, values: ActionValues | null): boolean {
  if (action === 'ADD_TO_UNIT') return values !== null && values.unit !== null && !lacksDay(values) && !isTurned(values)
  if (action === 'REMOVE_FROM_UNIT') return values !== null && values.unit !== null
  if (action === 'DEACTIVATE_ON') return values !== null && values.day !== null
  return action !== 'SET_ROLES' || (values !== null && values.roles.length > 0)
}
