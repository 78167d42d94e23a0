import type { BadgeConditionInput, BadgeInput, BadgeKind, BadgeRuleInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { labelLocales } from '../custom-fields/definitions.ts'
import { lineOf, linesOf, readTexts } from '../media/editing/readTexts.ts'
import { mediaOf, readImage, type BadgeValues, type StoredCondition, type StoredRule } from './badgeTypes.ts'
import { userError } from '../userError.ts'

const mostConditions = 10
const mostMedia = 50

/** The highest count of each kind; null where the kind counts media of a list. */
const limits = { LOGINS: 10_000, DAYS_IN_ROW: 365, COMPLETED_ITEMS: 10_000, COMPLETES: null } as const

const isIn = (value: number, from: number, to: number): boolean => value >= from && value <= to

function readCondition(
  { kind, count, media, score }: BadgeConditionInput,
  of: BadgeKind,
  path: readonly string[],
  errors: UserError[],
): StoredCondition {
  const refuse = (code: UserError['code'], field: string): void => void errors.push(userError(code, ...path, field))
  if ((kind === 'COMPLETES') !== (of === 'COURSE')) refuse('NOT_OFFERED', 'kind')
  if (kind !== 'COMPLETES') {
    const most = limits[kind]
    if (count === null || count === undefined) refuse('REQUIRED', 'count')
    else if (!isIn(count, 1, most)) refuse('NOT_OFFERED', 'count')
    return { kind, count: count ?? 1 }
  }
  const chosen = [...new Set(media)]
  if (chosen.length === 0) refuse('REQUIRED', 'media')
  else if (chosen.length > mostMedia) refuse('TOO_LONG', 'media')
  else if (!chosen.every(isUuid)) refuse('UNKNOWN', 'media')
  if (count !== null && count !== undefined && !isIn(count, 1, Math.max(chosen.length, 1)))
    refuse('NOT_OFFERED', 'count')
  if (score !== null && score !== undefined && !isIn(score, 1, 100)) refuse('NOT_OFFERED', 'score')
  return {
    kind,
    media: chosen,
    ...(count === null || count === undefined ? {} : { count }),
    ...(score === null || score === undefined ? {} : { score }),
  }
}

/** A rule as it is stored; what is wrong is added to `errors`. */
export function readRule(input: BadgeRuleInput, kind: BadgeKind, errors: UserError[]): StoredRule {
  if (input.conditions.length > mostConditions) errors.push(userError('TOO_LONG', 'rule'))
  return {
    match: input.match,
    repeats: kind === 'COURSE' && input.repeats,
    conditions: input.conditions
      .slice(0, mostConditions)
      .map((condition, place) => readCondition(condition, kind, ['rule', String(place)], errors)),
  }
}

const someImage = { shape: 'CIRCLE', colour: 'SAGE', icon: 'star' } as const

/** A badge as it is stored, and what is wrong with it on its own. */
export function readBadgeInput(
  input: BadgeInput,
  kind: BadgeKind,
): { readonly values: BadgeValues; readonly errors: UserError[] } {
  const errors: UserError[] = []
  const names = readTexts(input.names, ['names'], lineOf(80), errors)
  if (Object.keys(names).length === 0 && errors.length === 0) errors.push(userError('REQUIRED', 'names', 'en'))
  const descriptions = readTexts(input.descriptions, ['descriptions'], linesOf(500), errors)
  const image = readImage(input.image)
  if (image === null) errors.push(userError('NOT_OFFERED', 'image'))
  return {
    values: { names, descriptions, image: image ?? someImage, rule: readRule(input.rule, kind, errors) },
    errors,
  }
}

/** Publishing needs a name in every language. */
export const checkNames = (names: BadgeValues['names']): UserError[] =>
  labelLocales.filter((locale) => names[locale] === undefined).map((locale) => userError('REQUIRED', 'names', locale))

/** A picture that does not exist. */
export async function checkPicture(client: PoolClient, { picture }: BadgeValues['image']): Promise<UserError[]> {
  if (picture === undefined) return []
  const { rows } = isUuid(picture)
    ? await client.query('select from badge_picture where uuid = $1', [picture])
    : { rows: [] }
  return rows.length === 1 ? [] : [userError('UNKNOWN', 'image', 'picture')]
}

/** Media and paths of a rule that do not exist, and paths with a score, which they never have. */
export async function checkMedia(client: PoolClient, rule: StoredRule): Promise<UserError[]> {
  const media = [...new Set(mediaOf(rule))]
  if (media.length === 0) return []
  const { rows } = await client.query<{ uuid: string; kind: string }>(
    'select uuid, kind from learning_target where uuid = any($1)',
    [media],
  )
  const kinds = new Map(rows.map(({ uuid, kind }) => [uuid, kind]))
  return rule.conditions.flatMap(({ media: own = [], score }, place) => [
    ...(own.every((uuid) => kinds.has(uuid)) ? [] : [userError('UNKNOWN', 'rule', String(place), 'media')]),
    ...(score !== undefined && own.some((uuid) => kinds.get(uuid) === 'PATH')
      ? [userError('NOT_OFFERED', 'rule', String(place), 'score')]
      : []),
  ])
}
