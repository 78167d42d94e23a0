import { html, type SafeHtml } from '../pages/html.ts'
import { fill } from '../pages/pageTexts.ts'
import { layout, type PageContext, textsOf } from '../pages/layout.ts'
import { forgotPasswordTexts } from './texts.ts'

/** State of the form that asks whose password was forgotten. */
export interface ForgotPasswordForm {
  readonly action: string
  readonly token: string
  readonly login: string
  /** What is wrong, in words; null where nothing is. */
  readonly problem: string | null
  /** Where the way back leads. */
  readonly back: string
  /** Whom people may write to; null where the installation names nobody. */
  readonly supportEmail: string | null
}

const problemIcon = html`<svg class="icon icon-small" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <circle cx="8" cy="8" r="6.5" />
  <path d="M8 4.8v3.6M8 11v.1" />
</svg>`

function help(
  context: PageContext,
  { supportEmail, back }: Pick<ForgotPasswordForm, 'supportEmail' | 'back'>,
): SafeHtml {
  const texts = forgotPasswordTexts[context.locale]
  const mail = supportEmail === null ? null : html`<a class="link" href="mailto:${supportEmail}">${supportEmail}</a>`
  return html`<p class="cancel hint type-small">${texts.help} ${mail}</p>
    <p class="cancel type-small"><a class="link" href="${back}">${texts.back}</a></p>`
}

/** Answers the page that asks for the username or email. It works without scripts. */
export function forgotPasswordPage(context: PageContext, form: ForgotPasswordForm): SafeHtml {
  const texts = forgotPasswordTexts[context.locale]
  const invalid = form.problem === null ? null : html`aria-invalid="true" aria-describedby="login-problem"`
  const problem =
    form.problem === null
      ? null
      : html`<p class="problem type-small" id="login-problem">${problemIcon}<span>${form.problem}</span></p>`
  const content = html`<h1 class="type-h1">${texts.title}</h1>
    <p class="lead type-lead">${texts.lead}</p>
    <form class="form" method="post" action="${form.action}" novalidate>
      <input type="hidden" name="token" value="${form.token}" />
      <div class="field">
        <label class="label type-small" for="login">${textsOf(context).login}</label>
        <input
          class="input"
          id="login"
          name="login"
          type="text"
          value="${form.login}"
          autocomplete="username"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          maxlength="254"
          required
          autofocus
          ${invalid}
        />
        ${problem}
      </div>
      <button class="button button-primary button-wide" type="submit">${texts.send}</button>
    </form>
    ${help(context, form)}`
  return layout(context, { title: texts.title, content, hasLanguages: true, legal: { current: null } })
}

/** What the page after the form says. */
export interface LinkSent extends Pick<ForgotPasswordForm, 'back' | 'login' | 'supportEmail'> {
  /** Whether mail leaves the installation. */
  readonly hasMailServer: boolean
}

/** Answers the page after the form: the same for known and unknown people. */
export function linkSentPage(context: PageContext, sent: LinkSent): SafeHtml {
  const texts = forgotPasswordTexts[context.locale]
  const { product } = context.appearance
  const lead = fill(sent.hasMailServer ? texts.sent : texts.sentWithoutMail, { product, login: sent.login })
  const title = sent.hasMailServer ? texts.sentTitle : texts.readyTitle
  const content = html`<h1 class="type-h1">${title}</h1>
    <p class="lead type-body">${lead}</p>
    ${help(context, sent)}`
  return layout(context, { title, content, legal: { current: null } })
}
