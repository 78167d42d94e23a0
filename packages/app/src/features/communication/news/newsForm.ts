import type { NewsInput, Role } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import type { News } from './newsTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

export const newsLocales = ['en', 'de', 'sw'] as const
export type NewsLocale = (typeof newsLocales)[number]

interface ChosenUnit {
  readonly id: string
  readonly label: string
}

type LocalTexts = Record<`${'title' | 'body'}_${NewsLocale}`, string>

/** What the fields of the form hold. */
export interface NewsValues extends LocalTexts {
  mainLocale: NewsLocale
  roles: readonly Role[]
  units: readonly ChosenUnit[]
  withSubunits: boolean
  publishFrom: string | null
  publishUntil: string | null
  isPinned: boolean
  mustConfirm: boolean
}

const day = z.nullable(z.string())
const shapeOf = (locale: NewsLocale) => ({
  [`title_${locale}`]: z.string().check(maxCharacters(160)),
  [`body_${locale}`]: z.string().check(maxCharacters(20_000)),
})

/** What may be saved as a draft; the server checks what may be published. */
export const newsSchema = z
  .object({
    ...Object.assign({}, ...newsLocales.map(shapeOf)),
    mainLocale: z.enum(newsLocales),
    roles: z.array(z.string()),
    units: z.array(z.object({ id: z.string(), label: z.string() })),
    withSubunits: z.boolean(),
    publishFrom: day,
    publishUntil: day,
    isPinned: z.boolean(),
    mustConfirm: z.boolean(),
  })
  .check(
    z.refine(
      ({ publishFrom, publishUntil }) =>
        typeof publishFrom !== 'string' || typeof publishUntil !== 'string' || publishFrom <= publishUntil,
      { error: 'WRONG_ORDER', path: ['publishUntil'] },
    ),
  ) as unknown as FormSchema<NewsValues, NewsValues>

const isLocale = (locale: string): locale is NewsLocale => newsLocales.some((known) => known === locale)

/** News as the form takes it. */
export function valuesOf(news: News): NewsValues {
  const textOf = (locale: string) => news.texts.find((text) => text.locale === locale)
  const texts = newsLocales.flatMap((locale) => [
    [`title_${locale}`, textOf(locale)?.title ?? ''] as const,
    [`body_${locale}`, textOf(locale)?.body ?? ''] as const,
  ])
  return {
    // Every text of every language is set.
    ...(Object.fromEntries(texts) as LocalTexts),
    mainLocale: isLocale(news.mainLocale) ? news.mainLocale : 'en',
    roles: news.roles,
    units: news.units.map(({ uuid, name }) => ({ id: uuid, label: name })),
    withSubunits: news.withSubunits,
    publishFrom: news.publishFrom ?? null,
    publishUntil: news.publishUntil ?? null,
    isPinned: news.isPinned,
    mustConfirm: news.mustConfirm,
  }
}

/** The values as the API takes them. */
export function inputOf(values: NewsValues): NewsInput {
  const { mainLocale, roles, units, withSubunits, publishFrom, publishUntil, isPinned, mustConfirm } = values
  return {
    texts: newsLocales.map((locale) => ({ locale, title: values[`title_${locale}`], body: values[`body_${locale}`] })),
    mainLocale,
    withSubunits,
    publishFrom,
    publishUntil,
    isPinned,
    mustConfirm,
    roles: [...roles],
    units: units.map(({ id }) => id),
  }
}

/** The server's paths (texts, language, part) as the form names its fields. */
export const placeErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.map(({ code, path }) => {
    const [head, locale, part] = path ?? []
    return head === 'texts' ? { code, path: [`${String(part ?? 'title')}_${String(locale ?? 'en')}`] } : { code, path }
  })

/** The language of a field, by the end of its id; null for a field of all languages. */
export const localeOfField = (id: string): NewsLocale | null =>
  newsLocales.find((locale) => id.endsWith(`_${locale}`)) ?? null

/** The title of news in a language, else in its main one, else in any; empty where there is none. */
export const titleOf = ({ texts, mainLocale }: Pick<News, 'texts' | 'mainLocale'>, locale: string): string =>
  [locale, mainLocale]
    .map((one) => texts.find((text) => text.locale === one)?.title)
    .find((title) => title !== undefined && title !== '') ??
  texts.find(({ title }) => title !== '')?.title ??
  ''
