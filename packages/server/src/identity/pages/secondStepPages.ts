import type { NewApp } from '../../access/factorGateway.ts'
import { html, type SafeHtml } from './html.ts'
import { secondFactorTexts } from './secondFactorTexts.ts'
import { layout, type PageContext } from './layout.ts'
import { passkeyForm, type PasskeyForm } from './passkeyForm.ts'

const problemIcon = html`<svg class="icon icon-small" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <circle cx="8" cy="8" r="6.5" />
  <path d="M8 4.8v3.6M8 11v.1" />
</svg>`

/** A form for one code. */
interface CodeForm {
  readonly action: string
  readonly token: string
  readonly problem: string | null
}

interface CodeField extends CodeForm {
  readonly label: string
  readonly name: 'code' | 'recovery'
}

function codeForm(context: PageContext, { action, token, problem, label, name }: CodeField): SafeHtml {
  const error = problem === null ? null : html`aria-invalid="true" aria-describedby="${name}-problem"`
  const kind =
    name === 'code'
      ? html`inputmode="numeric" autocomplete="one-time-code" maxlength="9"`
      : html`autocomplete="off" autocapitalize="none" maxlength="40"`
  return html`<form class="form" method="post" action="${action}" novalidate>
    <input type="hidden" name="token" value="${token}" />
    <div class="field">
      <label class="label type-small" for="${name}">${label}</label>
      <input
        class="input"
        id="${name}"
        name="${name}"
        type="text"
        ${kind}
        autocorrect="off"
        spellcheck="false"
        required
        autofocus
        ${error}
      />
      ${problem === null ? null : html`<p class="problem type-small" id="${name}-problem" role="alert">${problemIcon}<span>${problem}</span></p>`}
    </div>
    <button class="button button-primary button-wide" type="submit">
      ${secondFactorTexts[context.locale].continue}
    </button>
  </form>`
}

/** State of the second step. */
export interface SecondStep extends CodeForm {
  readonly kind: 'app' | 'recovery' | 'passkey'
  /** Null where the person has no passkey, or this address can have none. */
  readonly passkey: PasskeyForm | null
  /** Where the other kind of code is asked for. */
  readonly otherWay: string
  readonly startOver: string
}

/** Answers the page after the password: a code of the app, a passkey, or a recovery code. */
export function secondStepPage(context: PageContext, step: SecondStep): SafeHtml {
  const texts = secondFactorTexts[context.locale]
  const isRecovery = step.kind === 'recovery'
  const lead = isRecovery ? texts.recoveryLead : step.kind === 'app' ? texts.appLead : texts.passkeyLead
  const form = isRecovery
    ? codeForm(context, { ...step, label: texts.recoveryCode, name: 'recovery' })
    : step.kind === 'app'
      ? codeForm(context, { ...step, label: texts.appCode, name: 'code' })
      : null
  const content = html`<h1 class="type-h1">${texts.secondTitle}</h1>
    <p class="lead type-lead">${lead}</p>
    ${form} ${isRecovery || step.passkey === null ? null : passkeyForm(context, step.passkey)}
    <p class="cancel type-small">
      <a class="link" href="${step.otherWay}">${isRecovery ? texts.appWay : texts.otherWay}</a>
    </p>
    <p class="cancel type-small"><a class="link" href="${step.startOver}">${texts.startOver}</a></p>
    ${isRecovery ? html`<p class="cancel hint type-small">${texts.noneLeft}</p>` : null}`
  const hasError = step.problem !== null || step.passkey?.isRefused === true
  const title = hasError ? `${texts.secondErrorTitle}: ${texts.secondTitle}` : texts.secondTitle
  return layout(context, { title, content, hasLanguages: true, legal: { current: null }, script: 'passkey.js' })
}

/** State of the set-up that a role requires. */
export interface SetUpForm extends CodeForm {
  readonly app: NewApp
  readonly passkey: PasskeyForm | null
  readonly startOver: string
}

const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Answers the page on which somebody sets up what their role requires before they get in. */
export function setUpPage(context: PageContext, form: SetUpForm): SafeHtml {
  const texts = secondFactorTexts[context.locale]
  const { qr, secret } = form.app
  const content = html`<h1 class="type-h1">${texts.setUpTitle}</h1>
    <p class="lead type-lead">${texts.setUpLead}</p>
    <p class="set-up type-body">${texts.setUpScan}</p>
    <svg class="qr" viewBox="0 0 ${qr.size} ${qr.size}" role="img" aria-label="${texts.qrLabel}">
      <rect width="${qr.size}" height="${qr.size}" fill="#fff" />
      <path d="${qr.path}" fill="#000" />
    </svg>
    <p class="set-up hint type-small">${texts.setUpKey}</p>
    <p class="key type-body"><code>${inFours(secret)}</code></p>
    ${codeForm(context, { ...form, label: texts.setUpCode, name: 'code' })}
    ${form.passkey === null ? null : passkeyForm(context, form.passkey)}
    <p class="cancel type-small"><a class="link" href="${form.startOver}">${texts.startOver}</a></p>`
  return layout(context, {
    title: texts.setUpTitle,
    content,
    hasLanguages: true,
    legal: { current: null },
    script: 'passkey.js',
  })
}

/** The recovery codes of a set-up that is done. */
export interface CodesForm {
  readonly action: string
  readonly token: string
  /** Null where they were shown before. */
  readonly codes: readonly string[] | null
}

/** Answers the page that shows the recovery codes once, and leads on. */
export function recoveryCodesPage(context: PageContext, { action, token, codes }: CodesForm): SafeHtml {
  const texts = secondFactorTexts[context.locale]
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${(codes ?? []).join('\n')}\n`)}`
  const list =
    codes === null
      ? null
      : html`<ul class="codes type-body">
            ${codes.map((code) => html`<li><code>${code}</code></li>`)}
          </ul>
          <p class="cancel type-small">
            <a class="link" href="${file}" download="recovery-codes.txt">${texts.codesDownload}</a>
          </p>`
  const content = html`<h1 class="type-h1">${texts.codesTitle}</h1>
    <p class="lead type-lead">${codes === null ? texts.codesGone : texts.codesLead}</p>
    ${list}
    <form class="form" method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="done" value="yes" />
      <button class="button button-primary button-wide" type="submit">${texts.codesSaved}</button>
    </form>`
  return layout(context, { title: texts.codesTitle, content })
}
