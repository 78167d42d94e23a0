import type { AppConfig } from '../config/appConfig.ts'
import type { Session, SessionSnapshot } from '../session/contract.ts'
import { readParentMessage } from './messages.ts'
import type { ParentMessage } from './messages.ts'
import type { HearingPage, ParentMessageBuffer } from './parentMessageBuffer.ts'

/** Whom to listen to, and what a message moves. */
export interface ParentRules {
  readonly box: ParentMessageBuffer
  readonly config: Pick<AppConfig, 'embed'>
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe' | 'logOut'>
  /** Called for each accepted message: the first one is the embed handshake (session.md S2.9). */
  readonly heard: () => void
}

/** The line to the parent page. */
export interface ParentLine {
  /**
   * From now on routes are opened, the one waiting first: by this call, each as a new entry of the history.
   * @param navigate opens a path of the application, with query and hash
   */
  follow(navigate: (path: string) => void): void
  stop(): void
}

/**
 * Listens to the parent page (specification sections 2 and 4). A route is opened once start-up has ended and nobody is
 * on the way to signing in, the last one asked for; a log-out is answered with `{ type: 'logged_out' }` to whoever
 * asked, at their exact origin.
 */
export function listenToParent({ box, config, session, heard }: ParentRules): ParentLine {
  let wanted: string | null = null
  let navigate: ((path: string) => void) | null = null
  const answers: (() => void)[] = []
  const leaves: (() => void)[] = []
  const answerLogOuts = () => {
    if (isLoggedOut(session.getSnapshot())) for (const answer of answers.splice(0)) answer()
  }
  const openWanted = () => {
    if (wanted === null || navigate === null || !isSettled(session.getSnapshot())) return
    const path = wanted
    wanted = null
    navigate(path)
  }
  const read = (event: MessageEvent<unknown>) => {
    const message = readParentMessage(event.data, box.page.location.origin)
    if (message === null || !mayAsk(message, event, config.embed.allowedOrigins, box.page)) return
    heard()
    if (message.type === 'route_change') wanted = message.path
    else {
      answers.push(() => event.source?.postMessage({ type: 'logged_out' }, { targetOrigin: event.origin }))
      session.logOut()
      answerLogOuts()
    }
    openWanted()
  }
  leaves.push(session.subscribe(answerLogOuts), box.open(read))
  return {
    follow: (open) => {
      navigate = open
      // Asked after everybody who opens a remembered place at a sign-in: what the parent wants comes on top of it.
      leaves.push(session.subscribe(openWanted))
      openWanted()
    },
    stop: () => {
      for (const leave of leaves.splice(0)) leave()
    },
  }
}

function isSettled({ isComplete, state }: SessionSnapshot): boolean {
  return isComplete && (state === 'signedIn' || state === 'anonymous')
}

/** By the person or the parent; whether the provider could be told makes no difference to who asked. */
function isLoggedOut({ reason }: SessionSnapshot): boolean {
  return reason === 'logged_out' || reason === 'logged_out_here'
}

/** The parent of a known origin may ask for everything; a page of our own origin may log out from elsewhere (S4.10). */
function mayAsk(
  message: ParentMessage,
  event: MessageEvent<unknown>,
  allowed: readonly string[],
  page: HearingPage,
): boolean {
  const isOwnOrigin = event.origin === page.location.origin
  if (message.type === 'log_out' && isOwnOrigin) return true
  const isParent = page.parent !== page && event.source !== null && event.source === page.parent
  return isParent && (isOwnOrigin || allowed.includes(event.origin))
}
