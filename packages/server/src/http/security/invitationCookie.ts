/**
 * The cookie in which a browser keeps the secret of the invitation it opened, until its person has signed in at the
 * outside provider. Over https its name binds it to this very host (ASVS 5.0, 3.3.3).
 */
export const invitationCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-somo_invitation' : 'somo_invitation'

/** The cookie's header; nothing in the browser but requests to this server can read it, for an hour. */
export function writeInvitationCookie(secret: string, isSecure: boolean): string {
  const place = isSecure ? 'Path=/; Secure' : 'Path=/graphql'
  return `${invitationCookieName(isSecure)}=${encodeURIComponent(secret)}; ${place}; Max-Age=3600; HttpOnly; SameSite=Lax`
}
