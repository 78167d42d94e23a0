import { brandPairs, failedPairs } from '../../testing/contrastPairs.ts'
import { luminance, ratio } from '../../theme/oklch.ts'
import type { BrandRoles, Palette } from '../../theme/palette.ts'
import { colours, surfaces, themeNames, type ThemeName } from '../../theme/tokens.ts'

/** What a derived colour is shown as. */
export type DerivedSample = 'fill' | 'text' | 'border' | 'selected'

/** One derived role, with the least ratio it reaches in each theme. */
export interface DerivedColour {
  readonly id: DerivedSample
  readonly label: string
  readonly ratios: Readonly<Record<ThemeName, number>>
}

const between = (one: string, other: string): number => ratio(luminance(one), luminance(other))

/** The least ratio of a colour to all that it may lie on. */
const least = (front: string, theme: ThemeName, { subtle, subtleHover, subtleSelected }: BrandRoles): number => {
  const { desk, paper, sheet, wash } = surfaces[theme]
  return Math.min(...[desk, paper, sheet, wash, subtle, subtleHover, subtleSelected].map((back) => between(front, back)))
}

const inBoth = (reach: (theme: ThemeName) => number): Readonly<Record<ThemeName, number>> => ({ default: reach('default'), dark: reach('dark') })

/** What becomes of a primary colour, role by role. */
export const derivedColours = (roles: Palette): readonly DerivedColour[] => [
  { id: 'fill', label: 'Fläche mit Schrift', ratios: inBoth((theme) => between(roles[theme].on, roles[theme].solid)) },
  { id: 'text', label: 'Links und Text', ratios: inBoth((theme) => least(roles[theme].text, theme, roles[theme])) },
  { id: 'border', label: 'Rahmen und Fokus', ratios: inBoth((theme) => least(roles[theme].border, theme, roles[theme])) },
  { id: 'selected', label: 'Ausgewählt', ratios: inBoth((theme) => between(colours[theme].ink, roles[theme].subtle)) },
]

/** "4,5 : 1", never rounded up to a ratio that is not reached. */
export const ratioText = (value: number): string => `${(Math.floor(value * 10) / 10).toLocaleString('de', { minimumFractionDigits: 1 })} : 1`

/** How many pairs of colours were looked at in both themes, and how many of them are too close. */
export const pairCount = (roles: Palette): { readonly all: number; readonly failed: number } => ({
  all: brandPairs.length * themeNames.length,
  failed: themeNames.flatMap((theme) => failedPairs(theme, roles[theme])).length,
})
