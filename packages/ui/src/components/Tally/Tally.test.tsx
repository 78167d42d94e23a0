import { createRef } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { applyPrimary } from '../../theme/switching/applyPrimary.ts'
import { palette } from '../../theme/palette.ts'
import { defaultPrimary } from '../../theme/tokens.ts'
import { Tally } from './Tally.tsx'
import { tallyOf } from './tallyStrokes.ts'

const strokesIn = (path: string | undefined): number => path?.match(/M/g)?.length ?? 0

describe('strokes', () => {
  test.each([
    [8, 8, 8, 0],
    [7, 10, 7, 3],
    [0, 5, 0, 5],
    [20, 20, 20, 0],
    [12, 10, 12, 0],
  ])('%i of %i are %i done and %i missing', (count, goal, done, missing) => {
    const tally = tallyOf(count, goal)
    expect(strokesIn(tally?.done)).toBe(done)
    expect(strokesIn(tally?.missing)).toBe(missing)
  })

  test.each([
    [0, 0],
    [21, 21],
    [3, 21],
  ])('%i of %i are not drawn', (count, goal) => {
    expect(tallyOf(count, goal)).toBeNull()
  })

  test('twenty fit beside their words on the narrowest screen', () => {
    expect(tallyOf(20, 20)?.width ?? 999).toBeLessThan(200)
  })
})

test('the words are read, the strokes are not', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <Tally count={7} goal={10} ref={ref}>
      7 of 10 parts
    </Tally>,
  )
  await expect.element(page.getByText('7 of 10 parts')).toBeVisible()
  expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(ref.current?.dataset['component']).toBe('Tally')
})

test('a large count keeps its words', async () => {
  const { container } = await render(<Tally count={64}>64 parts</Tally>)
  await expect.element(page.getByText('64 parts')).toBeVisible()
  expect(container.querySelector('svg')).toBeNull()
})

/** As a browser writes #rrggbb. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test.each(['#ffffff', '#f5c400'])(
  'strokes in %s, which is near to the paper, have the edge of a brand around them',
  async (primary) => {
    applyPrimary(primary)
    onTestFinished(() => applyPrimary(defaultPrimary))
    const { container } = await render(<Tally count={3}>3 parts</Tally>)
    const strokes = [...container.querySelectorAll('path')].map((path) => getComputedStyle(path).stroke)
    expect(strokes).toEqual([rgbOf(palette(primary).default.edge), rgbOf(primary)])
  },
)

test.each([
  ['ltr', 'none'],
  ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
])('in a page that is written %s strokes begin where lines do', async (dir, transform) => {
  const { container } = await render(
    <div dir={dir}>
      <Tally count={7} goal={10}>
        7 of 10
      </Tally>
    </div>,
  )
  expect(getComputedStyle(container.querySelector('svg') ?? container).transform).toBe(transform)
})
