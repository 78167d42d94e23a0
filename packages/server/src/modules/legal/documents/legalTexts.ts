import { createHash } from 'node:crypto'
import { isWebAddress } from '@somo/graphql/legalLine'
import type { LegalFile, LegalText, LegalTextForm, LegalTextInput, UserError } from '@somo/graphql/schema'
import { isUuid } from '../../../database/uuid.ts'
import { legalFilePlace } from './legalFiles.ts'

/** The PDF of a text as it is kept with its version. */
export interface StoredFileFacts extends Omit<LegalFile, 'url'> {
  /** Of its bytes in the store of files. */
  readonly key: string
}

/** A text in one language as it is kept. */
export interface StoredText {
  readonly title: string
  /** What `body` is; a text where it is not kept, as in all that were written before there were links. */
  readonly form?: Exclude<LegalTextForm, 'TEXT'>
  /** Of a PDF the uuid of its upload; empty while there is none. */
  readonly body: string
  /** Of a PDF that is there. */
  readonly file?: StoredFileFacts
}

/** The texts of one version by their language. */
export type StoredTexts = Readonly<Record<string, StoredText>>

/** The languages texts may be written in (specification, section 9), the installation's first one first. */
export const textLocales = ['en', 'de', 'sw'] as const

/** Whether texts may be written in it. */
export const isTextLocale = (locale: string): boolean => textLocales.some((known) => known === locale)

// Characters; a call of all languages stays below what the endpoint reads.
const longestTitle = 160
const longestBody = 40_000
// What cannot be shown or stored; line ends and tabs belong to a text.
const hidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\uFEFF\u202A-\u202E\u2066-\u2069]/u

/** Texts that hold to the rules, or what is wrong with them; paths begin with the language. */
export type CheckedTexts = { readonly texts: StoredTexts } | { readonly userErrors: UserError[] }

/** Checks what is to be kept as a draft: it may be unfinished, and a language whose title and text are empty is left out. */
export function checkTexts(inputs: readonly LegalTextInput[]): CheckedTexts {
  const userErrors: UserError[] = []
  const texts: Record<string, StoredText> = {}
  for (const { locale, form: chosen, ...input } of inputs) {
    const form = chosen ?? 'TEXT'
    const title = input.title.trim().normalize('NFC')
    const body = input.body.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')
    if (!isTextLocale(locale)) userErrors.push({ code: 'NOT_OFFERED', path: [locale] })
    else if (texts[locale] !== undefined) userErrors.push({ code: 'REPEATED', path: [locale] })
    if (Array.from(title).length > longestTitle) userErrors.push({ code: 'TOO_LONG', path: [locale, 'title'] })
    if (form === 'PDF' && body !== '' && !isUuid(body)) userErrors.push({ code: 'UNKNOWN', path: [locale, 'file'] })
    if (form === 'LINK' && body !== '' && !isWebAddress(body))
      userErrors.push({ code: 'WRONG_KIND', path: [locale, 'address'] })
    if (Array.from(body).length > longestBody) userErrors.push({ code: 'TOO_LONG', path: [locale, 'body'] })
    if (hidden.test(title) || title.includes('\n')) userErrors.push({ code: 'BAD_CHARACTERS', path: [locale, 'title'] })
    if (hidden.test(body)) userErrors.push({ code: 'BAD_CHARACTERS', path: [locale, 'body'] })
    if (title !== '' || body !== '') texts[locale] = { title, body, ...(form !== 'TEXT' && { form }) }
  }
  return userErrors.length > 0 ? { userErrors } : { texts }
}

const bodyFields = { TEXT: 'body', LINK: 'address', PDF: 'file' } as const satisfies Record<LegalTextForm, string>

/** What is missing before texts may be published: at least one language, and of each both title and text. */
export function findUnfinished(texts: StoredTexts): UserError[] {
  const entries = Object.entries(texts)
  if (entries.length === 0) return [{ code: 'REQUIRED', path: ['texts'] }]
  return entries.flatMap(([locale, text]) =>
    (['title', 'body'] as const)
      .filter((part) => text[part] === '')
      .map((part) => ({
        code: 'REQUIRED' as const,
        path: [locale, part === 'body' ? bodyFields[text.form ?? 'TEXT'] : part],
      })),
  )
}

/** SHA-256 over the texts, their languages in the order of the alphabet: the same texts always give the same. Of a link it is the address, of a PDF SHA-256 over its bytes. */
export function hashTexts(texts: StoredTexts): Buffer {
  const sorted = Object.keys(texts)
    .sort()
    .map((locale) => {
      const { title, body, form, file } = texts[locale] ?? {}
      return [locale, title, file?.digest ?? body, ...(form === undefined ? [] : [form])]
    })
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}

/** All texts in the order of the languages. */
export function listTexts(texts: StoredTexts): LegalText[] {
  return textLocales.flatMap((locale) => {
    const text = texts[locale]
    return text === undefined
      ? []
      : [{ locale, form: 'TEXT' as const, ...text, file: text.file === undefined ? null : describeFile(text.file) }]
  })
}

const describeFile = ({ key, ...facts }: StoredFileFacts): LegalFile => ({ ...facts, url: `${legalFilePlace}${key}` })

/** The text in the first wished language there is, else in the installation's first one, else in any; null without texts. */
export function chooseText(texts: StoredTexts, wishes: readonly (string | null | undefined)[]): LegalText | null {
  const listed = listTexts(texts)
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split(/[-_]/)[0]
    const found = listed.find(({ locale }) => locale === language)
    if (found !== undefined) return found
  }
  return listed[0] ?? null
}
