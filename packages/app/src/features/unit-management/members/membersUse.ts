import type { MemberFilter } from '@somo/graphql/schema'
import type { ScreenList } from '../../../domain/list/state/useScreenList.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Member, Unit } from '../unitTypes.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** The list of members, and what it shows as the API asks for it. */
export interface MembersUse extends ScreenList<Member> {
  readonly filter: MemberFilter
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
