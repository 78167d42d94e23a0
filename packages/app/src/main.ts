import { silentRefreshPage } from './platform/build/constants.ts'
import { loadConfig } from './platform/config/config.ts'
import type { AppConfig } from './platform/config/config.ts'
import { appBase, joinUrl } from './platform/config/urls.ts'
import { appChange } from './platform/embed/appChange.ts'
import { mayShowHere } from './platform/embed/framing.ts'
import { listenToParent } from './platform/embed/listenToParent.ts'
import { bufferParentMessages } from './platform/embed/parentMessageBuffer.ts'
import { takePageChoice } from './platform/locale/pageChoice.ts'
import { localeBeforeSignIn, loadTextsOnce } from './platform/locale/loadTextsOnce.ts'
import { browserPolicyMaker, installPolicy } from './platform/policy/trustedTypes.ts'
import { browserDeps } from './platform/session/browserDeps.ts'
import { captureCallback } from './platform/session/provider/callback.ts'
import { answerAsChild } from './platform/session/provider/childWindow.ts'
import { createSession } from './platform/session/session.ts'
import type { Session } from './platform/session/contract.ts'
import { hasStoredTokens } from './platform/session/tokens/tokens.ts'
import { browserStorage } from './platform/storage/storage.ts'
import { needsSignIn } from './routes/findRow.ts'
import { loadGate, loadScreens } from './routes/routeTable.ts'
import { showWelcome } from './start/welcome.ts'

/** The screens and everything they need: not loaded for somebody who is about to leave for the sign-in page. */
const loadApp = () => import('./start/startApp.tsx')

/**
 * Starts the page without any of its screens: the address is cleaned of a sign-in's answer before anything else, then
 * come configuration and session, then the screens, unless the person is sent to the sign-in page first.
 */
async function start(): Promise<void> {
  installPolicy(browserPolicyMaker(window), location.href)
  const baseUrl = appBase()
  if (answerAsChild(window, joinUrl(baseUrl, silentRefreshPage))) return
  const callback = captureCallback(window, baseUrl)
  const box = bufferParentMessages(window)
  takePageChoice(browserStorage)
  const isPromising =
    callback?.hasCode === true || hasStoredTokens(browserStorage) || browserStorage.local.get('somo.session') !== null
  // Fetched while the session is still being found; a failure shows where the result is awaited.
  if (isPromising) {
    loadApp().catch(() => undefined)
    if (!location.pathname.endsWith('/dashboard')) loadScreens().catch(() => undefined)
    readLanguageTables()
  }
  const config = await loadConfig()
  // Without a configuration nobody can sign in, and all that shows is that it could not be fetched.
  if (config.isUnreachable !== true && !mayShowHere(window, config.embed.allowedOrigins)) return showRefusal()
  // Only a guarded page leads to the sign-in page by itself; open and unknown ones show themselves (specification § 2).
  const isGuarded = needsSignIn(location.pathname)
  const mode = isGuarded ? config.signIn.mode : 'button'
  const deps = browserDeps(config, baseUrl, { callback, isGuarded: needsSignIn })
  const session = createSession({ ...config, signIn: { mode } }, deps)
  // After the session's own questions, which must not wait for a connection.
  if (mode === 'button' && !isPromising)
    void fetchSignedOut(config, { isGuarded, isFirst: callback === null && isAskingWho(session) })
  const parent = listenToParent({ box, config, session, heard: () => appChange.emit() })
  await somethingToShow(session)
  const { startApp } = await loadApp()
  await startApp({ config, session, parent })
}

/** Whether nothing speaks against the gate's words for a first visit: neither the answer of a provider nor a setback. */
function isAskingWho(session: Session): boolean {
  const { state, reason } = session.getSnapshot()
  return navigator.onLine && (state === 'starting' || reason === 'login_required')
}

/**
 * Where nobody is sent to the sign-in page, and nothing says that somebody is signed in, all that the first frame needs is
 * fetched while the provider is asked who is there. On a first visit the gate's words come before the code that draws
 * them. A failure shows where the result is awaited.
 */
async function fetchSignedOut(
  config: AppConfig,
  { isGuarded, isFirst }: { isGuarded: boolean; isFirst: boolean },
): Promise<void> {
  const locale = localeBeforeSignIn(config, browserStorage)
  void loadTextsOnce(locale)
  if (isFirst) await showWelcome(document, locale)
  loadApp().catch(() => undefined)
  if (isGuarded) loadGate().catch(() => undefined)
  readLanguageTables()
}

/**
 * Whoever asks `Intl` first waits until the browser has read its tables: 20 ms, 80 on a phone. Asked while files are on
 * their way, it is not missed once they are here.
 */
const readLanguageTables = (): unknown => Intl.NumberFormat.supportedLocalesOf('en')

/** Resolved when there is somebody to show the screens to, or the gate; not while the page is being left. */
function somethingToShow(session: Session): Promise<void> {
  const isReady = () => {
    const { isComplete, state } = session.getSnapshot()
    return isComplete && (state === 'signedIn' || state === 'anonymous')
  }
  if (isReady()) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = session.subscribe(() => {
      if (!isReady()) return
      leave()
      resolve()
    })
  })
}

/**
 * A page that may not frame this one must not get a single button of it to hide under its own (clickjacking): all it
 * gets are words that say why, in the language of the last visit.
 */
function showRefusal(): void {
  for (const sign of document.querySelectorAll('[data-mark], [data-welcome]')) sign.remove()
  for (const words of document.querySelectorAll<HTMLElement>('[data-refusal]')) {
    words.hidden = false
    for (const line of words.querySelectorAll<HTMLElement>('[lang]'))
      line.hidden = line.lang !== document.documentElement.lang
    const title = words.querySelector('[lang]:not([hidden])')?.firstChild?.textContent
    if (title !== null && title !== undefined) document.title = `${title} – Somo`
  }
  console.error('Somo does not show itself: a page around it is not among those that may embed it.')
}

/** The sentence of index.html that says what to do when nothing else can be shown. */
function showFallback(cause: unknown): void {
  console.error('Somo did not start.', cause)
  for (const sign of document.querySelectorAll('[data-mark], [data-brand], [data-welcome]')) sign.remove()
  document.querySelector('[data-fallback]')?.removeAttribute('hidden')
}

// Not awaited: the screens import from this very file's chunk, and both would wait for each other for ever.
start().catch(showFallback)
