import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Protection of the sign-in form against requests forged by other sites, beside the interaction's own cookie
 * (SameSite, HttpOnly, bound to the form's path): a token that only this server can make for this one form, and the
 * browser's own word where the request comes from (Fetch Metadata).
 */

/** Answers the hidden field's value for the form of one interaction. */
export function formToken(key: string, interaction: string): string {
  return createHmac('sha256', key).update(`form:${interaction}`).digest('base64url')
}

/** True where a sent value is the one of this interaction. */
export function isFormToken(key: string, interaction: string, sent: string | null): boolean {
  const expected = Buffer.from(formToken(key, interaction))
  const given = Buffer.from(sent ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * True where the browser says that another site sent the request. Our pages send no referrer, which makes a browser
 * write `Origin: null`, so that value says nothing.
 */
export function isFromElsewhere(request: IncomingMessage, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && origin !== 'null' && origin !== ownOrigin
}
