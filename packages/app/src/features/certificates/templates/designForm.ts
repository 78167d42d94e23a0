import type { CertificateDesignInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import type { Template } from '../certificateTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export const designLocales = ['en', 'de', 'sw'] as const
export type DesignLocale = (typeof designLocales)[number]
export const layouts = ['CLASSIC', 'PLAIN', 'COMPACT'] as const
export const validities = ['NONE', 'MONTHS', 'END_OF_YEAR'] as const
const textParts = ['heading', 'statement', 'note'] as const

export type TextField = `${(typeof textParts)[number]}_${DesignLocale}`
type LocalTexts = Record<TextField, string>

/** What the fields of the form hold. */
export interface DesignValues extends LocalTexts {
  name: string
  layout: (typeof layouts)[number]
  mainLocale: DesignLocale
  signatory: string
  signatoryRole: string
  place: string
  showsGoals: boolean
  showsScore: boolean
  validity: (typeof validities)[number]
  validityMonths: number | null
  renewalDays: number | null
  numberPattern: string
}

const line = z.string().check(maxCharacters(80))
const shapeOf = (locale: DesignLocale) => ({
  [`heading_${locale}`]: line,
  [`statement_${locale}`]: line,
  [`note_${locale}`]: z.string().check(maxCharacters(300)),
})

/** What may be saved; the server checks letters and the number pattern. */
export const designSchema = z
  .object({
    ...Object.assign({}, ...designLocales.map(shapeOf)),
    name: z.string().check(z.trim(), z.minLength(1), maxCharacters(120)),
    layout: z.enum(layouts),
    mainLocale: z.enum(designLocales),
    signatory: line,
    signatoryRole: line,
    place: line,
    showsGoals: z.boolean(),
    showsScore: z.boolean(),
    validity: z.enum(validities),
    validityMonths: z.nullable(z.number()),
    renewalDays: z.nullable(z.number()),
    numberPattern: z.string().check(z.minLength(1), maxCharacters(40)),
  })
  .check(
    z.refine((values) => values['validity'] !== 'MONTHS' || values['validityMonths'] !== null, {
      error: 'REQUIRED',
      path: ['validityMonths'],
    }),
  ) as unknown as FormSchema<DesignValues, DesignValues>

const isLocale = (locale: string): locale is DesignLocale => designLocales.some((known) => known === locale)

/** A template as the form takes it. */
export function valuesOf({ name, design }: Template): DesignValues {
  const texts = designLocales.flatMap((locale) => {
    const words = design.texts.find((one) => one.locale === locale)
    return textParts.map((part) => [`${part}_${locale}`, words?.[part] ?? ''] as const)
  })
  return {
    // Every text of every language is set.
    ...(Object.fromEntries(texts) as LocalTexts),
    name,
    layout: design.layout,
    mainLocale: isLocale(design.mainLocale) ? design.mainLocale : 'en',
    signatory: design.signatory ?? '',
    signatoryRole: design.signatoryRole ?? '',
    place: design.place ?? '',
    showsGoals: design.showsGoals,
    showsScore: design.showsScore,
    validity: design.validity,
    validityMonths: design.validityMonths ?? null,
    renewalDays: design.renewalDays,
    numberPattern: design.numberPattern,
  }
}

/** The values of the form as the API takes them; a language without a heading and a statement has no texts. */
export function designOf(values: DesignValues): CertificateDesignInput {
  const { layout, mainLocale, signatory, signatoryRole, place, showsGoals, showsScore, validity, numberPattern } =
    values
  const texts = designLocales.flatMap((locale) => {
    const [heading, statement, note] = textParts.map((part) => values[`${part}_${locale}`])
    const isWanted = locale === mainLocale || [heading, statement].some((text) => text?.trim() !== '')
    return isWanted ? [{ locale, heading: heading ?? '', statement: statement ?? '', note: note ?? '' }] : []
  })
  return {
    layout,
    mainLocale,
    texts,
    signatory,
    signatoryRole,
    place,
    showsGoals,
    showsScore,
    validity,
    numberPattern,
    validityMonths: validity === 'MONTHS' ? values.validityMonths : null,
    renewalDays: values.renewalDays ?? 0,
  }
}

/** The server's paths (texts, language, field) as the form names its fields. */
export const placeErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.map(({ code, path }) => {
    const [head, locale, part] = path ?? []
    return head === 'texts' ? { code, path: [`${String(part ?? 'heading')}_${String(locale)}`] } : { code, path }
  })

/** The language of a field, by the end of its id; null for a field of all languages. */
export const localeOfField = (id: string): DesignLocale | null =>
  designLocales.find((locale) => id.endsWith(`_${locale}`)) ?? null
