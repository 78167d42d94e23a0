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

/**
 * The locale by the order of specification section 4: user, browser (first two letters), realm, configured default;
 * each only if it is offered. Claims are read exactly first, then by their primary subtag (`de-AT`, `de_DE`), so that
 * no claim can pick a locale that is not offered (session.md 3.1). Last resort: English, else the first one offered.
 */
export function chooseLocale(sources: LocaleSources): AllowedLocale {
  const { allowed } = sources
  return (
    fromClaim(sources.userClaim, allowed) ??
    fromBrowser(sources.browser, allowed) ??
    fromClaim(sources.realmClaim, allowed) ??
    fromClaim(sources.configured, allowed) ??
    offered(defaultLocale, allowed) ??
    allowed[0] ??
    defaultLocale
  )
}

/**
 * The locale while nobody is signed in, when claims are unknown: what this device showed last, else the browser's,
 * else the configured one (session.md 3.1).
 */
export function chooseLocaleBeforeSignIn(hint: string | null, sources: Omit<LocaleSources, 'userClaim' | 'realmClaim'>): AllowedLocale {
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
