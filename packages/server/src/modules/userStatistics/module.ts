import type { ModuleDeps, ServerModule } from '../module.ts'
import { createStatisticsExport } from './exportStatistics.ts'
import { createStatisticsResolvers } from './statisticsResolvers.ts'
import { createRecordWorker } from './trainingRecord.ts'

/** Who has done what, who is overdue, and how it was on a past day. */
export const createModule = ({
  config,
  database: { pool },
  transact,
  jobs,
  jobService,
  privateFiles,
}: ModuleDeps): ServerModule => ({
  resolvers: [createStatisticsResolvers({ pool, origin: config.publicUrl.origin, transact, jobs, jobService })],
  workers: [createStatisticsExport(pool, privateFiles), createRecordWorker(privateFiles)],
})
