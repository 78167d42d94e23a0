import type { MemberFilter } from '@somo/graphql/schema'
import type { DensityChoice } from '@somo/ui/TableToolbar'
import type { ListCount } from '../../domain/list/ListPages.tsx'
import type { ListAddress } from '../../domain/list/useListAddress.ts'
import type { SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { MemberPage, Unit } from './unitTypes.ts'
import type { UnitActions } from './useUnitManagement.ts'

/** The list of members as the address says it, and the ways to others. */
export interface MembersUse {
  readonly list: ListAddress<'entry'>
  /** What is listed, as the API asks for it. */
  readonly filter: MemberFilter
  readonly page: QueryState<MemberPage>
  readonly count: ListCount & { readonly problem: Problem | null }
  readonly saved: SavedViewsUse
  /** Whether the person may share a view with everybody. */
  readonly mayShare: boolean
  readonly density: DensityChoice
  /** Asks anew for what is shown. */
  readonly retry: () => void
}

/** The tab they are shown on. */
export interface MembersTabProps extends MembersUse {
  readonly unit: Unit
  readonly actions: UnitActions
  readonly dates: Dates
  /** A panel stands beside the table. */
  readonly hasPanel: boolean
  /** Opens the list of those who ask to join. */
  readonly onRequests: () => void
  /** Opens the list of those who come on a later day. */
  readonly onComing: () => void
  /** Opens the panel that people are added in. */
  readonly onAdd: () => void
  /** Work has begun that goes on by itself. */
  readonly onJob: (uuid: string) => void
  /** Something has changed; what is shown may be out of date. */
  readonly onChanged: () => void
}
