import type { BadgeAward, BadgeFiles, OwnBadges } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { toldLocale, type Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { isUuid } from '../../database/uuid.ts'
import type { ModuleDeps } from '../module.ts'
import { readTitles } from './badgeStore.ts'
import { badgeTextIn, mapRule, mediaOf, type StoredCondition } from './badgeTypes.ts'
import * as store from './collectionStore.ts'
import { notifyNewAwards } from './notifyNewAwards.ts'
import { checkPath } from './openbadges/addresses.ts'
import type { BadgeFileWriter } from './openbadges/writeBadgeFiles.ts'

type Reader = Pick<Caller, 'subject'>

/** Everybody's own badges. */
export interface CollectionService {
  readOwn(caller: Reader, locale: string): Promise<OwnBadges>
  readFiles(caller: Reader, award: string, locale: string): Promise<BadgeFiles | null>
  /** Whether it is a badge of the caller. */
  show(caller: Reader, award: string, isShown: boolean): Promise<boolean>
  /** Badges that the caller was not told of on a page yet. */
  listUnseen(caller: Reader, locale: string): Promise<BadgeAward[]>
  markSeen(caller: Reader): Promise<boolean>
  /** What the caller was awarded just now. */
  takeNew(caller: Caller): Promise<BadgeAward[]>
}

export interface CollectionDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly origin: string
  readonly files: BadgeFileWriter
}

const goalOf = ({ count, media }: StoredCondition): number => count ?? media?.length ?? 1

/** Makes the service. */
export function createCollectionService({ pool, transact, origin, files }: CollectionDeps): CollectionService {
  const personOf = async ({ subject }: Reader): Promise<string> => {
    const person = await store.findPerson(pool, subject)
    if (person === null) throw new SomoError('NOT_FOUND')
    return person
  }
  return {
    async readOwn(caller, locale) {
      const person = await personOf(caller)
      const [earned, open] = [await store.readEarned(pool, person), await store.readOpen(pool, person)]
      const media = [...earned, ...open].flatMap(({ rule }) => mediaOf(rule))
      const titles = await readTitles(pool, media, locale)
      return {
        earned: earned.map(({ names, descriptions, rule, code, ...row }) => ({
          ...row,
          name: badgeTextIn(names, locale) ?? '',
          description: badgeTextIn(descriptions, locale),
          rule: mapRule(rule, titles),
          checkUrl: `${origin}${checkPath(code)}`,
        })),
        open: open
          .map(({ names, descriptions, rule, done, ...row }) => ({
            ...row,
            name: badgeTextIn(names, locale) ?? '',
            description: badgeTextIn(descriptions, locale),
            rule: mapRule(rule, titles),
            steps: rule.conditions.map((condition, place) => ({ done: done[place] ?? 0, goal: goalOf(condition) })),
          }))
          .toSorted((one, other) => Number(hasBegun(other)) - Number(hasBegun(one))),
      }
    },
    async readFiles(caller, award, locale) {
      return isUuid(award) ? files.write(await personOf(caller), award, locale) : null
    },
    async show(caller, award, isShown) {
      return isUuid(award) ? store.setShown(pool, await personOf(caller), award, isShown) : false
    },
    async listUnseen({ subject }, locale) {
      const person = await store.findPerson(pool, subject)
      const rows = person === null ? [] : await store.readUnseen(pool, person)
      return rows.map(({ uuid, names }) => ({ uuid, name: badgeTextIn(names, locale) ?? '' }))
    },
    async markSeen(caller) {
      await store.markSeen(pool, await personOf(caller))
      return true
    },
    async takeNew(caller) {
      const person = await store.findPerson(pool, caller.subject)
      if (person === null) return []
      const rows = (await transact(notifyNewAwards)).filter((award) => award.person === person)
      return rows.map(({ uuid, names }) => ({ uuid, name: badgeTextIn(names, toldLocale(caller) ?? 'en') ?? '' }))
    },
  }
}

const hasBegun = ({ steps }: { readonly steps: readonly { readonly done: number }[] }): boolean =>
  steps.some(({ done }) => done > 0)
