import { html, type SafeHtml } from '../../identity/html.ts'
import { layout, type PageContext } from '../../identity/pages/layout.ts'
import { fill } from '../../identity/texts.ts'
import type { LegalKind, LegalText } from './legalTexts.ts'
import { legalWords } from './legalWords.ts'

function back({ locale }: PageContext): SafeHtml {
  return html`<p class="actions"><a class="button button-quiet" href="/">${legalWords[locale].backToSomo}</a></p>`
}

/** Answers the page of one kind: the published text, or a word about its absence and where to turn. */
export function legalPage(context: PageContext, kind: LegalKind, text: LegalText | null): SafeHtml {
  const words = legalWords[context.locale]
  const body =
    text === null
      ? html`<p class="lead type-lead">${words.unpublished}</p><p class="legal-text type-body">${words.whereToTurn}</p>`
      : html`<p class="lead type-small">${fill(words.published, { date: writeDate(text.publishedAt, context) })}</p>
        ${text.paragraphs.map((paragraph) => html`<p class="legal-text type-body">${paragraph}</p>`)}`
  const content = html`<h1 class="type-h1">${words[kind]}</h1>${body}${back(context)}`
  return layout(context, { title: words[kind], content, hasLanguages: true, legal: { current: kind } })
}

/** Answers the page in place of a kind there is not. */
export function unknownLegalPage(context: PageContext): SafeHtml {
  const words = legalWords[context.locale]
  const content = html`<h1 class="type-h1">${words.unknownTitle}</h1>
    <p class="lead type-lead">${words.unknown}</p>${back(context)}`
  return layout(context, { title: words.unknownTitle, content, hasLanguages: true, legal: { current: null } })
}

function writeDate(date: Date, { locale }: PageContext): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
