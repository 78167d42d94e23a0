import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Dialog } from './Dialog.tsx'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MenuButton label="Actions" sections={[{ id: 'all', items: [{ id: 'reset', label: 'Reset', onAction: () => setOpen(true) }] }]}>
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
