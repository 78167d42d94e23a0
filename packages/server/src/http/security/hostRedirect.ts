import type { ServerConfig } from '../../config/config.ts'
import { isLoopbackHost } from '../../config/readers.ts'
import type { Exchange } from '../exchange.ts'

/** Sends a browser that opens a page under another name of this machine to the one people use; true where it did. */
export type HostLead = (exchange: Exchange) => boolean

/**
 * With the embedded provider, issuer and policy of the pages name the host of PUBLIC_URL alone: under http://127.0.0.1 the
 * app would open and nobody could sign in. Leads from the numbers of this machine to `localhost`, on the same port, and
 * nowhere else; what scripts and programs ask for is left alone.
 */
export function createHostLead({ identity, publicUrl }: Pick<ServerConfig, 'identity' | 'publicUrl'>): HostLead {
  const leads = identity.kind === 'embedded' && publicUrl.protocol === 'http:' && publicUrl.hostname === 'localhost'
  return (exchange) => {
    const { request, response, method } = exchange
    const target = request.url ?? ''
    if (
      !leads ||
      method !== 'GET' ||
      !target.startsWith('/') ||
      !isPageVisit(exchange) ||
      !isOtherName(request.headers.host, publicUrl)
    )
      return false
    response.statusCode = 302
    response.setHeader('Location', publicUrl.origin + target)
    // The next start may use another name.
    response.setHeader('Cache-Control', 'no-store')
    response.end()
    return true
  }
}

function isPageVisit({ request }: Exchange): boolean {
  const mode = request.headers['sec-fetch-mode']
  return (mode === undefined || mode === 'navigate') && (request.headers.accept ?? '').includes('text/html')
}

function isOtherName(host: string | undefined, publicUrl: URL): boolean {
  const address = `http://${host ?? ''}`
  if (!URL.canParse(address)) return false
  const { hostname, port } = new URL(address)
  return hostname !== publicUrl.hostname && port === publicUrl.port && isLoopbackHost(hostname)
}
