import { readFileSync } from 'node:fs'
import { brandProperty, palette } from '@somo/ui/theme/palette'
import { colours } from '@somo/ui/theme/themeColours'
import { fontFamily, radii, themeNames, type ThemeName, type TypeStep, typeSteps } from '@somo/ui/theme/tokens'

/** Teal of look.md, Covers: ground, ink and second colour. */
const coverColours = {
  default: { ground: '#cfdfde', ink: '#205f66', second: '#cf7a3c' },
  dark: { ground: '#153033', ink: '#76b5ba', second: '#dd955d' },
} as const satisfies Record<ThemeName, object>

const narrow = 900
const rem = (px: number) => `${px / 16}rem`
const property = (prefix: string, name: string) =>
  `--somo-${prefix}-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function declarations(prefix: string, values: object): string[] {
  return Object.entries(values).map(([name, value]) => `${property(prefix, name)}:${value}`)
}

function themeRule(theme: ThemeName, primary: string): string {
  const brand = Object.entries(palette(primary)[theme]).map(([role, value]) => `${brandProperty(role)}:${value}`)
  const scheme = `color-scheme:${theme === 'dark' ? 'dark' : 'light'}`
  const own = [...declarations('color', colours[theme]), ...declarations('cover', coverColours[theme])]
  return `[data-theme="${theme}"]{${[scheme, ...own, ...brand].join(';')}}`
}

function typeRules(name: string, step: TypeStep): string {
  const size = (px: number, line: number) => `font-size:${rem(px)};line-height:${line / px}`
  const selector = `.type-${name}`
  // Light letters on dark paper look bolder, so the heavy steps are set a little lighter there.
  const inDark = `[data-theme="dark"] ${selector}{font-weight:${step.darkWeight}}`
  return [
    `${selector}{${size(step.size, step.line)};font-weight:${step.weight};letter-spacing:${step.tracking}em}`,
    step.darkWeight === step.weight ? '' : inDark,
    `@media (max-width:${narrow - 0.02}px){${selector}{${size(step.narrowSize, step.narrowLine)}}}`,
  ].join('\n')
}

function fontFace(file: string, range: string): string {
  const axes = 'font-style:normal;font-display:swap;font-weight:100 900'
  return `@font-face{font-family:"Inter Variable";${axes};src:url(${file}) format("woff2");unicode-range:${range}}`
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

// In this order: what adapts to the device comes last.
const layout = ['frame.css', 'form.css', 'belowForm.css', 'secondStep.css', 'checkPage.css', 'adaptive.css'].map(
  (name) => readFileSync(new URL(`static/${name}`, import.meta.url), 'utf8'),
)

/** Addresses of the two font files, as the style sheet writes them. */
export interface FontAddresses {
  readonly latin: string
  readonly latinExtended: string
}

/** The style sheets of the provider's pages: tokens of ui, then the layout. */
export interface PageStyles {
  /** The whole sheet for a primary colour (#rrggbb). */
  of(primary: string): string
  /** All that is the same for every colour; a change of it must change the address of the sheets. */
  readonly fingerprint: string
}

/** Puts the sheets together; only the brand's part is left to each colour. */
export function createPageStyles(fonts: FontAddresses): PageStyles {
  const shared = [
    fontFace(fonts.latinExtended, latinExtended),
    fontFace(fonts.latin, latin),
    `:root{--somo-font-text:${fontFamily.text};${declarations('radius', radii)
      .map((line) => `${line}px`)
      .join(';')}}`,
    ...Object.entries(typeSteps).map(([name, step]) => typeRules(name, step)),
    ...layout,
  ].join('\n')
  const of = (primary: string) => [...themeNames.map((theme) => themeRule(theme, primary)), shared].join('\n')
  return { of, fingerprint: of('#000000') }
}
