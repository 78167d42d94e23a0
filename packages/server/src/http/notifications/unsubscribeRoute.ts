import type { Pool } from 'pg'
import { createAssets } from '../../identity/pages/assets.ts'
import { html, type SafeHtml } from '../../identity/pages/html.ts'
import { layout, type PageContext } from '../../identity/pages/layout.ts'
import { createPageContexts, localeCookieHeader } from '../../identity/pages/pageContext.ts'
import type { Logger } from '../../log.ts'
import type { NotificationGroup } from '../../modules/notifications/notificationEvents.ts'
import { unsubscribePath } from '../../modules/notifications/personLinks.ts'
import type { Unsubscribing } from '../../modules/notifications/unsubscribe.ts'
import { sendText } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import { legalPath } from '../legal/legalLinks.ts'
import { permissionsPolicy } from '../security/permissionsPolicy.ts'
import { readUpTo } from '../unreadBody.ts'
import { unsubscribeWords } from './unsubscribeWords.ts'

export interface UnsubscribeRouteDeps {
  readonly pool: Pool
  readonly unsubscribing: Unsubscribing
  readonly log: Logger
  /** People come by https; the cookie with a chosen language is then marked Secure. */
  readonly isSecure: boolean
}

// As the legal pages, whose sheet and fonts it has; its form is sent to itself.
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

const largestForm = 1024

/**
 * Answers the page behind an unsubscribe link. Reading it changes nothing, because mail programs open links by themselves. A
 * POST turns the emails off: of the page's form, or of a mail program without any page (RFC 8058). Neither needs a sign-in nor
 * JavaScript.
 */
export function createUnsubscribeRoute({ pool, unsubscribing, log, isSecure }: UnsubscribeRouteDeps): Handler {
  const report = (err: unknown): void => log.error({ err }, 'The unsubscribe page met an error')
  const contexts = createPageContexts(pool, createAssets(`${legalPath}/assets`), report)
  return async (exchange) => {
    const { request, response, path, method } = exchange
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      response.setHeader('Allow', 'GET, HEAD, POST')
      return sendText(exchange, 405, 'Method not allowed')
    }
    const token = path.slice(unsubscribePath.length)
    const group = unsubscribing.groupOf(token)
    const context = await contexts(request)
    let page = group === null ? unknownPage(context) : questionPage(context, group)
    if (method === 'POST' && group !== null) {
      const form = new URLSearchParams((await readUpTo(request, largestForm))?.toString('utf8'))
      const isAll = form.get('scope') === 'all'
      await unsubscribing.unsubscribe(token, isAll)
      page = donePage(context, group, isAll)
    }
    const isChosen = new URL(request.url ?? '/', 'http://localhost').searchParams.has('lang')
    response.writeHead(group === null ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      ...(isChosen ? { 'Set-Cookie': localeCookieHeader(context, isSecure) } : {}),
    })
    response.end(method === 'HEAD' ? undefined : page.toString())
  }
}

function pageOf(context: PageContext, title: string, content: SafeHtml): SafeHtml {
  return layout(context, {
    title,
    content: html`<h1 class="type-h1">${title}</h1>
      ${content}`,
    hasLanguages: true,
    legal: { current: null },
  })
}

function questionPage(context: PageContext, group: NotificationGroup): SafeHtml {
  const words = unsubscribeWords[context.locale]
  return pageOf(
    context,
    words.title,
    html`<p class="lead type-lead">${words.question.replace('{group}', words.groups[group])}</p>
      <form method="post" class="form">
        <button class="button button-primary" type="submit" name="scope" value="group">${words.unsubscribe}</button>
        <button class="button button-quiet" type="submit" name="scope" value="all">${words.all}</button>
      </form>`,
  )
}

function donePage(context: PageContext, group: NotificationGroup, isAll: boolean): SafeHtml {
  const words = unsubscribeWords[context.locale]
  return pageOf(
    context,
    words.done,
    html`<p class="lead type-lead">${isAll ? words.doneAll : words.doneGroup.replace('{group}', words.groups[group])}</p>
      <p class="actions"><a class="button button-quiet" href="/my-profile?tab=notifications">${words.preferences}</a></p>`,
  )
}

function unknownPage(context: PageContext): SafeHtml {
  const words = unsubscribeWords[context.locale]
  return pageOf(
    context,
    words.unknown,
    html`<p class="lead type-lead">${words.unknownHint}</p>
      <p class="actions"><a class="button button-quiet" href="/my-profile?tab=notifications">${words.preferences}</a></p>`,
  )
}
