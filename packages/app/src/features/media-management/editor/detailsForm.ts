import type { LocalTextInput, MediumDetailsInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import { textLocales } from '../../../domain/language/textLocales.ts'
import { textIn, type EditedMedium } from './mediumTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

const textsOf = (longest: number) => {
  const text = z.string().check(maxCharacters(longest))
  return z.object({ en: text, de: text, sw: text })
}
const choice = z.nullable(z.object({ id: z.string(), label: z.string() }))

export const detailsSchema = z
  .object({
    mainLocale: z.enum(textLocales),
    titles: textsOf(160),
    summaries: textsOf(400),
    descriptions: textsOf(10_000),
    languages: z.array(z.string()),
    durationMinutes: z.nullable(z.number().check(z.minimum(1), z.maximum(60_000))),
    provider: z.string().check(maxCharacters(160)),
    tags: z.string(),
    categories: z.array(z.string()),
    ownerUnit: choice.check(z.refine((value) => value !== null, { error: 'REQUIRED' })),
    responsible: choice,
  })
  .check((context) => {
    const { titles, mainLocale } = context.value
    if (titles[mainLocale].trim() === '')
      context.issues.push({ code: 'custom', message: 'REQUIRED', path: ['titles', mainLocale], input: context.value })
  })

export type DetailsValues = z.infer<typeof detailsSchema>

type Texts = DetailsValues['titles']

const readTexts = (texts: EditedMedium['titles']): Texts => ({
  en: textIn(texts, 'en'),
  de: textIn(texts, 'de'),
  sw: textIn(texts, 'sw'),
})

const chosen = (thing: { readonly uuid: string; readonly name: string } | null) =>
  thing === null ? null : { id: thing.uuid, label: thing.name }

/** What the form begins with. */
export const detailsValues = (medium: EditedMedium): DetailsValues => ({
  mainLocale: textLocales.find((locale) => locale === medium.mainLocale) ?? 'en',
  titles: readTexts(medium.titles),
  summaries: readTexts(medium.summaries),
  descriptions: readTexts(medium.descriptions),
  languages: [...medium.languages],
  durationMinutes: medium.durationMinutes,
  provider: medium.provider ?? '',
  tags: medium.tags.join(', '),
  categories: [...medium.categories],
  ownerUnit: chosen(medium.ownerUnit),
  responsible: chosen(medium.responsible),
})

const writeTexts = (texts: Texts): LocalTextInput[] =>
  textLocales.map((locale) => ({ locale, text: texts[locale] })).filter(({ text }) => text.trim() !== '')

/** What the form saves. */
export const detailsInput = (values: DetailsValues): MediumDetailsInput => ({
  mainLocale: values.mainLocale,
  languages: values.languages,
  durationMinutes: values.durationMinutes,
  provider: values.provider,
  categories: values.categories,
  titles: writeTexts(values.titles),
  summaries: writeTexts(values.summaries),
  descriptions: writeTexts(values.descriptions),
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
  ownerUnit: values.ownerUnit?.id ?? '',
  responsible: values.responsible?.id ?? null,
})
