import { parseColour } from '@somo/ui/theme/palette'
import type { ThemeName } from '@somo/ui/theme/tokens'
import type { BrowserStorage } from '../storage/storage.ts'
import { themeNamed } from './chooseTheme.ts'

/** How this device looked last: read before the first paint by boot.js and before sign-in by the application. */
export interface ThemeHint {
  readonly name: ThemeName | null
  /** #rrggbb, or null where no colour is known yet. */
  readonly primary: string | null
}

const key = 'somo.theme'

/** The hint of this device; both parts null where there is none or it cannot be read. */
export function readThemeHint(storage: BrowserStorage): ThemeHint {
  try {
    const hint: unknown = JSON.parse(storage.local.get(key) ?? 'null')
    if (typeof hint !== 'object' || hint === null) return { name: null, primary: null }
    const name = 'name' in hint && typeof hint.name === 'string' ? themeNamed(hint.name) : null
    const primary = 'primary' in hint && typeof hint.primary === 'string' ? parseColour(hint.primary) : null
    return { name, primary }
  } catch {
    // What somebody else wrote there is as good as nothing.
    return { name: null, primary: null }
  }
}

/** Keeps how the page looks for the next first paint. */
export function writeThemeHint(storage: BrowserStorage, hint: ThemeHint): void {
  storage.local.set(key, JSON.stringify({ ...(hint.name && { name: hint.name }), ...(hint.primary && { primary: hint.primary }) }))
}
