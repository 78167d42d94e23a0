import { boot } from '@somo/ui/theme/boot'
import { layGround } from './ground.ts'

/*
 * Built into one small classic script of its own, which runs before the first paint: theme, primary colour and
 * language of the last visit, and the words of index.html should the product itself not load.
 */

function storageOrNull(): Storage | null {
  try {
    return localStorage
  } catch {
    // Blocked storage: the first paint shows the defaults.
    return null
  }
}

/** The words stand in `#root`, so they are gone once the screens are drawn, and later faults find nothing to show. */
function showFallback(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-fallback]')) {
    words.hidden = false
    for (const line of words.querySelectorAll<HTMLElement>('[lang]')) line.hidden = line.lang !== document.documentElement.lang
  }
}

boot(storageOrNull(), document)
layGround(document.documentElement, document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'default')
// A file that does not come is reported at its element and does not bubble; one asked for later rejects a promise.
addEventListener('error', showFallback, true)
addEventListener('unhandledrejection', showFallback)
