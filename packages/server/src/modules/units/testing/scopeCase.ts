import type { TestServer } from '../../../testing/testServer.ts'
import type { UnitWorld } from './unitWorld.ts'

/** Where somebody stands to the unit North sales. */
export const positions = [
  'member',
  'manager',
  'deputy',
  'managerAbove',
  'managerOfSister',
  'expiredDeputy',
  'admin',
] as const

export type Position = (typeof positions)[number]

/** One field of the API, asked about North sales or what lies below it. */
export interface ScopeCase {
  /** What has to be there first; answers values for the variables. */
  readonly prepare?: (server: TestServer, world: UnitWorld) => Promise<Record<string, unknown>>
  readonly query: string
  readonly variables?: (world: UnitWorld) => Record<string, unknown>
  /** Whether the answer, which stands under `result`, shows or does it. */
  readonly isGiven: (result: unknown) => boolean
  /** For whom it does; everybody else is answered as if it were not there. */
  readonly for: readonly Position[]
}
