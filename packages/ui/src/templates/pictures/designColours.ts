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

const fills = [
  ['solid', 'edge'],
  ['hover', 'edgeHover'],
  ['pressed', 'edgePressed'],
] as const

/** Every pair of one theme in which the brand takes part: the ratio it reaches and the least that is asked for (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairsOf = (theme: ThemeName, roles: BrandRoles): readonly (readonly [reached: number, asked: number])[] => {
  const { desk, paper, sheet, wash, ink, ink2, ink3, ok, warn, bad, info, control } = colours[theme]
  const grounds = [desk, paper, sheet, wash]
  const tints = [roles.subtle, roles.subtleHover, roles.subtleSelected]
  const all = [...grounds, ...tints]
  const cross = (fronts: readonly string[], backs: readonly string[], asked: number) =>
    fronts.flatMap((front) => backs.map((back) => [between(front, back), asked] as const))
  // Where a fill does not stand out, its edge does.
  const standsOut = (fill: string, edge: string, ground: string): number =>
    Math.max(between(fill, ground), edge === 'transparent' ? 0 : between(edge, ground))
  return [
    ...cross([roles.text, roles.textHover], all, 4.5),
    ...cross([roles.border], all, 3),
    ...fills.map(([fill]) => [between(roles.on, roles[fill]), 4.5] as const),
    ...fills.flatMap(([fill, edge]) => grounds.map((ground) => [standsOut(roles[fill], roles[edge], ground), 3] as const)),
    ...cross([ink, ink2, ink3, ok, warn, bad, info], tints, 4.5),
    ...cross([control], tints, 3),
  ]
}

/** How many pairs of colours there are in both themes, and how many of them are too close. */
export const pairCount = (roles: Palette): { readonly all: number; readonly failed: number } => {
  const pairs = themeNames.flatMap((theme) => pairsOf(theme, roles[theme]))
  return { all: pairs.length, failed: pairs.filter(([reached, asked]) => reached < asked).length }
}
