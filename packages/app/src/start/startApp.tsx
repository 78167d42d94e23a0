import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { applyTheme } from '@somo/ui/theme/switching/apply'
import { createClient } from '../platform/api/client/client.ts'
import type { CountDeps } from '../platform/api/countLogin.ts'
import { createAppearanceStore } from '../platform/appearance/appearanceStore.ts'
import { askAppearance } from '../platform/appearance/askAppearance.ts'
import { browserDevice } from '../platform/appearance/browserDevice.ts'
import { lazyPrimary } from '../platform/appearance/lazyPrimary.ts'
import { leaveTheme } from '../platform/appearance/pageCookie.ts'
import type { AppConfig } from '../platform/config/config.ts'
import { connectionWatch } from '../platform/connection/browserConnection.ts'
import { consentWatch } from '../platform/consent/consentWatch.ts'
import { appChange } from '../platform/embed/appChange.ts'
import type { ParentLine } from '../platform/embed/listenToParent.ts'
import { hideScrollbarOn } from '../platform/embed/scrollArea.ts'
import { clientEvents } from '../platform/events/clientEvents.ts'
import { recordEvents } from '../platform/events/recordEvents.ts'
import { forgetChoicesAtSignOut } from '../platform/locale/choices.ts'
import { createLocaleStore } from '../platform/locale/localeStore.ts'
import { isEntrance } from '../platform/session/returning/returnTo.ts'
import type { UnsentWorkDeps } from '../domain/learning/unsentWork.ts'
import { dropViewing, readViewing, viewingWatch } from '../platform/session/viewing.ts'
import type { Session } from '../platform/session/contract.ts'
import { browserStorage as storage } from '../platform/storage/storage.ts'
import { createRouter, type AppRouter } from '../routes/router.tsx'
import { App } from './App.tsx'
import { clearPrepaint } from './prepaint.ts'

/** What the screens are started with. */
export interface StartOptions {
  readonly session: Session
  readonly config: AppConfig
  readonly parent: ParentLine
}

/**
 * Makes the screens from configuration and session and puts them into `#root` as soon as the first texts are there.
 * Everything with a life of its own (locale, looks, calls, router) is made here once, outside React, so that nothing
 * happens twice when React draws twice.
 */
export async function startApp({ session: own, config, parent }: StartOptions): Promise<void> {
  const late = readViewing(storage) === null ? null : await import('./lazyViewing.ts')
  // The style sheets are here by now: the module system holds this chunk back until they are.
  clearPrepaint(document.documentElement)
  hideScrollbarOn(appChange, document.documentElement)
  const session = late?.viewAsSession(own, storage) ?? own
  const seen = viewingWatch.get()?.viewing
  leaveWhatWasRestored(seen?.id)
  const client = createClient({
    viewing: seen && late?.viewAsLink(seen.id, endViewing),
    config,
    session,
    events: clientEvents,
    requireConsent: consentWatch.require,
    noteCall: (hasAnswer) => connectionWatch.noteCall(hasAnswer),
  })
  forgetChoicesAtSignOut(session, storage)
  const locale = createLocaleStore({ config, session, storage })
  const appearance = createAppearanceStore({
    session,
    storage,
    device: browserDevice,
    ...askAppearance(client),
    apply: { primary: lazyPrimary, theme: showTheme },
  })
  // A press is answered between two pieces of work, not after both.
  await new Promise((resolve) => setTimeout(resolve))
  openRememberedPlace(session)
  const router = createRouter({ session, config, storage, texts: locale })
  recordEvents(clientEvents, { session, router, page: window })
  const navigate = (href: string) => void router.navigate(href)
  followNavigations(router, appearance.noteNavigation)
  followLaterSignIns(session, (place) => void router.navigate(place, { replace: true }))
  parent.follow(navigate)
  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  void locale.ready.then(() => {
    createRoot(container).render(
      <StrictMode>
        <App
          session={session}
          config={config}
          client={client}
          locale={locale}
          appearance={appearance}
          router={router}
        />
      </StrictMode>,
    )
    // The first frame shows the page; what nobody sees comes after it. While somebody else is seen nothing is changed, their
    // number of sign-ins neither.
    if (seen === undefined)
      afterPaint(() => {
        void countLogins({ session, client, storage })
        void sendUnsentWork({ session, client, localeOf: () => locale.getSnapshot().locale })
      })
  })
}

/** The number of sign-ins. Its code is no part of the start; where it does not come, the next page counts. */
async function countLogins(deps: CountDeps): Promise<void> {
  const { countLogins: count } = await import('../platform/api/countLogin.ts')
  count(deps)
}

/** Work that an earlier page left on this device. Its code is no part of the start; where it does not come, the next page tries. */
async function sendUnsentWork(deps: UnsentWorkDeps): Promise<void> {
  const { followUnsentWork } = await import('../domain/learning/unsentWork.ts')
  followUnsentWork(deps)
}

/** What the server has ended is not begun again by a reload. */
function endViewing(): void {
  dropViewing(storage)
  viewingWatch.end()
}

/** A page that the browser kept as it was when left must not come back as one person's while the tab shows another's. */
function leaveWhatWasRestored(shown: string | undefined): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readViewing(storage)?.id !== shown) location.reload()
  })
}

/** The place a sign-in led away from, put into the address bar before the router reads it (session.md S2.8). */
function openRememberedPlace(session: Session): void {
  if (session.getSnapshot().state !== 'signedIn') return
  const place = session.takeReturnTo()
  if (place !== null) history.replaceState(null, '', place)
}

/** The same after a sign-in that did not leave the page (the gate's "try again", a pop-up): from the entrance on. */
function followLaterSignIns(session: Session, open: (place: string) => void): void {
  let known = session.getSnapshot().state
  session.subscribe(() => {
    const { state } = session.getSnapshot()
    const isNew = state === 'signedIn' && known !== state
    known = state
    const place = isNew && isEntrance(location.pathname) ? session.takeReturnTo() : null
    if (place !== null) open(place)
  })
}

/** Each page that was really gone to, once it shows; the first one is none. */
function followNavigations(router: AppRouter, act: () => void): void {
  let shown = router.state.initialized ? router.state.location.key : null
  router.subscribe(({ initialized, navigation, location }) => {
    if (!initialized || navigation.state !== 'idle') return
    const isAnother = shown !== null && shown !== location.key
    shown = location.key
    if (isAnother) act()
  })
}

function showTheme(...[name]: Parameters<typeof applyTheme>): void {
  applyTheme(name)
  leaveTheme(name)
}
