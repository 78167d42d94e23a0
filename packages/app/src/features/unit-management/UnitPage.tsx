import { useEffect, type ReactNode, type RefObject } from 'react'
import { LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { HistoryUse } from './unit/HistoryTab.tsx'
import type { MembersUse } from './members/membersUse.ts'
import type { UnitAddress } from './unitAddress.ts'
import { unitChunk } from './chunks.ts'
import { tabChunks } from './panelChunks.ts'
import type { UnitManagementData } from './useUnitManagement.ts'

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

/** The page of a unit: its code and that of the open tab come beside the unit. */
export function UnitPage({ unit, retryUnit, ...rest }: UnitPageProps) {
  const { tab } = rest.address
  useEffect(
    function fetchOpenTab() {
      tabChunks[tab].preload()
    },
    [tab],
  )
  return (
    <LazyPart chunk={unitChunk} state={unit} onRetry={retryUnit}>
      {({ OpenUnit }, { unit: shown }) => <OpenUnit {...rest} unit={shown} />}
    </LazyPart>
  )
}
