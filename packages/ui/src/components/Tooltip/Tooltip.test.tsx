import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

const control = () => page.getByRole('button', { name: 'Columns' })
const tooltip = () => page.getByRole('tooltip')
const draw = () =>
  render(
    <div style={{ paddingBlock: 100 }}>
      <Tooltip text="Shift and C does the same">
        <button type="button">Columns</button>
      </Tooltip>
    </div>,
  )

test('the focus of keys shows it at once, and it describes the control while it is there', async () => {
  await draw()
  await userEvent.tab()
  await expect.element(tooltip()).toBeVisible()
  await expect.element(control()).toHaveAccessibleDescription('Shift and C does the same')
  await userEvent.tab()
  await expect.element(tooltip()).not.toBeInTheDocument()
  expect(control().element().hasAttribute('aria-describedby')).toBe(false)
})

test('a resting pointer shows it; the pointer can go onto it; leaving hides it', async () => {
  await draw()
  await userEvent.hover(control())
  await expect.element(tooltip()).toBeVisible()
  await userEvent.hover(tooltip())
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(tooltip()).toBeVisible()
  await userEvent.unhover(tooltip())
  await expect.element(tooltip()).not.toBeInTheDocument()
})

test('Escape hides it and leaves pointer and focus where they are', async () => {
  await draw()
  await userEvent.tab()
  await expect.element(tooltip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip()).not.toBeInTheDocument()
  await expect.element(control()).toHaveFocus()
})

test('touch does not show it', async () => {
  await draw()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  control()
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  await tap(control())
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(tooltip().elements()).toHaveLength(0)
})

test('only one is shown', async () => {
  await render(
    <>
      <Tooltip text="First">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Second">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  )
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent('First')
  await userEvent.tab()
  await expect.element(tooltip()).toHaveTextContent('Second')
  expect(tooltip().elements()).toHaveLength(1)
})

describe('inside a modal dialog', () => {
  test('it is shown, read, and takes the first Escape', async () => {
    const onOpenChange = vi.fn()
    await render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Rename" actions={null}>
        <Tooltip text="Shift and C does the same">
          <button type="button">Columns</button>
        </Tooltip>
      </Dialog>,
    )
    await expect.element(control()).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(control()).toHaveFocus()
    await expect.element(tooltip()).toBeVisible()
    expect(tooltip().element().closest('[inert], [aria-hidden="true"]')).toBeNull()
    await expect.element(control()).toHaveAccessibleDescription('Shift and C does the same')
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip()).not.toBeInTheDocument()
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

test('it stays inside the window', async () => {
  await render(
    <Tooltip text="A sentence that is wider than the control it belongs to">
      <button type="button">Columns</button>
    </Tooltip>,
  )
  await userEvent.tab()
  await expect.element(tooltip()).toBeVisible()
  const { left, top } = tooltip().element().getBoundingClientRect()
  expect([left >= 8, top >= 8]).toEqual([true, true])
})
