import { defaultLocale } from '../build/constants.ts'
import type { AllowedLocale } from '../build/constants.ts'

/** What the choice is made from; null where nothing is known. */
export interface LocaleSources {
  /** Claim `locale`: the person's own. */
  readonly userClaim: string | null
  /** `navigator.language`. */
  readonly browser: string | null
  /** Claim `default_locale`: the realm's. */
  readonly realmClaim: string | null
  /** `locale.default` of the configuration. */
  readonly configured: string | null
  /** The locales this deployment offers. */
  readonly allowed: readonly AllowedLocale[]
}

/** Who gave the locale; the product itself where nobody did. */
export type LocaleSource = 'claim' | 'browser' | 'realm' | 'configuration' | 'product'

/**
 * The locale by the order of specification section 4: user, browser (first two letters), realm, configured default;
 * each only if it is offered. Claims are read exactly first, then by their primary subtag (`de-AT`, `de_DE`), so that
 * no claim can pick a locale that is not offered (session.md 3.1). Last resort: English, else the first one offered.
 */
export function chooseLocale(sources: LocaleSources): AllowedLocale {
  return explainLocale(sources).locale
}

/** The same with who gave it. */
export function explainLocale(sources: LocaleSources): {
  readonly locale: AllowedLocale
  readonly source: LocaleSource
} {
  const { allowed } = sources
  const found: readonly (readonly [LocaleSource, AllowedLocale | null])[] = [
    ['claim', fromClaim(sources.userClaim, allowed)],
    ['browser', fromBrowser(sources.browser, allowed)],
    ['realm', fromClaim(sources.realmClaim, allowed)],
    ['configuration', fromClaim(sources.configured, allowed)],
  ]
  for (const [source, locale] of found) if (locale !== null) return { locale, source }
  return { locale: offered(defaultLocale, allowed) ?? allowed[0] ?? defaultLocale, source: 'product' }
}

/**
 * The locale while nobody is signed in, when claims are unknown: what this device showed last, else the browser's,
 * else the configured one (session.md 3.1).
 */
export function chooseLocaleBeforeSignIn(
  hint: string | null,
  sources: Omit<LocaleSources, 'userClaim' | 'realmClaim'>,
): AllowedLocale {
  return offered(hint, sources.allowed) ?? chooseLocale({ ...sources, userClaim: null, realmClaim: null })
}

function offered(value: string | null, allowed: readonly AllowedLocale[]): AllowedLocale | null {
  return allowed.find((locale) => locale === value) ?? null
}

function fromClaim(claim: string | null, allowed: readonly AllowedLocale[]): AllowedLocale | null {
  if (claim === null) return null
  const tag = claim.trim().toLowerCase()
  return offered(tag, allowed) ?? offered(tag.split(/[-_]/)[0] ?? null, allowed)
}

function fromBrowser(language: string | null, allowed: readonly AllowedLocale[]): AllowedLocale | null {
  return language === null ? null : offered(language.slice(0, 2).toLowerCase(), allowed)
}
