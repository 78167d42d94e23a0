import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forceColours } from '../../testing/contrast/forceColours.ts'
import { backgroundOf } from '../../testing/contrast/forcedPaint.ts'
import { render } from '../../testing/render.tsx'
import { DateField } from './DateField.tsx'

test('with forced colours the number of a day is seen while it is pressed', async () => {
  await forceColours()
  await render(<DateField label="Asked" value="2026-01-31" onChange={() => undefined} />, { isSpoken: true })
  await userEvent.click(page.getByRole('button', { name: /Asked/ }))
  const day = page.getByRole('button', { name: /15/ })
  await expect.element(day).toBeVisible()
  day
    .element()
    .dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse', button: 0 }),
    )
  await vi.waitFor(() => expect(day.element().hasAttribute('data-pressed')).toBe(true))
  expect(getComputedStyle(day.element()).color).not.toBe(backgroundOf(day.element()))
})
