import { pipeline } from 'node:stream/promises'
import type { OpenPrivateFile } from '../modules/private-files/privateFiles.ts'
import { sendText } from './exchange.ts'
import type { Handler } from './httpServer.ts'

/** Who knows the file at an address: what follows the place, and the query. */
export interface FileHolder {
  open(name: string, query: string): Promise<OpenPrivateFile | null>
}

/**
 * Answers files below `place` to whoever holds an address that is good. Each is saved, never opened
 * as a page: what people wrote must not become a page of this origin.
 */
export function createFileEndpoint(place: string, files: FileHolder): Handler {
  return async (exchange) => {
    const { request, response, method, path } = exchange
    const query = request.url?.split('?', 2)[1] ?? ''
    const found = await files.open(path.slice(place.length), query)
    if (found === null) return sendText(exchange, 404, 'Not found, or no longer good: open the page again for a new address.')
    const { name, mediaType, file } = found
    response.setHeader('Content-Type', mediaType)
    response.setHeader('Content-Length', file.size)
    response.setHeader('Content-Disposition', dispositionOf(name))
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (method === 'HEAD') response.end()
    else await pipeline(file.read(), response)
  }
}

/** RFC 6266: a name for every browser, and the whole one in UTF-8. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
