import { allowedLocales } from '../build/constants.ts'
import type { AllowedLocale } from '../build/constants.ts'

/** The name of each locale in itself: what a person looks for who cannot read the current one. Never translated. */
export const nativeNames: Readonly<Record<AllowedLocale, string>> = {
  en: 'English',
  de: 'Deutsch',
  sw: 'Kiswahili',
}

/** The name in itself of a language that may be none of the product's; then its tag. */
export const nativeNameOf = (locale: string): string => {
  const known = allowedLocales.find((allowed) => allowed === locale)
  return known === undefined ? locale : nativeNames[known]
}

/** The locales a deployment offers: the product's that its configuration allows, in the product's order; all if none is. */
export function offeredLocales(allowed: readonly string[]): readonly AllowedLocale[] {
  const offered = allowedLocales.filter((locale) => allowed.includes(locale))
  return offered.length > 0 ? offered : allowedLocales
}
