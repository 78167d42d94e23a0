import type { IdentityClaims } from '../contract.ts'
import { readJwtPayload, textClaim } from './jwt.ts'
import type { JwtPayload } from './jwt.ts'

/**
 * Collects the claims the application reads (specification section 3): from the ID token, else from the access token,
 * which carries some of them in providers of Keycloak's kind, and the subject as well. Null without a subject.
 */
export function readClaims(idToken: JwtPayload | null, accessToken: JwtPayload | null): IdentityClaims | null {
  const read = (name: string) => textClaim(idToken, name) ?? textClaim(accessToken, name)
  const subject = read('sub')
  if (subject === null) return null
  return {
    subject,
    sessionId: read('session_state') ?? read('sid'),
    name: read('name'),
    givenName: read('given_name'),
    username: read('preferred_username'),
    email: read('email'),
    locale: read('locale'),
    defaultLocale: read('default_locale'),
    dateFormat: read('date_format'),
    defaultDateFormat: read('default_date_format'),
    timeFormat: read('time_format'),
    timeZone: read('zoneinfo'),
    theme: read('theme'),
  }
}

/** Whom tokens are for: by the ID token, else by the access token, so that a lost ID token makes nobody unknown. */
export function subjectOf(tokens: { readonly idToken: string; readonly accessToken: string }): string | null {
  return textClaim(readJwtPayload(tokens.idToken), 'sub') ?? textClaim(readJwtPayload(tokens.accessToken), 'sub')
}
