import type { JobWorker } from '../jobs/jobs.ts'
import { awardNext, findBadge, previewRule } from './badgeStore.ts'
import { notifyNewAwards } from './notifyNewAwards.ts'

export const awardKind = 'badges.award'

export interface AwardPayload {
  readonly badge: string
}

const aStep = 500

/** Awards a badge that was published to many people who meet its rule already. */
export const createAwardWorker = (): JobWorker<AwardPayload, { readonly done: number; readonly total: number }> => ({
  kind: awardKind,
  async step({ badge: uuid }, position, { client }) {
    const badge = await findBadge(client, uuid)
    const people = badge === null ? 0 : (await previewRule(client, badge.rule, uuid)).people
    const total = position?.total ?? people
    const awarded = await awardNext(client, uuid, aStep)
    await notifyNewAwards(client)
    const done = (position?.done ?? 0) + awarded
    return { position: awarded === 0 ? null : { done, total }, done, total: Math.max(done, total) }
  },
})
