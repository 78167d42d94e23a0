import type { SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../domain/list/definition/defineList.ts'

/** The parts of the page, in their order. */
export const ratingTabs = ['unrated', 'given'] as const
export type RatingTab = (typeof ratingTabs)[number]

interface ByDay {
  readonly field: 'DAY'
  readonly direction: SortDirection
}

const listOf = (tab: RatingTab) =>
  defineList<Record<string, never>, ByDay>()({
    path: '/my-ratings',
    ...(tab === 'unrated' ? {} : { tab }),
    columns: { day: { sort: 'DAY' } },
    filters: {},
    sort: '-day',
  })

/** The list of each part, the latest first. */
export const ratingLists = { unrated: listOf('unrated'), given: listOf('given') }

/** Reads which part an address asks for; a part that there is not asks for the first one. */
export const readRatingTab = (search: string): RatingTab =>
  ratingTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'unrated'

/** The address of a part. */
export const tabHref = (tab: RatingTab): string => (tab === 'unrated' ? '/my-ratings' : `/my-ratings?tab=${tab}`)
