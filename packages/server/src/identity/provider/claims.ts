import type { Account } from '../accounts/accountStore.ts'

/** The realm's own choices, which a person's override (specification, sections 3 and 9). */
export interface RealmDefaults {
  readonly defaultLocale: string
  readonly dateFormat: string
}

/**
 * The level of a sign-in (OpenID Connect Core, `acr`), numbered as Keycloak does: 1 for one factor, 2 for two. A passkey
 * alone counts as two, since the device asked who holds it.
 */
export const signInLevels = { oneFactor: '1', twoFactors: '2' } as const

/** Which claims come with which scope. They stand in the ID token, as Keycloak puts them there. */
export const claimsByScope = {
  openid: [
    'sub',
    'sid',
    'session_state',
    'locale',
    'theme',
    'date_format',
    'time_format',
    'zoneinfo',
    'default_locale',
    'default_date_format',
    'acr',
    'amr',
  ],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email'],
} as const

function withoutNull(claims: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null))
}

function settings(
  account: Account,
  sessionState: string | null,
  { defaultLocale, dateFormat }: RealmDefaults,
): Record<string, unknown> {
  return withoutNull({
    session_state: sessionState,
    sid: sessionState,
    locale: account.locale,
    theme: account.theme,
    date_format: account.dateFormat,
    time_format: account.timeFormat,
    zoneinfo: account.timeZone,
    default_locale: defaultLocale,
    default_date_format: dateFormat,
  })
}

/** The claims of an ID token; the provider picks those of the granted scopes. */
export function idTokenClaims(
  account: Account,
  sessionState: string | null,
  realm: RealmDefaults,
): { sub: string } & Record<string, unknown> {
  const name = [account.givenName, account.familyName].filter((part) => part !== null).join(' ')
  const person = {
    name: name === '' ? (account.username ?? account.email) : name,
    given_name: account.givenName,
    family_name: account.familyName,
    preferred_username: account.username,
    email: account.email,
  }
  return { sub: account.uuid, ...settings(account, sessionState, realm), ...withoutNull(person) }
}

/** What an access token says beyond the standard: roles where Keycloak puts them, session and settings. */
export function accessTokenClaims(
  account: Account,
  sessionState: string | null,
  api: string,
  realm: RealmDefaults,
): Record<string, unknown> {
  return { resource_access: { [api]: { roles: account.roles } }, ...settings(account, sessionState, realm) }
}
