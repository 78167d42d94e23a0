import { X } from 'lucide-react'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { IconButton } from './IconButton.tsx'

const close = () => page.getByRole('button', { name: 'Close menu', exact: true })

describe.each(presses)('pressed by $name', ({ press }) => {
  test('it acts once', async () => {
    const onPress = vi.fn()
    await render(<IconButton label="Close menu" icon={<X size={16} />} onPress={onPress} />)
    await press(close())
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('it does nothing while it cannot, and says why', async () => {
    const onPress = vi.fn()
    await render(
      <>
        <p id="why">This is the first person.</p>
        <IconButton label="Close menu" icon={<X size={16} />} onPress={onPress} disabledReasonId="why" />
      </>,
    )
    await press(close())
    expect(onPress).not.toHaveBeenCalled()
    await expect.element(close()).toHaveAccessibleDescription('This is the first person.')
  })
})

test('a pressed state is told and drawn', async () => {
  const edge = () => getComputedStyle(close().element()).borderTopColor
  const { rerender } = await render(<IconButton label="Close menu" icon={<X size={16} />} isPressed={false} />)
  const rest = edge()
  rerender(<IconButton label="Close menu" icon={<X size={16} />} isPressed />)
  await expect.element(close()).toHaveAttribute('aria-pressed', 'true')
  await vi.waitFor(() => expect(edge()).not.toBe(rest))
})

test('a pointer brings the focus where the browser does not', async () => {
  await render(<IconButton label="Close menu" icon={<X size={16} />} />)
  close()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await expect.element(close()).toHaveFocus()
})

test.each(['sm', 'md', 'lg'] as const)('size %s is a square of at least 24 px', async (size) => {
  await render(<IconButton label="Close menu" icon={<X size={16} />} size={size} />)
  const box = close().element().getBoundingClientRect()
  expect(box.width).toBe(box.height)
  expect(box.width).toBeGreaterThanOrEqual(24)
})

test('the ref is the button element', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(<IconButton label="Close menu" icon={<X size={16} />} ref={ref} />)
  expect(ref.current).toBe(close().element())
})

test('Tab reaches it, also when it is disabled', async () => {
  await render(
    <>
      <p id="why">This is the first person.</p>
      <IconButton label="Close menu" icon={<X size={16} />} disabledReasonId="why" />
      <IconButton label="Next" icon={<X size={16} />} />
    </>,
  )
  await expectTabStops(close(), page.getByRole('button', { name: 'Next' }))
})

test('hover and focus announce the intent', async () => {
  const onIntent = vi.fn()
  await render(<IconButton label="Close menu" icon={<X size={16} />} onIntent={onIntent} />)
  await userEvent.hover(close())
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalledTimes(1))
  await userEvent.tab()
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalledTimes(2))
})
