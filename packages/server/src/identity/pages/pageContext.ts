import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { readCookie } from '../http.ts'
import { choosePageLocale } from './pageLocale.ts'
import { readAppearance } from './appearance.ts'
import type { Assets } from './assets.ts'
import type { PageContext } from './layout.ts'

/** The cookie in which a language link leaves its choice, for the next page and for the app. */
const localeCookie = 'somo_locale'
/** Its name over https, which binds it to this very host (ASVS 5.0, 3.3.3). */
const boundLocaleCookie = `__Host-${localeCookie}`

/** Answers the cookie that keeps a page's language: for a year, and for the app too, which takes it over. */
export function localeCookieHeader({ locale }: Pick<PageContext, 'locale'>, isSecure: boolean): string {
  const cookie = `${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
  return isSecure ? `${boundLocaleCookie}=${cookie}; Secure` : `${localeCookie}=${cookie}`
}

/** Answers language and look of the page for a request; `uiLocales` is the parameter of the sign-in in work. */
export type PageContexts = (request: IncomingMessage, uiLocales?: unknown) => Promise<PageContext>

/** Makes page contexts from the database; what cannot be read is reported and replaced by the defaults. */
export function createPageContexts(pool: Pool, assets: Assets, report: (error: unknown) => void): PageContexts {
  return async (request, uiLocales) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const locale = choosePageLocale({
      chosen: query.get('lang'),
      uiLocales: uiLocales ?? query.get('ui_locales'),
      cookie: readCookie(request.headers.cookie, boundLocaleCookie) ?? readCookie(request.headers.cookie, localeCookie),
      acceptLanguage: request.headers['accept-language'],
    })
    return { locale, appearance: await readAppearance(pool, request, report), assets }
  }
}
