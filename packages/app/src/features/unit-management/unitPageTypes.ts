import type { ReactNode, RefObject } from 'react'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { HistoryUse } from './unit/HistoryTab.tsx'
import type { MembersUse } from './members/membersUse.ts'
import type { UnitAddress } from './unitAddress.ts'
import type { UnitManagementData } from './useUnitManagement.ts'
import type { UnitTreeUse } from './tree/useUnitTree.ts'

export interface UnitPageProps extends Pick<UnitManagementData, 'unit' | 'retryUnit' | 'actions'> {
  readonly address: UnitAddress
  readonly hrefOf: (change: Partial<UnitAddress>) => string
  /** `replaces` leaves no history entry behind, such as that of a form that was submitted. */
  readonly onAddressChange: (change: Partial<UnitAddress>, replaces?: boolean) => void
  readonly members: MembersUse
  readonly history: HistoryUse
  readonly dates: Dates
  /** The unit that was just created: its title takes the focus once. */
  readonly createdUnit: RefObject<string | null>
  /** Something about members has changed; what is shown may be out of date. */
  readonly onMembersChanged: () => void
  /** Work that is followed above the tabs; null for none. */
  readonly job: ReactNode
}

export interface UnitOutlineProps extends Omit<UnitTreeUse, 'refresh'> {
  readonly address: UnitAddress
  /** The address of another state of this screen. */
  readonly hrefOf: (change: Partial<UnitAddress>) => string
  readonly onAddressChange: (change: Partial<UnitAddress>) => void
}
