import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isRead, sendText, type Exchange } from '../exchange.ts'
import type { SecurityHeaders } from '../security/securityHeaders.ts'

interface StaticFile {
  readonly file: string
  readonly size: number
  /** Changes with the file's size or time. */
  readonly mark: string
}

/** A file of the built app with the packed forms the build left beside it. */
interface Asset extends StaticFile {
  readonly br: StaticFile | null
  readonly gz: StaticFile | null
}

/** The built app; looked up once, so a path that leads out of its folder is simply not in the list. */
export interface StaticApp {
  /** Whether there is a built app at all. */
  readonly isBuilt: boolean
  /** Answers a request for a file or an address of the app. */
  serve(exchange: Exchange): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

// Vite writes names such as Dashboard-BqZ3x_7a.js. A name whose last part merely looks like a word is taken for an
// ordinary one: that costs a question to the server, the reverse would keep an old file for a year.
const hashedName = /^\/assets\/(?:[^/]+\/)*[^/]*-(?=[\w-]*[A-Z0-9_-])[\w-]{8}\.[a-z0-9]+$/

/** Reads the list of files in the folder of the built app; a folder that is not there is an app not built yet. */
export async function openStaticApp(dir: string, headers: SecurityHeaders): Promise<StaticApp> {
  const assets = await listAssets(dir)
  const index = assets.get('/index.html') ?? null
  return {
    isBuilt: index !== null,
    async serve(exchange) {
      if (!isRead(exchange)) return
      const { path } = exchange
      const name = decodePath(path)
      const asset = name === null ? undefined : assets.get(name)
      if (name !== null && asset !== undefined) return send(exchange, asset, headersOf(name, headers))
      if (!isNavigation(exchange, name ?? path)) return sendText(exchange, 404, 'Not found')
      if (index === null) return sendText(exchange, 503, 'The app has not been built yet: npm start builds it.')
      return send(exchange, index, headers.app)
    },
  }
}

async function listAssets(dir: string): Promise<Map<string, Asset>> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(file)
    const mark = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
    files.set(file.slice(dir.length).replaceAll('\\', '/'), { file, size, mark })
  }
  const plain = [...files].filter(([name]) => !/\.(?:br|gz)$/.test(name))
  return new Map(
    plain.map(([name, file]) => [
      name,
      { ...file, br: files.get(`${name}.br`) ?? null, gz: files.get(`${name}.gz`) ?? null },
    ]),
  )
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not a percent-encoding: no file has such a name.
    return null
  }
}

/** True where a browser opens an address of the app, not where something asks for a file that is not there. */
function isNavigation({ request }: Exchange, name: string): boolean {
  if (name === '/') return true
  const mode = request.headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return false
  if (!(request.headers.accept ?? '').includes('text/html')) return false
  // Whatever a person types is the app's to answer, with its page for unknown addresses (specification, section 2).
  return !/^\/(?:assets|api)(?:\/|$)/.test(name)
}

function headersOf(name: string, headers: SecurityHeaders): Readonly<Record<string, string>> {
  if (name === '/index.html') return headers.app
  if (name === '/silent-refresh.html') return headers.silentRefresh
  if (hashedName.test(name)) return { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return { 'Cache-Control': 'no-cache' }
}

async function send(exchange: Exchange, asset: Asset, headers: Readonly<Record<string, string>>): Promise<void> {
  const { request, response, method } = exchange
  const { chosen, encoding } = choosePacking(request.headers['accept-encoding'] ?? '', asset)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const etag = `"${asset.mark}${encoding === null ? '' : `-${encoding}`}"`
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag)) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('Content-Type', types[extname(asset.file)] ?? 'application/octet-stream')
  response.setHeader('Content-Length', chosen.size)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(chosen.file), response)
}

function choosePacking(accepted: string, asset: Asset): { chosen: StaticFile; encoding: 'br' | 'gzip' | null } {
  const offers = accepted.split(',').filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
  const names = offers.map((offer) => offer.split(';', 1)[0]?.trim().toLowerCase())
  if (asset.br !== null && names.includes('br')) return { chosen: asset.br, encoding: 'br' }
  if (asset.gz !== null && names.includes('gzip')) return { chosen: asset.gz, encoding: 'gzip' }
  return { chosen: asset, encoding: null }
}
