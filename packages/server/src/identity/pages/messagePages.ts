import { html, type SafeHtml } from './html.ts'
import { fill } from './pageTexts.ts'
import { layout, type PageContext, textsOf } from './layout.ts'

/** Why the provider cannot go on. */
export type FieldError = 'expired' | 'invalid' | 'failed' | 'unavailable'

function message(title: string, lead: string, rest: SafeHtml): SafeHtml {
  return html`<h1 class="type-h1">${title}</h1>
    <p class="lead type-body">${lead}</p>
    ${rest}`
}

/** Answers a page that says why signing in cannot go on here, with the way back to the app and the error's code. */
export function failurePage(context: PageContext, error: FieldError, app: string, code: string | null): SafeHtml {
  const texts = textsOf(context)
  const { product } = context.appearance
  const title = texts[`${error}Title`]
  const rest = html`${code === null ? null : html`<p class="code type-small">${fill(texts.errorCode, { code })}</p>`}
    <p class="actions"><a class="button button-primary" href="${app}">${fill(texts.backToApp, { product })}</a></p>`
  return layout(context, { title, content: message(title, fill(texts[error], { product }), rest) })
}

/** The form that ends a session at the provider. */
export interface SignOutForm {
  readonly action: string
  /** The provider's own protection against forged requests. */
  readonly xsrf: string
  /** True where the app has proved that it asks for the person of this session: the form is then sent at once. */
  readonly isConfirmed: boolean
}

/** Answers the page that ends the session, at once or after a question. */
export function signOutPage(context: PageContext, form: SignOutForm, app: string): SafeHtml {
  const texts = textsOf(context)
  const { product } = context.appearance
  const title = form.isConfirmed ? texts.signingOut : fill(texts.signOutTitle, { product })
  const stay = html`<a class="button button-quiet" href="${app}">${texts.staySignedIn}</a>`
  const rest = html`<form class="actions" method="post" action="${form.action}">
    <input type="hidden" name="xsrf" value="${form.xsrf}" /><input type="hidden" name="logout" value="yes" />
    <button class="button button-primary" type="submit">${texts.signOut}</button>${form.isConfirmed ? null : stay}
  </form>`
  const page = { title, content: message(title, texts.signOutLead, rest) }
  return layout(context, form.isConfirmed ? { ...page, script: 'submitForm.js' } : page)
}

/** Answers the page after a sign-out that named no address to go back to. */
export function signedOutPage(context: PageContext, app: string): SafeHtml {
  const texts = textsOf(context)
  const { product } = context.appearance
  const rest = html`<p class="actions">
    <a class="button button-primary" href="${app}">${fill(texts.backToApp, { product })}</a>
  </p>`
  const lead = fill(texts.signedOut, { product })
  return layout(context, { title: texts.signedOutTitle, content: message(texts.signedOutTitle, lead, rest) })
}
