import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigationType } from 'react-router-dom'
import { addresses } from '../domain/navigation/addresses.ts'
import { useRouteHandle } from '../domain/navigation/routeHandle.ts'
import { useAppearance } from '../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../platform/locale/LocaleContext.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { announcement } from './RouteAnnouncer.css.ts'
import { frameMessages } from './frameMessages.ts'

/**
 * Tells people who do not see the page that it has changed (WCAG 2.4.2, 2.4.3): the tab's title, then the focus on the
 * page's first heading, which reads it. A page without one is announced by name. A page one goes to shows its top; where
 * one goes back to, and the first page, the browser keeps the place by itself.
 */
export function RouteAnnouncer() {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const title = useRouteHandle()?.title
  const { texts } = useLocale()
  const { product } = useAppearance()
  const isAtGate = useSession().snapshot.claims === null && pathname === addresses.dashboard
  const isNamed = title !== undefined && !isAtGate && texts !== 'none'
  const documentTitle = isNamed ? formatMessage(frameMessages.documentTitle, { page: formatMessage(title), product: product.name }) : product.name
  const shown = useRef(pathname)
  const [spoken, setSpoken] = useState('')

  useEffect(
    function nameTheTab() {
      document.title = documentTitle
    },
    [documentTitle],
  )

  useEffect(
    function moveToThePage() {
      if (shown.current === pathname) return
      shown.current = pathname
      if (!isGoingBack) window.scrollTo(0, 0)
      const heading = document.getElementById('page-title')
      heading?.focus({ preventScroll: true })
      setSpoken(heading === null ? documentTitle : '')
    },
    [pathname, documentTitle, isGoingBack],
  )

  return (
    <div role="status" className={announcement}>
      {spoken}
    </div>
  )
}
