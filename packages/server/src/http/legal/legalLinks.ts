import { html, type SafeHtml } from '../../identity/html.ts'
import type { PageLocale } from '../../identity/texts.ts'
import { type LegalKind, legalKinds } from './legalTexts.ts'
import { legalWords, titleOf } from './legalWords.ts'

/** Path of the legal pages. */
export const legalPath = '/legal'

/** Answers links to all legal pages; the one on show is marked. */
export function legalLinks(locale: PageLocale, current: LegalKind | null = null): SafeHtml {
  const links = legalKinds.map((kind) => {
    const mark = kind === current ? html`aria-current="page"` : null
    return html`<li><a class="language type-small" href="${legalPath}/${kind}" ${mark}>${titleOf(kind, locale)}</a></li>`
  })
  return html`<nav class="legal" aria-label="${legalWords[locale].legal}"><ul class="languages">${links}</ul></nav>`
}
