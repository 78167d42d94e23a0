/**
 * The constants the specification states (section 9), in one place and pinned by one test.
 * Deployment settings (addresses, client, modes) are not here: they come from /config.json.
 */

/** Primary colour while neither the default unit nor the preference gives one: #rrggbb. */
export const defaultPrimaryColor = '#5761ee'

/** Where the primary colour's preference is kept: module and key of `modulePreferences`. */
export const colorPreference = { moduleName: 'DESIGN', key: 'PRIMARY_COLOR' } as const

/** Locales the product speaks (ISO 639-1). A deployment may offer fewer, by `locale.allowed`. */
export const allowedLocales = ['en', 'de', 'sw'] as const

/** One of the product's locales. */
export type AllowedLocale = (typeof allowedLocales)[number]

/** The locale of last resort. */
export const defaultLocale: AllowedLocale = 'en'

/** Pattern of dates while neither user nor realm gives one (Unicode UTS 35). */
export const defaultDateFormat = 'dd.MM.yyyy'

/** Pattern of times while neither the user nor the configuration gives one (Unicode UTS 35). */
export const defaultTimeFormat = 'HH:mm'

/** Scenario name of the recommender service. */
export const recommenderScenario = 'course-recommendation'

/** How many recommendations are asked for. */
export const recommendationCount = 4

/** Scopes of every sign-in, before a deployment's extra ones. */
export const baseScopes = ['openid', 'offline_access', 'profile', 'email'] as const

/** OAuth response type of every sign-in. */
export const responseType = 'code'

/** The page the silent frame returns to, below the application's base. */
export const silentRefreshPage = '/silent-refresh.html'

/** What this build is: semantic version, release type, build date (ISO 8601). */
export const buildInfo = { version: '2.0.4', releaseType: 'FINAL', buildDate: '2025-05-22' } as const
