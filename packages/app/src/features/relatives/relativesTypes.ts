import type { AccompaniedQuery, RelationInvitationQuery } from '@somo/graphql/relatives'
import type { RelationPartsFragment } from '@somo/graphql/relatives-register'
import type { RelationInput } from '@somo/graphql/schema'
import type { ListUse } from '../../domain/list/state/useListPlace.ts'
import type { SeenByData } from '../../domain/relation/useSeenBy.ts'
import type { FindPeople } from '../../domain/user/usePersonFinder.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { Outcome } from '../../platform/form/isDone.ts'

export type Relation = RelationPartsFragment
export type Accompanied = AccompaniedQuery['relations']['accompanied'][number]
export type Invitation = NonNullable<RelationInvitationQuery['relations']['invitation']>

/** What came of an invitation; the code where it is handed over. */
export interface InviteAnswer extends Outcome {
  readonly code: string | null
}

/** The register of administrators. */
export interface RegisterData {
  readonly list: ListUse<Relation>
  readonly findPeople: FindPeople
  readonly invite: (input: RelationInput) => Promise<InviteAnswer>
  readonly renew: (relation: Relation) => Promise<InviteAnswer>
  readonly endRelation: (relation: Relation) => Promise<Outcome>
}

/** Whom the person accompanies. */
export interface AccompaniedData {
  readonly accompanied: QueryUse<readonly Accompanied[]>
  readonly endAccompanying: (relation: Accompanied) => Promise<Outcome>
}

/** The invitation of an address. */
export interface InvitationData {
  readonly invitation: QueryUse<Invitation>
  readonly accept: () => Promise<Outcome>
  readonly decline: () => Promise<Outcome>
}

export interface RelativesData extends SeenByData, AccompaniedData {}
