import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Skeleton } from './Skeleton.tsx'

test('it draws so many lines, hidden from assistive technology', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Skeleton lines={3} ref={ref} />)
  const bars = ref.current?.querySelectorAll('[data-part="bar"]') ?? []
  expect(bars).toHaveLength(3)
  for (const bar of bars) expect(bar.getAttribute('aria-hidden')).toBe('true')
  expect(ref.current?.textContent).toBe('')
})

test('one bar has the geometry of what is to come', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Skeleton width={120} height={28} ref={ref} />)
  const box = ref.current?.querySelector('[data-part="bar"]')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([120, 28])
})

test('what is being loaded is said once', async () => {
  await render(<Skeleton lines={5} label="Loading people" />)
  expect(
    page
      .getByRole('status')
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['Loading people'])
})

test('it waits 300 ms before it is drawn, unless told otherwise', async () => {
  const patient = createRef<HTMLDivElement>()
  const prompt = createRef<HTMLDivElement>()
  await render(
    <>
      <Skeleton lines={1} ref={patient} />
      <Skeleton lines={1} ref={prompt} isImmediate />
    </>,
  )
  const delays = (element: HTMLElement | null): readonly unknown[] =>
    (element?.getAnimations() ?? []).map((animation) => animation.effect?.getTiming().delay)
  expect(delays(patient.current)).toEqual([300])
  expect(delays(prompt.current)).toEqual([])
})
