import { expect, it } from 'vitest'
import { walkGrid } from '../../testing/contrast/contrastGrid.ts'

/** 15 in `npm test`, 5 in `npm run test:long`. `SOMO_CONTRAST_STEP=3` asks 636,056 colours, 1 every colour of a screen. */
const step = Number(process.env['SOMO_CONTRAST_STEP'] ?? (process.env['SOMO_LONG'] === '1' ? 5 : 15))
const values = Math.ceil(255 / step) + 1
// Ten times as long as it takes on a quiet machine.
const timeout = Math.max(120_000, values ** 3 * 2)

it(
  `meets every pair in both themes for every colour of sRGB by steps of ${step}, by culori`,
  { timeout },
  ({ annotate }) => {
    const { colours, pairs, exact, meanShift, failures } = walkGrid(step)
    const share = (100 * exact) / colours
    void annotate(
      `${colours} colours, ${pairs} pairs, ${failures.length} failures, ${share.toFixed(1)} % exact fills, the others ${meanShift.toFixed(3)} of lightness away`,
    )
    expect(failures).toEqual([])
    expect(colours).toBe(values ** 3)
    expect(share).toBeGreaterThanOrEqual(96)
    expect(meanShift).toBeGreaterThan(0)
    expect(meanShift).toBeLessThanOrEqual(0.14)
  },
)
