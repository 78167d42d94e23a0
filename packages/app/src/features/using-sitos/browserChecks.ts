import { defineMessages } from '../../platform/locale/message.ts'
import type { Message } from '../../platform/locale/message.ts'

/** What the product asks of a browser, and whether this one has it. */
export interface BrowserCheck {
  readonly id: string
  readonly name: Message
  readonly meaning: Message
  readonly isGood: boolean
}

const texts = defineMessages({
  storage: {
    id: 'usingSomo.browser.storage',
    defaultMessage: 'Storage',
    description: 'What the browser check looks at.',
  },
  storageText: {
    id: 'usingSomo.browser.storageText',
    defaultMessage: 'Keeps you signed in when you reload a page.',
    description: 'What storage is needed for.',
  },
  cookies: {
    id: 'usingSomo.browser.cookies',
    defaultMessage: 'Cookies',
    description: 'What the browser check looks at.',
  },
  cookiesText: {
    id: 'usingSomo.browser.cookiesText',
    defaultMessage: 'The sign-in service uses them to recognise you.',
    description: 'What cookies are needed for.',
  },
  secrecy: {
    id: 'usingSomo.browser.secrecy',
    defaultMessage: 'Secure connection',
    description: 'What the browser check looks at: a secure context with Web Crypto.',
  },
  secrecyText: {
    id: 'usingSomo.browser.secrecyText',
    defaultMessage: 'Sign-in needs an encrypted connection.',
    description: 'What a protected address is needed for.',
  },
  drawing: {
    id: 'usingSomo.browser.drawing',
    defaultMessage: 'Rendering',
    description: 'What the browser check looks at: the CSS that is used.',
  },
  drawingText: {
    id: 'usingSomo.browser.drawingText',
    defaultMessage: 'Needs a browser from May 2024 or later.',
    description: 'What the CSS is needed for.',
  },
  language: {
    id: 'usingSomo.browser.language',
    defaultMessage: 'Languages',
    description: 'What the browser check looks at: Intl data of the three languages.',
  },
  languageText: {
    id: 'usingSomo.browser.languageText',
    defaultMessage: 'Dates, numbers and plurals in all languages of {product}.',
    description: 'What the language data is needed for. {product} is the name of the product.',
  },
  clipboard: {
    id: 'usingSomo.browser.clipboard',
    defaultMessage: 'Clipboard',
    description: 'What the browser check looks at.',
  },
  clipboardText: {
    id: 'usingSomo.browser.clipboardText',
    defaultMessage: 'Copies a support reference with one click.',
    description: 'What the clipboard is needed for.',
  },
})

/** The browser as far as it is asked. */
export interface BrowserFacts {
  readonly canStore: () => boolean
  readonly hasCookies: boolean
  readonly hasCrypto: boolean
  readonly supports: (condition: string) => boolean
  readonly speaks: readonly string[]
  readonly hasClipboard: boolean
}

const drawn = ['color: light-dark(#000, #fff)', 'selector(:has(a))', 'grid-template-rows: subgrid']

/** Goes through everything the product needs; what it can do without is not asked for. */
export function checkBrowser(browser: BrowserFacts): readonly BrowserCheck[] {
  const { canStore, hasCookies, hasCrypto, supports, speaks, hasClipboard } = browser
  return [
    { id: 'storage', name: texts.storage, meaning: texts.storageText, isGood: canStore() },
    { id: 'cookies', name: texts.cookies, meaning: texts.cookiesText, isGood: hasCookies },
    { id: 'secrecy', name: texts.secrecy, meaning: texts.secrecyText, isGood: hasCrypto },
    {
      id: 'drawing',
      name: texts.drawing,
      meaning: texts.drawingText,
      isGood: drawn.every((condition) => supports(condition)),
    },
    {
      id: 'language',
      name: texts.language,
      meaning: texts.languageText,
      isGood: ['en', 'de', 'sw'].every((locale) => speaks.includes(locale)),
    },
    { id: 'clipboard', name: texts.clipboard, meaning: texts.clipboardText, isGood: hasClipboard },
  ]
}
