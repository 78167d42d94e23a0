import type { LegalFile } from '@somo/graphql/schema'
import { formatSize } from '@somo/ui/locale/fileSize'
import { html, type SafeHtml } from '../../identity/pages/html.ts'
import { layout, type PageContext } from '../../identity/pages/layout.ts'
import { fill, localeNames, pageLocales } from '../../identity/pages/pageTexts.ts'
import { legalBody } from './legalBody.ts'
import { comingPathOf, pathOf } from './legalLinks.ts'
import type { ComingLegalText, LegalKind, LegalText } from './legalTexts.ts'
import { legalWords } from './legalWords.ts'

/** Words that name the product by its published name. */
const named = (text: string, { appearance: { product } }: PageContext): string => fill(text, { product })

function back(context: PageContext): SafeHtml {
  return html`<p class="actions">
    <a class="button button-quiet" href="/">${named(legalWords[context.locale].back, context)}</a>
  </p>`
}

/** A kind's texts: the one in force, and the one that is not yet; each null where there is none. */
export interface LegalPageTexts {
  readonly text: LegalText | null
  readonly coming: ComingLegalText | null
}

/** Answers the page of one kind: the published text, or a word about its absence and where to turn; above it, what comes. */
export function legalPage(context: PageContext, kind: LegalKind, { text, coming }: LegalPageTexts): SafeHtml {
  const words = legalWords[context.locale]
  const next =
    coming === null
      ? null
      : announce(fill(words.coming, { date: writeDay(coming.startsOn, context) }), comingPathOf(kind), words.readComing)
  if (text !== null)
    return textPage(
      context,
      kind,
      text,
      html`<p class="lead type-small">${describeText(context, text)}</p>
        ${next}`,
    )
  const content = html`<h1 class="type-h1">${words[kind]}</h1>
    <p class="lead type-lead">${words.unpublished}</p>
    ${next}
    <p class="legal-text type-body">${named(words.whereToTurn, context)}</p>
    ${back(context)}`
  return layout(context, { title: words[kind], content, hasLanguages: true, legal: { current: kind } })
}

/** Answers the page of a kind's version that is not in force yet, with the way to what holds now. */
export function comingPage(context: PageContext, kind: LegalKind, coming: ComingLegalText): SafeHtml {
  const words = legalWords[context.locale]
  const standing = fill(words.notYet, { date: writeDay(coming.startsOn, context) })
  const language = nameLanguage(context, coming.locale)
  return textPage(
    context,
    kind,
    coming,
    announce(language === null ? standing : `${standing} ${language}`, pathOf(kind), words.readPresent),
  )
}

function textPage(
  context: PageContext,
  kind: LegalKind,
  { title, body, form, file, locale }: Pick<LegalText, 'title' | 'body' | 'form' | 'file' | 'locale'>,
  lead: SafeHtml,
): SafeHtml {
  const lang = locale === context.locale ? null : html`lang="${locale}"`
  const bodyOf = (): SafeHtml => {
    if (form === 'PDF') return file === null || file === undefined ? html`` : fileLink(context, file)
    return form === 'LINK' ? elsewhere(context, body) : html`<div class="legal-text" ${lang}>${legalBody(body)}</div>`
  }
  const content = html`<h1 class="type-h1" ${lang}>${title}</h1>
    ${lead} ${bodyOf()}${back(context)}`
  return layout(context, { title, content, hasLanguages: true, legal: { current: kind } })
}

/** Where a text stands that is not kept here: its whole address, opened in a window of its own. */
function elsewhere({ locale }: PageContext, address: string): SafeHtml {
  const link = html`<a class="legal-link" href="${address}" target="_blank" rel="noreferrer">${address}</a>`
  return html`<p class="legal-text type-body">${legalWords[locale].elsewhere}<br>${link}</p>`
}

/**
 * A text that is a PDF: its name, size and pages, opened in a window of its own; below, where the browser has a reader for it, the
 * PDF itself, at the width of its pages and without their small pictures (the parameters are those of the readers).
 */
function fileLink({ locale }: PageContext, { name, size, pages, url }: LegalFile): SafeHtml {
  const words = legalWords[locale]
  const details =
    pages === null || pages === undefined
      ? `PDF, ${formatSize(size, locale)}`
      : fill(words.filePages, { size: formatSize(size, locale), pages: new Intl.NumberFormat(locale).format(pages) })
  return html`<p class="legal-text type-body">
      ${words.file}<br /><a class="legal-link" href="${url}" target="_blank" rel="noreferrer">${name}</a> (${details})
    </p>
    <object class="legal-pdf" data="${url}#navpanes=0&amp;view=FitH" type="application/pdf" title="${name}"></object>`
}

/** A sentence, and a link to what it tells of. */
function announce(sentence: string, href: string, link: string): SafeHtml {
  return html`<p class="lead type-small">${sentence} <a class="legal-link" href="${href}">${link}</a></p>`
}

/** When it was published, and in which language where that is not the reader's. */
function describeText(context: PageContext, { locale, publishedAt }: LegalText): string {
  const published = fill(legalWords[context.locale].published, { date: writeDate(publishedAt, context) })
  const language = nameLanguage(context, locale)
  return language === null ? published : `${published} ${language}`
}

/** In which language a text is, as a sentence; null where that is the reader's. */
function nameLanguage({ locale }: PageContext, language: string): string | null {
  const name = pageLocales.find((known) => known === language)
  return name === undefined || name === locale ? null : fill(legalWords[locale].onlyIn, { language: localeNames[name] })
}

/** Answers the page in place of a kind there is not. */
export function unknownLegalPage(context: PageContext): SafeHtml {
  const words = legalWords[context.locale]
  const content = html`<h1 class="type-h1">${words.unknownTitle}</h1>
    <p class="lead type-lead">${words.unknown}</p>
    ${back(context)}`
  return layout(context, { title: words.unknownTitle, content, hasLanguages: true, legal: { current: null } })
}

function writeDate(date: Date, { locale }: PageContext): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    date,
  )
}

/** A day of the calendar, `yyyy-MM-dd`. */
const writeDay = (day: string, context: PageContext): string => writeDate(new Date(`${day}T00:00:00Z`), context)
