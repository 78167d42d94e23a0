import type pg from 'pg'
import type { ServerConfig } from '../config/config.ts'
import { readAddresses } from '../identity/addresses.ts'
import { securityHeaders, sendPage } from '../identity/http.ts'
import { createPageContexts } from '../identity/pages/pageContext.ts'
import { createAssets } from '../identity/pages/assets.ts'
import { failurePage } from '../identity/pages/messagePages.ts'
import type { Logger } from '../log.ts'
import { sendJson, sendText, type Exchange } from './exchange.ts'
import { legalPath } from './legal/legalLinks.ts'
import { messageOf } from './graphql/publicErrors.ts'

/** Answers a request while a part behind the server is away: in words for people, by a code for programs. */
export type Unavailable = (exchange: Exchange) => Promise<void>

const jsonPaths: ReadonlySet<string> = new Set(['/graphql', '/api/upload'])

/** Makes the answer; its page looks like the sign-in page and is in the reader's language. */
export function createUnavailable(config: ServerConfig, pool: pg.Pool, log: Logger): Unavailable {
  const addresses = readAddresses(config)
  const app = `${config.publicUrl.origin}/`
  const headers = { ...securityHeaders(addresses), 'Retry-After': '5' }
  const contexts = createPageContexts(pool, createAssets(`${legalPath}/assets`), (err) =>
    log.error({ err }, 'A page has no looks of its own'),
  )
  return async (exchange) => {
    const { request, response, path, requestId } = exchange
    response.setHeader('Retry-After', '5')
    if (jsonPaths.has(path)) {
      const error = { message: messageOf('UNAVAILABLE'), extensions: { code: 'UNAVAILABLE', requestId } }
      return sendJson(exchange, 503, path === '/graphql' ? { errors: [error] } : { error: { code: 'UNAVAILABLE' } })
    }
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return sendText(exchange, 503, 'The service is briefly unavailable. Try again in a moment.')
    }
    sendPage(response, 503, failurePage(await contexts(request), 'unavailable', app, null), headers)
  }
}
