import { isWebAddress } from '@somo/graphql/legalLine'
import type { LegalTextForm, LegalTextInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import { allowedLocales, type AllowedLocale } from '../../../platform/build/constants.ts'
import type { ErrorTexts } from '../../../platform/form/validation/fieldError.ts'
import { settingMessages } from '../documentMessages.ts'
import { fileMessages, formMessages } from '../formMessages.ts'
import type { LegalDocument, LegalVersion } from '../legalTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

/** One language of a text as it is typed: the text, or the address where it stands; what the other form held stays beside. */
export interface TextValue {
  readonly title: string
  readonly form: LegalTextForm
  readonly body: string
  readonly address: string
  /** The uuid of the upload of its PDF; '' for none, `sending` while one is on its way. */
  readonly file: string
}

/** What stands for a file that is on its way. */
export const sending = 'SENDING'

/** All languages; one that is empty is not part of the text. */
export type TextValues = Readonly<Record<AllowedLocale, TextValue>>

/** The forms a text may have. */
export const textForms = ['TEXT', 'PDF', 'LINK'] as const satisfies readonly LegalTextForm[]

const textSchema = z.object({
  title: z.string().check(maxCharacters(160)),
  form: z.enum(textForms),
  body: z.string().check(maxCharacters(40_000)),
  address: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isWebAddress(text), { error: 'WRONG_KIND' }),
  ),
  file: z.string().check(z.refine((upload) => upload !== sending, { error: 'SENDING' })),
})

/** The same bounds as the server's; a draft may be unfinished. */
export const textsSchema: z.ZodMiniType<TextValues, TextValues> = z.object({
  en: textSchema,
  de: textSchema,
  sw: textSchema,
})

/** What the server finds wrong, at the field. */
export const textErrors: ErrorTexts = {
  BAD_CHARACTERS: settingMessages.badCharacters,
  TOO_LONG: settingMessages.tooLong,
  NOT_OFFERED: settingMessages.notOffered,
  WRONG_KIND: formMessages.badAddress,
  SENDING: fileMessages.wait,
  UNKNOWN: fileMessages.gone,
}

/** The texts of a version as the form holds them. */
export function valuesOf(version: LegalVersion | null): TextValues {
  const of = (locale: AllowedLocale): TextValue => {
    const { title = '', form = 'TEXT', body = '' } = version?.texts.find((text) => text.locale === locale) ?? {}
    return {
      title,
      form,
      body: form === 'TEXT' ? body : '',
      address: form === 'LINK' ? body : '',
      file: form === 'PDF' ? body : '',
    }
  }
  return { en: of('en'), de: of('de'), sw: of('sw') }
}

/** What is written on: the draft, else what will be in force, else what is. */
export const startOf = ({ draft, scheduled, live }: LegalDocument): TextValues => valuesOf(draft ?? scheduled ?? live)

/** The texts as the server takes them. */
export const toTexts = (values: TextValues): LegalTextInput[] =>
  allowedLocales.map((locale) => {
    const { title, form, body, address, file } = values[locale]
    return { locale, title, form, body: { TEXT: body, LINK: address, PDF: file }[form] }
  })

/** One field of one language, as conflicts and errors name it. */
export type TextPart = `${AllowedLocale}.${keyof TextValue}`

const fields = ['title', 'form', 'body', 'address', 'file'] as const satisfies readonly (keyof TextValue)[]

/** All of them, in the order of the form. */
export const textParts: readonly TextPart[] = allowedLocales.flatMap((locale) =>
  fields.map((field): TextPart => `${locale}.${field}`),
)

/** Which field of its language a part is. */
export const fieldOf = (part: TextPart): keyof TextValue =>
  fields.find((field) => part.endsWith(`.${field}`)) ?? 'title'

/** The value of one part. */
export function partOf(values: TextValues, part: TextPart): string {
  const locale = allowedLocales.find((known) => part.startsWith(known)) ?? 'en'
  return values[locale][fieldOf(part)]
}

/** Where both changed the same part, and differently; what only one of them changed is no question. */
export const conflictParts = (base: TextValues, mine: TextValues, theirs: TextValues): TextPart[] =>
  textParts.filter((part) => {
    const [was, own, other] = [partOf(base, part), partOf(mine, part), partOf(theirs, part)]
    return own !== other && own !== was && other !== was
  })

/** Both brought together: each part as whoever changed it left it; where both did, as `choices` says. */
export function mergeTexts(
  base: TextValues,
  mine: TextValues,
  theirs: TextValues,
  choices: ReadonlyMap<string, 'mine' | 'theirs'>,
): TextValues {
  const pick = (part: TextPart): string => {
    const own = partOf(mine, part)
    const choice = choices.get(part)
    if (choice !== undefined) return choice === 'mine' ? own : partOf(theirs, part)
    return own === partOf(base, part) ? partOf(theirs, part) : own
  }
  const of = (locale: AllowedLocale): TextValue => ({
    title: pick(`${locale}.title`),
    body: pick(`${locale}.body`),
    address: pick(`${locale}.address`),
    file: pick(`${locale}.file`),
    form: textForms.find((form) => form === pick(`${locale}.form`)) ?? 'TEXT',
  })
  return { en: of('en'), de: of('de'), sw: of('sw') }
}

/** A file as the editor shows it; without an address until its draft is saved. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  readonly pages: number | null
  readonly url: string | null
}

/** Every file the versions of a document name, by its upload. */
export const filesOf = ({ draft, scheduled, live }: LegalDocument): ReadonlyMap<string, ChosenFile> =>
  new Map(
    [live, scheduled, draft].flatMap(
      (version) => version?.texts.flatMap(({ body, file }) => (file === null ? [] : [[body, file] as const])) ?? [],
    ),
  )
