import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Spinner } from './Spinner.tsx'

test('it says what is under way, without a share it does not know', async () => {
  await render(<Spinner label="Loading people" />)
  const spinner = page.getByRole('progressbar', { name: 'Loading people' })
  await expect.element(spinner).toBeVisible()
  await expect.element(spinner).not.toHaveAttribute('aria-valuenow')
})

test('it has the size asked for', async () => {
  const ref = createRef<HTMLSpanElement>()
  await render(<Spinner label="Loading people" size={32} ref={ref} />)
  expect(ref.current?.getBoundingClientRect().width).toBe(32)
})

test('it stands still where motion is reduced', async () => {
  expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  const ref = createRef<HTMLSpanElement>()
  await render(<Spinner label="Loading people" ref={ref} />)
  const turning = (ref.current?.firstElementChild?.getAnimations() ?? []).filter(
    (animation) => animation.effect?.getTiming().duration !== 0,
  )
  expect(turning).toEqual([])
})
