import type {
  JobPayload,
  MediaStatisticsFilter,
  MediaStatisticsListPage,
  MediaStatisticsOverview,
  MediaStatisticsPeriod,
  MediaStatisticsSort,
  MediumStatistics,
  PageInput,
} from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import { toldLocale, type Caller } from '../../access/caller.ts'
import type { ModuleDeps } from '../module.ts'
import { readBounded } from '../list/keysetList.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import { mediaExportKind, type MediaExport } from './media/exportMedia.ts'
import { countMediaStatistics, listMediaStatistics } from './media/mediaListStore.ts'
import { findStatisticsMedium, readParts, readPublications } from './media/mediumStore.ts'
import { maskMedians, readMedians } from './media/medians.ts'
import { readSummary } from './media/overviewStore.ts'
import { readSelection, type Selection } from './media/selection.ts'

/** What the rules need. */
export interface MediaStatisticsDeps extends Pick<ModuleDeps, 'transact' | 'jobs' | 'jobService'> {
  readonly pool: Pool
}

/** Statistics of media for the units that a caller manages; null where they do not manage the unit. */
export interface MediaStatisticsService {
  overview(caller: Caller, unit: string | null, period: MediaStatisticsPeriod): Promise<MediaStatisticsOverview | null>
  /** @throws SomoError BAD_INPUT for a senseless page */
  list(
    caller: Caller,
    page: PageInput,
    filter: MediaStatisticsFilter,
    sort: MediaStatisticsSort | null,
  ): Promise<MediaStatisticsListPage>
  /** @throws SomoError BAD_INPUT unless the cap is 1 to 10000 */
  count(caller: Caller, cap: number, filter: MediaStatisticsFilter): Promise<number>
  medium(
    caller: Caller,
    uuid: string,
    unit: string | null,
    period: MediaStatisticsPeriod,
  ): Promise<MediumStatistics | null>
  export(call: RequestCall, wish: Omit<MediaExport, 'locale'>): Promise<JobPayload>
}

/** The order of the list where nobody chose one. */
export const mostStarted = { field: 'STARTS', direction: 'DESCENDING' } as const satisfies MediaStatisticsSort

const nothing: MediaStatisticsListPage = {
  items: [],
  pageInfo: { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false },
}

const periodOf = ({ unit, from, asOf }: Selection) => ({ unit, from, asOf })

/** Makes the service. */
export function createMediaStatistics(deps: MediaStatisticsDeps): MediaStatisticsService {
  const { pool } = deps
  const select = (caller: Caller, unit: string | null | undefined, period: MediaStatisticsPeriod) =>
    readSelection(pool, scopeOf(caller), unit ?? null, period)
  return {
    async overview(caller, unit, period) {
      const selection = await select(caller, unit, period)
      return selection === null ? null : { ...periodOf(selection), ...(await readSummary(pool, selection, null)) }
    },
    async list(caller, page, { unit, period, ...filter }, sort) {
      const plan = planPage(page, sort ?? mostStarted)
      const selection = await select(caller, unit, period)
      return selection === null ? nothing : listMediaStatistics(pool, plan, selection, filter)
    },
    async count(caller, cap, { unit, period, ...filter }) {
      const bounded = readBounded(cap, [1, 10_000], 'cap')
      const selection = await select(caller, unit, period)
      return selection === null ? 0 : countMediaStatistics(pool, bounded, selection, filter)
    },
    async medium(caller, uuid, unit, period) {
      const selection = await select(caller, unit, period)
      if (selection === null) return null
      const medium = await findStatisticsMedium(pool, scopeOf(caller), selection, uuid)
      if (medium === null) return null
      const summary = await readSummary(pool, selection, medium.uuid)
      const { currentVersion: _, ...facts } = medium
      return {
        ...facts,
        ...periodOf(selection),
        ...summary,
        medians: maskMedians((await readMedians(pool, selection, [uuid])).get(uuid), summary.figures),
        parts: medium.kind === 'COURSE' && summary.figures !== null ? await readParts(pool, selection, medium) : [],
        versions: await readPublications(pool, medium.uuid),
      }
    },
    export: (call, wish) => startExport(deps, call, wish),
  }
}

async function startExport(
  { pool, transact, jobs, jobService }: MediaStatisticsDeps,
  call: RequestCall,
  wish: Omit<MediaExport, 'locale'>,
): Promise<JobPayload> {
  const { unit, period, ...filter } = wish.filter
  const selection = await readSelection(pool, scopeOf(call), unit ?? null, period)
  if (selection === null) return { job: null, userErrors: [{ code: 'UNKNOWN', path: ['filter', 'unit'] }] }
  // Throws for a filter beyond its bounds, before a job fails with it.
  await countMediaStatistics(pool, 1, selection, filter)
  const job = await transact(async (client) => {
    const payload: MediaExport = { ...wish, locale: await readFileLocale(client, call.subject, toldLocale(call)) }
    return jobs.start(client, { kind: mediaExportKind, payload, owner: call })
  })
  return { job: await jobService.find(job, call), userErrors: [] }
}
