import { wcagContrast, wcagLuminance } from 'culori'
import { describe, expect, it } from 'vitest'
import { colours } from './themeColours.ts'
import { danger, themeNames } from './tokens.ts'

const surfaces = ['desk', 'paper', 'sheet', 'wash'] as const
const texts = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'bad', 'info'] as const
const states = [
  ['solid', 'edge'],
  ['hover', 'edgeHover'],
  ['pressed', 'edgePressed'],
] as const

describe.each(themeNames)('the colours of the theme %s', (theme) => {
  const tokens = colours[theme]

  it('let every text be read on every surface (WCAG 1.4.3)', () => {
    for (const text of texts) {
      for (const surface of surfaces) expect(wcagContrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('let the edge of every control be seen on every surface (WCAG 1.4.11)', () => {
    for (const surface of surfaces) expect(wcagContrast(tokens.control, tokens[surface])).toBeGreaterThanOrEqual(3)
  })

  it('let every status be read on its own tint, and ink as well', () => {
    for (const status of ['ok', 'warn', 'bad', 'info'] as const) {
      expect(wcagContrast(tokens[status], tokens[`${status}Bg`])).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(tokens.ink, tokens[`${status}Bg`])).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('let both texts of the inverse surface be read', () => {
    expect(wcagContrast(tokens.onInverse, tokens.inverse)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(tokens.onInverseMuted, tokens.inverse)).toBeGreaterThanOrEqual(4.5)
  })

  it('let a disabled text be read on wash', () => {
    expect(wcagContrast(tokens.ink3, tokens.wash)).toBeGreaterThanOrEqual(4.5)
  })

  it('let danger be read and be seen, by its fill or by its edge', () => {
    const roles = danger[theme]
    for (const [state, edge] of states) {
      expect(wcagContrast(roles.on, roles[state])).toBeGreaterThanOrEqual(4.5)
      for (const surface of surfaces) {
        const seen = roles[edge] === 'transparent' ? roles[state] : roles[edge]
        expect(wcagContrast(seen, tokens[surface])).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

it('keeps every dark surface and tint dark enough for a fill with white text to stand out (luminance 0.0278)', () => {
  const { desk, paper, sheet, wash, okBg, warnBg, badBg, infoBg } = colours.dark
  for (const surface of [desk, paper, sheet, wash, okBg, warnBg, badBg, infoBg]) {
    expect(wcagLuminance(surface)).toBeLessThanOrEqual(0.0278)
  }
})
