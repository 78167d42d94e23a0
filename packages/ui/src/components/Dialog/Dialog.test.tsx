import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doubleClick } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { SlowToGo } from '../../testing/SlowToGo.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, useDialogWarmer } from './Dialog.tsx'

function Sample({ onOpenChange }: { readonly onOpenChange?: (isOpen: boolean) => void }) {
  const [isOpen, setOpen] = useState(false)
  const warm = useDialogWarmer()
  return (
    <>
      <Button onPress={() => setOpen(true)} onIntent={warm}>
        Reset
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          onOpenChange?.(next)
        }}
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

test('the second press of a double click on the opener does not close it again', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  await render(<Sample onOpenChange={onOpenChange} />)
  await doubleClick(opener(), () =>
    vi.waitFor(() => expect(dialog().element().contains(document.activeElement)).toBe(true)),
  )
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onOpenChange.mock.calls).toEqual([[false]])
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

/** A dialog whose answer is sent first; it closes when that is done, not at the press. */
function Sending({ sent, isAlwaysMounted }: { readonly sent: Promise<void>; readonly isAlwaysMounted: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const send = (): void => void sent.then(() => setOpen(false))
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reset</Button>
      {isOpen || isAlwaysMounted ? (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Reset 12 results?"
          actions={<Button onPress={send}>Reset all</Button>}
        >
          <SlowToGo />
        </Dialog>
      ) : null}
    </>
  )
}

test.each([
  ['that stays drawn', true],
  ['that is there only while it is open', false],
])('a dialog %s gives the focus back when it closes after its answer was sent', async (_name, isAlwaysMounted) => {
  const { promise: sent, resolve: arrive } = Promise.withResolvers<void>()
  await render(<Sending sent={sent} isAlwaysMounted={isAlwaysMounted} />)
  await userEvent.click(opener())
  await userEvent.click(dialog().getByRole('button', { name: 'Reset all' }))
  arrive()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('Tab and Shift + Tab stay inside', async () => {
  await render(<Sample />)
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
  for (let step = 0; step < 10; step += 1) {
    await userEvent.tab({ shift: step >= 5 })
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  }
})

test('the cross speaks the language of the person', async () => {
  await render(<Sample />, { locale: 'sw' })
  await userEvent.click(opener())
  await expect.element(dialog().getByRole('button', { name: 'Funga', exact: true })).toBeVisible()
})

test('one that is higher than the window scrolls inside itself, and its last button can be reached', async () => {
  await page.viewport(800, 400)
  await render(
    <Dialog isOpen onOpenChange={() => undefined} title="New document" actions={<Button>Add</Button>}>
      <div style={{ blockSize: '1200px' }}>Long</div>
    </Dialog>,
  )
  const add = page.getByRole('dialog', { name: 'New document' }).getByRole('button', { name: 'Add' })
  await expect.element(add).toBeInTheDocument()
  add.element().scrollIntoView()
  const { bottom } = add.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})

test('of a long one head and answers stay in sight while it is read', async () => {
  await page.viewport(800, 640)
  await render(
    <Dialog isOpen onOpenChange={() => undefined} title="New document" actions={<Button>Add</Button>}>
      <div style={{ blockSize: '1200px' }}>
        <p>First</p>
      </div>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'New document' })
  await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeInViewport({ ratio: 1 })
  dialog.element().scrollTo({ top: 300 })
  await expect.element(dialog.getByText('First')).not.toBeInViewport()
  await expect.element(dialog.getByRole('heading', { name: 'New document' })).toBeInViewport({ ratio: 1 })
  await expect.element(dialog.getByRole('button', { name: 'Add' })).toBeInViewport({ ratio: 1 })
})
