import type {
  OwnRatingsQuery,
  RateableMediumQuery,
  RatingCountsQuery,
  UnratedMediaQuery,
} from '@somo/graphql/my-ratings'
import type { RatingInput } from '@somo/graphql/schema'
import type { ListAddress } from '../../domain/list/state/useListAddress.ts'
import type { ListPage } from '../../domain/list/state/useListPlace.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { RatingTab } from './ratingLists.ts'

/** A completed medium without a rating. */
export type UnratedMedium = UnratedMediaQuery['ratings']['unrated']['items'][number]
/** A rating of the person. */
export type OwnRating = OwnRatingsQuery['ratings']['mine']['items'][number]
/** A medium with the person's rating of it, for the form. */
export type RateableMedium = NonNullable<RateableMediumQuery['ratings']['rateable']>
export type RatingCounts = RatingCountsQuery['ratings']['counts']

/** What came of a step. */
export type RatingOutcome = Pick<ActionResult<unknown>, 'userErrors' | 'problem'>

/** What the person can do with a rating; none of them rejects. */
export interface RatingActions {
  /** Publishes a rating, or changes the one there is. */
  readonly rate: (medium: RateableMedium, input: RatingInput) => Promise<RatingOutcome>
  readonly withdraw: (rating: OwnRating) => Promise<RatingOutcome>
  /** Asks no more for a rating of the medium. */
  readonly dismiss: (medium: string) => Promise<RatingOutcome>
}

/** What the page shows and can change. */
export interface MyRatingsData {
  readonly tab: RatingTab
  /** null while they did not come. */
  readonly counts: RatingCounts | null
  readonly address: ListAddress<'entry'>
  readonly unrated: QueryState<ListPage<UnratedMedium>>
  readonly given: QueryState<ListPage<OwnRating>>
  /** The medium whose form is open. */
  readonly rateable: QueryUse<RateableMedium>
  readonly retry: () => void
  readonly actions: RatingActions
}
