import { luminance, ratio } from './oklch.ts'
import type { BrandRoles, Palette } from '../palette.ts'
import { colours } from '../themeColours.ts'
import { surfaces, themeNames, type ThemeName } from '../tokens.ts'

/** The roles of a brand that people are shown, in their order: the fill, texts, lines, what is selected. */
export const shownRoles = ['fill', 'text', 'border', 'selected'] as const
export type ShownRole = (typeof shownRoles)[number]

/** One shown role of one theme: its colour as #rrggbb, and the least contrast it reaches. */
export interface ShownColour {
  readonly value: string
  readonly ratio: number
}

const between = (one: string, other: string): number => ratio(luminance(one), luminance(other))

/** The least ratio of a colour to all that it may lie on. */
const least = (front: string, theme: ThemeName, { subtle, subtleHover, subtleSelected }: BrandRoles): number => {
  const { desk, paper, sheet, wash } = surfaces[theme]
  return Math.min(
    ...[desk, paper, sheet, wash, subtle, subtleHover, subtleSelected].map((back) => between(front, back)),
  )
}

/** What becomes of a primary colour in one theme, role by role. */
export const shownColours = (theme: ThemeName, roles: BrandRoles): Readonly<Record<ShownRole, ShownColour>> => ({
  fill: { value: roles.solid, ratio: between(roles.on, roles.solid) },
  text: { value: roles.text, ratio: least(roles.text, theme, roles) },
  border: { value: roles.border, ratio: least(roles.border, theme, roles) },
  selected: { value: roles.subtle, ratio: between(colours[theme].ink, roles.subtle) },
})

const fills = [
  ['solid', 'edge'],
  ['hover', 'edgeHover'],
  ['pressed', 'edgePressed'],
] as const

/** Every pair of one theme in which the brand takes part: the ratio it reaches and the least that is asked for (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairsOf = (theme: ThemeName, roles: BrandRoles): readonly (readonly [reached: number, required: number])[] => {
  const { desk, paper, sheet, wash, ink, ink2, ink3, ok, warn, bad, info, control } = colours[theme]
  const backgrounds = [desk, paper, sheet, wash]
  const tints = [roles.subtle, roles.subtleHover, roles.subtleSelected]
  const all = [...backgrounds, ...tints]
  const cross = (fronts: readonly string[], backs: readonly string[], required: number) =>
    fronts.flatMap((front) => backs.map((back) => [between(front, back), required] as const))
  // Where a fill does not stand out, its edge does.
  const standsOut = (fill: string, edge: string, background: string): number =>
    Math.max(between(fill, background), edge === 'transparent' ? 0 : between(edge, background))
  return [
    ...cross([roles.text, roles.textHover], all, 4.5),
    ...cross([roles.border], all, 3),
    ...fills.map(([fill]) => [between(roles.on, roles[fill]), 4.5] as const),
    ...fills.flatMap(([fill, edge]) =>
      backgrounds.map((background) => [standsOut(roles[fill], roles[edge], background), 3] as const),
    ),
    ...cross([ink, ink2, ink3, ok, warn, bad, info], tints, 4.5),
    ...cross([control], tints, 3),
  ]
}

/** How many pairs of colours there are in both themes, and how many of them are too close. */
export const pairCount = (roles: Palette): { readonly all: number; readonly failed: number } => {
  const pairs = themeNames.flatMap((theme) => pairsOf(theme, roles[theme]))
  return { all: pairs.length, failed: pairs.filter(([reached, required]) => reached < required).length }
}
