import { boot } from '@somo/ui/theme/boot'
import {
  darkQuery,
  parseDeviceSettings,
  showDeviceSettings,
  themeOfSystem,
} from '../platform/appearance/deviceSettings.ts'
import { isBeforeGate, showBrand } from './brand.ts'
import { inkOf, prepaint, softInkOf } from './prepaint.ts'
import { patience, showSplash } from './splash.ts'
import { layWelcome } from './welcome.ts'

/*
 * Built into one small classic script of its own, which runs before the first paint: theme, primary colour and
 * language of the last visit, the settings of this device, the brand or the mark while the product is on its way, and the
 * words of index.html should it not load.
 */

/** What is kept under a name; null where nothing is, or the browser refuses the storage, which it may at any time. */
function readItem(name: string, open: () => Storage = () => localStorage): string | null {
  try {
    return open().getItem(name)
  } catch {
    return null
  }
}

/** What was only asked for in advance is asked for again by whoever needs it, and the gate has words for its failure. */
const isAdvance = (target: EventTarget | null): boolean =>
  target instanceof HTMLLinkElement && (target.as === 'fetch' || target.rel === 'modulepreload')

/** Whether somebody may be signed in here: a session of this browser, or tokens of this tab. */
const isKnown = (): boolean => (readItem('somo.session') ?? readItem('somo.oidc.tokens', () => sessionStorage)) !== null

/** Calls back with the first element that is found, now or while the page is being read. */
function whenParsed(selector: string, act: (element: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) return
    observer.disconnect()
    act(element)
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The words stand in `#root`, so they are gone once the screens are drawn, and later errors find nothing to show. */
function showFallback(): void {
  for (const sign of document.querySelectorAll('[data-mark], [data-brand], [data-welcome]')) sign.remove()
  for (const words of document.querySelectorAll<HTMLElement>('[data-fallback]')) {
    words.hidden = false
    for (const line of words.querySelectorAll<HTMLElement>('[lang]'))
      line.hidden = line.lang !== document.documentElement.lang
  }
}

boot({ getItem: readItem }, document)
const device = parseDeviceSettings(readItem('somo.device'))
showDeviceSettings(device, document.documentElement)
if (device.followsSystem) document.documentElement.dataset['theme'] = themeOfSystem(matchMedia(darkQuery).matches)
const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'default'
prepaint(document.documentElement, theme)
const isGateNext = isBeforeGate({ place: location, isKnown: isKnown() })
if (isGateNext) {
  whenParsed('[data-brand]', (brand) => showBrand(brand, inkOf(theme), innerWidth))
  // Whole as soon as there is something behind them; how wide a phone is, only the viewport's tag above them says.
  whenParsed('[data-welcome] + *', ({ previousElementSibling: words }) => {
    if (words instanceof HTMLElement)
      layWelcome(words, { theme, ink: inkOf(theme), ink2: softInkOf(theme), width: innerWidth })
  })
} else {
  setTimeout(() => {
    const mark = document.querySelector<HTMLElement>('[data-mark]')
    if (mark !== null) showSplash(mark, inkOf(theme))
  }, patience)
}
// A file that does not come is reported at its element and does not bubble; one asked for later rejects a promise.
addEventListener('error', ({ target }) => !isAdvance(target) && showFallback(), true)
addEventListener('unhandledrejection', showFallback)
