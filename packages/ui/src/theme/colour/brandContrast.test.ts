import { expect, test } from 'vitest'
import { failedPairs } from '../../testing/contrast/contrastPairs.ts'
import { pairCount, shownColours, shownRoles } from './brandContrast.ts'
import { palette } from '../palette.ts'
import { themeNames } from '../tokens.ts'

test.each(['#5761ee', '#f5c400', '#ffff00', '#000000', '#ffffff', '#777777', '#0f7b3f', '#ff0000'])(
  'of the pairs of %s none fails, here as by an independent count',
  (primary) => {
    const roles = palette(primary)
    expect(pairCount(roles)).toEqual({ all: 120, failed: 0 })
    for (const theme of themeNames) expect(failedPairs(theme, roles[theme])).toEqual([])
  },
)

test('a pair that is too close is counted', () => {
  const roles = palette('#5761ee')
  const pale = { ...roles, default: { ...roles.default, text: roles.default.subtle } }
  expect(pairCount(pale).failed).toBe(7)
})

test.each(['#777777', '#ffff00'])('what is shown of %s are the roles themselves, with what they reach', (primary) => {
  const roles = palette(primary)
  for (const theme of themeNames) {
    const shown = shownColours(theme, roles[theme])
    const { solid, text, border, subtle } = roles[theme]
    expect(shownRoles.map((role) => shown[role].value)).toEqual([solid, text, border, subtle])
    expect(shown.border.ratio).toBeGreaterThanOrEqual(3)
    for (const role of ['fill', 'text', 'selected'] as const) expect(shown[role].ratio).toBeGreaterThanOrEqual(4.5)
  }
})
