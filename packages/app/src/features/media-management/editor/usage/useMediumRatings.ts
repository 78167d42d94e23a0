import { MediumRatingsDocument, type MediumRatingsQuery } from '@somo/graphql/medium-ratings'
import type { PageInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'

export type GivenRatings = NonNullable<MediumRatingsQuery['ratings']['ofMedium']>

const size = 25
const first: PageInput = { first: size }

/** A page of the ratings of a medium, the latest first, and the ways to others. */
export interface MediumRatingsUse {
  readonly ratings: QueryUse<GivenRatings>
  readonly size: typeof size
  readonly toNext: () => void
  readonly toPrevious: () => void
  readonly toFirst: () => void
}

/** What learners say of a medium. */
export function useMediumRatings(medium: string): MediumRatingsUse {
  const [page, setPage] = useState(first)
  const ratings = useQueryState(MediumRatingsDocument, {
    variables: { medium, page },
    keeps: 'whileWaiting',
    isRequired: true,
    pick: (data) => data.ratings.ofMedium,
  })
  const { startCursor = null, endCursor = null } = ratings.data?.pageInfo ?? {}
  return {
    ratings,
    size,
    toFirst: () => setPage(first),
    toNext: () => setPage(endCursor === null ? first : { first: size, after: endCursor }),
    toPrevious: () => setPage(startCursor === null ? first : { last: size, before: startCursor }),
  }
}
