import type {
  Badge,
  BadgeAwardPayload,
  BadgeInput,
  BadgeKind,
  BadgePayload,
  BadgePicturePayload,
  BadgePreview,
  BadgePublishPayload,
  BadgeRuleInput,
  BadgeState,
  GivenBadgePage,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { awardKind, type AwardPayload } from './awardJob.ts'
import { addPicture } from './badgePictures.ts'
import type { PngDeps } from '../uploads/takePng.ts'
import { readRule } from './badgeInput.ts'
import * as store from './badgeStore.ts'
import { mapBadge, mediaOf } from './badgeTypes.ts'
import * as writer from './badgeWriter.ts'
import { notifyNewAwards } from './notifyNewAwards.ts'

type Target = writer.BadgeTarget

/** Badges, for administrators. */
export interface BadgeService {
  list(kind: BadgeKind, locale: string): Promise<Badge[]>
  find(uuid: string, locale: string): Promise<Badge | null>
  preview(badge: string | null, kind: BadgeKind, rule: BadgeRuleInput): Promise<BadgePreview>
  listAwards(badge: string, plan: PagePlan<'AWARDED'>): Promise<GivenBadgePage | null>
  create(call: RequestCall, given: writer.NewBadge, locale: string): Promise<BadgePayload>
  update(call: RequestCall, target: Target, input: BadgeInput, locale: string): Promise<BadgePayload>
  publish(call: RequestCall, target: Target, awardNow: boolean, locale: string): Promise<BadgePublishPayload>
  setState(call: RequestCall, target: Target, state: BadgeState, locale: string): Promise<BadgePayload>
  addPicture(call: RequestCall, upload: string): Promise<BadgePicturePayload>
  award(call: RequestCall, given: { badge: string; person: string; reason: string }): Promise<BadgeAwardPayload>
  revoke(call: RequestCall, award: string, reason: string): Promise<BadgeAwardPayload>
}

export interface BadgeDeps extends Pick<ModuleDeps, 'transact' | 'jobs' | 'jobService'> {
  readonly pool: Pool
  readonly pictures: PngDeps
}

/** Makes the service. */
export function createBadgeService({ pool, transact, jobs, jobService, pictures }: BadgeDeps): BadgeService {
  const find = async (uuid: string, locale: string): Promise<Badge | null> => {
    const row = isUuid(uuid) ? await store.findBadge(pool, uuid) : null
    return row === null ? null : mapBadge(row, await store.readTitles(pool, mediaOf(row.rule), locale))
  }
  const write = async (locale: string, work: (client: PoolClient) => Promise<writer.WrittenBadge>) => {
    const { uuid, userErrors, awarded = 0, job } = await transact(work)
    return { badge: uuid === null ? null : await find(uuid, locale), userErrors: [...userErrors], awarded, job }
  }
  const answer = async (work: (client: PoolClient) => Promise<readonly UserError[]>): Promise<BadgeAwardPayload> => ({
    userErrors: [...(await transact(work))],
  })
  return {
    find,
    async list(kind, locale) {
      const rows = await store.readBadges(pool, kind)
      const titles = await store.readTitles(
        pool,
        rows.flatMap(({ rule }) => mediaOf(rule)),
        locale,
      )
      return rows.map((row) => mapBadge(row, titles))
    },
    async preview(badge, kind, input) {
      const errors: UserError[] = []
      const rule = readRule(input, kind, errors)
      if (errors.length > 0) return { people: 0, conditions: [], firstMetAt: null, lastMetAt: null }
      return store.previewRule(pool, rule, badge !== null && isUuid(badge) ? badge : null)
    },
    async listAwards(badge, plan) {
      if (!isUuid(badge) || (await store.findBadge(pool, badge)) === null) return null
      return store.readAwards(pool, plan, badge)
    },
    create: (call, given, locale) => write(locale, (client) => writer.createBadge(client, call, given)),
    update: (call, target, input, locale) =>
      write(locale, (client) => writer.changeBadge(client, call, target, writer.updateBadge(input))),
    async publish(call, target, awardNow, locale) {
      const startAwarding = (client: PoolClient, badge: string) =>
        jobs.start(client, { kind: awardKind, payload: { badge } satisfies AwardPayload, owner: call })
      const { job, ...payload } = await write(locale, async (client) => {
        const written = await writer.changeBadge(client, call, target, writer.publishBadge(awardNow, startAwarding))
        await notifyNewAwards(client)
        return written
      })
      return { ...payload, job: job === undefined ? null : await jobService.find(job, call) }
    },
    setState: (call, target, state, locale) =>
      write(locale, (client) => writer.changeBadge(client, call, target, writer.setBadgeState(state))),
    addPicture: (call, upload) => transact((client) => addPicture(pictures, client, call, upload)),
    award: (call, given) =>
      answer(async (client) => {
        const userErrors = await writer.awardByHand(client, call, given)
        await notifyNewAwards(client)
        return userErrors
      }),
    revoke: (call, award, reason) => answer((client) => writer.revokeAward(client, call, award, reason)),
  }
}
