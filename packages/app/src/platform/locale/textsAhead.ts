import type { AllowedLocale } from '../build/constants.ts'
import type { AppConfig } from '../config/appConfig.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { chooseLocaleBeforeSignIn } from './chooseLocale.ts'
import { readChoices } from './choices.ts'
import { loadMessages } from './loadMessages.ts'
import type { LocaleTexts } from './loadMessages.ts'
import { offeredLocales } from './locales.ts'

type Load = (locale: AllowedLocale) => Promise<LocaleTexts>

let ahead: { readonly locale: AllowedLocale; readonly texts: Promise<LocaleTexts> } | null = null

/** The locale of a page while nobody is signed in: chosen by hand, shown last, the browser's, the deployment's. */
export function localeBeforeSignIn(config: Pick<AppConfig, 'locale'>, storage: BrowserStorage, language = navigatorLanguage()): AllowedLocale {
  const allowed = offeredLocales(config.locale.allowed)
  const byHand = readChoices(storage).locale
  const hint = storage.local.get('somo.locale')
  return allowed.find((locale) => locale === byHand) ?? chooseLocaleBeforeSignIn(hint, { browser: language, configured: config.locale.default, allowed })
}

/** Asks for the texts before the code that shows them is here; whether they came is seen where they are taken. */
export function askTextsAhead(locale: AllowedLocale, load: Load = loadMessages): void {
  ahead = { locale, texts: load(locale) }
  ahead.texts.catch(() => undefined)
}

/** The texts of a locale: those asked for ahead, once, else asked for now. Rejects as `loadMessages` does. */
export function takeTexts(locale: AllowedLocale, load: Load = loadMessages): Promise<LocaleTexts> {
  const early = ahead?.locale === locale ? ahead.texts : null
  ahead = null
  return early ?? load(locale)
}

/** `navigator.language`, null where there is none. */
export function navigatorLanguage(): string | null {
  const language: unknown = navigator.language
  return typeof language === 'string' && language !== '' ? language : null
}
