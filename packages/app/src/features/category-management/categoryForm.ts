import type { CategoryInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { FormSchema } from '../../platform/form/validation/resolver.ts'
import type { Texts } from '../../platform/form/merge/merge.ts'
import type { Revised } from '../../platform/form/merge/useMergedForm.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import type { AllowedLocale } from '../../platform/build/constants.ts'
import type { Category } from './categoryTypes.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

/** The languages of names and descriptions, in the order of the form and of the fall-back. */
export const textLocales = ['en', 'de', 'sw'] as const satisfies readonly AllowedLocale[]
export type TextLocale = (typeof textLocales)[number]

/** The fields of a category as texts. */
export const categoryFields = [
  'name_en',
  'name_de',
  'name_sw',
  'description_en',
  'description_de',
  'description_sw',
  'key',
] as const
export type CategoryField = (typeof categoryFields)[number]
export type CategoryTexts = Texts<CategoryField>
export type CategoryEntry = Revised<CategoryField> & { readonly category: Category }

const textIn = (texts: Category['names'], locale: string): string =>
  texts.find((one) => one.locale === locale)?.text ?? ''

/** A category as the form takes it. */
export const entryOf = (category: Category): CategoryEntry => ({
  name_en: textIn(category.names, 'en'),
  name_de: textIn(category.names, 'de'),
  name_sw: textIn(category.names, 'sw'),
  description_en: textIn(category.descriptions, 'en'),
  description_de: textIn(category.descriptions, 'de'),
  description_sw: textIn(category.descriptions, 'sw'),
  key: category.key,
  revision: category.revision,
  category,
})

export const newCategory: CategoryTexts = {
  name_en: '',
  name_de: '',
  name_sw: '',
  description_en: '',
  description_de: '',
  description_sw: '',
  key: '',
}

/** The texts of the form as the API takes them. */
export function inputOf(texts: CategoryTexts): CategoryInput {
  const list = (part: 'name' | 'description') =>
    textLocales.map((locale) => ({ locale, text: texts[`${part}_${locale}`].trim() })).filter(({ text }) => text !== '')
  return { key: texts.key.trim().toLowerCase(), names: list('name'), descriptions: list('description') }
}

const name = z.string().check(maxCharacters(120))
const description = z.string().check(maxCharacters(1000))

/** What may be saved; the server checks what is taken. */
export const categorySchema: FormSchema<CategoryTexts, CategoryTexts> = z
  .object({
    name_en: name,
    name_de: name,
    name_sw: name,
    description_en: description,
    description_de: description,
    description_sw: description,
    key: z.string(),
  })
  .check(
    z.refine((texts) => textLocales.some((locale) => texts[`name_${locale}`].trim() !== ''), {
      error: 'NAME_MISSING',
      path: ['name_en'],
    }),
    z.refine(({ key }) => key.trim() !== '', { error: 'REQUIRED', path: ['key'] }),
    z.refine(({ key }) => key.trim() === '' || /^[a-z0-9][a-z0-9._-]{1,63}$/i.test(key.trim()), {
      error: 'NOT_A_KEY',
      path: ['key'],
    }),
  )

const parts: Readonly<Record<string, string>> = { names: 'name', descriptions: 'description' }

/** The server's paths as the form names its fields. */
export const placeErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.map(({ code, path }) => {
    const [field, locale] = path ?? []
    const part = parts[String(field)]
    if (part === undefined) return { code: code === 'TAKEN' ? 'KEY_TAKEN' : code, path }
    if (locale === undefined) return { code: 'NAME_MISSING', path: ['name_en'] }
    return { code: code === 'TAKEN' ? 'NAME_TAKEN' : code, path: [`${part}_${String(locale)}`] }
  })
