import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../../locale/texts.ts'
import { widgetFiles } from '../../locale/widgetFiles.ts'
import { render } from '../../testing/render.tsx'
import { Select } from './Select.tsx'

const items = [
  { id: 'days', label: 'Days' },
  { id: 'weeks', label: 'Weeks' },
] as const

function Sample() {
  const [chosen, setChosen] = useState<'days' | 'weeks' | null>('days')
  return <Select label="Remind" items={items} selectedKey={chosen} onSelectionChange={setChosen} isRequired />
}

const trigger = () => page.getByRole('button', { name: /Days Remind/ })
const list = () => page.getByRole('listbox', { name: /Remind/ })

/** Holds the words of a language back until told, and can refuse them first. */
function hold(locale: UiLocale) {
  const words = Promise.withResolvers<void>()
  const load = widgetFiles[locale]
  const file = vi.spyOn(widgetFiles, locale).mockImplementation(async () => {
    await words.promise
    return load()
  })
  return { words, file, release: () => file.mockRestore() }
}

afterEach(() => vi.restoreAllMocks())

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('without words the field says so, and a press asks for them again', async () => {
  const { words, release } = hold('sw')
  words.reject(new Error('offline'))
  await render(<Sample />, { locale: 'sw' })
  await expect.element(page.getByRole('alert')).toBeVisible()
  release()
  await userEvent.click(trigger())
  await expect.element(list()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a press while the words are on their way is kept', async () => {
  const { words } = hold('en')
  await render(<Sample />)
  await userEvent.click(trigger())
  await expect.element(list()).not.toBeInTheDocument()
  words.resolve()
  await expect.element(list()).toBeVisible()
})

test('the focus that waited goes on to the field, which stays closed', async () => {
  const { words } = hold('de')
  await render(<Sample />, { locale: 'de' })
  await userEvent.tab()
  const waiting = document.activeElement
  expect(waiting?.getAttribute('aria-busy')).toBe('true')
  words.resolve()
  await vi.waitFor(() => expect(waiting?.isConnected).toBe(false))
  await expect.element(trigger()).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
})
