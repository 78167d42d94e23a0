import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EmailConfirmations, WaitingEmail } from '../../modules/profile/confirmEmail.ts'
import type { Addresses } from '../addresses.ts'
import { html } from '../pages/html.ts'
import { readForm, sendPage } from '../http.ts'
import type { PageContexts } from '../pages/pageContext.ts'
import { layout, textsOf, type PageContext } from '../pages/layout.ts'
import { formToken, isFormToken, isFromElsewhere } from '../sign-in/formToken.ts'
import { fill } from '../pages/pageTexts.ts'
import { emailChangeTexts } from './texts.ts'

/** What the page that confirms an email address works with. */
export interface EmailChangeRouteDeps {
  readonly confirmations: EmailConfirmations
  readonly addresses: Pick<Addresses, 'app' | 'mountPath'>
  readonly contexts: PageContexts
  readonly headers: Readonly<Record<string, string>>
  /** Key of the form's token. */
  readonly key: string
}

/** Answers one request to the link with this secret. */
export type EmailChangeRoute = (request: IncomingMessage, response: ServerResponse, secret: string) => Promise<void>

function noticePage(context: PageContext, title: string, lead: string, app: string) {
  const action = fill(textsOf(context).backToApp, { product: context.appearance.product })
  const content = html`<h1 class="type-h1">${title}</h1>
    <p class="lead type-body">${lead}</p>
    <p class="actions"><a class="button button-primary" href="${app}">${action}</a></p>`
  return layout(context, { title, content })
}

function confirmPage(context: PageContext, { email }: WaitingEmail, action: string, token: string) {
  const texts = emailChangeTexts[context.locale]
  const content = html`<h1 class="type-h1">${texts.title}</h1>
    <p class="lead type-lead">${fill(texts.lead, { email, product: context.appearance.product })}</p>
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      <button class="button button-primary button-wide" type="submit">${texts.confirm}</button>
    </form>`
  return layout(context, { title: texts.title, content, hasLanguages: true })
}

/**
 * The page behind the link that confirms a new email address. Looking at it changes nothing, since mail programs look at
 * links too: the button does.
 */
export function createEmailChangeRoute(deps: EmailChangeRouteDeps): EmailChangeRoute {
  const { confirmations, addresses, contexts, headers, key } = deps
  return async (request, response, secret) => {
    const waiting = await confirmations.find(secret)
    const context = await contexts(request, waiting?.locale ?? undefined)
    const texts = emailChangeTexts[context.locale]
    const refuse = (): void =>
      sendPage(response, 410, noticePage(context, texts.usedTitle, texts.used, addresses.app), headers)
    if (waiting === null) return refuse()
    const purpose = `email:${secret}`
    if (request.method !== 'POST') {
      const page = confirmPage(
        context,
        waiting,
        `${addresses.mountPath}/email/${secret}?lang=${context.locale}`,
        formToken(key, purpose),
      )
      return sendPage(response, 200, page, headers)
    }
    const form = await readForm(request)
    const isOurs =
      form !== null &&
      isFormToken(key, purpose, form.get('token')) &&
      !isFromElsewhere(request, new URL(addresses.app).origin)
    if (!isOurs || !(await confirmations.confirm(secret))) return refuse()
    sendPage(
      response,
      200,
      noticePage(context, texts.doneTitle, fill(texts.done, { email: waiting.email }), addresses.app),
      headers,
    )
  }
}
