import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../../locale/texts.ts'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { SomoProvider } from '../SomoProvider/SomoProvider.tsx'
import { Dialog, useDialogWarmer } from './Dialog.tsx'

const stay = (): void => undefined

function Sample() {
  const [isOpen, setOpen] = useState(false)
  const warm = useDialogWarmer()
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)} onIntent={warm}>
        Rename
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Unit" actions={null}>
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

const sampleIn = (locale: UiLocale) => (
  <SomoProvider locale={locale} navigate={stay}>
    <Sample />
  </SomoProvider>
)

const opener = () => page.getByRole('button', { name: 'Rename' })
const dialog = () => page.getByRole('dialog', { name: 'Unit' })

afterEach(() => vi.restoreAllMocks())

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('words that do not load are told, and asking again tries again', async () => {
  const file = vi.spyOn(widgetFiles, 'en').mockRejectedValue(new Error('offline'))
  await render(sampleIn('en'))
  await userEvent.click(opener())
  await expect.element(page.getByText('The window did not load. Check the connection and try again.')).toBeVisible()
  await userEvent.click(opener())
  file.mockRestore()
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
})

test('an open dialog keeps what was typed when the language changes, even to one whose words do not load', async () => {
  const { rerender } = await render(sampleIn('en'))
  await userEvent.click(opener())
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Lager')
  const field = page.getByRole('textbox', { name: 'Name' }).element()
  rerender(sampleIn('de'))
  await expect.element(dialog().getByRole('button', { name: 'Schließen', exact: true }).first()).toBeVisible()
  const file = vi.spyOn(widgetFiles, 'sw').mockRejectedValue(new Error('offline'))
  rerender(sampleIn('sw'))
  await vi.waitFor(() => expect(file).toHaveBeenCalled())
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lager')
  expect(field.isConnected).toBe(true)
})
