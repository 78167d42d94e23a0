import type { IncomingMessage, ServerResponse } from 'node:http'
import { permissionsPolicy } from '../http/security/permissionsPolicy.ts'
import { readUpTo } from '../http/unreadBody.ts'
import type { Addresses } from './addresses.ts'
import type { SafeHtml } from './pages/html.ts'

// The longest password the page takes, of letters that a form writes with nine characters each, and the name.
const largestForm = 16 * 1024

/**
 * Headers of everything the provider answers, pages above all (session.md 4.1; ASVS 5.0, 3.4). No opener policy: an
 * embedded app signs in by a pop-up, which must keep the window that opened it.
 */
export function securityHeaders(addresses: Addresses): Readonly<Record<string, string>> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self'`,
    // Browsers differ in whether a redirect after a form counts, so the places it may lead to are named.
    `form-action 'self' ${addresses.clientOrigins.join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy,
    ...(addresses.isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Sends a page; it is never stored, since it belongs to one attempt of one person. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: SafeHtml,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(page.toString())
}

/** Reads a posted form; null where it is not one or larger than 16 kB. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return null
  const body = await readUpTo(request, largestForm)
  return body === null ? null : new URLSearchParams(body.toString('utf8'))
}

/** Answers a cookie's value, undefined where the request has none of that name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/**
 * Answers the address a request comes from. Where people come by https something in front of this server ends the
 * encryption, and that something wrote the last entry of X-Forwarded-For; else the header is anybody's word.
 */
export function clientAddress(request: IncomingMessage, addresses: Pick<Addresses, 'isSecure'>): string {
  const header = request.headers['x-forwarded-for']
  const forwarded = addresses.isSecure && typeof header === 'string' ? header.split(',').at(-1)?.trim() : undefined
  return forwarded !== undefined && forwarded !== '' ? forwarded : (request.socket.remoteAddress ?? '')
}
