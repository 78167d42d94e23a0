import { luminance, ratio, toHex, toOklch, type Oklch } from './colour/oklch.ts'
import { surfaces, themeNames, type ThemeName } from './tokens.ts'

/** The brand roles of one theme, each #rrggbb or `transparent` (edges only); the rules stand at each step below. */
export interface BrandRoles {
  readonly exact: string
  readonly solid: string
  readonly on: string
  readonly hover: string
  readonly pressed: string
  readonly edge: string
  readonly edgeHover: string
  readonly edgePressed: string
  readonly subtle: string
  readonly subtleHover: string
  readonly subtleSelected: string
  readonly text: string
  readonly textHover: string
  readonly border: string
  readonly margin: string
}

/** A primary colour in both themes. */
export type Palette = Readonly<Record<ThemeName, BrandRoles>>

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for what must be seen to use a control (1.4.11). */
const textRatio = 4.5
const edgeRatio = 3

const white = '#ffffff'
const nearBlack = '#140f1a'

/** How each theme bends the brand's hue: `away` is the direction of more contrast on its paper. */
const recipes = {
  default: { away: -1, tints: [0.955, 0.932, 0.91], tintChroma: 0.032, tintShare: 1, margin: 0.79 },
  dark: { away: 1, tints: [0.236, 0.264, 0.291], tintChroma: 0.055, tintShare: 0.4, margin: 0.4 },
} as const satisfies Record<ThemeName, object>

const lightnessStep = 0.0025

/** Each theme's four surfaces as luminances. */
const surfaceLight = Object.fromEntries(
  themeNames.map((theme) => {
    const { desk, paper, sheet, wash } = surfaces[theme]
    return [theme, [desk, paper, sheet, wash].map(luminance)]
  }),
)

const isLegible = (on: string, fill: string): boolean => ratio(luminance(on), luminance(fill)) >= textRatio

/** Darker than `dimmest` a step can no longer be seen, so a turn starts from `firstSeen`; both are OKLCH lightness. */
const dimmest = 0.1
const firstSeen = 0.2

/** A step in lightness in `direction` where there is room for `room`, else the other way. */
const shift = (colour: Oklch, direction: number, amount: number, needed = amount): string => {
  const end = colour.lightness + direction * needed
  if (end >= dimmest && end <= 1) return toHex({ ...colour, lightness: colour.lightness + direction * amount })
  return toHex({ ...colour, lightness: Math.max(colour.lightness, firstSeen) - direction * amount })
}

/** The fill that carries text: exact wherever white or near-black can be read on it, else a trace darker for white. */
const solveFill = (exact: string): { readonly solid: string; readonly on: string } => {
  if (isLegible(white, exact)) return { solid: exact, on: white }
  if (isLegible(nearBlack, exact)) return { solid: exact, on: nearBlack }
  const colour = toOklch(exact)
  let solid = exact
  for (let steps = 1; !isLegible(white, solid); steps += 1) {
    solid = toHex({ ...colour, lightness: colour.lightness - steps * lightnessStep })
  }
  return { solid, on: white }
}

/** The luminance from which on a colour keeps `target` to a ground, on the side that `away` says. */
const wantedLight = (away: number, background: number, target: number): number =>
  away < 0 ? (background + 0.05) / target - 0.05 : (background + 0.05) * target - 0.05

/**
 * The nearest lightness at which the colour keeps `target` to the ground that is hardest to stand out from. Contrast
 * grows with the distance, and black and white always pass, so there is always an answer. The search begins where a
 * grey would pass, doubles its steps until it stands between failing and passing, and then halves them.
 */
const solveLightness = (exact: string, colour: Oklch, away: number, hardest: number, target: number): string => {
  const at = (steps: number): string =>
    steps === 0
      ? exact
      : toHex({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + away * steps * lightnessStep)) })
  const passes = (steps: number): boolean => {
    const light = luminance(at(steps))
    return (away < 0 ? light < hardest : light > hardest) && ratio(light, hardest) >= target
  }
  if (passes(0)) return exact
  const most = Math.ceil(1 / lightnessStep)
  const grey = Math.cbrt(Math.max(0, wantedLight(away, hardest, target)))
  const guess = Math.min(most, Math.max(1, Math.round(((grey - colour.lightness) * away) / lightnessStep)))
  let fails = 0
  let holds = most
  for (let steps = guess, reach = 1; steps > fails && steps < holds; reach *= 2) {
    if (passes(steps)) {
      holds = steps
      steps -= reach
    } else {
      fails = steps
      steps += reach
    }
    if (fails > 0 && holds < most) break
  }
  while (holds - fails > 1) {
    const middle = (fails + holds) >> 1
    if (passes(middle)) holds = middle
    else fails = middle
  }
  return at(holds)
}

const solveTheme = (exact: string, theme: ThemeName): BrandRoles => {
  const recipe = recipes[theme]
  const colour = toOklch(exact)
  const tintChroma = Math.min(colour.chroma * recipe.tintShare, recipe.tintChroma)
  const tint = (lightness: number): string => toHex({ ...colour, lightness, chroma: tintChroma })
  const [subtle, subtleHover, subtleSelected] = [tint(recipe.tints[0]), tint(recipe.tints[1]), tint(recipe.tints[2])]
  const background = surfaceLight[theme] ?? []
  const grounds = [...background, luminance(subtle), luminance(subtleHover), luminance(subtleSelected)]
  const hardest = recipe.away < 0 ? Math.min(...grounds) : Math.max(...grounds)

  const text = solveLightness(exact, colour, recipe.away, hardest, textRatio)
  const border = solveLightness(exact, colour, recipe.away, hardest, edgeRatio)
  const { solid, on } = solveFill(exact)
  const fill = toOklch(solid)
  const fromOn = on === white ? -1 : 1
  const hover = shift(fill, fromOn, 0.05, 0.09)
  const pressed = shift(fill, fromOn, 0.09)
  const edgeOf = (state: string): string =>
    background.every((surface) => ratio(luminance(state), surface) >= edgeRatio) ? 'transparent' : border
  return {
    exact,
    solid,
    on,
    hover,
    pressed,
    edge: edgeOf(solid),
    edgeHover: edgeOf(hover),
    edgePressed: edgeOf(pressed),
    subtle,
    subtleHover,
    subtleSelected,
    text,
    textHover: shift(toOklch(text), recipe.away, 0.06),
    border,
    margin: toHex({ ...colour, lightness: recipe.margin, chroma: Math.min(colour.chroma, 0.09) }),
  }
}

/**
 * Every role of a primary colour (#rrggbb, lower case) in both themes. The brand is kept as the fill wherever text on
 * it can be read; where the fill does not stand out from the paper, a 1 px edge does. Every answer is the rounded colour
 * a screen shows, and the proof over 140,608 colours stands beside this file.
 */
export const palette = (primary: string): Palette => ({
  default: solveTheme(primary, 'default'),
  dark: solveTheme(primary, 'dark'),
})

/** The custom property a brand role is read by: `subtleHover` is `--somo-brand-subtle-hover`. */
export const brandProperty = (role: string): string =>
  `--somo-brand-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The declarations that give the roles of one theme their colours. */
export const brandDeclarations = (roles: BrandRoles): string =>
  Object.entries(roles)
    .map(([role, value]) => `${brandProperty(role)}:${value}`)
    .join(';')

/**
 * The palette as a style sheet: one rule for each theme, light before dark, in the layer `somo.brand`, which beats the
 * themes' own brand. Printed it is the light one, as the themes are. It says `html` and not `:root`, because a rule without a name or tag is one that every element of a
 * long page is asked about anew when its colours change.
 */
export const brandCss = (roles: Palette): string =>
  `@layer somo.brand{html,[data-theme="default"]{${brandDeclarations(roles.default)}}@media not print{[data-theme="dark"]{${brandDeclarations(roles.dark)}}}}`
