import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { MenuRowsProvider } from '../domain/menu/MenuRows.tsx'
import { OpenScreensProvider } from '../domain/navigation/OpenScreens.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { menuRows } from './menu/buildMenu.ts'
import { openScreensOf } from './menu/openScreens.tsx'
import type { RouteLoad } from './routeRow.ts'

/** Renders the loaded screen and provides the pages that the user may open. */
export function RouteScreen() {
  const { Screen, sign } = useLoaderData<RouteLoad>()
  const { messages } = useIntl()
  const { roles } = useSession().snapshot
  const screens = useMemo(() => openScreensOf(roles), [roles])
  return (
    <OpenScreensProvider screens={screens}>
      {/* Just after a switch of language React still draws the earlier one, in which its texts may never have been loaded. */}
      {sign && !messages[sign] ? null : (
        <MenuRowsProvider rows={menuRows}>
          <Screen />
        </MenuRowsProvider>
      )}
    </OpenScreensProvider>
  )
}
