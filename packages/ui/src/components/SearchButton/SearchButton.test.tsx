import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SearchButton } from './SearchButton.tsx'

const button = () => page.getByRole('button', { name: 'Search', exact: true })

test.each(presses)('it opens by $name', async ({ press }) => {
  const onPress = vi.fn()
  await render(<SearchButton label="Search" keys="Ctrl K" onPress={onPress} />)
  await press(button())
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('it says that a dialogue opens and by which keys, and its name is its word', async () => {
  await render(<SearchButton label="Search" keys="Ctrl K" />)
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
})

test('the arrival of focus is told, so that the palette is here in time', async () => {
  const onIntent = vi.fn()
  await render(<SearchButton label="Search" onIntent={onIntent} />)
  await userEvent.tab()
  expect(onIntent).toHaveBeenCalled()
})

test('the ref is the button', async () => {
  const ref = createRef<HTMLButtonElement>()
  await render(<SearchButton label="Search" ref={ref} />)
  expect(ref.current).toBe(button().element())
})
