import { type PageLocale, pageLocales } from './pageTexts.ts'

/** Where a wish for a language may come from, the strongest first. */
export interface LocaleWishes {
  /** A language link on the page itself (`?lang=`). */
  readonly chosen?: string | null | undefined
  /** The request parameter `ui_locales`: language tags with spaces between (OpenID Connect Core, 3.1.2.1). */
  readonly uiLocales?: unknown
  /** The cookie that an earlier language link left. */
  readonly cookie?: string | undefined
  /** The header Accept-Language (RFC 9110, 12.5.4). */
  readonly acceptLanguage?: string | undefined
}

function known(tag: string | null | undefined): PageLocale | null {
  const language = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0]
  return pageLocales.find((locale) => locale === language) ?? null
}

function firstKnown(tags: readonly string[]): PageLocale | null {
  for (const tag of tags) {
    const locale = known(tag)
    if (locale) return locale
  }
  return null
}

function byWeight(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** The language that an `Accept-Language` asks for before others, of ours; null where it names none of them. */
export const readAcceptLanguage = (header: string | undefined): PageLocale | null => firstKnown(byWeight(header ?? ''))

/** Answers the language of a page: the first wish that names one of ours, else English. Never throws. */
export function choosePageLocale(wishes: LocaleWishes): PageLocale {
  const uiLocales = typeof wishes.uiLocales === 'string' ? wishes.uiLocales.slice(0, 500).split(/\s+/) : []
  return (
    known(wishes.chosen) ??
    firstKnown(uiLocales) ??
    known(wishes.cookie) ??
    readAcceptLanguage(wishes.acceptLanguage) ??
    'en'
  )
}
