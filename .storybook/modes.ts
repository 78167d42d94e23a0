import { densities, themeNames, type Density, type ThemeName } from '../packages/ui/src/theme/tokens.ts'
import type { UiLocale } from '../packages/ui/src/locale/texts.ts'

/** Ways the page can be read: the document element's `dir`. */
export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

/** What a picture of a story is taken under; every key but the last three is a toolbar's global. */
export interface Mode {
  readonly theme: ThemeName
  readonly density?: Density
  readonly locale?: UiLocale
  readonly primary?: string
  readonly direction?: Direction
  /** Width in px; the height follows the content. */
  readonly viewport?: number
  readonly forcedColors?: 'active'
  /** The system's own scheme, which decides the colours that are forced. @default light */
  readonly colorScheme?: 'dark'
}

/** The window of a mode that names none: Chromatic's own differs. In px, wide enough for every table of states. */
const usualWidth = 1024

export interface VisualOptions {
  /** @default both themes */
  readonly themes?: readonly ThemeName[]
  /** @default comfortable only; `true` adds compact */
  readonly hasDensities?: boolean
  /** Further languages, each in the light theme; for stories with ui's own texts. @default none */
  readonly locales?: readonly UiLocale[]
  /** Further primary colours as #rrggbb, each in both themes; for parts that carry the brand. @default none */
  readonly primaries?: readonly string[]
  /** Further widths in px, each in the light theme; 320 where the layout changes (WCAG 1.4.10). @default none */
  readonly viewports?: readonly number[]
  /** Further widths in every theme; for whole pages that have a drawing in both. @default false */
  readonly hasEveryTheme?: boolean
  /** One more picture, read from the right; for layouts. @default false */
  readonly hasRtl?: boolean
  /** @default true */
  readonly hasForcedColors?: boolean
  /** Forced colours on black too; for the parts whose forced colours are written by hand. @default false */
  readonly hasDarkForcedColors?: boolean
}

/**
 * The one definition of the pictures taken of a story: `parameters: visual({...})`. Chromatic and the local comparison
 * read the same modes from `parameters.chromatic` (decision 0019).
 */
export const visual = ({
  themes = themeNames,
  hasDensities = false,
  locales = [],
  primaries = [],
  viewports = [],
  hasEveryTheme = false,
  hasRtl = false,
  hasForcedColors = true,
  hasDarkForcedColors = false,
}: VisualOptions = {}) => {
  const modes: Record<string, Mode> = {}
  const add = (name: string, mode: Mode) => {
    modes[name] = { viewport: usualWidth, ...mode }
  }
  for (const theme of themes) {
    for (const density of hasDensities ? densities : (['comfortable'] as const)) {
      add(density === 'comfortable' ? theme : `${theme} ${density}`, { theme, density })
    }
    for (const primary of primaries) add(`${theme} ${primary}`, { theme, primary })
  }
  for (const locale of locales) add(`default ${locale}`, { theme: 'default', locale })
  for (const viewport of viewports) {
    for (const theme of hasEveryTheme ? themes : (['default'] as const))
      add(`${theme} ${viewport}`, { theme, viewport })
  }
  if (hasRtl) add('default rtl', { theme: 'default', direction: 'rtl' })
  if (hasForcedColors) add('forced colours', { theme: 'default', forcedColors: 'active' })
  if (hasDarkForcedColors) add('forced colours dark', { theme: 'dark', forcedColors: 'active', colorScheme: 'dark' })
  return { chromatic: { disableSnapshot: false, modes } }
}

/**
 * The pictures of a screen of packages/app. The file's meta says `screenLooks.state`: each of its stories is one picture.
 * The story that shows the whole screen says `screenLooks.whole`, one for the phone `screenLooks.small`.
 */
export const screenLooks = {
  state: visual({ themes: ['default'], hasForcedColors: false }),
  whole: visual({ locales: ['de', 'sw'], viewports: [1440, 360] }),
  // Modes of a story join those of its file; the wide one would show a phone's story on a desk.
  small: { chromatic: { modes: { default: { disable: true }, 'default 360': { theme: 'default', viewport: 360 } } } },
} as const
