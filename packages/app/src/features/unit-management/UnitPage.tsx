import { useEffect, type ReactNode, type RefObject } from 'react'
import { LatePart } from '../../platform/errors/LatePart.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import type { HistoryUse } from './HistoryTab.tsx'
import type { MembersUse } from './membersUse.ts'
import type { UnitAddress } from './unitAddress.ts'
import { unitPart } from './screenParts.ts'
import { tabParts } from './unitParts.ts'
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
      tabParts[tab].warm()
    },
    [tab],
  )
  return (
    <LatePart slot={unitPart} state={unit} onRetry={retryUnit}>
      {({ OpenUnit }, { unit: shown }) => <OpenUnit {...rest} unit={shown} />}
    </LatePart>
  )
}
