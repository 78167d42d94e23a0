import { createRef } from 'react'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { applyPrimary } from '../../theme/switching/applyPrimary.ts'
import { palette } from '../../theme/palette.ts'
import { defaultPrimary } from '../../theme/tokens.ts'
import { ProgressRibbon, type ProgressRibbonProps } from './ProgressRibbon.tsx'

const bar = () => page.getByRole('progressbar', { name: 'Progress' })
const part = (container: HTMLElement, name: string) =>
  container.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect()

const wide = (props: Omit<ProgressRibbonProps, 'label' | 'words'>) => (
  <div style={{ inlineSize: 396 }}>
    <ProgressRibbon label="Progress" words="3 of 8 parts" {...props} />
  </div>
)

test.each([
  [0.44, '44'],
  [-3, '0'],
  [7, '100'],
])('a value of %d is said as %s of 100, and in words', async (value, now) => {
  await render(wide({ value, parts: 8 }))
  await expect.element(bar()).toHaveAttribute('aria-valuenow', now)
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '3 of 8 parts')
  await expect.element(page.getByText('3 of 8 parts')).toBeVisible()
})

test.each([
  [8, 0.5, 200],
  [40, 0.5, 198],
  [8, 0.25, 100],
])('of %i parts the ribbon hangs exactly at %d', async (parts, value, middle) => {
  const { container } = await render(wide({ value, parts }))
  const [ribbon, place] = [part(container, 'ribbon'), part(container, 'place')]
  expect((ribbon?.left ?? 0) + (ribbon?.width ?? 0) / 2 - (place?.left ?? 0)).toBeCloseTo(middle, 0)
})

test.each([0, 1])('at %i there is no ribbon', async (value) => {
  const { container } = await render(wide({ value, parts: 8 }))
  expect(part(container, 'ribbon')).toBeUndefined()
})

test.each([
  [8, true],
  [20, true],
  [21, false],
  [1, false],
])('%i parts are drawn as segments: %s', async (parts, hasSegments) => {
  const { container } = await render(wide({ value: 0.5, parts }))
  const track = container.querySelector('[data-part="track"]')
  expect(track !== null && getComputedStyle(track).maskImage !== 'none').toBe(hasSegments)
})

test('where words run from right to left it fills from the right', async () => {
  const { container } = await render(<div dir="rtl">{wide({ value: 0.25, parts: 4 })}</div>)
  expect(part(container, 'fill')?.right).toBeCloseTo(part(container, 'track')?.right ?? 0, 0)
})

test('the ref is the component', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<ProgressRibbon label="Progress" value={0.5} words="Half" ref={ref} />)
  expect(ref.current?.dataset['component']).toBe('ProgressRibbon')
})

test('progress has always words', () => {
  expectTypeOf<{ label: string; value: number }>().not.toExtend<ProgressRibbonProps>()
  expectTypeOf<NonNullable<ProgressRibbonProps['variant']>>().toEqualTypeOf<'ribbon' | 'line'>()
})

/** As a browser writes #rrggbb. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('in a colour near to the paper line and ribbon have the edge of a brand', async () => {
  applyPrimary('#ffffff')
  onTestFinished(() => applyPrimary(defaultPrimary))
  const { container } = await render(wide({ value: 0.5 }))
  const edge = rgbOf(palette('#ffffff').default.edge)
  const [fill, ribbon] = ['fill', 'ribbon'].map((name) => container.querySelector(`[data-part="${name}"]`))
  if (!fill || !ribbon) throw new Error('The line is not drawn.')
  expect(getComputedStyle(fill).boxShadow).toContain(edge)
  expect(getComputedStyle(ribbon, '::after').backgroundColor).toBe(edge)
})
