import { computedDetails, mailLocales, mailWords, supportWords, type MailLocale, type MailWords } from './mailWords.ts'
import { writeDay, writeMoment, type ReaderFormats } from '../dates/moments.ts'
import type { AccountMailEvent, MailValues } from './outbox.ts'
import { oneLineValues, renderMail, renderTemplate, type TemplateText } from './templates/renderTemplate.ts'
import { templateRuleOf } from './templates/templateRules.ts'

/** A mail ready to be sent. */
export interface WrittenMail {
  readonly locale: MailLocale
  readonly subject: string
  readonly body: string
  /** Null for a mail without a button, which is plain text alone. */
  readonly buttonLabel: string | null
}

/** A mail in plain text, in the reader's language and pattern of dates. */
export function writeMail<E extends AccountMailEvent>(
  event: E,
  values: MailValues[E],
  locale: MailLocale,
  formats: ReaderFormats,
  supportEmail: string | null,
): WrittenMail {
  const { subject, paragraphs }: MailWords = mailWords[locale][event](values)
  const described = { ...describe(values, formats), ...(supportEmail === null ? {} : { supportEmail }) }
  const lines = supportEmail === null ? paragraphs : [...paragraphs, supportWords[locale]]
  const body = `${lines.map((line) => fill(line, described)).join('\n\n')}\n`
  return { locale, subject: fill(subject, described), body, buttonLabel: null }
}

/** The same by a text that an administrator changed. */
export function writeChangedMail<E extends AccountMailEvent>(
  text: TemplateText,
  { event, values }: { readonly event: E; readonly values: MailValues[E] },
  locale: MailLocale,
  formats: ReaderFormats,
  supportEmail: string | null,
): WrittenMail {
  const { placeholders } = templateRuleOf(event)
  const described = describe(values, formats)
  const details = computedDetails(event, values, locale)
  const all = oneLineValues({ ...described, ...(details === null ? {} : { details: fill(details, described) }) })
  const footer = supportEmail === null ? [] : [fill(supportWords[locale], { supportEmail })]
  const url = 'url' in values ? values.url : null
  const buttonLabel = text.button === '' || url === null ? null : renderTemplate(text.button, placeholders, all)
  return { locale, ...renderMail(text, placeholders, all, { url, footer }), buttonLabel }
}

/** The language of a mail: what the reader has chosen where it is ours, else that of the installation. */
export function chooseLocale(preferred: string | null, fallback: string): MailLocale {
  const find = (name: string): MailLocale | undefined => mailLocales.find((locale) => locale === name.split('-', 1)[0])
  return (preferred === null ? undefined : find(preferred)) ?? find(preferred === null ? fallback : 'en') ?? 'en'
}

const timeNames: ReadonlySet<string> = new Set(['until', 'at'])

function describe(values: object, formats: ReaderFormats): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      timeNames.has(name) ? writeTime(String(value), formats) : oneLine(String(value)),
    ]),
  )
}

/** What people typed stays on its line: a line break in a name must not begin a header or a sentence of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** An ISO day, or a moment in the reader's time zone, in their pattern. */
function writeTime(iso: string, formats: ReaderFormats): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso)
    ? writeDay(iso, formats)
    : `${writeMoment(new Date(iso), formats)} (${formats.timeZone})`
}
