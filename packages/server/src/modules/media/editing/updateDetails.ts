import type { MediumDetailsInput, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Scope } from '../../scope.ts'
import type { LocalTexts, MediumRow } from '../mediumTypes.ts'
import type { ChangeMedium } from './changeMedium.ts'
import { changedFields } from './changedFields.ts'
import { isOfferedLocale, lineOf, linesOf, readOptional, readTexts, titleRule } from './readTexts.ts'
import { checkOwnerUnit, checkResponsible, findWrongCategories } from './references.ts'
import { userError } from '../../userError.ts'

const longestDuration = 60_000
const maxTags = 20
const languagePattern = /^[a-z]{2}$/

/** The details of a medium as they are stored. */
interface Details {
  readonly mainLocale: string
  readonly titles: LocalTexts
  readonly summaries: LocalTexts
  readonly descriptions: LocalTexts
  readonly languages: readonly string[]
  readonly durationMinutes: number | null
  readonly provider: string | null
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly ownerUnit: string
  readonly responsible: string | null
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted()

function readTags(given: readonly string[], errors: UserError[]): string[] {
  const { clean, check } = lineOf(40)
  const tags = unique(given.map(clean).filter((tag) => tag !== ''))
  const code = tags.length > maxTags ? 'TOO_MANY' : (tags.map(check).find((error) => error !== null) ?? null)
  if (code !== null) errors.push(userError(code, 'tags'))
  return tags
}

function readDuration(minutes: number | null, errors: UserError[]): number | null {
  if (minutes !== null && (minutes < 1 || minutes > longestDuration))
    errors.push(userError('NOT_OFFERED', 'durationMinutes'))
  return minutes
}

function readDetails(input: MediumDetailsInput, errors: UserError[]): Details {
  const { mainLocale } = input
  if (!isOfferedLocale(mainLocale)) errors.push(userError('NOT_OFFERED', 'mainLocale'))
  const titles = readTexts(input.titles, ['titles'], titleRule, errors)
  const hasTitleError = errors.some(({ path }) => path.join() === `titles,${mainLocale}`)
  if (titles[mainLocale] === undefined && !hasTitleError) errors.push(userError('REQUIRED', 'titles', mainLocale))
  const languages = unique(input.languages)
  if (!languages.every((language) => languagePattern.test(language))) errors.push(userError('NOT_OFFERED', 'languages'))
  return {
    mainLocale,
    titles,
    languages,
    summaries: readTexts(input.summaries, ['summaries'], linesOf(400), errors),
    descriptions: readTexts(input.descriptions, ['descriptions'], linesOf(10_000), errors),
    durationMinutes: readDuration(input.durationMinutes ?? null, errors),
    provider: readOptional(input.provider, 'provider', lineOf(160), errors),
    tags: readTags(input.tags, errors),
    categories: unique(input.categories),
    ownerUnit: input.ownerUnit,
    responsible: input.responsible ?? null,
  }
}

const storedDetails = (medium: MediumRow): Details => ({
  ...medium,
  ownerUnit: medium.ownerUnit.uuid,
  responsible: medium.responsible?.uuid ?? null,
})

/** Only what changes is checked: an owner or a responsible person whom the caller does not manage may stay. */
async function checkReferences(
  client: PoolClient,
  scope: Scope,
  before: Details,
  after: Details,
  errors: UserError[],
): Promise<void> {
  const unit = after.ownerUnit === before.ownerUnit ? null : await checkOwnerUnit(client, scope, after.ownerUnit)
  if (unit !== null) errors.push(userError(unit, 'ownerUnit'))
  const isNew = after.responsible !== null && after.responsible !== before.responsible
  const person = isNew ? await checkResponsible(client, scope, after.responsible) : null
  if (person !== null) errors.push(userError(person, 'responsible'))
  const added = after.categories.filter((category) => !before.categories.includes(category))
  if ((await findWrongCategories(client, added)).length > 0) errors.push(userError('UNKNOWN', 'categories'))
}

const update = `update medium set main_locale = $2, titles = $3, summaries = $4, descriptions = $5, languages = $6,
  duration_minutes = $7, provider = $8, owner_unit = $9, responsible = $10 where uuid = $1`
const deleteTags = 'delete from medium_tag where medium = $1 and tag <> all($2::text[])'
const addTags = 'insert into medium_tag (medium, tag) select $1, unnest($2::text[]) on conflict do nothing'
const deleteCategories = 'delete from medium_category where medium = $1 and category <> all($2::uuid[])'
const addCategories =
  'insert into medium_category (medium, category) select $1, unnest($2::uuid[]) on conflict do nothing'

async function writeDetails(client: PoolClient, uuid: string, details: Details): Promise<void> {
  const { mainLocale, titles, summaries, descriptions, languages, durationMinutes, provider } = details
  await client.query(update, [
    uuid,
    mainLocale,
    titles,
    summaries,
    descriptions,
    languages,
    durationMinutes,
    provider,
    details.ownerUnit,
    details.responsible,
  ])
  await client.query(deleteTags, [uuid, details.tags])
  await client.query(addTags, [uuid, details.tags])
  await client.query(deleteCategories, [uuid, details.categories])
  await client.query(addCategories, [uuid, details.categories])
}

const audited = ({ ownerUnit, ...details }: Details): Readonly<Record<string, unknown>> => ({
  ...details,
  unit: ownerUnit,
})

/** Changes what describes a medium. */
export const updateDetails =
  (scope: Scope, input: MediumDetailsInput): ChangeMedium =>
  async (client, medium) => {
    const errors: UserError[] = []
    const [before, after] = [storedDetails(medium), readDetails(input, errors)]
    await checkReferences(client, scope, before, after, errors)
    if (errors.length > 0) return errors
    const changed = changedFields(audited(before), audited(after))
    if (changed === null) return null
    await writeDetails(client, medium.uuid, after)
    return { action: 'medium.update', ...changed }
  }
