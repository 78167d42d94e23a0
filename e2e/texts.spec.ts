import type { Browser, Page } from '@playwright/test'
import { accounts } from './fixtures/accounts.ts'
import { browserLocale, locales, openScreen, screens, type Locale, type Screen } from './fixtures/looks.ts'
import { serverUrl, stateFile } from './fixtures/places.ts'
import { expect, test } from './fixtures/test.ts'

/** What is the same in every language: names, and words that the other language writes like English. */
const sameEverywhere: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>> = {
  de: ['Browser', 'Cookies', 'Installation', 'Logo', 'Medium', 'Name', 'Server', 'Server (API)', 'System', 'Version'],
  sw: ['Ctrl', 'Ctrl K'],
}
/** Values that are no words: identifiers, colours, times, versions and what the browser and the server are made of. */
const data = [/^[\da-f]{8}-[\da-f-]{27}$/, /^[\w-]{8}…$/, /^#[\da-f]{6}$/, /^\d{4}_\w+$/, /^(Chrome \d+|Linux|UTC|PostgreSQL|Node\.js)$/, /^[\d.]+ [MGk]?B$/, /^\d+ ms$/, /^\d\d:\d\d [AP]M$/]
const people = Object.values(accounts).map(({ name }) => name)
const initials = people.map((name) => name.replaceAll(/\P{Lu}/gu, ''))
const names = ['Somo', 'API', '2.0.4 FINAL, 22.05.2025', 'Demo Organisation', '/nope', 'DEMO', 'English', 'Deutsch', 'Kiswahili', 'Enter', 'Esc', 'Tab', ...Object.keys(accounts), ...people, ...initials]

for (const screen of screens) {
  test(`C55 locale-switch: ${screen.name} leaves no English word in German or Swahili`, async ({ browser }) => {
    const [english = [], ...others] = await Promise.all(locales.map((locale) => textsOf(browser, screen, locale)))
    expect(english.length, 'texts on the screen').toBeGreaterThan(3)
    for (const [index, texts] of others.entries()) {
      const locale = index === 0 ? 'de' : 'sw'
      const known = [...names, ...sameEverywhere[locale]]
      const isForgotten = (text: string) => english.includes(text) && !known.includes(text) && !data.some((form) => form.test(text))
      expect(texts.filter(isForgotten), locale).toEqual([])
    }
  })
}

async function textsOf(browser: Browser, screen: Screen, locale: Locale): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: serverUrl(screen.signInMode),
    locale: browserLocale[locale],
    ...(screen.account !== null && { storageState: stateFile(screen.account) }),
  })
  try {
    const page = await context.newPage()
    await openScreen(page, screen)
    return await wordsOf(page)
  } finally {
    await context.close()
  }
}

/** Every text with a letter in it that a person can read or hear, except what says itself that it is in another language. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement
    const found = new Set<string>([document.title])
    const keep = (text: string | null) => {
      const words = text?.replaceAll(/\s+/g, ' ').trim() ?? ''
      if (/\p{L}{2}/u.test(words)) found.add(words)
    }
    for (const element of document.querySelectorAll('body *')) {
      // A month's name comes from the browser itself, and several are the same in German.
      if (!isOwn(element) || element.closest('time') !== null || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) keep(element.getAttribute(name))
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) keep(child.textContent)
    }
    return [...found]
  })
}
