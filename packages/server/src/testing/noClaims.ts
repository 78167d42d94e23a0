import type { CallerClaims } from '../access/caller.ts'

/** The claims of a token that says nothing of its person. */
export const noClaims: CallerClaims = {
  username: null,
  givenName: null,
  familyName: null,
  email: null,
  locale: null,
  dateFormat: null,
  timeFormat: null,
  timeZone: null,
  theme: null,
}
