import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, useDialogWarmer } from './Dialog.tsx'
import type { DialogProps } from './dialogTypes.ts'

function Sample({ role = 'dialog', onReset }: { readonly role?: NonNullable<DialogProps['role']>; readonly onReset?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const warm = useDialogWarmer()
  return (
    <>
      <Button onPress={() => setOpen(true)} onIntent={warm}>
        Reset
      </Button>
      <Dialog
        role={role}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Reset 12 results?"
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="solid" tone="danger" onPress={() => onReset?.()}>
              Reset all
            </Button>
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
const alert = () => page.getByRole('alertdialog', { name: 'Reset 12 results?' })

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

describe('an alert dialog', () => {
  test('is named by its question, described by its consequences, and has no cross', async () => {
    await render(<Sample role="alertdialog" />)
    await userEvent.click(opener())
    await expect.element(alert()).toHaveAccessibleDescription('They must take the test again.')
    await expect.element(alert().getByRole('button', { name: 'Close', exact: true })).not.toBeInTheDocument()
  })

  test('stays on a press outside, leaves on Escape', async () => {
    await render(<Sample role="alertdialog" />)
    await userEvent.click(opener())
    await expect.element(alert()).toBeVisible()
    await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    await expect.element(alert()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(alert()).not.toBeInTheDocument()
  })

  test('acts by its decisive answer', async () => {
    const onReset = vi.fn()
    await render(<Sample role="alertdialog" onReset={onReset} />)
    await userEvent.click(opener())
    await userEvent.click(alert().getByRole('button', { name: 'Reset all' }))
    expect(onReset).toHaveBeenCalledTimes(1)
  })
})

test('the cross speaks the language of the person', async () => {
  await render(<Sample />, { locale: 'sw' })
  await userEvent.click(opener())
  await expect.element(dialog().getByRole('button', { name: 'Funga', exact: true })).toBeVisible()
})
