import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, useDialogWarmer } from './Dialog.tsx'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  const warm = useDialogWarmer()
  return (
    <>
      <Button onPress={() => setOpen(true)} onIntent={warm}>
        Reset
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Reset 12 results?"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="solid">Reset all</Button>
          </>
        }
      >
        <p>They must take the test again.</p>
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Reset', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Reset 12 results?' })

test.each(presses)('it opens by $name and takes the focus', async ({ press }) => {
  await render(<Sample />)
  await press(opener())
  await expect.element(dialog()).toBeVisible()
  await vi.waitFor(() => expect(dialog().element().contains(document.activeElement)).toBe(true))
})

describe('ways out of a dialog', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(dialog().getByRole('button', { name: 'Close', exact: true }))],
    ['an answer', () => userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))],
    ['a press outside', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
  ] as const)('%s closes it and gives the focus back', async (_name, leave) => {
    await render(<Sample />)
    await userEvent.click(opener())
    await expect.element(dialog()).toBeVisible()
    await leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })
})

test('Tab stays inside', async () => {
  await render(<Sample />)
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  }
})

test('the cross speaks the language of the person', async () => {
  await render(<Sample />, { locale: 'sw' })
  await userEvent.click(opener())
  await expect.element(dialog().getByRole('button', { name: 'Funga', exact: true })).toBeVisible()
})
