import { demoPassword, demoPeople } from '../accounts/demoAccounts.ts'
import { html, type SafeHtml } from './html.ts'
import { fill } from './pageTexts.ts'
import { passkeyForm, type PasskeyForm } from './passkeyForm.ts'
import { layout, type PageContext, textsOf } from './layout.ts'

/** What kept a person from signing in; `field` is the one to go to, null where both could be meant. */
export interface SignInProblem {
  readonly field: 'login' | 'password' | null
  readonly text: string
}

/** State of the sign-in form. */
export interface SignInForm {
  /** Where the form is sent, and where the cancel link leads. */
  readonly action: string
  readonly cancel: string
  /** The page for a forgotten password. */
  readonly forgotPassword: string
  readonly token: string
  readonly login: string
  /** Filled only with the public password of the demo accounts. */
  readonly password: string
  /** Whether "Keep me signed in" is chosen. */
  readonly isRemembered: boolean
  readonly problems: readonly SignInProblem[]
  /** Title of the summary of problems; the usual one where absent. */
  readonly problemsTitle?: string
  readonly hasDemoAccounts: boolean
  /** Null where this address can have no passkeys. */
  readonly passkey: PasskeyForm | null
}

const problemIcon = html`<svg class="icon icon-small" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <circle cx="8" cy="8" r="6.5" />
  <path d="M8 4.8v3.6M8 11v.1" />
</svg>`

const eye = html`<path d="M1.5 9C3.2 5.6 6 4 9 4s5.8 1.6 7.5 5c-1.7 3.4-4.5 5-7.5 5S3.2 12.4 1.5 9z" />`

const revealIcons = html`<svg class="icon icon-show" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    ${eye}
    <circle cx="9" cy="9" r="2.3" /></svg
  ><svg class="icon icon-hide" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    ${eye}
    <path d="M3.5 15.5l11-13" />
  </svg>`

function summary(context: PageContext, form: SignInForm): SafeHtml | null {
  if (form.problems.length === 0) return null
  const items = form.problems.map(
    ({ field, text }) => html`<li class="type-small"><a href="#${field ?? 'login'}">${text}</a></li>`,
  )
  return html`<div class="summary" id="problems" role="group" aria-labelledby="problems-title" tabindex="-1" autofocus>
    ${problemIcon}
    <div>
      <h2 class="type-ui" id="problems-title">${form.problemsTitle ?? textsOf(context).errorTitle}</h2>
      <ul id="problems-list">
        ${items}
      </ul>
    </div>
  </div>`
}

/** Attributes that tie a field to what is wrong with it: its own problem, or the summary where both are meant. */
function problemAttributes(form: SignInForm, field: 'login' | 'password'): SafeHtml | null {
  const own = form.problems.some((problem) => problem.field === field)
  if (own) return html`aria-invalid="true" aria-describedby="${field}-problem"`
  const shared = form.problems.some((problem) => problem.field === null)
  return shared ? html`aria-invalid="true" aria-describedby="problems-list"` : null
}

function fieldProblem(form: SignInForm, field: 'login' | 'password'): SafeHtml | null {
  const own = form.problems.find((problem) => problem.field === field)
  if (!own) return null
  return html`<p class="problem type-small" id="${field}-problem">${problemIcon}<span>${own.text}</span></p>`
}

function loginField(context: PageContext, form: SignInForm): SafeHtml {
  const focus = form.problems.length === 0 && form.login === '' ? html`autofocus` : null
  return html`<div class="field">
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
      ${problemAttributes(form, 'login')}
      ${focus}
    />
    ${fieldProblem(form, 'login')}
  </div>`
}

function passwordField(context: PageContext, form: SignInForm): SafeHtml {
  const texts = textsOf(context)
  const focus = form.problems.length === 0 && form.login !== '' ? html`autofocus` : null
  return html`<div class="field">
    <div class="label-row type-small">
      <label class="label" for="password">${texts.password}</label>
      <a class="link" href="${form.forgotPassword}">${texts.forgotPassword}</a>
    </div>
    <div class="control">
      <input
        class="input input-password"
        id="password"
        name="password"
        type="password"
        value="${form.password}"
        autocomplete="current-password"
        maxlength="1024"
        required
        ${problemAttributes(form, 'password')}
        ${focus}
      />
      <button
        class="reveal"
        id="reveal"
        type="button"
        aria-label="${texts.showPassword}"
        aria-controls="password"
        data-show="${texts.showPassword}"
        data-hide="${texts.hidePassword}"
        hidden
      >
        ${revealIcons}
      </button>
    </div>
    ${fieldProblem(form, 'password')}
  </div>`
}

function keepField(context: PageContext, { isRemembered }: SignInForm): SafeHtml {
  return html`<div class="check">
    <input class="check-box" id="keep" name="keep" type="checkbox" value="yes" ${isRemembered ? html`checked` : null} />
    <label class="type-ui" for="keep">${textsOf(context).keepSignedIn}</label>
  </div>`
}

function demo(context: PageContext): SafeHtml {
  const texts = textsOf(context)
  const rows = demoPeople.map(
    ({ username }) =>
      html`<li class="demo-row type-small">
        <p class="demo-who"><span class="demo-name">${username}</span> <span>${texts.demoRole[username]}</span></p>
        <button
          class="button button-quiet demo-use"
          form="form"
          name="demo"
          value="${username}"
          aria-label="${fill(texts.demoUseFor, { username })}"
          data-username="${username}"
          data-password="${demoPassword}"
        >
          ${texts.demoUse}
        </button>
      </li>`,
  )
  return html`<section class="demo" aria-labelledby="demo-title">
    <h2 class="demo-title type-caption" id="demo-title">${fill(texts.demoTitle, { password: demoPassword })}</h2>
    <ul>
      ${rows}
    </ul>
  </section>`
}

/** Answers the sign-in page. It works without scripts; every value in it is escaped. */
export function signInPage(context: PageContext, form: SignInForm): SafeHtml {
  const texts = textsOf(context)
  const scripts = form.passkey === null ? (['signIn.js'] as const) : (['signIn.js', 'passkey.js'] as const)
  const content = html`<h1 class="type-display">${texts.welcome}</h1>
    <p class="lead type-lead">${texts.lead}</p>
    ${summary(context, form)}
    <form class="form" id="form" method="post" action="${form.action}" novalidate>
      <input type="hidden" name="token" value="${form.token}" />
      ${loginField(context, form)} ${passwordField(context, form)} ${keepField(context, form)}
      <button class="button button-primary button-wide" id="sign-in" type="submit">${texts.signIn}</button>
    </form>
    ${form.passkey === null ? null : passkeyForm(context, form.passkey)}
    <p class="cancel type-small"><a class="link" href="${form.cancel}">${texts.cancel}</a></p>
    ${form.hasDemoAccounts ? demo(context) : null}`
  return layout(context, {
    title: texts.signInTitle,
    content,
    hasLanguages: true,
    legal: { current: null },
    script: scripts,
  })
}
