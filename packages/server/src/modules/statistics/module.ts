import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMediaExport } from './media/exportMedia.ts'
import { createMediaStatistics } from './mediaStatisticsService.ts'
import { sweepMissedSearches } from './searches/missedSearchStore.ts'
import { createStatisticsResolvers } from './statisticsResolvers.ts'

/** What people did with media, and what they did not find. */
export function createModule({
  database: { pool },
  transact,
  jobs,
  jobService,
  privateFiles,
}: ModuleDeps): ServerModule {
  const media = createMediaStatistics({ pool, transact, jobs, jobService })
  return {
    resolvers: [createStatisticsResolvers(media, pool)],
    workers: [createMediaExport(privateFiles)],
    clean: () => sweepMissedSearches(pool),
  }
}
