import type { BadgeConditionKind, BadgeInput, BadgeKind, BadgeRuleInput } from '@somo/graphql/schema'
import * as z from 'zod/mini'
import type { FormSchema } from '../../../platform/form/validation/resolver.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { AdminBadge } from './badgeAdminTypes.ts'
import { maxCharacters } from '../../../platform/form/validation/textChecks.ts'

/** The languages of names and texts. */
export const badgeLocales = ['en', 'de', 'sw'] as const

/** A row of the rule as the form takes it. */
export interface ConditionValues {
  readonly id: string
  readonly kind: BadgeConditionKind
  readonly count: number | null
  /** All of the media, whatever the count. */
  readonly isAll: boolean
  readonly media: readonly { readonly uuid: string; readonly title: string }[]
  /** null where the score does not matter. */
  readonly score: number | null
}

export interface BadgeFormValues {
  name_en: string
  name_de: string
  name_sw: string
  about_en: string
  about_de: string
  about_sw: string
  image: AdminBadge['image']
  match: AdminBadge['rule']['match']
  repeats: boolean
  conditions: ConditionValues[]
}

/** The conditions of each kind of badge. */
export const conditionKinds: Readonly<Record<BadgeKind, readonly BadgeConditionKind[]>> = {
  SYSTEM: ['COMPLETED_ITEMS', 'LOGINS', 'DAYS_IN_ROW'],
  COURSE: ['COMPLETES'],
}

export const newCondition = (kind: BadgeConditionKind): ConditionValues => ({
  id: crypto.randomUUID(),
  kind,
  isAll: true,
  media: [],
  score: null,
  count: kind === 'COMPLETES' ? null : 5,
})

const textIn = (texts: AdminBadge['names'], locale: string): string =>
  texts.find((one) => one.locale === locale)?.text ?? ''

/** A badge as the form takes it; without one, what is new. */
export function valuesOf(badge: AdminBadge | null, kind: BadgeKind): BadgeFormValues {
  const [names, about] = [badge?.names ?? [], badge?.descriptions ?? []]
  return {
    name_en: textIn(names, 'en'),
    name_de: textIn(names, 'de'),
    name_sw: textIn(names, 'sw'),
    about_en: textIn(about, 'en'),
    about_de: textIn(about, 'de'),
    about_sw: textIn(about, 'sw'),
    image: badge?.image ?? { shape: 'SHIELD', colour: 'SAGE', icon: 'star', picture: null },
    match: badge?.rule.match ?? 'ALL',
    repeats: badge?.rule.repeats ?? false,
    conditions:
      badge?.rule.conditions.map(({ kind: of, count, media, score }) => ({
        id: crypto.randomUUID(),
        kind: of,
        media,
        score: score ?? null,
        count: count ?? null,
        isAll: count === null || count === undefined,
      })) ?? conditionKinds[kind].slice(0, 1).map(newCondition),
  }
}

/** The rule as the API takes it. */
export const ruleOf = ({
  match,
  repeats,
  conditions,
}: Pick<BadgeFormValues, 'match' | 'repeats' | 'conditions'>): BadgeRuleInput => ({
  match,
  repeats,
  conditions: conditions.map(({ kind, count, isAll, media, score }) => ({
    kind,
    count: kind === 'COMPLETES' && isAll ? null : count,
    media: media.map(({ uuid }) => uuid),
    score,
  })),
})

/** The values of the form as the API takes them. */
export function inputOf(values: BadgeFormValues): BadgeInput {
  const list = (part: 'name' | 'about') =>
    badgeLocales
      .map((locale) => ({ locale, text: values[`${part}_${locale}`].trim() }))
      .filter(({ text }) => text !== '')
  const { shape, colour, icon, picture } = values.image
  return {
    names: list('name'),
    descriptions: list('about'),
    image: { shape, colour, icon, picture },
    rule: ruleOf(values),
  }
}

const name = z.string().check(maxCharacters(80))
const about = z.string().check(maxCharacters(500))

/** What may be saved as a draft; the server checks the rest. */
export const badgeSchema: FormSchema<BadgeFormValues, BadgeFormValues> = z
  .object({
    name_en: name,
    name_de: name,
    name_sw: name,
    about_en: about,
    about_de: about,
    about_sw: about,
    image: z.custom<BadgeFormValues['image']>(),
    match: z.enum(['ALL', 'ANY']),
    repeats: z.boolean(),
    conditions: z.array(z.custom<ConditionValues>()),
  })
  .check(
    z.refine((values) => badgeLocales.some((locale) => values[`name_${locale}`].trim() !== ''), {
      error: 'NAME_MISSING',
      path: ['name_en'],
    }),
    z.refine(({ conditions }) => conditions.every(isComplete), { error: 'CONDITION_INCOMPLETE', path: ['conditions'] }),
  )

/** Whether nothing of a condition is missing. */
export const isComplete = ({ kind, count, isAll, media }: ConditionValues): boolean =>
  kind === 'COMPLETES'
    ? media.length > 0 && (isAll || (count !== null && count >= 1 && count <= media.length))
    : count !== null && count >= 1

/** The server's paths as the form names its fields. */
export const placeErrors = (errors: readonly UserError[]): readonly UserError[] =>
  errors.map(({ code, path }) => {
    const [field, locale] = path ?? []
    if (field === 'names')
      return { code: code === 'REQUIRED' ? 'NAME_NEEDED' : code, path: [`name_${String(locale ?? 'en')}`] }
    if (field === 'descriptions') return { code, path: [`about_${String(locale ?? 'en')}`] }
    return field === 'rule' ? { code: 'CONDITION_INCOMPLETE', path: ['conditions'] } : { code, path }
  })
