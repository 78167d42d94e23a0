import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { render } from '../../testing/render.tsx'
import { DateField } from './DateField.tsx'

const trigger = () => page.getByRole('button', { name: /Asked/ })
const dialog = () => page.getByRole('dialog', { name: 'Asked' })
const draw = (locale: 'en' | 'de') =>
  render(<DateField label="Asked" value={null} onChange={() => undefined} />, { locale })

afterEach(() => vi.restoreAllMocks())

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('without the calendar the field says so, and the next press asks for it again', async () => {
  const file = vi.spyOn(widgetFiles, 'de').mockRejectedValue(new Error('offline'))
  await draw('de')
  await userEvent.click(trigger())
  await expect.element(page.getByText(/^Das Fenster wurde nicht geladen/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Asked/ })).toHaveAccessibleDescription(/^Tag.Monat.Jahr/)
  file.mockRestore()
  await userEvent.click(trigger())
  await expect.element(dialog()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a press while the calendar is on its way is kept, unless the person goes on', async () => {
  const words = Promise.withResolvers<void>()
  const load = widgetFiles.en
  vi.spyOn(widgetFiles, 'en').mockImplementation(async () => {
    await words.promise
    return load()
  })
  await draw('en')
  await userEvent.click(trigger())
  await expect.element(trigger()).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger()).not.toHaveAttribute('aria-busy')
  await userEvent.click(trigger())
  words.resolve()
  await expect.element(dialog()).toBeVisible()
})
