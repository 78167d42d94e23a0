import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import { OpenScreensProvider } from '../domain/navigation/OpenScreens.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { openScreensOf } from './openScreens.tsx'

/** What a row's loader gives: the code of the row's screen, or of the gate in its place. */
export interface RouteLoad {
  readonly Screen: ComponentType
}

/** Draws what the loader gave, and tells it where the person may go. */
export function RouteScreen() {
  const { Screen } = useLoaderData<RouteLoad>()
  const { roles } = useSession().snapshot
  const screens = useMemo(() => openScreensOf(roles), [roles])
  return (
    <OpenScreensProvider screens={screens}>
      <Screen />
    </OpenScreensProvider>
  )
}
