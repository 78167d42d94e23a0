import { pipeline } from 'node:stream/promises'
import { keyOfPublicPath, type FileStore } from '../../files/fileStore.ts'
import { sendText } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'

const headers: Readonly<Record<string, string>> = {
  'Content-Type': 'image/webp',
  // A key is never given to another content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened as a page it may do nothing at all.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // Mails and the pages of an organisation show its logo too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Answers the public files, by their unguessable addresses, to anybody (decision 0018): pictures of our own making
 * alone, so there is one type.
 */
export function createPublicFiles(files: FileStore): Handler {
  return async (exchange) => {
    const { request, response, method, path } = exchange
    const key = keyOfPublicPath(path)
    const file = key === null ? null : await files.open(key)
    if (key === null || file === null) return sendText(exchange, 404, 'Not found')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const mark = `"${key.split('.', 1)[0] ?? key}"`
    response.setHeader('ETag', mark)
    if (request.headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === mark)) {
      response.statusCode = 304
      response.end()
      return
    }
    response.setHeader('Content-Length', file.size)
    if (method === 'HEAD') response.end()
    else await pipeline(file.read(), response)
  }
}
