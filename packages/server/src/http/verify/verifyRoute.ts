import { createCounter, consume, keyOf, networkOf } from '../../identity/sign-in/limiter.ts'
import { clientAddress } from '../../identity/http.ts'
import { createAssets } from '../../identity/pages/assets.ts'
import type { SafeHtml } from '../../identity/pages/html.ts'
import type { PageContext } from '../../identity/pages/layout.ts'
import { createPageContexts, localeCookieHeader } from '../../identity/pages/pageContext.ts'
import { checkCertificate } from '../../modules/certificates/checkCertificate.ts'
import { checkPath } from '../../modules/certificates/checkCode.ts'
import type { ServerDeps } from '../../modules/module.ts'
import type { Exchange } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import { legalPath } from '../legal/legalLinks.ts'
import { permissionsPolicy } from '../security/permissionsPolicy.ts'
import { formPage, resultPage, tooManyPage, unknownPage } from './verifyPage.ts'

// As the legal pages, whose sheet and fonts it has; its form leads to itself.
const policy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const checksPerMinute = 10

interface Answer {
  readonly status: number
  readonly page: SafeHtml
  readonly retryAfter?: number
}

/**
 * Answers `/verify/<code>`: whether a certificate is valid, for anybody, without scripts. Ten checks a minute from one network:
 * a code has 75 random bits, and the limit keeps programs from reading what their owners only hold on paper.
 */
export function openCheckPage({ database: { pool }, config, log }: ServerDeps): Handler {
  const isSecure = config.publicUrl.protocol === 'https:'
  const report = (err: unknown): void => log.error({ err }, 'The check page of certificates met an error')
  const contexts = createPageContexts(pool, createAssets(`${legalPath}/assets`), report)
  const counter = createCounter(pool, 'verify', checksPerMinute, 60)
  const check = async (context: PageContext, { request }: Exchange, code: string): Promise<Answer> => {
    const wait = await consume(counter, keyOf(networkOf(clientAddress(request, { isSecure }))))
    if (wait !== null) return { status: 429, page: tooManyPage(context, wait), retryAfter: wait }
    const found = await checkCertificate(pool, code)
    if (found === null) return { status: 404, page: unknownPage(context) }
    const { rows } = await pool.query<{ zone: string }>('select installation_zone() as zone')
    return { status: 200, page: resultPage(context, found, { at: new Date(), timeZone: rows[0]?.zone ?? 'UTC' }) }
  }
  return async (exchange) => {
    const { request, response, path, method } = exchange
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const [typed, code] = [query.get('code'), readPath(path)]
    if (code === '' && typed !== null && typed.trim() !== '') {
      response.writeHead(303, {
        Location: `${checkPath}/${encodeURIComponent(typed.trim().slice(0, 40).toWellFormed())}`,
        'Cache-Control': 'no-store',
      })
      response.end()
      return
    }
    const context = await contexts(request)
    const { status, page, retryAfter } =
      code === '' ? { status: 200, page: formPage(context) } : await check(context, exchange, code)
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...(query.has('lang') ? { 'Set-Cookie': localeCookieHeader(context, isSecure) } : {}),
    })
    response.end(method === 'HEAD' ? undefined : page.toString())
  }
}

/** The code in the path; empty without one. */
function readPath(path: string): string {
  try {
    return decodeURIComponent(path.slice(checkPath.length + 1))
  } catch {
    return '?'
  }
}
