import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { widgetFiles } from '../../locale/widgets/widgetFiles.ts'
import { render } from '../../testing/render.tsx'
import { ComboBox } from './ComboBox.tsx'

const field = () => page.getByRole('combobox', { name: 'Person' })
const items = [{ id: 'amos', label: 'Amos Kariuki' }] as const
const nothing = (): void => undefined
const draw = (locale: 'en' | 'de') =>
  render(<ComboBox label="Person" items={items} selected={null} onSelectionChange={nothing} onSearch={nothing} />, {
    locale,
  })

afterEach(() => vi.restoreAllMocks())

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('without its list the field keeps the letters and says so; the next letter asks again', async () => {
  const file = vi.spyOn(widgetFiles, 'de').mockRejectedValue(new Error('offline'))
  await draw('de')
  await userEvent.click(field())
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('alert')).toBeVisible()
  file.mockRestore()
  await userEvent.keyboard('m')
  await expect.element(field()).toHaveValue('am')
  await expect.element(page.getByRole('option', { name: 'Amos Kariuki' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('letters typed while the list is on its way are kept, and it opens when it is there', async () => {
  const words = Promise.withResolvers<void>()
  const load = widgetFiles.en
  vi.spyOn(widgetFiles, 'en').mockImplementation(async () => {
    await words.promise
    return load()
  })
  await draw('en')
  await userEvent.click(field())
  await userEvent.keyboard('am')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  words.resolve()
  await expect.element(page.getByRole('option', { name: 'Amos Kariuki' })).toBeVisible()
  await expect.element(field()).toHaveValue('am')
})
