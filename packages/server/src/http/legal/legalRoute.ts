import { findDatabaseProblem } from '../../database/problems.ts'
import type { Pool } from 'pg'
import type { SafeHtml } from '../../identity/pages/html.ts'
import { createPageContexts, localeCookieHeader } from '../../identity/pages/pageContext.ts'
import { createAssets } from '../../identity/pages/assets.ts'
import type { PageContext } from '../../identity/pages/layout.ts'
import type { Logger } from '../../log.ts'
import { isRead, type Exchange } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import { permissionsPolicy } from '../security/permissionsPolicy.ts'
import { comingPathOf, legalPath, pathOf } from './legalLinks.ts'
import { comingPage, legalPage, unknownLegalPage } from './legalPage.ts'
import { type LegalKind, legalKinds, type LegalTexts } from './legalTexts.ts'

/** What the legal pages are made from. */
export interface LegalDeps {
  readonly pool: Pool
  readonly texts: LegalTexts
  readonly log: Logger
  /** People come by https; the cookie with a chosen language is then marked Secure. */
  readonly isSecure: boolean
}

// The pages run no script at all, so nothing but their own sheet, fonts and mark is let in, and the PDF of one that has it.
const policyOf = (hasPdf: boolean): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    // A reader that is a page of the browser's own is a frame as well.
    ...(hasPdf ? [`object-src 'self'`, `frame-src 'self'`] : [`object-src 'none'`]),
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')

interface DrawnPage {
  readonly page: SafeHtml
  /** Whether its text is a PDF, which is read within it. */
  readonly hasPdf: boolean
}

/** Whether a path is one of the legal pages' or of a file of theirs. */
export const isLegalPath = (path: string): boolean => path === legalPath || path.startsWith(`${legalPath}/`)

/**
 * Answers the handler of `/legal/<kind>`, and of `/legal/<kind>/next` for what comes: for anybody, in the reader's language, with links to the others, without
 * scripts (decision 0059). Their looks are those of the sign-in page, also where people sign in elsewhere.
 */
export function createLegalRoute({ pool, texts, log, isSecure }: LegalDeps): Handler {
  const assets = createAssets(`${legalPath}/assets`)
  const report = (err: unknown): void => log.error({ err }, 'A legal page met an error')
  const contexts = createPageContexts(pool, assets, report)
  /** A text that cannot be read is reported, and told as one that is not there. */
  const attempt = <Text>(found: Promise<Text | null>): Promise<Text | null> =>
    found.catch((error: unknown) => {
      // While the database is away there may well be a text.
      if (findDatabaseProblem(error) === 'UNAVAILABLE') throw error
      report(error)
      return null
    })
  const draw = async (context: PageContext, kind: LegalKind, isComing: boolean): Promise<DrawnPage> => {
    const [text, coming] = await Promise.all([
      attempt(texts.find(kind, context.locale)),
      attempt(texts.findComing(kind, context.locale)),
    ])
    // A version that came into force, or was taken back, is looked for at its former address: there stands what holds now.
    if (isComing && coming !== null) return { page: comingPage(context, kind, coming), hasPdf: coming.form === 'PDF' }
    return { page: legalPage(context, kind, { text, coming }), hasPdf: text?.form === 'PDF' }
  }
  return async (exchange: Exchange) => {
    if (!isRead(exchange)) return
    const { request, response, path, method } = exchange
    const asset = /^\/legal\/assets\/([\w.-]+)$/.exec(path)?.[1]
    if (asset !== undefined) return assets.serve(request, response, asset)
    const context = await contexts(request)
    const requestedPath = path.replace(/\/$/, '')
    const kind = legalKinds.find((known) => [pathOf(known), comingPathOf(known)].includes(requestedPath))
    const { page, hasPdf } =
      kind === undefined
        ? { page: unknownLegalPage(context), hasPdf: false }
        : await draw(context, kind, requestedPath === comingPathOf(kind))
    const isChosen = new URL(request.url ?? '/', 'http://localhost').searchParams.has('lang')
    response.writeHead(kind === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(hasPdf),
      'Permissions-Policy': permissionsPolicy,
      // What it says depends on the reader's language and on what is published at the moment.
      'Cache-Control': 'no-store',
      ...(isChosen ? { 'Set-Cookie': localeCookieHeader(context, isSecure) } : {}),
    })
    response.end(method === 'HEAD' ? undefined : page.toString())
  }
}
