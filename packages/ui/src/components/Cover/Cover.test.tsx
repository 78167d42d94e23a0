import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { CategorySwatch, Cover } from './Cover.tsx'
import { coverShapes, coverSizes } from './coverDesign.ts'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const within = (container: HTMLElement, selector: string): Element => {
  const element = container.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector}.`)
  return element
}

const sized = (node: ReactNode) => <div style={{ inlineSize: 240 }}>{node}</div>

test.each(coverShapes)('a %s keeps its proportions and is silent', async (shape) => {
  const { container } = await render(sized(<Cover category="sage" id="one" shape={shape} />))
  const cover = within(container, '[data-component="Cover"]')
  const { width, height } = cover.getBoundingClientRect()
  expect(width / height).toBeCloseTo(coverSizes[shape].width / coverSizes[shape].height, 1)
  expect(cover.getAttribute('aria-hidden')).toBe('true')
})

test('a cover is a handful of nodes without ids', async () => {
  const { container } = await render(sized(<Cover category="sage" id="one" shape="card" hasRibbon />))
  expect(container.querySelectorAll('[data-component="Cover"] *').length).toBeLessThanOrEqual(10)
  expect(container.querySelectorAll('[data-component="Cover"] [id]')).toHaveLength(0)
})

test('two hundred covers are mounted within two frames each hundred', async () => {
  const covers = Array.from({ length: 200 }, (_, index) => (
    <Cover key={index} category={`c${index % 9}`} id={`course-${index}`} shape="card" />
  ))
  await render(<div />)
  const start = performance.now()
  await render(sized(covers))
  expect(performance.now() - start).toBeLessThan(400)
})

test('an uploaded picture lies beside the spine', async () => {
  const { container } = await render(sized(<Cover category="sage" id="one" shape="card" image={dot} hasRibbon />))
  const [picture, cover] = [
    within(container, 'img').getBoundingClientRect(),
    within(container, '[data-component="Cover"]').getBoundingClientRect(),
  ]
  expect(picture.right).toBeCloseTo(cover.right, 0)
  expect(picture.left - cover.left).toBeCloseTo(30, 0)
  expect(picture.height).toBeCloseTo(180, 0)
  expect(within(container, 'img').getAttribute('alt')).toBe('')
})

test('a picture that cannot be loaded gives way to the motif', async () => {
  const { container } = await render(
    sized(<Cover category="sage" id="one" shape="card" image="data:image/png;base64,nothing" />),
  )
  await expect.poll(() => container.querySelector('img')).toBeNull()
  expect(container.querySelectorAll('path').length).toBeGreaterThan(1)
})

test('where words run from right to left the spine stands at the right', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Cover category="sage" id="one" shape="card" />
    </div>,
  )
  expect(getComputedStyle(within(container, 'svg')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})

test('the swatch of a category has the colours and the sign of its spine', async () => {
  const { container } = await render(
    <>
      <CategorySwatch category="sage" />
      <div style={{ inlineSize: 240 }}>
        <Cover category="sage" id="one" shape="card" />
      </div>
    </>,
  )
  const swatch = within(container, '[data-component="CategorySwatch"]')
  expect(swatch.getAttribute('aria-hidden')).toBe('true')
  expect(swatch.getBoundingClientRect().width).toBe(16)
  const [one] = swatch.querySelectorAll('rect')
  const spine = within(container, '[data-component="Cover"] rect:nth-of-type(3)')
  expect(one === undefined ? '' : getComputedStyle(one).fill).toBe(getComputedStyle(spine).fill)
})

test.each([
  ['ltr', 'none'],
  ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
])('in a page that is written %s the spine stands where lines begin', async (dir, transform) => {
  const { container } = await render(<div dir={dir}>{sized(<Cover category="sage" id="one" shape="card" />)}</div>)
  expect(getComputedStyle(within(container, 'svg')).transform).toBe(transform)
})
