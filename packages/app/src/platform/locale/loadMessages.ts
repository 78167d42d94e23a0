import type { MessageFormatElement } from 'react-intl'
import { buildInfo } from '../build/constants.ts'
import type { AllowedLocale } from '../build/constants.ts'
import { appBase } from '../config/urls.ts'

/** The texts of one locale as they travel: id to parsed ICU elements, so that no parser is part of the product. */
export type LocaleTexts = Readonly<Record<string, MessageFormatElement[]>>

/** Where the files come from; the browser's own by default. */
export interface TextSource {
  readonly fetch: typeof globalThis.fetch
  /** Absolute address of the application's root, ending in a slash. */
  readonly baseUrl: string
  /** Changes with the texts, so that a browser keeps them as long as it likes. */
  readonly version: string
}

function browserSource(): TextSource {
  return {
    fetch: (input, init) => fetch(input, init),
    baseUrl: appBase(),
    version: import.meta.env.SOMO_TEXTS ?? buildInfo.version,
  }
}

/** Whose texts a file has: '' for those that come first, else the name of a screen in routes/screens.ts, behind a slash. */
export type TextShare = '' | `/${string}`

/**
 * Loads `assets/i18n/{locale}.json` (specification section 7), or the texts of a screen from a file below it (decision
 * 0060). Rejects where the file is missing, is not JSON or was answered by a page fallback; the caller says what is shown
 * then.
 */
export async function loadMessages(
  locale: AllowedLocale,
  share: TextShare = '',
  source: TextSource = browserSource(),
): Promise<LocaleTexts> {
  const address = `${source.baseUrl}assets/i18n/${locale}${share}.json?v=${source.version}`
  const response = await source.fetch(address, { headers: { Accept: 'application/json' } })
  const texts: unknown = response.ok && (await response.json())
  if (!isTexts(texts)) throw new Error(`Texts for ${locale}${share}: none, status ${response.status}`)
  return texts
}

function isTexts(value: unknown): value is LocaleTexts {
  return value instanceof Object && Object.values(value).every(Array.isArray)
}
