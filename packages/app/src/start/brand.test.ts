import { breakpoints, typeSteps, weights } from '@somo/ui/theme/tokens'
import { expect, test } from 'vitest'
import { brandMeasures, isBeforeGate, showBrand } from './brand.ts'

test.each([
  ['/', '', false, true],
  ['/dashboard', '?utm=1', false, true],
  ['/dashboard/', '', false, true],
  ['/dashboard', '', true, false],
  ['/', '?code=c&state=s', false, false],
  ['/media', '', false, false],
])('before the gate: %s%s, known %s: %s', (pathname, search, isKnown, expected) => {
  expect(isBeforeGate({ place: { pathname, search }, isKnown })).toBe(expected)
})

test.each([
  [412, '20px', '20px'],
  [1440, '36px', 'calc(clamp(40px, 7.8vw, 112px) + 40px)'],
])('at a width of %s the brand stands outside the flow, %s from above', (width, insetBlockStart, insetInlineStart) => {
  const style = {}
  // Only what the brand touches of an element's style is there.
  const brand = { style: style as unknown as CSSStyleDeclaration, hidden: true }
  showBrand(brand, '#221b29', width)
  expect(style).toMatchObject({ position: 'absolute', insetBlockStart, insetInlineStart, color: '#221b29' })
  expect(brand.hidden).toBe(false)
})

test('the measures are those of the tokens', () => {
  const { size, line, narrowSize, narrowLine } = typeSteps.lead
  expect(brandMeasures).toMatchObject({
    wide: breakpoints.bars,
    weight: weights.strong,
    size,
    line,
    narrowSize,
    narrowLine,
    tracking: typeSteps.h3.tracking,
  })
})
