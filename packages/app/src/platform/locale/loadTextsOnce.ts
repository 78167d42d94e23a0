import type { AllowedLocale } from '../build/constants.ts'
import type { AppConfig } from '../config/appConfig.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { chooseLocaleBeforeSignIn } from './chooseLocale.ts'
import { readChoices } from './choices.ts'
import { loadMessages } from './loadMessages.ts'
import type { LocaleTexts, TextShare } from './loadMessages.ts'
import { offeredLocales } from './locales.ts'

const requests = new Map<string, Promise<LocaleTexts>>()

/** The locale of a page while nobody is signed in: chosen by hand, shown last, the browser's, the deployment's. */
export function localeBeforeSignIn(
  config: Pick<AppConfig, 'locale'>,
  storage: BrowserStorage,
  language = navigatorLanguage(),
): AllowedLocale {
  const allowed = offeredLocales(config.locale.allowed)
  const byHand = readChoices(storage).locale
  const hint = storage.local.get('somo.locale')
  return (
    allowed.find((locale) => locale === byHand) ??
    chooseLocaleBeforeSignIn(hint, { browser: language, configured: config.locale.default, allowed })
  )
}

/**
 * The texts of a locale, those that come first or those of a screen: asked for once, whoever wants them, and anew after a
 * failure. Rejects as `loadMessages` does; nothing is said of a failure nobody waits for.
 */
export function loadTextsOnce(locale: AllowedLocale, share: TextShare = '', load = loadMessages): Promise<LocaleTexts> {
  const key = locale + share
  const texts = requests.get(key) ?? load(locale, share)
  requests.set(key, texts)
  texts.catch(() => requests.delete(key))
  return texts
}

/** `navigator.language`, null where there is none. */
export function navigatorLanguage(): string | null {
  const language: unknown = navigator.language
  return typeof language === 'string' && language !== '' ? language : null
}
