import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Dialog } from './Dialog.tsx'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MenuButton
        label="Actions"
        sections={[{ id: 'all', items: [{ id: 'reset', label: 'Reset', onAction: () => setOpen(true) }] }]}
      >
        Actions
      </MenuButton>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Reset 12 results?" actions={null}>
        <p>They must take the test again.</p>
      </Dialog>
    </>
  )
}

// What draws a dialog is fetched for the first one alone: the second is drawn in the frame in which the menu goes.
test('whatever opens a dialog from a menu, and however often, the focus comes back to what opened the menu', async () => {
  await render(<Sample />)
  const opener = page.getByRole('button', { name: 'Actions' })
  const dialog = page.getByRole('dialog', { name: 'Reset 12 results?' })
  for (const time of [1, 2, 3]) {
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('menuitem', { name: 'Reset' }))
    await expect.element(dialog).toBeVisible()
    await vi.waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(dialog.elements()).toHaveLength(0))
    await vi.waitFor(() => expect(document.activeElement, `time ${time}`).toBe(opener.element()))
  }
})

/** What has the focus in each frame from a press of Escape on, until `isOver`. */
function watchFocus(isOver: () => boolean): readonly (Element | null)[] {
  const seen: (Element | null)[] = []
  const look = (): void => {
    seen.push(document.activeElement)
    if (!isOver()) requestAnimationFrame(look)
  }
  const begin = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') requestAnimationFrame(look)
  }
  window.addEventListener('keydown', begin, true)
  onTestFinished(() => window.removeEventListener('keydown', begin, true))
  return seen
}

test('whoever closes a dialog by Escape has the focus in every frame: a key that follows at once does not begin at the top', async () => {
  await render(<Sample />)
  const opener = page.getByRole('button', { name: 'Actions' })
  const dialog = page.getByRole('dialog', { name: 'Reset 12 results?' })
  const seen = watchFocus(() => document.activeElement === opener.element())
  for (const time of [1, 2, 3, 4]) {
    const element = opener.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Reset' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await vi.waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement, `time ${time}`).toBe(opener.element()))
  }
  expect(seen.length).toBeGreaterThanOrEqual(4)
  expect(seen).not.toContain(document.body)
})
