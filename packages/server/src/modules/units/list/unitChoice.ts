import type { UnitFilter } from '@somo/graphql/schema'
import type { Scope } from '../../scope.ts'

/** Which units a list holds. */
export interface UnitChoice {
  readonly scope: Scope
  readonly filter: UnitFilter
  /** Whether a colour and logo that a unit lacks are those of the nearest above. */
  readonly isInherited?: boolean
}
