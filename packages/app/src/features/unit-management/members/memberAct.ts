import type { UserSelection } from '@somo/graphql/schema'
import type { Member } from '../unitTypes.ts'

/** What can be done with members. */
export type MemberVerb = 'ROLE' | 'REMOVE'

/** What somebody asked for, before anything is done. */
export interface MemberRequest {
  readonly verb: MemberVerb
  readonly selection: UserSelection
  /** How many it is about. */
  readonly count: number
  /** The one it is about; null for many. */
  readonly member: Member | null
}
