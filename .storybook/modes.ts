import { densities, themeNames, type Density, type ThemeName } from '../packages/ui/src/theme/tokens.ts'
import type { UiLocale } from '../packages/ui/src/locale/texts.ts'

/** Ways the page can be read: the document element's `dir`. */
export const directions = ['ltr', 'rtl'] as const
export type Direction = (typeof directions)[number]

/** What a picture of a story is taken under; every key but `viewport` and `forcedColors` is a toolbar's global. */
export interface Mode {
  readonly theme: ThemeName
  readonly density?: Density
  readonly locale?: UiLocale
  readonly primary?: string
  readonly direction?: Direction
  /** Width in px; the height follows the content. */
  readonly viewport?: number
  readonly forcedColors?: 'active'
}

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
  /** One more picture, read from the right; for layouts. @default false */
  readonly hasRtl?: boolean
  /** @default true */
  readonly hasForcedColors?: boolean
}

/**
 * The one definition of the pictures taken of a story: `parameters: visual({...})`. Chromatic and the local comparison
 * read the same modes from `parameters.chromatic` (decision 22).
 */
export const visual = ({
  themes = themeNames,
  hasDensities = false,
  locales = [],
  primaries = [],
  viewports = [],
  hasRtl = false,
  hasForcedColors = true,
}: VisualOptions = {}) => {
  const modes: Record<string, Mode> = {}
  for (const theme of themes) {
    for (const density of hasDensities ? densities : (['comfortable'] as const)) {
      modes[density === 'comfortable' ? theme : `${theme} ${density}`] = { theme, density }
    }
    for (const primary of primaries) modes[`${theme} ${primary}`] = { theme, primary }
  }
  for (const locale of locales) modes[`default ${locale}`] = { theme: 'default', locale }
  for (const viewport of viewports) modes[`default ${viewport}`] = { theme: 'default', viewport }
  if (hasRtl) modes['default rtl'] = { theme: 'default', direction: 'rtl' }
  if (hasForcedColors) modes['forced colours'] = { theme: 'default', forcedColors: 'active' }
  return { chromatic: { disableSnapshot: false, modes } }
}
