import { createRef } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Meter, type MeterTone, type MeterZone } from './Meter.tsx'

const zones: readonly MeterZone[] = [
  { upTo: 6, tone: 'ok', label: 'enough room' },
  { upTo: 9, tone: 'warn', label: 'nearly full' },
  { upTo: 10, tone: 'bad', label: 'full' },
]

test.each([
  [0, 'enough room', 'ok'],
  [6, 'enough room', 'ok'],
  [6.1, 'nearly full', 'warn'],
  [10, 'full', 'bad'],
  [12, 'full', 'bad'],
])('%s of 10 is %s', async (value, words, tone) => {
  const { container } = await render(
    <Meter label="Storage" value={value} max={10} valueText={`${value} of 10 GB`} zones={zones} />,
  )
  await expect
    .element(page.getByRole('meter', { name: 'Storage' }))
    .toHaveAttribute('aria-valuetext', `${value} of 10 GB, ${words}`)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(container.querySelector('[data-component="Meter"]')?.getAttribute('data-tone')).toBe(tone)
})

test('without zones it judges nothing', async () => {
  const ref = createRef<HTMLMeterElement>()
  await render(<Meter label="Seats" value={30} min={20} max={40} ref={ref} />)
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '50\u00a0%')
  expect([ref.current?.min, ref.current?.max, ref.current?.value]).toEqual([20, 40, 30])
})

test('a limit is drawn where it lies on the scale', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 200 }}>
      <Meter label="Deactivated" value={11} max={20} mark={10} />
    </div>,
  )
  const [bar, mark] = ['bar', 'mark'].map((part) =>
    container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
  )
  expect((mark?.left ?? 0) - (bar?.left ?? 0)).toBeCloseTo(99, 0)
})

test('a tone that is not there does not compile', () => {
  expectTypeOf<MeterTone>().toEqualTypeOf<'ok' | 'warn' | 'bad'>()
})
