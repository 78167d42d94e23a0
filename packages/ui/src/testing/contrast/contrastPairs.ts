import { wcagLuminance } from 'culori'
import type { BrandRoles } from '../../theme/palette.ts'
import { colours } from '../../theme/themeColours.ts'
import type { ThemeName } from '../../theme/tokens.ts'

/** One demand: what must stand out, from what, and by which ratio. `fill` pairs are met by the fill or by its edge. */
export interface ContrastPair {
  readonly front: string
  readonly edge?: string
  readonly back: string
  readonly least: number
}

const surfaces = ['desk', 'paper', 'sheet', 'wash'] as const
const tints = ['subtle', 'subtleHover', 'subtleSelected'] as const
const fills = [
  ['solid', 'edge'],
  ['hover', 'edgeHover'],
  ['pressed', 'edgePressed'],
] as const
const neutralTexts = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'bad', 'info'] as const

const cross = (fronts: readonly string[], backs: readonly string[], least: number): ContrastPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))

/** Every pair in which a brand role takes part, by role and token name (look.md, Brand roles). */
export const brandPairs: readonly ContrastPair[] = [
  ...cross(['text', 'textHover'], [...surfaces, ...tints], 4.5),
  ...cross(['border'], [...surfaces, ...tints], 3),
  ...fills.map(([back]) => ({ front: 'on', back, least: 4.5 })),
  ...fills.flatMap(([front, edge]) => surfaces.map((back) => ({ front, edge, back, least: 3 }))),
  ...cross(neutralTexts, tints, 4.5),
  ...cross(['control'], tints, 3),
]

const luminances = new Map<string, number>()

/** Relative luminance by culori, which knows nothing of our own arithmetic; kept for colours that come again. */
const oracle = (hex: string): number => {
  const known = luminances.get(hex)
  if (known !== undefined) return known
  const luminance = wcagLuminance(hex)
  luminances.set(hex, luminance)
  // The whole grid has millions of colours; only the recent ones come again.
  if (luminances.size > 50_000) luminances.clear()
  return luminance
}

const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The pairs of one theme that a brand's roles do not meet, as sentences; empty where all hold. */
export const failedPairs = (theme: ThemeName, roles: BrandRoles): readonly string[] => {
  const values: Readonly<Record<string, string>> = { ...colours[theme], ...roles }
  const light = (name: string): number => oracle(values[name] ?? '')
  return brandPairs.flatMap(({ front, edge, back, least }) => {
    const byFill = ratio(light(front), light(back))
    const byEdge = edge === undefined || values[edge] === 'transparent' ? 0 : ratio(light(edge), light(back))
    const reached = Math.max(byFill, byEdge)
    return reached >= least ? [] : [`${roles.exact} ${theme}: ${front} on ${back} reaches ${reached} of ${least}`]
  })
}
