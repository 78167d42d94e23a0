import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookie } from '../exchange.ts'

/** The header that answers the cookie (Angular's names, session.md S7.9). */
export const xsrfHeader = 'x-xsrf-token'

/** The cookie-to-header token of the specification, section 7: a page of another site cannot read it to send it on. */
export interface CrossSiteGuard {
  readonly cookieName: string
  /** Whether people come over https. */
  readonly isSecure: boolean
  /** Gives the browser a token with the first GET of the app. */
  offer(request: IncomingMessage, response: ServerResponse): void
  /** True unless the request carries cookies without proof that its sender can read them. */
  accepts(request: IncomingMessage): boolean
}

/** A guard; over https the cookie's name binds it to this very host (ASVS 3.3.3). */
export function createCrossSiteGuard(isSecure: boolean): CrossSiteGuard {
  const cookieName = isSecure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN'
  const attributes = isSecure ? 'Path=/; SameSite=Strict; Secure' : 'Path=/; SameSite=Strict'
  return {
    cookieName,
    isSecure,
    offer(request, response) {
      if (readCookie(request, cookieName) !== null) return
      response.appendHeader('Set-Cookie', `${cookieName}=${randomBytes(24).toString('base64url')}; ${attributes}`)
    },
    accepts(request) {
      if (request.headers.cookie === undefined) return true
      const header = request.headers[xsrfHeader]
      const cookie = readCookie(request, cookieName)
      return typeof header === 'string' && cookie !== null && isSame(header, cookie)
    },
  }
}

/** Compares in a time that tells nothing but the lengths. */
function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
