import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pipeline } from 'node:stream'

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Answers with one file of a folder, or with 404 where there is none or where the path leads out of the folder.
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder absolute
 * @param {string} path as it stands in the address, such as /assets/one%20file.js
 */
export function answerFile(response, folder, path) {
  const file = fileBelow(folder, path)
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.')
    return
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  // Names in assets/ carry a digest of what is in the file; a browser that keeps them need not compile them again.
  response.setHeader('cache-control', path.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-cache')
  // A file that went since it was looked at, or a page that hung up, ends this answer alone.
  pipeline(createReadStream(file), response, () => {})
}

/** @param {string} folder @param {string} path */
function fileBelow(folder, path) {
  const name = toName(path)
  const file = join(folder, name.endsWith('/') ? `${name}index.html` : name)
  const isInside = file.startsWith(folder + sep) && !file.includes('\0')
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null
}

/** @param {string} path */
function toName(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape names no file, and this name is none.
    return '\0'
  }
}

/**
 * Waits until a server listens on a free port of this machine alone.
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} the port
 */
export async function listenHere(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(null))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
export const closeServer = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Serves a folder on this machine alone until it is closed.
 * @param {string} folder absolute
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the url has no slash at its end
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    answerFile(response, folder, new URL(request.url ?? '/', 'http://localhost').pathname)
  })
  const port = await listenHere(server)
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}
