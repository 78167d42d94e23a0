import { useEffect } from 'react'
import { LazyPart } from '../../platform/errors/LazyPart.tsx'
import { unitChunk } from './chunks.ts'
import { tabChunks } from './panelChunks.ts'
import type { UnitPageProps } from './unitPageTypes.ts'

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
