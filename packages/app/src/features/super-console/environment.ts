import { originsAround } from '../../platform/embed/framing.ts'
import { hasWorked, mayUse } from '../../platform/session/capabilities.ts'
import type { BrowserStorage } from '../../platform/storage/storage.ts'

/** How far the page stands alone: `site` is inside a page of another origin. */
export type Framing = 'alone' | 'own' | 'site'

/** What the browser around the page is like. */
export interface Environment {
  /** Name and version such as "Firefox 140"; null where its description does not tell. */
  readonly browser: string | null
  /** Such as "Windows"; null where the description does not tell. */
  readonly system: string | null
  /** CSS pixels, and device pixels to one of them. */
  readonly viewport: { readonly width: number; readonly height: number; readonly ratio: number }
  /** IANA name. */
  readonly timeZone: string
  /** The browser's languages, best first. */
  readonly languages: readonly string[]
  /** Whether the browser keeps what the page stores beyond the page. */
  readonly isStorageLasting: boolean
  readonly hasCookies: boolean
  readonly framing: Framing
  /** Whether the browser lets the page have its cookies inside a page of another origin; null where it does not say. */
  readonly hasCookiesInFrame: boolean | null
  /** From the parent up. */
  readonly parents: readonly string[]
  /** Whether signing in by a silent frame works with this provider; null where it was not tried within a day. */
  readonly silentFrame: boolean | null
  readonly isOnline: boolean
}

/** What is looked at. */
export interface EnvironmentParts {
  readonly page: Window
  readonly storage: BrowserStorage
  readonly issuer: string
  readonly now: number
}

/** Looks around now. `keep` writes a value first, since only writing shows whether the browser keeps anything. */
export function readEnvironment(
  { page, storage, issuer, now }: EnvironmentParts,
  keep: () => void,
): Omit<Environment, 'hasCookiesInFrame'> {
  const { navigator } = page
  keep()
  return {
    browser: browserOf(navigator.userAgent),
    system: systemOf(navigator.userAgent),
    viewport: { width: page.innerWidth, height: page.innerHeight, ratio: page.devicePixelRatio },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languages: navigator.languages,
    isStorageLasting: storage.session.isLasting('somo.events') && storage.local.isLasting('somo.theme'),
    hasCookies: navigator.cookieEnabled,
    framing: framingOf(page),
    parents: page.parent === page ? [] : originsAround(page),
    silentFrame: hasWorked('iframe', storage, issuer, now)
      ? true
      : mayUse('iframe', storage, issuer, now)
        ? null
        : false,
    isOnline: navigator.onLine,
  }
}

function framingOf(page: Window): Framing {
  if (page.parent === page) return 'alone'
  return originsAround(page).every((origin) => origin === page.location.origin) ? 'own' : 'site'
}

// The more particular first: all but Firefox call themselves Safari as well, and most Chrome.
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?).*\bSafari\//],
]

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Name and version of the browser by its own description. */
export function browserOf(description: string): string | null {
  for (const [name, mark] of browsers) {
    const version = mark.exec(description)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return null
}

/** The name of the operating system by the browser's description. */
export const systemOf = (description: string): string | null =>
  systems.find(([, mark]) => mark.test(description))?.[0] ?? null
