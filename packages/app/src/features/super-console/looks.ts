import { choosePrimary } from '../../platform/appearance/choosePrimary.ts'
import type { Fetched, PrimaryChoice } from '../../platform/appearance/choosePrimary.ts'
import { themeNamed } from '../../platform/appearance/chooseTheme.ts'
import { explainLocale } from '../../platform/locale/chooseLocale.ts'
import type { LocaleSource, LocaleSources } from '../../platform/locale/chooseLocale.ts'
import type { Choices } from '../../platform/locale/choices.ts'
import type { IdentityClaims } from '../../platform/session/contract.ts'

/** Who decides about language, theme and colour of the page. */
export interface LookSources {
  readonly locale: LocaleSource | 'hand'
  readonly theme: 'hand' | 'claim' | 'product'
  /** Null while it is not known. */
  readonly colour: PrimaryChoice | null
}

/** What the sources are told from. */
export interface LookParts {
  readonly claims: Pick<IdentityClaims, 'locale' | 'defaultLocale' | 'theme'> | null
  readonly choices: Choices
  readonly browser: string | null
  readonly configured: string
  readonly offered: LocaleSources['allowed']
  /** The default unit's colour and the preference; null while they are asked. */
  readonly unitColour: Fetched<string | null> | null
  readonly preference: Fetched<string | null> | null
}

/** The same rules the page itself follows, asked for their reason. */
export function explainLooks({
  claims,
  choices,
  browser,
  configured,
  offered,
  unitColour,
  preference,
}: LookParts): LookSources {
  const chosen = offered.find((locale) => locale === choices.locale)
  const sources = {
    userClaim: claims?.locale ?? null,
    browser,
    realmClaim: claims?.defaultLocale ?? null,
    configured,
    allowed: offered,
  }
  const ofClaim = themeNamed(claims?.theme?.trim()) === null ? 'product' : 'claim'
  return {
    locale: chosen === undefined ? explainLocale(sources).source : 'hand',
    theme: themeNamed(choices.theme) === null ? ofClaim : 'hand',
    colour: unitColour === null || preference === null ? null : choosePrimary(unitColour, preference),
  }
}
