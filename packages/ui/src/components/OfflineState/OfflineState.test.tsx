import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { OfflineState } from './OfflineState.tsx'

const draw = (onPress: () => void, isPending = false) => (
  <OfflineState title="You are offline" retry={{ label: 'Try again', onPress, isPending }}>
    Courses you saved can be read.
  </OfflineState>
)

test.each(presses)('it tries again by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(draw(onPress))
  await press(page.getByRole('button', { name: 'Try again' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('it tries again by itself each time the browser is back online, and not while it tries already', async () => {
  const onPress = vi.fn()
  const { rerender } = await render(draw(onPress))
  window.dispatchEvent(new Event('online'))
  expect(onPress).toHaveBeenCalledTimes(1)
  rerender(draw(onPress, true))
  window.dispatchEvent(new Event('online'))
  expect(onPress).toHaveBeenCalledTimes(1)
  rerender(draw(onPress))
  window.dispatchEvent(new Event('online'))
  expect(onPress).toHaveBeenCalledTimes(2)
  rerender(null)
  window.dispatchEvent(new Event('online'))
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('Tab reaches its step', async () => {
  await render(draw(() => undefined))
  await expectTabStops(page.getByRole('button', { name: 'Try again' }))
})
