import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site that embeds others, for embedding tests; the product does not know it. */
export interface ParentServer {
  /** Its origin, a different site than the product's: its iframes of the product get no cookies of the product. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts the site. `/?<name>=<address>&…` returns a page with an iframe for each name, which stores every message it
 * receives in `heard`, as origin and data.
 */
export async function startParentServer(): Promise<ParentServer> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://parent')
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageWith([...searchParams]))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pageWith(frames: readonly (readonly [name: string, address: string])[]): string {
  const elements = frames.map(([name, address]) => {
    return `<iframe title="${escaped(name)}" name="${escaped(name)}" src="${escaped(address)}" width="1100" height="600"></iframe>`
  })
  return `<!doctype html><html lang="en"><title>Portal</title><h1>Portal</h1>
<script>var heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))</script>
${elements.join('\n')}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
