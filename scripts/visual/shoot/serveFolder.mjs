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
 * Serves a file of a folder; 404 if it does not exist or is outside the folder.
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
  // File names in assets/ contain a digest of the content, so browsers may cache their compiled code.
  response.setHeader('cache-control', path.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-cache')
  // A file deleted meanwhile, or a closed connection, ends only this response.
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
    // An invalid escape becomes a name that no file has.
    return '\0'
  }
}

/**
 * Waits until a server listens on a free port of this machine.
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
 * Serves a folder on this machine until it is closed.
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
