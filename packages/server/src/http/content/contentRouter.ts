import { pipeline } from 'node:stream/promises'
import type { ContentOpener, OpenContent } from '../../modules/content/contentAddresses.ts'
import { createRuntimeFiles, type RuntimeFile } from '../../modules/content/runtime/runtimeFiles.ts'
import { sendText, type Exchange } from '../exchange.ts'
import { namesOf } from '../files/fileEndpoint.ts'
import type { Handler, Router } from '../httpServer.ts'
import { contentPermissions } from '../security/permissionsPolicy.ts'
import type { Headers } from '../security/securityHeaders.ts'
import { readRange } from './byteRange.ts'

/** Who may frame content, and read files by script. */
export interface ContentReaders {
  /** The product's own origin. */
  readonly app: string
  /** Origins whose pages embed the product. */
  readonly parents: readonly string[]
}

/** The content origin: signed addresses and the run-time pages of SCORM; no cookies, neither the app nor the API. */
export function createContentRouter(content: ContentOpener, readers: ContentReaders): Router {
  const found = { route: 'content', handle: createHandler(content, readers) }
  return () => found
}

function createHandler(content: ContentOpener, readers: ContentReaders): Handler {
  const headers = { part: partHeaders(readers), file: fileHeaders(readers), runtime: runtimeHeaders(readers) }
  const runtime = createRuntimeFiles(readers.app)
  return async (exchange) => {
    const { method, path } = exchange
    // Other sites' scripts may ask before they read; only a file answers, and only to the app.
    if (method === 'OPTIONS' && path.startsWith('/f.')) return answerPreflight(exchange, readers)
    if (method !== 'GET' && method !== 'HEAD') {
      exchange.response.setHeader('Allow', 'GET, HEAD')
      return sendText(exchange, 405, 'Method not allowed')
    }
    const runtimeFile = runtime.get(path)
    if (runtimeFile !== undefined) return sendRuntime(exchange, runtimeFile, headers.runtime)
    const found = await content.open(path)
    if (found === null) return sendText(exchange, 404, 'Not found, or no longer good: open the page again.')
    return send(exchange, found, found.isPackagePart ? headers.part : headers.file)
  }
}

const ancestors = ({ app, parents }: ContentReaders): string => `frame-ancestors 'self' ${[app, ...parents].join(' ')}`

/** A package runs as it was written, and reaches nothing but its own origin. */
function partHeaders(readers: ContentReaders): Headers {
  const policy = [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "connect-src 'self' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    ancestors(readers),
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': contentPermissions,
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The page around a package: its own two scripts, and the package in a frame. */
function runtimeHeaders(readers: ContentReaders): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    ancestors(readers),
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': contentPermissions,
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function sendRuntime({ response, method }: Exchange, { type, body, isPage }: RuntimeFile, headers: Headers): void {
  if (isPage) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', body.length)
  // Short: the addresses stay the same over releases.
  response.setHeader('Cache-Control', 'private, max-age=600')
  response.end(method === 'HEAD' ? undefined : body)
}

/** Opened as a page a file does nothing. No sandbox, in which PDF readers do not start. */
function fileHeaders(readers: ContentReaders): Headers {
  return {
    'Content-Security-Policy': `default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; ${ancestors(readers)}`,
    'Permissions-Policy': contentPermissions,
    // Videos, captions and PDFs are shown in pages of the app, which is another site to browsers.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': readers.app,
    'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
    Vary: 'Origin',
  }
}

function answerPreflight({ response }: Exchange, { app }: ContentReaders): void {
  response.setHeader('Access-Control-Allow-Origin', app)
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD')
  response.setHeader('Access-Control-Allow-Headers', 'Range')
  response.setHeader('Access-Control-Max-Age', '600')
  response.statusCode = 204
  response.end()
}

async function send(exchange: Exchange, content: OpenContent, headers: Headers): Promise<void> {
  const { request, response, method } = exchange
  const { file, mediaType, mark, saveAs } = content
  const etag = `"${mark}"`
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', 'private, max-age=600')
  response.setHeader('Accept-Ranges', 'bytes')
  if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('Content-Type', mediaType)
  if (saveAs !== null) response.setHeader('Content-Disposition', `attachment; ${namesOf(saveAs)}`)
  const condition = request.headers['if-range']
  const isSame = condition === undefined || condition === etag
  const range = isSame ? readRange(request.headers.range, file.size) : null
  if (range === 'NONE') {
    response.setHeader('Content-Range', `bytes */${file.size}`)
    return sendText(exchange, 416, 'No such part')
  }
  if (range !== null) {
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  }
  response.setHeader('Content-Length', range === null ? file.size : range.end - range.start + 1)
  if (method === 'HEAD' || file.size === 0) response.end()
  else await pipeline(range === null ? file.read() : file.read(range), response)
}
