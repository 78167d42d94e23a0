import type { CategoryPartsFragment } from '@somo/graphql/category-management'
import type { CategoryInput } from '@somo/graphql/schema'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

export type Category = CategoryPartsFragment

/** What came of a change; `category` is how it is now. */
export interface CategoryAnswer {
  readonly category: Category | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What a merge would do. */
export interface MergePreview {
  readonly mediaCount: number
  readonly publishedCount: number
  readonly draftCount: number
  readonly retiredCount: number
  readonly sharedCount: number
  readonly childCount: number
  readonly keys: readonly string[]
  readonly userErrors: readonly UserError[]
}

export interface CategoryMove {
  readonly uuid: string
  readonly parent: string | null
  /** The sibling it goes before; null: to the end. */
  readonly before: string | null
}

/** What may be done on this screen. Nothing of it throws: what failed is in the answer. */
export interface CategoryActions {
  readonly create: (input: CategoryInput, parent: string | null, idempotenceKey: string) => Promise<CategoryAnswer>
  readonly update: (uuid: string, revision: number, input: CategoryInput) => Promise<CategoryAnswer>
  /** Shown at once; moves are sent one after another. */
  readonly move: (move: CategoryMove) => Promise<CategoryAnswer>
  readonly setActive: (category: Category, isActive: boolean) => Promise<CategoryAnswer>
  readonly remove: (category: Category) => Promise<CategoryAnswer>
  readonly merge: (category: Category, into: string, expectedMedia: number) => Promise<CategoryAnswer>
}

/** What the screen is drawn from. */
export interface CategoryManagementData {
  /** Parents before what lies in them, siblings in their order. */
  readonly categories: Pick<QueryUse<readonly Category[]>, 'data' | 'isWaiting' | 'problem'>
  readonly retry: () => void
  readonly actions: CategoryActions
  /** What merging the open category into `mergeTarget` would do. */
  readonly preview: Pick<QueryUse<MergePreview>, 'data' | 'isWaiting' | 'problem'>
  readonly retryPreview: () => void
  readonly mergeTarget: string | null
  readonly onMergeTargetChange: (uuid: string | null) => void
}
