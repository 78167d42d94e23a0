import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The longest rest of a body, in bytes, that is read away so that its connection can be used again. */
export const longestRest = 64 * 1024

/** How long a caller may go on sending after its answer, in milliseconds, before the connection is cut. */
const lingering = 2000

/**
 * Sees to the connection of an answer that is given before the request's body was read to its end: left alone, the
 * rest of that body would stand before the next caller's request. A body that said it is short is read away, so that
 * an ordinary refusal costs no connection; every other one ends it, and the answer says so (RFC 9112, 9.6).
 */
export function mindUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const { socket } = request
  const wished = response.shouldKeepAlive
  // Until the body is known to be at its end; what was sent already is not changed by it.
  if (!isShort(request)) response.shouldKeepAlive = false
  request.once('end', () => (response.shouldKeepAlive = wished))
  // Before Node's own listener, which ends the connection of an answer that said so.
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    if (!isShort(request)) lingerOnEnd(request, socket)
    else if (request.destroyed) socket.destroySoon()
    request.resume()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= longestRest
}

/**
 * A connection that is cut while bytes arrive is reset, and the reset may overtake the answer. So our side ends first,
 * and what still comes is thrown away for a moment.
 */
function lingerOnEnd(request: IncomingMessage, socket: Socket): void {
  socket.destroySoon = () => {
    const cut = setTimeout(() => socket.destroy(), lingering)
    socket.once('close', () => clearTimeout(cut))
    request.once('end', () => socket.destroy())
    socket.end()
  }
}

/**
 * The parts of a body as they come, up to `largest` bytes; null where there are more. The request stays whole, so
 * that its rest can be read away.
 */
export async function readUpTo(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) return null
    length += part.length
    if (length > largest) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
