import { silentRefreshPage } from '../build/constants.ts'
import type { AppConfig } from '../config/appConfig.ts'
import { joinUrl } from '../config/urls.ts'
import { wishedLocales } from '../locale/choices.ts'
import { browserStorage } from '../storage/storage.ts'
import type { Clock, Page, SessionDeps } from './deps.ts'
import { discover } from './provider/discovery.ts'
import { connectProvider } from './provider/oidc.ts'
import { unsavedWork } from './returning/beforeLeave.ts'
import { browserMonitorHost, SessionMonitor } from './tabs/monitor.ts'
import type { SessionSignals } from './tabs/signals.ts'
import { alone, claimTab } from './tabs/tabLock.ts'
import { openChannel, Tabs } from './tabs/tabs.ts'

type FromStart = Pick<SessionDeps, 'callback' | 'isGuarded'>

/** What a browser page hands to the session. */
export function browserDeps(config: AppConfig, baseUrl: string, { callback, isGuarded }: FromStart): SessionDeps {
  const { oidc } = config
  const rules = { issuer: oidc.issuer ?? '', requireHttps: oidc.requireHttps }
  return {
    storage: browserStorage,
    page: browserPage(window),
    clock: browserClock,
    log: console,
    callback,
    isGuarded,
    discover: () => discover(rules, (input, init) => fetch(input, init)),
    connect: (metadata) =>
      connectProvider({
        oidc,
        metadata,
        redirectUri: baseUrl,
        silentRedirectUri: joinUrl(baseUrl, silentRefreshPage),
        storage: browserStorage,
        uiLocales: () => wishedLocales(browserStorage, navigator.languages).join(' '),
      }),
    claimTab: () => claimTab(browserStorage, navigator.locks),
    alone: (name, act) => alone(navigator.locks, name, act),
    signals: browserSignals(window),
  }
}

const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  random: () => Math.random(),
  after: (delay, act) => {
    const timer = setTimeout(act, delay)
    return () => clearTimeout(timer)
  },
}

function browserPage(page: Window): Page {
  return {
    origin: page.location.origin,
    isFramed: page.parent !== page,
    isFramedBySite: isFramedByOthers(page),
    isSecure: page.isSecureContext,
    cameBack: performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
    isOnline: () => page.navigator.onLine,
    place: () => `${page.location.pathname}${page.location.search}${page.location.hash}`,
    go: (url) => page.location.assign(url),
    reload: () => page.location.reload(),
    hasUnsavedWork: () => unsavedWork.hasAny(),
    abandonWork: () => unsavedWork.letGo(),
    listen: (listener) => {
      page.addEventListener('online', () => listener('online'))
      page.addEventListener('pageshow', (event) => event.persisted && listener('restored'))
      page.document.addEventListener(
        'visibilitychange',
        () => page.document.visibilityState === 'visible' && listener('visible'),
      )
    },
  }
}

function browserSignals(page: Window): SessionSignals {
  const monitor = new SessionMonitor(browserMonitorHost(page), browserClock)
  const tabs = new Tabs(page, openChannel())
  return {
    listen: (hear) => tabs.listen(hear),
    announceLogout: (sid) => tabs.announceLogout(sid),
    watch: (watched, emit) => monitor.watch(watched, emit),
    unwatch: () => monitor.unwatch(),
  }
}

/** Somewhere between this page and the top stands a page of another origin: the browser then keeps cookies from frames. */
function isFramedByOthers(page: Window): boolean {
  for (let inner = page; inner.parent !== inner; inner = inner.parent) if (!isReachable(inner.parent)) return true
  return false
}

/** Only a page of the same origin may be looked into. */
function isReachable(parent: Window): boolean {
  try {
    return parent.location.origin === window.location.origin
  } catch {
    // The browser refuses: another origin, which is as much as one can know.
    return false
  }
}
