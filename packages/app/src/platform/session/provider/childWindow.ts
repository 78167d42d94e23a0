import { fieldOf } from '../../config/record.ts'
import { OidcError } from './oidcError.ts'
import type { PopUpWish } from './provider.ts'

const popUpPoll = 500

/**
 * Opens the address in a hidden frame and answers the address it came back with, told by the silent-refresh page.
 * Rejects with OidcError `timeout`. The frame never outlives the question. Milliseconds.
 */
export async function askInFrame(url: string, state: string, timeout: number): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.src = url
  document.body.append(frame)
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new OidcError('timeout', 'frame_timeout')), timeout)
  try {
    return (await answerOf(() => frame.contentWindow, state, over.signal)).url
  } finally {
    clearTimeout(timer)
    frame.remove()
  }
}

type SignInRequest = Promise<{ readonly url: string; readonly state: string }>

/**
 * Opens a window for the sign-in at once, since browsers only allow it on a click, and sends it to the address when
 * that is known. Rejects with OidcError `access_denied` when the person closes it, and closes it when it is no longer
 * wanted. Where the browser opens none, the wish is told the address, and the answer of a tab opened with it counts.
 */
export async function askInPopUp(request: SignInRequest, wish: Omit<PopUpWish, 'isAnew'>): Promise<string> {
  const popUp = window.open('about:blank', 'somo-sign-in', 'popup,width=480,height=720')
  // Some blockers hand out a window that is closed already.
  if (popUp === null || popUp.closed) return await askInTab(request, wish)
  const over = new AbortController()
  const closed = () => popUp.closed && over.abort(new OidcError('definitive', 'access_denied'))
  const abandon = () => over.abort(wish.signal.reason)
  const timer = setInterval(closed, popUpPoll)
  wish.signal.addEventListener('abort', abandon)
  try {
    const { url, state } = await request
    popUp.location.replace(url)
    return (await answerOf(() => popUp, state, over.signal)).url
  } finally {
    clearInterval(timer)
    wish.signal.removeEventListener('abort', abandon)
    popUp.close()
  }
}

/** The person opens the tab by a link, so it is known only by the state it brings back, which nobody can guess. */
async function askInTab(request: SignInRequest, { onBlocked, signal }: Omit<PopUpWish, 'isAnew'>): Promise<string> {
  const { url, state } = await request
  onBlocked(url)
  const answer = await answerOf(null, state, signal)
  answer.child?.close()
  return answer.url
}

interface ChildAnswer {
  readonly url: string
  readonly child: Window | null
}

/**
 * The address the child reports: only from that very window (null: from whichever), of our own origin, and for our own
 * question.
 */
function answerOf(child: (() => Window | null) | null, state: string, signal: AbortSignal): Promise<ChildAnswer> {
  return new Promise((resolve, reject) => {
    const listen = (event: MessageEvent<unknown>) => {
      const url = readAnswer(event.data)
      const isChild = child === null || event.source === child()
      if (event.origin !== location.origin || !isChild || url === null) return
      if (new URL(url).searchParams.get('state') !== state) return
      stop()
      resolve({
        url,
        child: event.source !== null && 'close' in event.source && 'opener' in event.source ? event.source : null,
      })
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    const stop = () => {
      window.removeEventListener('message', listen)
      signal.removeEventListener('abort', abort)
    }
    window.addEventListener('message', listen)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
  })
}

function readAnswer(data: unknown): string | null {
  const url = fieldOf(data, 'url')
  return fieldOf(data, 'source') === 'oidc-client' && typeof url === 'string' && URL.canParse(url) ? url : null
}

/**
 * Whether this page load is our own hidden frame or pop-up, whose silent page a server answered with the application
 * (session.md S4.1, last row). It then reports the address as the silent page would, and nothing may start here.
 */
export function answerAsChild(page: Window, silentPage: string): boolean {
  const asker = page.parent === page ? (page.opener as Window | null) : page.parent
  if (asker === null || page.location.pathname !== new URL(silentPage).pathname) return false
  asker.postMessage({ source: 'oidc-client', url: page.location.href, keepOpen: false }, page.location.origin)
  return true
}
