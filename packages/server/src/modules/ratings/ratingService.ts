import type {
  GivenRatingFilter,
  GivenRatingPage,
  OwnRating,
  OwnRatingPage,
  RateableMedium,
  RatingDistribution,
  RatingCounts,
  RatingInput,
  RatingPayload,
  UnratedMediumPage,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import { mapMedium, type MediumRow } from '../learning/learningMapper.ts'
import { linesOf, readOptional } from '../media/editing/readTexts.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { readDistribution } from './meanRating.ts'
import * as store from './ratingStore.ts'

type Reader = Pick<Caller, 'subject'>

/** The rating that a change is about. */
export interface RatingTarget {
  readonly medium: string
  /** Of the rating so far; null where there is none. */
  readonly revision: number | null
}

/** Ratings: everybody's own, and for authors those of the media they manage. */
export interface RatingService {
  listUnrated(caller: Reader, plan: PagePlan<'COMPLETED'>, locale: string): Promise<UnratedMediumPage>
  listOwn(caller: Reader, plan: PagePlan<'RATED'>, locale: string): Promise<OwnRatingPage>
  count(caller: Reader): Promise<RatingCounts>
  findRateable(caller: Reader, medium: string, locale: string): Promise<RateableMedium | null>
  /** Null where the caller does not manage the medium. */
  listOfMedium(
    caller: Caller,
    medium: string,
    plan: PagePlan<'RATED'>,
    filter: GivenRatingFilter,
  ): Promise<GivenRatingPage | null>
  /** Null where the caller does not manage the medium. */
  findDistribution(caller: Caller, medium: string): Promise<RatingDistribution | null>
  rate(caller: Reader, target: RatingTarget, input: RatingInput, locale: string): Promise<RatingPayload>
  withdraw(caller: Reader, target: RatingTarget, locale: string): Promise<RatingPayload>
  /** Whether the caller has completed the medium. */
  dismiss(caller: Reader, medium: string): Promise<boolean>
}

/** What the service needs of the server. */
export interface RatingDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
}

const longestComment = 2000

/** Makes the service. */
export function createRatingService({ pool, transact }: RatingDeps): RatingService {
  const personOf = async ({ subject }: Reader): Promise<string> => {
    const person = await store.findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  const isManaged = async (caller: Caller, medium: string): Promise<boolean> =>
    isUuid(medium) && store.isManagedMedium(pool, scopeOf(caller), medium)
  const change = async (
    caller: Reader,
    { medium, revision }: RatingTarget,
    locale: string,
    work: ChangeRating,
  ): Promise<RatingPayload> => {
    const person = await personOf(caller)
    return transact(async (client) => {
      const found = isUuid(medium) ? await store.findRateable(client, person, medium) : null
      if (found === null) return { rating: null, userErrors: [{ code: 'WRONG_STATE', path: ['medium'] }] }
      const before = await store.findRating(client, person, medium, true)
      const userErrors = await work(client, { person, medium, revision, before })
      const now = await store.findRating(client, person, medium)
      return { rating: now === null ? null : mapRating(now, found, locale), userErrors: [...userErrors] }
    })
  }
  return {
    async listUnrated(caller, plan, locale) {
      const { items, pageInfo } = await store.readUnrated(pool, plan, await personOf(caller))
      return {
        items: items.map((row) => ({ uuid: row.uuid, medium: mapMedium(row, locale), completedAt: row.completedAt })),
        pageInfo,
      }
    },
    async listOwn(caller, plan, locale) {
      const { items, pageInfo } = await store.readOwnRatings(pool, plan, await personOf(caller))
      return { items: items.map((row) => mapRating(row, row, locale)), pageInfo }
    },
    count: async (caller) => store.countRatings(pool, await personOf(caller)),
    async findRateable(caller, medium, locale) {
      if (!isUuid(medium)) return null
      const person = await personOf(caller)
      const found = await store.findRateable(pool, person, medium)
      if (found === null) return null
      const rating = await store.findRating(pool, person, medium)
      return {
        medium: mapMedium(found, locale),
        completedAt: found.completedAt,
        rating: rating === null ? null : mapRating(rating, found, locale),
      }
    },
    listOfMedium: async (caller, medium, plan, filter) =>
      (await isManaged(caller, medium)) ? store.readGivenRatings(pool, plan, medium, filter) : null,
    findDistribution: async (caller, medium) =>
      (await isManaged(caller, medium)) ? readDistribution(pool, medium) : null,
    rate: (caller, target, input, locale) => change(caller, target, locale, (client, at) => rate(client, at, input)),
    withdraw: (caller, target, locale) => change(caller, target, locale, withdraw),
    dismiss: async (caller, medium) =>
      isUuid(medium) ? store.dismissMedium(pool, await personOf(caller), medium) : false,
  }
}

interface ChangedRating extends RatingTarget {
  readonly person: string
  readonly before: store.OwnRatingRow | null
}

type ChangeRating = (client: PoolClient, rating: ChangedRating) => Promise<readonly UserError[]>

async function rate(
  client: PoolClient,
  { person, medium, revision, before }: ChangedRating,
  input: RatingInput,
): Promise<readonly UserError[]> {
  const { values, errors } = readRating(input)
  if (errors.length > 0) return errors
  // An answer that got lost is asked for again: what is so already is no conflict.
  if (before !== null && before.state === 'PUBLISHED' && isSame(before, values)) return []
  if ((before?.revision ?? null) !== revision) return [{ code: 'CHANGED_MEANWHILE', path: [] }]
  await store.saveRating(client, person, medium, values)
  return []
}

async function withdraw(client: PoolClient, { revision, before }: ChangedRating): Promise<readonly UserError[]> {
  if (before === null) return [{ code: 'UNKNOWN', path: [] }]
  if (before.state === 'WITHDRAWN') return []
  if (before.revision !== revision) return [{ code: 'CHANGED_MEANWHILE', path: [] }]
  await store.withdrawRating(client, before.uuid)
  return []
}

const isSame = (one: store.RatingValues, other: store.RatingValues): boolean =>
  one.stars === other.stars && one.comment === other.comment && one.isAnonymous === other.isAnonymous

function readRating({ stars, comment, isAnonymous }: RatingInput) {
  const errors: UserError[] = []
  if (stars < 1 || stars > 5) errors.push({ code: 'NOT_OFFERED', path: ['stars'] })
  return {
    values: { stars, comment: readOptional(comment, 'comment', linesOf(longestComment), errors), isAnonymous },
    errors,
  }
}

const mapRating = (rating: store.OwnRatingRow, medium: MediumRow, locale: string): OwnRating => ({
  uuid: rating.uuid,
  medium: mapMedium(medium, locale),
  stars: rating.stars,
  comment: rating.comment,
  isAnonymous: rating.isAnonymous,
  state: rating.state,
  ratedAt: rating.ratedAt,
  revision: rating.revision,
})
