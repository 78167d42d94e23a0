import type {
  MatchPeopleQuery,
  UnitChangeConsequencesQuery,
  UnitChoicesQuery,
  UnitDetailPartsFragment,
  UnitHistoryQuery,
  UnitMembersQuery,
  UnitTreeQuery,
} from '@somo/graphql/unit-management'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** A unit as its page shows it. */
export type Unit = UnitDetailPartsFragment
/** A unit in the tree. */
export type TreeNode = UnitTreeQuery['units']['tree']['nodes'][number]
/** One page of the people of a unit. */
export type MemberPage = NonNullable<UnitMembersQuery['units']['members']>
export type Member = MemberPage['items'][number]
/** One page of what was changed about a unit. */
export type HistoryPage = NonNullable<UnitHistoryQuery['units']['history']>
/** What a change would do. */
export type Consequences = UnitChangeConsequencesQuery['units']['consequences']
/** A unit to choose. */
export type UnitChoice = UnitChoicesQuery['units']['units']['items'][number]
/** Whom a line of a pasted list means. */
export type PersonMatch = MatchPeopleQuery['units']['matchPeople'][number]

/** What came of a change: what stands now where the server told it, what was wrong, and whether it goes on by itself. */
export interface ChangeAnswer {
  readonly unit: Unit | null
  readonly job: { readonly uuid: string } | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}
