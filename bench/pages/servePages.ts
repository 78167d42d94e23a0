import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Serves built folders by name on a free port of this machine: `/floor/form.html`. */
export async function servePages(
  folders: ReadonlyMap<string, string>,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [, side = '', ...rest] = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).split(
      '/',
    )
    const folder = folders.get(side)
    const file = folder === undefined ? null : normalize(join(folder, ...rest))
    if (folder === undefined || file === null || !file.startsWith(folder + sep)) {
      response.writeHead(404).end()
      return
    }
    readFile(file).then(
      (content) =>
        response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages got no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
