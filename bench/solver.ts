import { join } from 'node:path'
import { palette } from '../packages/ui/src/theme/palette.ts'
import { median, type Figure } from './figures.ts'
import { sizesOf, source } from './sizes.ts'

/** 16 steps per channel, including grey, pale and dark colours: 4,096 colours. */
const colours: readonly string[] = Array.from({ length: 4096 }, (_, index) => {
  const channels = [index >> 8, (index >> 4) & 15, index & 15].map((step) => (step * 17).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`
})

/**
 * Cost of computing the palette of a primary colour: milliseconds in Node for both themes, and the size of its code.
 */
export async function measureSolver(): Promise<Figure[]> {
  const times = colours.map((colour) => {
    const before = performance.now()
    palette(colour)
    return performance.now() - before
  })
  const own = ['palette.ts', 'oklch.ts'].map((file) => join(source, 'theme', file))
  const { script } = await sizesOf(join(source, 'theme/palette.ts'), (path) => own.includes(path))
  const group = 'library'
  return [
    {
      group,
      name: 'palette of a primary colour',
      goal: 0.3,
      unit: 'ms',
      value: median(times),
      note: `median of ${colours.length} colours, both themes`,
    },
    {
      group,
      name: 'code of the palette',
      goal: 2,
      unit: 'kB',
      value: script,
      note: 'gzip -9, without the tokens it starts from',
    },
  ]
}
