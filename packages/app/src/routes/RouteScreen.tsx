import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import type { WithNamedScreens } from '../domain/navigation/namedScreens.ts'
import { OpenScreensProvider } from '../domain/navigation/OpenScreens.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { openScreensOf } from './openScreens.tsx'

/** What a row's loader gives: the code of the row's screen, or of the gate in its place. */
export interface RouteLoad extends WithNamedScreens {
  readonly Screen: ComponentType
  /** The id of one of its texts, by which one sees that all are there; absent where they always are. */
  readonly sign?: string | undefined
}

/** Draws what the loader gave, and tells it where the person may go. */
export function RouteScreen() {
  const { Screen, sign } = useLoaderData<RouteLoad>()
  const { messages } = useIntl()
  const { roles } = useSession().snapshot
  const screens = useMemo(() => openScreensOf(roles), [roles])
  return (
    <OpenScreensProvider screens={screens}>
      {/* Just after a switch of language React still draws the earlier one, in which its texts may never have been loaded. */}
      {sign && !messages[sign] ? null : <Screen />}
    </OpenScreensProvider>
  )
}
