import type { ErrorCode } from '@somo/graphql/schema'
import type { CrossSiteGuard } from '../security/crossSite.ts'
import { sendJson, type Exchange } from '../exchange.ts'
import { messageOf } from './publicErrors.ts'

/**
 * Largest body of a call in bytes: above what a package may store (twice 1 MiB) and what a page or a file of questions may
 * have, below what hurts. It is read after the token was checked.
 */
export const largestBody = 4 * 1024 * 1024

/** Why a call is not even read. */
export interface Refusal {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
}

/** A body beyond `largestBody`, whether it said so or not. */
export const tooLarge: Refusal = { status: 413, code: 'BAD_INPUT', message: `Calls are at most ${largestBody} bytes.` }

/**
 * Looks at a call's method and headers before a byte of its body is read. A browser sends none of what passes here
 * to a foreign site without asking first, and we never say yes to that question (ASVS 3.5.2, 3.5.3).
 * @returns null for a call that may be read.
 */
export function findRefusal({ request, method }: Exchange, guard: CrossSiteGuard): Refusal | null {
  const { headers } = request
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (method !== 'POST') return { status: 405, code: 'BAD_INPUT', message: 'Calls are sent by POST.' }
  if (!headers['apollo-require-preflight']) {
    return { status: 403, code: 'FORBIDDEN', message: 'The header Apollo-Require-Preflight is missing.' }
  }
  if (type !== 'application/json') return { status: 415, code: 'BAD_INPUT', message: 'Calls are sent as JSON.' }
  if (headers['content-encoding'] !== undefined)
    return { status: 415, code: 'BAD_INPUT', message: 'Calls are not packed.' }
  if (!acceptsJson(headers.accept)) return { status: 406, code: 'BAD_INPUT', message: 'Answers are JSON.' }
  if (Number(headers['content-length'] ?? 0) > largestBody) return tooLarge
  if (!guard.accepts(request)) {
    return {
      status: 403,
      code: 'FORBIDDEN',
      message: `Cookies came without the header that repeats ${guard.cookieName}.`,
    }
  }
  return null
}

/** Answers a refused call in the shape of a GraphQL answer. */
export function sendRefusal(exchange: Exchange, { status, code, message }: Refusal): void {
  if (status === 405) exchange.response.setHeader('Allow', 'POST')
  sendJson(exchange, status, { errors: [{ message, extensions: { code, requestId: exchange.requestId } }] })
}

const statusOf = { UNAUTHENTICATED: 401, UNAVAILABLE: 503, VIEW_ENDED: 200 } as const

/**
 * Answers a call that carries no valid token, or names a view that is over; nothing of it has been read. The latter is a
 * error of the call's content, as any other that GraphQL tells of.
 */
export function sendError(exchange: Exchange, code: keyof typeof statusOf): void {
  const extensions = { code, requestId: exchange.requestId }
  // The same words for every error of a token: which check it failed is nobody's business (RFC 6750, 3).
  if (code === 'UNAUTHENTICATED') exchange.response.setHeader('WWW-Authenticate', 'Bearer')
  sendJson(exchange, statusOf[code], { errors: [{ message: messageOf(code), extensions }] })
}

/** Answers a person who has made too many calls, with the seconds after which the next one is answered again. */
export function sendLimited(exchange: Exchange, retryAfterSeconds: number): void {
  exchange.response.setHeader('Retry-After', String(retryAfterSeconds))
  const extensions = { code: 'RATE_LIMITED', requestId: exchange.requestId }
  sendJson(exchange, 429, {
    errors: [{ message: `Too many calls. Try again in ${retryAfterSeconds} seconds.`, extensions }],
  })
}

function acceptsJson(accept: string | undefined): boolean {
  return (
    accept === undefined ||
    /(?:^|[\s,])(?:application\/(?:graphql-response\+)?json|application\/\*|\*\/\*)/i.test(accept)
  )
}
