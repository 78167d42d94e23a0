import { html, type SafeHtml } from '../../identity/html.ts'
import { layout, type PageContext } from '../../identity/pages/layout.ts'
import { fill, localeNames, pageLocales } from '../../identity/texts.ts'
import { legalBody } from './legalBody.ts'
import type { LegalKind, LegalText } from './legalTexts.ts'
import { legalWords } from './legalWords.ts'

/** Words that name the product by its published name. */
const named = (text: string, { appearance: { product } }: PageContext): string => fill(text, { product })

function back(context: PageContext): SafeHtml {
  return html`<p class="actions"><a class="button button-quiet" href="/">${named(legalWords[context.locale].back, context)}</a></p>`
}

/** Answers the page of one kind: the published text, or a word about its absence and where to turn. */
export function legalPage(context: PageContext, kind: LegalKind, text: LegalText | null): SafeHtml {
  const words = legalWords[context.locale]
  const title = text?.title ?? words[kind]
  const lang = text === null || text.locale === context.locale ? null : html`lang="${text.locale}"`
  const body =
    text === null
      ? html`<p class="lead type-lead">${words.unpublished}</p><p class="legal-text type-body">${named(words.whereToTurn, context)}</p>`
      : html`<p class="lead type-small">${describeText(context, text)}</p>
        <div class="legal-text" ${lang}>${legalBody(text.body)}</div>`
  const content = html`<h1 class="type-h1" ${lang}>${title}</h1>${body}${back(context)}`
  return layout(context, { title, content, hasLanguages: true, legal: { current: kind } })
}

/** When it was published, and in which language where that is not the reader's. */
function describeText(context: PageContext, { locale, publishedAt }: LegalText): string {
  const words = legalWords[context.locale]
  const published = fill(words.published, { date: writeDate(publishedAt, context) })
  const name = pageLocales.find((known) => known === locale)
  if (name === undefined || name === context.locale) return published
  return `${published} ${fill(words.onlyIn, { language: localeNames[name] })}`
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
