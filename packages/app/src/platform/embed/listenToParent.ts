import type { AppConfig } from '../config/appConfig.ts'
import type { Session } from '../session/contract.ts'
import { readParentMessage } from './messages.ts'
import type { ParentMessage } from './messages.ts'

/** The window as far as listening to its parent needs it. */
export interface EmbeddedPage {
  readonly parent: unknown
  readonly location: { readonly origin: string }
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** Whom to listen to, and what a message moves. */
export interface ParentLink {
  readonly config: Pick<AppConfig, 'embed'>
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'logOut'>
  /** Opens a path of the application (with query and hash), as a new entry of the history. */
  readonly navigate: (path: string) => void
  /** Called for each accepted message: the first one is the embed handshake (session.md S2.9). */
  readonly heard?: () => void
  readonly page?: EmbeddedPage
}

/**
 * Listens to the parent page (specification sections 2 and 4). A route is opened once start-up has ended, the last one
 * asked for; a log-out is answered with `{ type: 'logged_out' }` to whoever asked. The answer ends the listening.
 */
export function listenToParent(link: ParentLink): () => void {
  const page: EmbeddedPage = link.page ?? window
  let wanted: string | null = null
  let answer: (() => void) | null = null
  const settle = () => {
    const { isComplete, state, reason } = link.session.getSnapshot()
    if (wanted !== null && isComplete && (state === 'signedIn' || state === 'anonymous')) {
      const path = wanted
      wanted = null
      link.navigate(path)
    }
    if (answer !== null && reason === 'logged_out') {
      answer()
      answer = null
    }
  }
  const listen = (event: MessageEvent<unknown>) => {
    const message = readParentMessage(event.data, page.location.origin)
    if (message === null || !mayAsk(message, event, link.config.embed.allowedOrigins, page)) return
    link.heard?.()
    if (message.type === 'route_change') wanted = message.path
    else {
      answer = () => event.source?.postMessage({ type: 'logged_out' }, { targetOrigin: event.origin })
      link.session.logOut()
    }
    settle()
  }
  page.addEventListener('message', listen)
  const leave = link.session.subscribe(settle)
  return () => {
    page.removeEventListener('message', listen)
    leave()
  }
}

/** The parent of a known origin may ask for everything; a page of our own origin may log out from elsewhere (S4.10). */
function mayAsk(
  message: ParentMessage,
  event: MessageEvent<unknown>,
  allowed: readonly string[],
  page: EmbeddedPage,
): boolean {
  const isOwnOrigin = event.origin === page.location.origin
  if (message.type === 'log_out' && isOwnOrigin) return true
  const isParent = page.parent !== page && event.source !== null && event.source === page.parent
  return isParent && (isOwnOrigin || allowed.includes(event.origin))
}
