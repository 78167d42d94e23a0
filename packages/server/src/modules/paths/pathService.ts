import type {
  LearningPath,
  LearningPathCertificate,
  LearningPathItem,
  LearningPathMove,
  LearningPathPayload,
  LearningPathPersonFilter,
  LearningPathPersonPage,
  LearningPathPersonSortField,
  OfferedLearningPath,
  PublishLearningPathPayload,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { listTexts } from '../media/mediumMapper.ts'
import type { ModuleDeps } from '../module.ts'
import type { PagePlan } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { countPathPeople, listPathPeople } from './list/pathPeopleStore.ts'
import { findMediumChoices } from './mediumChoices.ts'
import { previewMove } from './moves.ts'
import { findOfferedPaths } from './offeredPaths.ts'
import { findPathCertificate, listCertificateChoices, readPathBadges } from './pathRewards.ts'
import { findGaps, findPath, readStages, readVersions } from './pathStore.ts'
import type { WrittenPath } from './pathWriter.ts'

/** Learning paths as those see and change them who manage their owner units. */
export interface PathService {
  find(caller: Caller, uuid: string): Promise<LearningPath | null>
  mediumChoices(caller: Caller, search: string): Promise<LearningPathItem[]>
  certificateChoices(): Promise<LearningPathCertificate[]>
  movePreview(caller: Caller, uuid: string): Promise<LearningPathMove | null>
  people(
    caller: Caller,
    plan: PagePlan<LearningPathPersonSortField>,
    choice: PeopleOfPath,
  ): Promise<LearningPathPersonPage | null>
  countPeople(caller: Caller, cap: number, choice: PeopleOfPath): Promise<number | null>
  offered(caller: Caller, locale: string, search: string): Promise<OfferedLearningPath[]>
  write(call: RequestCall, work: (client: PoolClient) => Promise<WrittenPath>): Promise<LearningPathPayload>
  publish(call: RequestCall, work: (client: PoolClient) => Promise<WrittenPath>): Promise<PublishLearningPathPayload>
}

/** Which people of which path. */
export interface PeopleOfPath {
  readonly path: string
  readonly locale: string
  readonly filter: Partial<LearningPathPersonFilter>
}

/** What the service needs of the server. */
export interface PathDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
}

/** Makes the service. */
export function createPathService({ pool, transact }: PathDeps): PathService {
  const find = async (caller: Caller, uuid: string): Promise<LearningPath | null> => {
    const row = await findPath(pool, scopeOf(caller), uuid)
    if (row === null) return null
    const { currentVersion, draft, title: _, ...path } = row
    const [stages, versions, certificate, badges] = await Promise.all([
      readStages(pool, draft ?? currentVersion),
      readVersions(pool, uuid),
      findPathCertificate(pool, uuid),
      readPathBadges(pool, uuid),
    ])
    return {
      ...path,
      titles: listTexts(path.titles),
      summaries: listTexts(path.summaries),
      hasDraft: draft !== null,
      stages: stages.map((stage) => ({ ...stage, titles: listTexts(stage.titles) })),
      gaps: findGaps(stages, path.mainLocale),
      versions,
      certificate,
      badges: badges.map((badge) => ({ ...badge, names: listTexts(badge.names) })),
    }
  }
  const publish = async (call: RequestCall, work: (client: PoolClient) => Promise<WrittenPath>) => {
    const { uuid, userErrors, preview = null } = await transact(work)
    return { path: uuid === null ? null : await find(call, uuid), preview, userErrors: [...userErrors] }
  }
  return {
    find,
    publish,
    async write(call, work) {
      const { path, userErrors } = await publish(call, work)
      return { path, userErrors }
    },
    mediumChoices: (caller, search) => findMediumChoices(pool, scopeOf(caller), search),
    certificateChoices: () => listCertificateChoices(pool),
    async movePreview(caller, uuid) {
      const scope = scopeOf(caller)
      const path = await findPath(pool, scope, uuid)
      const version = path?.draft ?? null
      return version === null ? null : previewMove(pool, { path: uuid, version, scope })
    },
    async people(caller, plan, choice) {
      const scope = scopeOf(caller)
      return (await findPath(pool, scope, choice.path)) === null
        ? null
        : listPathPeople(pool, plan, { ...choice, scope })
    },
    async countPeople(caller, cap, choice) {
      const scope = scopeOf(caller)
      return (await findPath(pool, scope, choice.path)) === null
        ? null
        : countPathPeople(pool, cap, { ...choice, scope })
    },
    offered: ({ subject }, locale, search) => findOfferedPaths(pool, { subject, locale, search }),
  }
}
