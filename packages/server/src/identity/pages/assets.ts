import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseColour } from '@somo/ui/theme/colourText'
import { defaultPrimary } from '@somo/ui/theme/tokens'
import { createPageStyles, type PageStyles } from './styles.ts'

/** Names of the fixed files that pages refer to. */
export type AssetName = 'signIn.js' | 'passkey.js' | 'submitForm.js' | 'sessionCheck.js' | 'inter-latin.woff2'

interface Asset {
  readonly type: string
  readonly body: Buffer
}

/** The files beside the pages: scripts, fonts and the style sheet, each under an address that names its content. */
export interface Assets {
  /** Address of a fixed file. */
  address(name: AssetName): string
  /** Address of the style sheet for a primary colour (#rrggbb). */
  stylesAddress(primary: string): string
  /** Answers a request whose path goes on as `file` below the assets; 404 where there is no such file. */
  serve(request: IncomingMessage, response: ServerResponse, file: string): void
}

const require = createRequire(import.meta.url)
const latin = require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')
const latinExtended = require.resolve('@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2')
const script = 'text/javascript; charset=utf-8'

function local(name: string): Asset {
  return { type: script, body: readFileSync(new URL(`static/${name}`, import.meta.url)) }
}

/** The library's own bundle for pages without a build, with what uses it. */
function passkeyScript(): Asset {
  const library = new URL('../dist/bundle/index.umd.min.js', pathToFileURL(require.resolve('@simplewebauthn/browser')))
  const own = local('passkey.js')
  return { type: script, body: Buffer.concat([readFileSync(library), Buffer.from('\n'), own.body]) }
}

const font = (path: string): Asset => ({ type: 'font/woff2', body: readFileSync(path) })

const fingerprint = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 12)

function loadFiles(): Map<string, Asset> {
  const scripts = ['signIn.js', 'submitForm.js', 'sessionCheck.js']
  return new Map([
    ...scripts.map((name) => [name, local(name)] as const),
    ['passkey.js', passkeyScript()],
    ['inter-latin.woff2', font(latin)],
    ['inter-latin-ext.woff2', font(latinExtended)],
  ])
}

/** Keeps the style sheets of the last few colours: an address can name any colour, memory must not follow. */
function createStyleCache(styles: PageStyles): (primary: string) => Buffer {
  const sheets = new Map<string, Buffer>()
  return (primary) => {
    const known = sheets.get(primary)
    if (known) return known
    if (sheets.size >= 16) sheets.clear()
    const sheet = Buffer.from(styles.of(primary))
    sheets.set(primary, sheet)
    return sheet
  }
}

function send(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  response.writeHead(200, {
    'Content-Type': asset.type,
    'Content-Length': asset.body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(request.method === 'HEAD' ? undefined : asset.body)
}

/** Loads the files once. `base` is the path they are served below, without a trailing slash. */
export function createAssets(base: string): Assets {
  const files = loadFiles()
  const versions = new Map([...files].map(([name, { body }]) => [name, fingerprint(body)]))
  const versioned = (name: AssetName | 'inter-latin-ext.woff2') => `${name}?v=${versions.get(name) ?? ''}`
  // Beside the sheet, so relative; with the very version of the preload, else the font would be fetched twice.
  const fonts = { latin: versioned('inter-latin.woff2'), latinExtended: versioned('inter-latin-ext.woff2') }
  const styles = createPageStyles(fonts)
  const sheet = createStyleCache(styles)
  const version = fingerprint(styles.fingerprint)
  return {
    address: (name) => `${base}/${versioned(name)}`,
    stylesAddress: (primary) => `${base}/page-${primary.slice(1)}.css?v=${version}`,
    serve: (request, response, file) => {
      const colour = /^page-([\da-f]{6})\.css$/.exec(file)?.[1]
      if (colour !== undefined) {
        const body = sheet(parseColour(colour) ?? defaultPrimary)
        return send(request, response, { type: 'text/css; charset=utf-8', body })
      }
      const asset = files.get(file)
      if (asset) return send(request, response, asset)
      response.writeHead(404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      response.end()
    },
  }
}
