import { html, type SafeHtml } from './html.ts'
import { secondFactorTexts } from './secondFactorTexts.ts'
import type { PageContext } from './layout.ts'

/** A button that asks the browser for a passkey. */
export interface PasskeyForm {
  readonly action: string
  readonly token: string
  /** What the browser is asked to sign or to make, as JSON. */
  readonly options: object
  readonly kind: 'sign' | 'create'
  /** True where it is the only way on. */
  readonly isPrimary?: boolean
  /** True after an answer that was not accepted. */
  readonly isRefused: boolean
}

const keyIcon = html`<svg class="icon" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
  <circle cx="11.5" cy="6.5" r="4" />
  <path d="M8.6 9.4L2.5 15.5M4.5 13.5l2 2M6.5 11.5l1.5 1.5" />
</svg>`

/** Answers the form, which a script shows where the browser supports passkeys; without one it stays hidden. */
export function passkeyForm(context: PageContext, form: PasskeyForm): SafeHtml {
  const texts = secondFactorTexts[context.locale]
  const look = form.isPrimary === true ? html`button-primary` : html`button-quiet`
  const shown = form.isRefused ? null : html`hidden`
  return html`<form
    class="passkey"
    method="post"
    action="${form.action}"
    data-passkey="${form.kind}"
    data-options="${JSON.stringify(form.options)}"
    hidden
  >
    <input type="hidden" name="token" value="${form.token}" />
    <input type="hidden" name="passkey" value="" />
    <input type="hidden" name="keep" value="" />
    <button class="button ${look} button-wide" type="submit">
      ${keyIcon} <span>${form.kind === 'create' ? texts.setUpPasskey : texts.usePasskey}</span>
    </button>
    <p class="problem type-small" role="alert" data-failed ${shown}>${texts.passkeyFailed}</p>
  </form>`
}
