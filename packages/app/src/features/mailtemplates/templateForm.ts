import type { MailTemplateInput, MailTemplateTextInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { Texts } from '../../platform/form/merge/merge.ts'
import type { Revised } from '../../platform/form/merge/useMergedForm.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'
import type { FormSchema } from '../../platform/form/validation/resolver.ts'
import type { Template } from './templateTypes.ts'
import { maxCharacters } from '../../platform/form/validation/textChecks.ts'

export const templateLocales = ['en', 'de', 'sw'] as const
export type TemplateLocale = (typeof templateLocales)[number]

export const templateParts = ['subject', 'main', 'extra', 'button'] as const
export type TemplatePart = (typeof templateParts)[number]

export type TemplateField = `${TemplatePart}_${TemplateLocale}` | 'isActive'
export type TemplateTexts = Texts<TemplateField>
export type TemplateEntry = Revised<TemplateField> & { readonly template: Template }

/** Each text in each language, and the switch, which is `yes` or `no`. */
export const templateFields: readonly TemplateField[] = [
  ...templateLocales.flatMap((locale) => templateParts.map((part) => `${part}_${locale}` as const)),
  'isActive',
]

type LocalTexts = { readonly [L in TemplateLocale as `${TemplatePart}_${L}`]: string }

/** The texts of one language by their fields. */
export function fieldsOf(texts: Template['texts'] | Template['defaults'], locale: TemplateLocale): Partial<LocalTexts> {
  const text = texts.find((one) => one.locale === locale)
  return Object.fromEntries(templateParts.map((part) => [`${part}_${locale}`, text?.[part] ?? '']))
}

/** A template as the form takes it. */
export const entryOf = (template: Template): TemplateEntry =>
  // Every field of every language is set.
  ({
    ...Object.assign({}, ...templateLocales.map((locale) => fieldsOf(template.texts, locale))),
    isActive: template.isActive ? 'yes' : 'no',
    revision: template.revision,
    template,
  }) as TemplateEntry

/** The text of one language as the API takes it. */
export const textOf = (texts: TemplateTexts, locale: TemplateLocale): MailTemplateTextInput => ({
  locale,
  subject: texts[`subject_${locale}`],
  main: texts[`main_${locale}`],
  extra: texts[`extra_${locale}`],
  button: texts[`button_${locale}`],
})

/** The values of the form as the API takes them. */
export const inputOf = (texts: TemplateTexts): MailTemplateInput => ({
  isActive: texts.isActive === 'yes',
  texts: templateLocales.map((locale) => textOf(texts, locale)),
})

const required = z.string().check(z.refine((text) => text.trim() !== '', { error: 'REQUIRED' }))
const shapeOf = (locale: TemplateLocale) => ({
  [`subject_${locale}`]: required.check(maxCharacters(200)),
  [`main_${locale}`]: required.check(maxCharacters(5000)),
  [`extra_${locale}`]: z.string().check(maxCharacters(2000)),
  [`button_${locale}`]: z.string().check(maxCharacters(60)),
})

/** What may be saved; the server checks placeholders. */
export const templateSchema = z.object({
  ...Object.assign({}, ...templateLocales.map(shapeOf)),
  isActive: z.string(),
}) as unknown as FormSchema<TemplateTexts, TemplateTexts>

/** The server's paths (language, field) as the form names its fields. */
export const placeErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.map(({ code, path }) => {
    const [locale, part] = path ?? []
    if (part === undefined) return { code, path }
    return { code: code === 'NOT_OFFERED' ? 'PLACEHOLDER' : code, path: [`${String(part)}_${String(locale)}`] }
  })

/** The language of a field, by the end of its name or id; null for the switch. */
export const localeOfField = (name: string): TemplateLocale | null =>
  templateLocales.find((locale) => name.endsWith(`_${locale}`)) ?? null
