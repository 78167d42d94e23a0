import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UiLocale } from '../locale/texts.ts'
import { widgetFiles } from '../locale/widgets/widgetFiles.ts'
import { render, type Rendered } from '../testing/render.tsx'
import { SomoProvider } from '../components/SomoProvider/SomoProvider.tsx'
import { MenuButton } from '../components/MenuButton/MenuButton.tsx'

/** How React Aria names the button that screen readers leave a menu with; the menu's only word of its own. */
const dismiss = { en: 'Dismiss', de: 'Schließen', sw: 'Funga' } as const
const sections = [
  {
    id: 'all',
    items: [
      { id: 'one', label: 'Moja' },
      { id: 'two', label: 'Mbili' },
    ],
  },
]
const stay = (): void => undefined

const menuIn = (locale: UiLocale) => (
  <SomoProvider locale={locale} navigate={stay}>
    <MenuButton label="Vitendo" sections={sections}>
      Vitendo
    </MenuButton>
  </SomoProvider>
)

const trigger = () => page.getByRole('button', { name: 'Vitendo' })
const menu = () => page.getByRole('menu', { name: 'Vitendo' })
const refusal = () => page.getByText('Menyu haikupakiwa. Angalia mtandao, kisha jaribu tena.')
const word = (locale: UiLocale) => page.getByRole('button', { name: dismiss[locale], exact: true })

const expectMenuIn = async (locale: UiLocale): Promise<void> => {
  await expect.element(menu()).toBeVisible()
  await expect.element(word(locale).first()).toBeInTheDocument()
}

const open = () => userEvent.click(trigger())
async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
}

/** The files asked for since the test began, and how to hold one back or have it refused. */
const watched = () => ({
  en: vi.spyOn(widgetFiles, 'en'),
  de: vi.spyOn(widgetFiles, 'de'),
  sw: vi.spyOn(widgetFiles, 'sw'),
})

afterEach(() => vi.restoreAllMocks())

// The order of these tests is part of them: what was fetched once stays for the life of the page.

test('words that do not load are told as the menu itself, and the next press tries again', async () => {
  const files = watched()
  files.sw.mockRejectedValue(new Error('offline'))
  await render(menuIn('sw'))
  expect(files.sw).not.toHaveBeenCalled()
  await open()
  await expect.element(refusal()).toBeVisible()
  await expect.element(menu()).not.toBeInTheDocument()
  files.sw.mockRestore()
  await open()
  await expectMenuIn('sw')
  await expect.element(refusal()).not.toBeInTheDocument()
})

test('later openings fetch nothing', async () => {
  const files = watched()
  await render(menuIn('sw'))
  await open()
  await expectMenuIn('sw')
  await close()
  await open()
  await expectMenuIn('sw')
  expect([files.en, files.de, files.sw].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('a language chosen while the menu is closed is fetched by the next opening, and once', async () => {
  const files = watched()
  const { rerender } = await render(menuIn('sw'))
  await open()
  await close()
  await userEvent.unhover(trigger())
  rerender(menuIn('de'))
  expect(files.de).not.toHaveBeenCalled()
  await open()
  await expectMenuIn('de')
  await close()
  rerender(menuIn('sw'))
  await open()
  await expectMenuIn('sw')
  await close()
  rerender(menuIn('de'))
  await open()
  await expectMenuIn('de')
  expect(files.de).toHaveBeenCalledTimes(1)
})

test('a language chosen while the menu is open takes over when its words are here; a late one does not', async () => {
  const files = watched()
  const waiting = Promise.withResolvers<void>()
  const loadEnglish = widgetFiles.en
  files.en.mockRestore()
  vi.spyOn(widgetFiles, 'en').mockImplementation(async () => {
    await waiting.promise
    return loadEnglish()
  })
  const drawn: Rendered = await render(menuIn('sw'))
  await open()
  await expectMenuIn('sw')
  const element = menu().element()
  drawn.rerender(menuIn('de'))
  await expectMenuIn('de')
  drawn.rerender(menuIn('en'))
  await expectMenuIn('de')
  drawn.rerender(menuIn('sw'))
  await expectMenuIn('sw')
  vi.restoreAllMocks()
  waiting.resolve()
  await close()
  drawn.rerender(menuIn('en'))
  await open()
  await expectMenuIn('en')
  await close()
  drawn.rerender(menuIn('sw'))
  await open()
  await expectMenuIn('sw')
  expect(element.isConnected).toBe(false)
})
