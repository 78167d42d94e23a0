import { allowedLocales } from '../build/constants.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { keepChoice } from './choices.ts'

/** Where the cookie is read and ended; the document unless a test says otherwise. */
export type CookieHolder = Pick<Document, 'cookie'>

/**
 * Takes over the language a person chose on the sign-in page of the built-in provider, which leaves it in the cookie
 * `somo_locale`, over https `__Host-somo_locale`: it becomes a choice by hand (choices.ts). The cookie ends with this, so that it is taken over once and
 * a later choice in the application stands; the sign-in page gets the choice back as `ui_locales`.
 */
export function takePageChoice(storage: BrowserStorage, holder: CookieHolder = document): void {
  const [, prefix, value] = /(?:^|;\s*)(__Host-)?somo_locale=([^;]*)/.exec(holder.cookie) ?? []
  if (value === undefined) return
  // Browsers take a cookie of such a name as secure alone, its end too.
  holder.cookie = `${prefix ?? ''}somo_locale=; Path=/; Max-Age=0; SameSite=Lax${prefix === undefined ? '' : '; Secure'}`
  const locale = allowedLocales.find((allowed) => allowed === value)
  if (locale !== undefined) keepChoice(storage, { locale })
}
