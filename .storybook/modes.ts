import { densities, themeNames, type Density, type ThemeName } from '../packages/ui/src/theme/tokens.ts'
import type { UiLocale } from '../packages/ui/src/locale/texts.ts'

/** Values of the document element's `dir`. */
export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

/** Settings of a picture. Every key except the last three is a toolbar global. */
export interface Mode {
  readonly theme: ThemeName
  readonly density?: Density
  readonly locale?: UiLocale
  readonly primary?: string
  readonly direction?: Direction
  /** Width in px; the height follows the content. */
  readonly viewport?: number
  readonly forcedColors?: 'active'
  /** The system's colour scheme, which decides the forced colours. @default light */
  readonly colorScheme?: 'dark'
}

/** Width in px of a mode without a viewport, wide enough for every table of states. Chromatic's default differs. */
const usualWidth = 1024

export interface VisualOptions {
  /** @default both themes */
  readonly themes?: readonly ThemeName[]
  /** @default comfortable only; `true` adds compact */
  readonly hasDensities?: boolean
  /** Additional languages, each in the light theme, for stories with texts of ui. @default none */
  readonly locales?: readonly UiLocale[]
  /** Additional primary colours as #rrggbb, each in both themes, for components in the brand colour. @default none */
  readonly primaries?: readonly string[]
  /** Additional widths in px, each in the light theme; 320 if the layout changes (WCAG 1.4.10). @default none */
  readonly viewports?: readonly number[]
  /** Takes the additional widths in every theme, for whole pages. @default false */
  readonly hasEveryTheme?: boolean
  /** Adds a right-to-left picture, for layouts. @default false */
  readonly hasRtl?: boolean
  /** @default true */
  readonly hasForcedColors?: boolean
  /** Adds forced colours on black, for components with hand-written forced colours. @default false */
  readonly hasDarkForcedColors?: boolean
}

/**
 * Defines the pictures of a story: `parameters: visual({...})`. Chromatic and the local comparison read the same modes
 * from `parameters.chromatic` (decision 0019).
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
 * Pictures of the app's screens. The file's meta uses `screenLooks.state`: one picture per story. The story of the
 * whole screen uses `screenLooks.whole`, the one for phones `screenLooks.small`.
 */
export const screenLooks = {
  state: visual({ themes: ['default'], hasForcedColors: false }),
  whole: visual({ locales: ['de', 'sw'], viewports: [1440, 360] }),
  // Storybook merges a story's modes with those of its file, so the desktop mode is disabled here.
  small: { chromatic: { modes: { default: { disable: true }, 'default 360': { theme: 'default', viewport: 360 } } } },
} as const
