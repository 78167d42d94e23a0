import { inTransaction } from '../../database/transaction.ts'
import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { createJobExport } from './exportJobs.ts'
import { createJobResolvers } from './resolvers.ts'
import { createJobService, type JobService } from './service.ts'
import { createJobStore } from './store.ts'

/** The rules about jobs, which every module that starts one uses. */
export const createJobRules = ({ database, jobs, privateFiles }: ServerDeps): JobService =>
  createJobService({
    store: createJobStore(database),
    engine: jobs,
    files: privateFiles,
    transact: (work) => inTransaction(database.pool, work),
  })

/** Work in the background, as people see it. */
export function createModule({ database, jobService, privateFiles }: ModuleDeps): ServerModule {
  const store = createJobStore(database)
  return {
    resolvers: [createJobResolvers(jobService)],
    workers: [createJobExport(store, privateFiles)],
    clean: () => store.sweep(),
  }
}
