import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const bar = () => page.getByRole('progressbar', { name: 'Import' })

test.each([
  ['en', '44\u00a0%'],
  ['de', '44\u00a0%'],
  ['sw', '44\u00a0%'],
] as const)('in %s the value is said as %s', async (locale, words) => {
  await render(<ProgressBar label="Import" value={44} />, { locale })
  await expect.element(bar()).toHaveAttribute('aria-valuetext', words)
  expect(page.getByText(words).elements()).toHaveLength(1)
})

test('words of the app say more than a share', async () => {
  const ref = createRef<HTMLProgressElement>()
  await render(<ProgressBar label="Import" value={93} max={214} valueText="93 of 214 people" ref={ref} />)
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '93 of 214 people')
  expect([ref.current?.value, ref.current?.max]).toEqual([93, 214])
})

test('while nobody can say how far it is, no value is told', async () => {
  const ref = createRef<HTMLProgressElement>()
  await render(<ProgressBar label="Import" ref={ref} isLabelHidden />)
  expect(ref.current?.position).toBe(-1)
  await expect.element(bar()).not.toHaveAttribute('aria-valuetext')
})

test('without motion an endless bar stands still', async () => {
  const ref = createRef<HTMLProgressElement>()
  await render(<ProgressBar label="Import" ref={ref} />)
  expect(ref.current === null ? '' : getComputedStyle(ref.current).animationDuration).toBe('0s')
})
