import { html, type SafeHtml } from '../../identity/pages/html.ts'
import type { PageLocale } from '../../identity/pages/pageTexts.ts'
import { type LegalKind, legalKinds } from './legalTexts.ts'
import { legalWords, titleOf } from './legalWords.ts'

/** Path of the legal pages. */
export const legalPath = '/legal'

/** Path of one kind's page. */
export const pathOf = (kind: LegalKind): string => `${legalPath}/${kind}`

/** Path of the page with the version of a kind that is not in force yet. */
export const comingPathOf = (kind: LegalKind): string => `${pathOf(kind)}/next`

/** Answers links to all legal pages; the one on show is marked. */
export function legalLinks(locale: PageLocale, current: LegalKind | null = null): SafeHtml {
  const links = legalKinds.map((kind) => {
    const mark = kind === current ? html`aria-current="page"` : null
    return html`<li><a class="language type-small" href="${pathOf(kind)}" ${mark}>${titleOf(kind, locale)}</a></li>`
  })
  return html`<nav class="legal" aria-label="${legalWords[locale].legal}">
    <ul class="languages">
      ${links}
    </ul>
  </nav>`
}
