import {
  MediumCommentsDocument,
  MediumRatingDistributionDocument,
  type MediumCommentsQuery,
  type MediumRatingDistributionQuery,
} from '@somo/graphql/media-statistics-medium'
import type { PageInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'

export type MediumComments = NonNullable<MediumCommentsQuery['ratings']['ofMedium']>
export type RatingDistribution = NonNullable<MediumRatingDistributionQuery['ratings']['distribution']>

const size = 25
const first: PageInput = { first: size }

/** The ratings of a medium by their stars, and the comments, all or those with so many stars. */
export interface MediumCommentsUse {
  readonly distribution: QueryUse<RatingDistribution>
  readonly comments: QueryUse<MediumComments>
  readonly size: typeof size
  /** Null: all. */
  readonly stars: number | null
  readonly onStars: (stars: number | null) => void
  readonly onMove: (move: 'first' | 'previous' | 'next') => void
}

/** Reads them. */
export function useMediumComments(medium: string): MediumCommentsUse {
  const [{ page, stars }, show] = useState<{ readonly page: PageInput; readonly stars: number | null }>({
    page: first,
    stars: null,
  })
  const distribution = useQueryState(MediumRatingDistributionDocument, {
    variables: { medium },
    isRequired: true,
    pick: (data) => data.ratings.distribution,
  })
  const comments = useQueryState(MediumCommentsDocument, {
    variables: { medium, page, filter: { hasComment: true, stars } },
    keeps: 'whileWaiting',
    isRequired: true,
    pick: (data) => data.ratings.ofMedium,
  })
  const { startCursor = null, endCursor = null } = comments.data?.pageInfo ?? {}
  return {
    distribution,
    comments,
    size,
    stars,
    onStars: (next) => show({ page: first, stars: next }),
    onMove: (move) => {
      const next = endCursor === null ? first : { first: size, after: endCursor }
      const previous = startCursor === null ? first : { last: size, before: startCursor }
      show({ stars, page: move === 'next' ? next : move === 'previous' ? previous : first })
    },
  }
}
