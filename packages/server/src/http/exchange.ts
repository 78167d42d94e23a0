import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'

/** One request with its answer, as the parts of the HTTP server hand it on. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** GET, POST and so on, in capitals. */
  readonly method: string
  /** The path as it was sent, still percent-encoded, without the query. */
  readonly path: string
  /** Stands in the answer's X-Request-Id and in every line of the log about it. */
  readonly requestId: string
}

/** Opens an exchange. An id given by a proxy in front is kept when it is harmless. */
export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const given = request.headers['x-request-id']
  const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  return { request, response, method: request.method ?? 'GET', path, requestId }
}

// What is opened as a page all the same loads nothing, and stands in no frame (ASVS 5.0, 3.4.3 and 3.4.6).
const nothingPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Answers with JSON that nobody may keep. */
export function sendJson({ response }: Exchange, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Content-Security-Policy', nothingPolicy)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.setHeader('Cache-Control', 'no-store')
  response.end(text)
}

/** Answers with a plain line for a person or a program that went astray. */
export function sendText({ response, method }: Exchange, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Security-Policy', nothingPolicy)
  response.end(method === 'HEAD' ? undefined : text)
}

/** True for GET and HEAD; every other method is answered here, with the two that are allowed. */
export function isRead(exchange: Exchange): boolean {
  if (exchange.method === 'GET' || exchange.method === 'HEAD') return true
  exchange.response.setHeader('Allow', 'GET, HEAD')
  sendText(exchange, 405, 'Method not allowed')
  return false
}

/** The value of a cookie as it was sent; null where there is none of that name. */
export function readCookie(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const cut = part.indexOf('=')
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim()
  }
  return null
}
