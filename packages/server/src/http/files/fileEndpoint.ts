import { pipeline } from 'node:stream/promises'
import type { OpenPrivateFile } from '../../modules/private-files/privateFiles.ts'
import { sendText } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'

/** Who knows the file at an address: what follows the place, and the query. */
export interface FileHolder {
  open(name: string, query: string): Promise<OpenPrivateFile | null>
}

/** What a browser does with the files of a place. */
export interface FileManners {
  readonly disposition: 'attachment' | 'inline'
  /** The Content-Security-Policy of each answer. */
  readonly policy: string
}

/** Saved, never opened as a page: what people wrote must not become a page of this origin. */
export const toSave: FileManners = {
  disposition: 'attachment',
  policy: "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/**
 * Opened by the browser's own reader, also within pages of this origin and the parents they are embedded in: for PDFs
 * alone, which no browser runs in the origin they come from. No `sandbox`, in which readers do not start, and the styles of
 * the page that some of them draw around a PDF (docs/decisions/0068).
 */
export const toRead = (parents: readonly string[]): FileManners => ({
  disposition: 'inline',
  policy: `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${["'self'", ...parents].join(' ')}`,
})

/** Answers files below `place` to whoever holds an address that is good. */
export function createFileEndpoint(place: string, files: FileHolder, { disposition, policy }: FileManners): Handler {
  return async (exchange) => {
    const { request, response, method, path } = exchange
    const query = request.url?.split('?', 2)[1] ?? ''
    const found = await files.open(path.slice(place.length), query)
    if (found === null)
      return sendText(exchange, 404, 'Not found, or no longer good: open the page again for a new address.')
    const { name, mediaType, file } = found
    response.setHeader('Content-Type', mediaType)
    response.setHeader('Content-Length', file.size)
    response.setHeader('Content-Disposition', `${disposition}; ${namesOf(name)}`)
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (method === 'HEAD') response.end()
    else await pipeline(file.read(), response)
  }
}

/** RFC 6266: a name for every browser, and the whole one in UTF-8. */
export function namesOf(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
