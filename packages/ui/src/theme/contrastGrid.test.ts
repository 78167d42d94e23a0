import { expect, it } from 'vitest'
import { walkGrid } from '../testing/contrastGrid.ts'

it('meets every pair in both themes for every 5th colour of sRGB, by culori', { timeout: 120_000 }, ({ annotate }) => {
  const { colours, pairs, exact, failures } = walkGrid(5)
  const share = (100 * exact) / colours
  void annotate(`${colours} colours, ${pairs} pairs, ${failures.length} failures, ${share.toFixed(1)} % exact fills`)
  expect(failures).toEqual([])
  expect(colours).toBe(140_608)
  expect(share).toBeGreaterThanOrEqual(96)
})
