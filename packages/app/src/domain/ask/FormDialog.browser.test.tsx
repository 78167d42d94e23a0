import { Button } from '@somo/ui/Button'
import { SomoProvider } from '@somo/ui/SomoProvider'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from './FormDialog.tsx'

function Sample() {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      {isOpen ? (
        <FormDialog
          title="Rename the unit"
          verb="Save"
          onAct={() => undefined}
          hasChanges={() => name !== ''}
          onClose={() => setOpen(false)}
        >
          <TextField label="Name" value={name} onChange={setName} />
        </FormDialog>
      ) : null}
    </>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Rename the unit' })
const question = () => page.getByRole('alertdialog', { name: 'Discard what you entered?' })
const field = () => page.getByRole('textbox', { name: 'Name' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const exits = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))],
  ['the cross', () => userEvent.click(dialog().getByRole('button', { name: 'Close', exact: true }))],
  ['a press outside', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
] as const

async function open(typed: string) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <IntlProvider locale="en" onError={() => undefined}>
      <SomoProvider locale="en" navigate={() => undefined}>
        <Sample />
      </SomoProvider>
    </IntlProvider>,
  )
  await userEvent.click(button('Rename'))
  await expect.element(field()).toBeVisible()
  if (typed !== '') await userEvent.fill(field(), typed)
}

describe('a dialog with something typed', () => {
  test.each(exits)('%s asks first; discarding closes it', async (_name, leave) => {
    await open('Stores')
    await leave()
    await expect.element(question()).toBeVisible()
    await expect.element(button('Keep editing')).toHaveFocus()
    await userEvent.click(button('Discard'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Rename')).toHaveFocus()
  })

  test.each([
    ['Escape', '{Escape}'],
    ['Enter', '{Enter}'],
  ])('%s in the question keeps what was typed and gives the focus back', async (_name, keys) => {
    await open('Stores')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Keep editing')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveValue('Stores')
  })
})

test.each(exits)('without anything typed %s closes at once', async (_name, leave) => {
  await open('')
  await leave()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(question()).not.toBeInTheDocument()
})
