import { useEffect } from 'react'
import { LatePart } from '../../platform/errors/LatePart.tsx'
import { unitPart } from './screenParts.ts'
import type { UnitPageProps } from './unitPageTypes.ts'
import { tabParts } from './unitParts.ts'

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
