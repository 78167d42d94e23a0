import { ToastRegion } from '@somo/ui/ToastRegion'
import { useIntl } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { toasts } from '../platform/toasts/toasts.ts'
import { frameMessages } from './frameMessages.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Around every page: the title of the tab, where focus and view go after a navigation, and what came of actions. */
export function Root() {
  const { formatMessage } = useIntl()
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <ToastRegion toasts={toasts} label={formatMessage(frameMessages.toasts)} />
    </>
  )
}
