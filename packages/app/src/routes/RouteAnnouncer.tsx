import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigationType } from 'react-router-dom'
import { addresses } from '../domain/navigation/addresses.ts'
import { useOwnTitle } from '../domain/navigation/ownTitle.ts'
import { useRouteHandle } from '../domain/navigation/routeHandle.ts'
import { useAppearance } from '../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../platform/locale/LocaleContext.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { announcement } from './RouteAnnouncer.css.ts'
import { frameMessages } from './frame/frameMessages.ts'

/**
 * Milliseconds in which a page one goes to appears. It is there at once and only gains its full ink: a view transition
 * of the browser held the page back by about 95 ms (median; 16 ms without it), where two frames are 33.
 */
const fade = 120

/** Motion is unwelcome by the system's setting or by this device's own. */
const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'reduced'

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
  const ownTitle = useOwnTitle()
  // Marks of where a long word may be torn are no part of a name that is kept, sought and sorted.
  const documentTitle = nameOfTab().replaceAll('\u00ad', '')
  const shown = useRef(pathname)
  const [spoken, setSpoken] = useState('')

  useEffect(
    function nameTheTab() {
      document.title = documentTitle
    },
    [documentTitle],
  )

  useLayoutEffect(
    function letThePageAppear() {
      if (shown.current === pathname || isStill()) return
      document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: fade, easing: 'ease-out' })
    },
    [pathname],
  )

  useEffect(
    function moveToThePage() {
      if (shown.current === pathname) return
      shown.current = pathname
      if (!isGoingBack) window.scrollTo(0, 0)
      const heading = document.getElementById('page-title')
      heading?.focus({ preventScroll: true })
      setSpoken(heading ? '' : documentTitle)
    },
    [pathname, documentTitle, isGoingBack],
  )

  function nameOfTab(): string {
    if (title === undefined || isAtGate) return product.name
    // Without any texts only what brings its own words has a name (decision 0005).
    if (texts === 'none') return ownTitle ?? product.name
    return formatMessage(frameMessages.documentTitle, { page: ownTitle ?? formatMessage(title), product: product.name })
  }

  return (
    <div role="status" className={announcement}>
      {spoken}
    </div>
  )
}
