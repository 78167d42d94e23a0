import type { SessionFacts } from '../../../access/identityGateway.ts'
import { fileLocaleOf } from '../../tables/fileNames.ts'
import { writeDay, writeMoment, type ReaderFormats } from '../../dates/moments.ts'
import type { PdfBlock, PdfDocument, PdfFact } from '../../pdf/writePdf.ts'
import { exportTextsOf } from '../../users/export/exportTexts.ts'
import type { OwnData } from './ownDataStore.ts'
import { ownDataWordsOf } from './ownDataWords.ts'
import type { OwnDataPart, OwnDataWords } from './words/words.ts'

/** One's own data with the places where one is signed in; null where an outside provider does not tell. */
export interface WholeOwnData extends OwnData {
  readonly signIns: readonly Pick<SessionFacts, 'signedInAt' | 'lastSeenAt' | 'userAgent'>[] | null
}

/** How it is to be read. */
export interface OwnDataReader {
  readonly locale: string | null
  readonly formats: ReaderFormats
  readonly product: string
  readonly made: Date
}

/** So many entries of a part are read with patience; the file for machines has all. */
const mostEntries = 500
const inOrder = [
  'person',
  'memberships',
  'comingMemberships',
  'joinRequests',
  'consents',
  'requests',
  'questions',
  'signIns',
  'countedSignIns',
  'mails',
  'savedViews',
  'enrolments',
  'attempts',
  'quizAnswers',
  'surveyAnswers',
  'eventBookings',
  'accommodations',
  'tasks',
  'ratings',
  'newsRead',
  'messages',
  'relations',
  'certificates',
  'badges',
  'assistantQuestions',
  'signInDays',
  'jobs',
  'ownActions',
] as const satisfies readonly OwnDataPart[]
const coded = new Set(['roles', 'role', 'status', 'source', 'state', 'decision', 'kind', 'access', 'sees'])

interface Reading {
  readonly words: OwnDataWords
  readonly formats: ReaderFormats
  readonly wordOf: (code: string) => string
  readonly languageOf: (tag: string) => string
}

/** All that is known of somebody, as pages for them to read. */
export function writeOwnDataPages(data: WholeOwnData, { locale, formats, product, made }: OwnDataReader): PdfDocument {
  const words = ownDataWordsOf(locale)
  const language = fileLocaleOf(locale)
  const codes: Readonly<Record<string, string>> = { ...words.codes, ...exportTextsOf(language).roles }
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' })
  const reading: Reading = {
    words,
    formats,
    wordOf: (code) => (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? code,
    // Such tags alone are judged by Intl without an error.
    languageOf: (tag) => (/^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? (names.of(tag) ?? tag) : tag),
  }
  const title = words.title(product)
  return {
    title,
    locale: language,
    made,
    lackingLetters: words.lacking,
    footOf: words.foot,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: words.lead(writeMoment(made, formats), formats.timeZone) },
      ...inOrder.flatMap((part) => [
        { kind: 'heading' as const, level: 2 as const, text: words.parts[part] },
        ...writePart(part, data[part], reading),
      ]),
    ],
  }
}

function writePart(part: OwnDataPart, content: object | readonly object[] | null, reading: Reading): PdfBlock[] {
  const { none, outside, latest } = reading.words
  const say = (text: string): PdfBlock => ({ kind: 'paragraph', text })
  if (content === null) return [say(outside)]
  const entries: readonly object[] = Array.isArray(content) ? content : [content]
  if (entries.length === 0) return [say(none)]
  // Sign-ins begin with the latest, every other part ends with it.
  const shown = part === 'signIns' ? entries.slice(0, mostEntries) : entries.slice(-mostEntries)
  const blocks = shown.map((entry): PdfBlock => ({ kind: 'facts', facts: writeEntry(part, entry, reading) }))
  return entries.length > shown.length ? [say(latest(shown.length, entries.length)), ...blocks] : blocks
}

function writeEntry(part: OwnDataPart, entry: object, reading: Reading): PdfFact[] {
  return Object.entries(entry).flatMap(([field, value]: [string, unknown]) => {
    const isCode = coded.has(field) || (part === 'questions' && field === 'reason')
    const label = labelOf(part === 'mails' && field === 'subject' ? 'mailSubject' : field, reading)
    const text = field === 'text' ? writeText(value) : writeValue(field, value, isCode, reading)
    return text === '' ? [] : [{ label, value: text }]
  })
}

const labelOf = (field: string, { words: { fields } }: Reading): string =>
  (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? field

const isFile = (value: unknown): value is Readonly<Record<'name' | 'digest', string>> =>
  typeof value === 'object' && value !== null && 'name' in value && 'digest' in value

/** A text that was agreed to, with its title. */
function writeText(text: unknown): string {
  if (typeof text !== 'object' || text === null) return ''
  const { title, body } = { title: '', body: '', ...text }
  const file: unknown = 'file' in text ? text.file : null
  // Of a PDF what proves which one it was.
  if (isFile(file)) return [title, file.name, `SHA-256 ${file.digest}`].join('\n\n')
  // The signs of headings would be read as letters here.
  return [title, body.replaceAll(/^#+ /gm, '')].filter((part) => part !== '').join('\n\n')
}

function writeValue(field: string, value: unknown, isCode: boolean, reading: Reading): string {
  const { words, formats, wordOf, languageOf } = reading
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return writeMoment(value, formats)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') {
    if (isCode) return wordOf(value)
    if (field === 'locale') return languageOf(value)
    return writeTime(value, formats) ?? value
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object') return ''
  if (Array.isArray(value))
    return value
      .map((one: unknown) => writeValue(field, one, isCode, reading))
      .filter((text) => text !== '')
      .join(', ')
  return Object.entries(value)
    .map(
      ([name, inner]: [string, unknown]) =>
        [labelOf(name, reading), writeValue(name, inner, coded.has(name), reading)] as const,
    )
    .flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`]))
    .join('\n')
}

/** A day or a moment as PostgreSQL and JSON write them; null for any other text. */
function writeTime(text: string, formats: ReaderFormats): string | null {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  if (!isDay && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(text)) return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return null
  return isDay ? writeDay(text, formats) : writeMoment(moment, formats)
}
