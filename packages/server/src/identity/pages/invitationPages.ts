import { html, type SafeHtml } from './html.ts'
import { fill } from './pageTexts.ts'
import { layout, type PageContext, textsOf } from './layout.ts'

/** What is wrong with a new password: the key of its text. */
export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordWeak'

/** State of the form for a new password. */
export interface PasswordForm {
  readonly action: string
  readonly token: string
  /** Whether it is their first one. */
  readonly isNew: boolean
  /** What they will type beside it at sign-in. */
  readonly login: string | null
  readonly name: string | null
  readonly problem: PasswordProblem | null
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

const problemOf = (id: string, text: string | null): SafeHtml | null =>
  text === null ? null : html`<p class="problem type-small" id="${id}">${problemIcon}<span>${text}</span></p>`

/** Answers the page on which somebody chooses their password. It works without scripts. */
export function passwordPage(context: PageContext, form: PasswordForm): SafeHtml {
  const texts = textsOf(context)
  const title = form.isNew ? texts.invitationTitle : texts.resetTitle
  const problem = form.problem === null ? null : texts[form.problem]
  const described = problem === null ? 'password-hint' : 'password-problem'
  const content = html`<h1 class="type-h1">${title}</h1>
    <p class="lead type-lead">${form.isNew ? texts.invitationLead : texts.resetLead}</p>
    <form class="form" method="post" action="${form.action}" novalidate>
      <input type="hidden" name="token" value="${form.token}" />
      ${
        form.login === null
          ? null
          : html`<div class="field">
              <label class="label type-small" for="login">${texts.yourLogin}</label>
              <input class="input" id="login" type="text" value="${form.login}" autocomplete="username" readonly />
            </div>`
      }
      <div class="field">
        <label class="label type-small" for="password">${texts.newPassword}</label>
        <div class="control">
          <input
            class="input input-password"
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            maxlength="1024"
            required
            autofocus
            aria-describedby="${described}"
            ${problem === null ? null : html`aria-invalid="true"`}
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
        ${problem === null ? html`<p class="hint type-small" id="password-hint">${texts.passwordHint}</p>` : problemOf('password-problem', problem)}
      </div>
      <button class="button button-primary button-wide" type="submit">${texts.setPassword}</button>
    </form>`
  return layout(context, { title, content, hasLanguages: true, script: 'signIn.js' })
}

/** State of the form for the code of a letter. */
export interface CodeForm {
  readonly action: string
  readonly code: string
  readonly isWrong: boolean
}

/** Answers the page on which somebody types the code of their letter. */
export function codePage(context: PageContext, form: CodeForm): SafeHtml {
  const texts = textsOf(context)
  const wrong = form.isWrong ? html`aria-invalid="true" aria-describedby="code-problem"` : null
  const content = html`<h1 class="type-h1">${texts.codeTitle}</h1>
    <p class="lead type-lead">${texts.codeLead}</p>
    <form class="form" method="post" action="${form.action}" novalidate>
      <div class="field">
        <label class="label type-small" for="code">${texts.letterCode}</label>
        <input
          class="input"
          id="code"
          name="code"
          type="text"
          value="${form.code}"
          autocomplete="one-time-code"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck="false"
          maxlength="100"
          required
          autofocus
          ${wrong}
        />
        ${problemOf('code-problem', form.isWrong ? texts.codeWrong : null)}
      </div>
      <button class="button button-primary button-wide" type="submit">${texts.goOn}</button>
    </form>`
  return layout(context, { title: texts.codeTitle, content, hasLanguages: true })
}

function note(context: PageContext, title: string, lead: string, app: string, action: string): SafeHtml {
  const content = html`<h1 class="type-h1">${title}</h1>
    <p class="lead type-body">${lead}</p>
    <p class="actions"><a class="button button-primary" href="${app}">${action}</a></p>`
  return layout(context, { title, content })
}

/** Answers the page after a password was set, with the way to sign in. */
export function passwordSetPage(context: PageContext, app: string): SafeHtml {
  const texts = textsOf(context)
  return note(context, texts.passwordSetTitle, texts.passwordSet, app, texts.signIn)
}

/** Answers the page of a link that opens nothing any more. */
export function usedLinkPage(context: PageContext, app: string): SafeHtml {
  const texts = textsOf(context)
  const { product } = context.appearance
  return note(context, texts.usedLinkTitle, texts.usedLink, app, fill(texts.backToApp, { product }))
}
