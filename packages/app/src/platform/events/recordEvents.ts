import type { Session } from '../session/contract.ts'
import type { ClientEvents } from './clientEvents.ts'
import { pathOf, withoutSecrets } from './withoutSecrets.ts'

/** The router as far as its navigations are noted. */
export interface NotedRouter {
  readonly state: NotedState
  subscribe(listener: (state: NotedState) => void): () => void
}

interface NotedState {
  readonly location: { readonly pathname: string }
  readonly navigation: { readonly state: string }
}

/** Where events come from. */
export interface EventSources {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly router: NotedRouter
  readonly page: Pick<Window, 'addEventListener' | 'location'>
}

/** Notes what happens in the tab from now on; calls to the API note themselves (see ../api/client.ts). */
export function recordEvents(events: ClientEvents, { session, router, page }: EventSources): void {
  followSession(events, session)
  followRouter(events, router)
  followErrors(events, page)
  page.addEventListener('pagehide', () => events.keep())
}

function followSession(events: ClientEvents, session: EventSources['session']): void {
  let known = ''
  const look = () => {
    const { state, reason, isStale, ended } = session.getSnapshot()
    const why = ended?.reason ?? (isStale ? 'stale' : reason)
    if (`${state} ${why}` === known) return
    known = `${state} ${why}`
    // Who comes next on this device has no business with what went on before.
    if (state === 'loggingOut' || state === 'switching') events.clear()
    events.note({ kind: 'session', state, reason: why })
  }
  look()
  session.subscribe(look)
}

function followRouter(events: ClientEvents, router: NotedRouter): void {
  let known = ''
  const look = ({ location, navigation }: NotedState) => {
    if (navigation.state !== 'idle' || location.pathname === known) return
    known = location.pathname
    events.note({ kind: 'navigation', path: withoutSecrets(known) })
  }
  look(router.state)
  router.subscribe(look)
}

function followErrors(events: ClientEvents, page: EventSources['page']): void {
  const noteError = (cause: unknown) => {
    const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    events.note({ kind: 'error', message: withoutSecrets(message).slice(0, 300) })
  }
  page.addEventListener(
    'error',
    (event) => {
      // A script or picture that fails is heard on its way down only; a thrown error names no element.
      const address =
        event.target instanceof Element ? (event.target.getAttribute('src') ?? event.target.getAttribute('href')) : null
      if (address !== null) events.note({ kind: 'load', path: pathOf(address, page.location.href) })
      else if (event instanceof ErrorEvent) noteError(event.error ?? event.message)
    },
    true,
  )
  page.addEventListener('unhandledrejection', (event) => noteError(event.reason))
}
