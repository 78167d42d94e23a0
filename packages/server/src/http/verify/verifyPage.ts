import { html, type SafeHtml } from '../../identity/pages/html.ts'
import { mark } from '../../identity/pages/cover.ts'
import { languages, shell, type PageContext } from '../../identity/pages/layout.ts'
import { fill } from '../../identity/pages/pageTexts.ts'
import type { CheckedCertificate } from '../../modules/certificates/checkCertificate.ts'
import { checkPath } from '../../modules/certificates/checkCode.ts'
import { inGroups } from '../../modules/certificates/page/layOutPage.ts'
import { writeLongDay } from '../../modules/certificates/page/pageWords.ts'
import { legalLinks } from '../legal/legalLinks.ts'
import { disc, spine } from './checkSigns.ts'
import { verifyWords } from './verifyWords.ts'

/** When a certificate was checked, by the clocks of the installation. */
export interface CheckMoment {
  readonly at: Date
  readonly timeZone: string
}

function page(context: PageContext, title: string, sheet: SafeHtml, hasOther = true): SafeHtml {
  const { unitName, product, logoUrl } = context.appearance
  const words = verifyWords[context.locale]
  const body = html`<div class="check-page">
    <header class="check-head">
      <p class="brand">
        ${logoUrl === null ? mark() : html`<img class="logo" src="${logoUrl}" alt="" />`}
        <span class="brand-name">${unitName ?? product}</span>
      </p>
      ${languages(context)}
    </header>
    <main>${sheet} ${hasOther ? checkForm(context, words.another) : null}</main>
    <footer class="check-foot">
      ${legalLinks(context.locale)}
      <p class="type-small">${fill(words.with, { product })}</p>
    </footer>
  </div>`
  return shell(context, { title, body })
}

function checkForm({ locale }: PageContext, title: string, isPage = false): SafeHtml {
  const words = verifyWords[locale]
  const heading = isPage
    ? html`<h1 class="type-h1">${title}</h1>`
    : html`<h2 class="check-title" id="another">${title}</h2>`
  return html`<form class="check-form" method="get" action="${checkPath}">
    <div>
      ${heading}
      <p class="check-hint type-small" id="hint">${words.anotherHint}</p>
    </div>
    <div class="check-fields">
      <input
        class="input"
        name="code"
        aria-label="${words.code}"
        aria-describedby="hint"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        required
        maxlength="40"
        placeholder="7K3M-XQ2R-9TDN-4HVC"
      />
      <button class="button button-quiet" type="submit">${words.check}</button>
    </div>
  </form>`
}

/** The page without a code. */
export const formPage = (context: PageContext): SafeHtml =>
  page(
    context,
    verifyWords[context.locale].formTitle,
    html`<div class="check-sheet"><div class="check-body">${checkForm(context, verifyWords[context.locale].formTitle, true)}</div></div>`,
    false,
  )

/** No disc and no spine: there is nothing to recognise. */
function plainPage(context: PageContext, title: string, text: string): SafeHtml {
  const sheet = html`<div class="check-sheet">
    <div class="check-body">
      <h1 class="type-h1">${title}</h1>
      <p class="check-lead type-lead">${text}</p>
    </div>
  </div>`
  return page(context, title, sheet)
}

/** There is no such certificate. */
export const unknownPage = (context: PageContext): SafeHtml =>
  plainPage(context, verifyWords[context.locale].titles.UNKNOWN, verifyWords[context.locale].unknown)

/** Somebody checks too fast. */
export const tooManyPage = (context: PageContext, seconds: number): SafeHtml =>
  plainPage(
    context,
    verifyWords[context.locale].tooMany,
    fill(verifyWords[context.locale].wait, { seconds: String(seconds) }),
  )

/** The state of a certificate and what anybody with its code may know of it. */
export function resultPage(context: PageContext, found: CheckedCertificate, moment: CheckMoment): SafeHtml {
  const words = verifyWords[context.locale]
  const title = words.titles[found.state]
  const reason =
    found.revokedReason === null
      ? null
      : html`<p class="check-reason"><strong>${words.reason}</strong><br />${found.revokedReason}</p>`
  const newer =
    found.newerCode === null
      ? null
      : html`<p class="check-newer"><a class="link" href="${checkPath}/${found.newerCode}">${words.newer}</a></p>`
  const time = new Intl.DateTimeFormat(context.locale, {
    timeStyle: 'short',
    timeZone: moment.timeZone,
    hourCycle: 'h23',
  })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: moment.timeZone }).format(moment.at)
  const checked = {
    date: writeLongDay(today, context.locale),
    time: time.format(moment.at),
    zone: moment.timeZone,
  }
  const sheet = html`<article class="check-sheet">
    ${spine(found.mediumKind)}
    <div class="check-body">
      <div class="check-state">
        ${disc(found.state)}
        <h1 class="type-h1">${title}</h1>
      </div>
      <p class="check-lead type-lead">${sentenceOf(context, found)}</p>
      ${newer} ${reason}
      <dl class="check-facts">${factsOf(context, found)}</dl>
      <p class="check-time type-small">${fill(words.checked, checked)}</p>
    </div>
  </article>`
  return page(context, title, sheet)
}

function sentenceOf({ locale }: PageContext, found: CheckedCertificate): string {
  const words = verifyWords[locale]
  const dayOf = (day: string | null): string => (day === null ? '' : writeLongDay(day, locale))
  if (found.state === 'REVOKED') return fill(words.revoked, { issuer: found.issuer, date: dayOf(found.revokedOn) })
  if (found.state === 'SUPERSEDED') return words.superseded
  const text =
    found.state === 'EXPIRED' ? words.expired : found.validUntil === null ? words.completed : words.completedUntil
  const name = found.holder ?? words.deletedName
  return fill(text, { name, title: found.title, date: dayOf(found.completedOn), until: dayOf(found.validUntil) })
}

function factsOf({ locale }: PageContext, found: CheckedCertificate): SafeHtml[] {
  const words = verifyWords[locale]
  const dayOf = (day: string): string => writeLongDay(day, locale)
  const fact = (label: string, value: string, hint: string | null = null): SafeHtml =>
    html`<div class="check-fact">
      <dt>${label}</dt>
      <dd>${value}${hint === null ? null : html`<span class="check-small">${hint}</span>`}</dd>
    </div>`
  const isRevoked = found.state === 'REVOKED'
  return [
    fact(words.holder, found.holder ?? words.deletedName, found.holder === null ? null : words.shortName),
    fact(words.learned, found.title),
    fact(words.issued, dayOf(found.completedOn)),
    ...(found.revokedOn === null ? [] : [fact(words.revokedOn, dayOf(found.revokedOn))]),
    ...(isRevoked && found.validUntil === null
      ? []
      : [
          fact(
            isRevoked ? words.wouldUntil : words.until,
            found.validUntil === null ? words.noEnd : dayOf(found.validUntil),
          ),
        ]),
    fact(words.issuer, found.issuer, found.unit === null ? null : fill(words.unit, { unit: found.unit })),
    fact(words.number, found.number),
    fact(words.code, inGroups(found.code)),
  ]
}
