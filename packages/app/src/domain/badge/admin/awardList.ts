import type { BadgeKind, SortDirection } from '@somo/graphql/schema'
import { defineList } from '../../list/definition/defineList.ts'

interface ByDay {
  readonly field: 'AWARDED'
  readonly direction: SortDirection
}

const listAt = (path: `/${string}`) =>
  defineList<Record<string, never>, ByDay>()({
    path,
    tab: 'awards',
    columns: { awarded: { sort: 'AWARDED' } },
    filters: {},
    sort: '-awarded',
  })

/** The awards of the badge that is open, the latest first. */
export const awardLists = { SYSTEM: listAt('/system-badges'), COURSE: listAt('/course-badges') } satisfies Record<
  BadgeKind,
  unknown
>
