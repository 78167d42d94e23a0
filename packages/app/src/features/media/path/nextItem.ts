import { mediumHref, playerHref } from '../../../domain/medium/playerHref.ts'
import type { MyMedium } from '../medium/useMyMedium.ts'

export type OwnStage = MyMedium['stages'][number]
export type OwnItem = OwnStage['items'][number]

/** The first medium of an open stage that is not done; null where nothing can be done now. */
export const nextItemOf = (stages: readonly OwnStage[]): OwnItem | null =>
  stages
    .filter(({ state }) => state === 'OPEN')
    .flatMap(({ items }) => items)
    .find(({ isDone, action }) => !isDone && action !== null && action !== 'NONE') ?? null

/** Where a medium of a path is learnt; its page where it has to be renewed first; null without an enrolment. */
export function itemHref({ medium: { uuid }, action }: OwnItem): string | null {
  if (action === null) return null
  return action === 'NONE' || action === 'RENEW' ? mediumHref(uuid) : playerHref(uuid)
}
