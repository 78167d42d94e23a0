import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAnnouncementWorker } from './announceTasks.ts'
import { createOwnTaskService } from './learner/ownTaskService.ts'
import { createTaskService } from './manage/taskService.ts'
import { createReviewService } from './review/reviewService.ts'
import { createStatisticsExport } from './statistics/exportStatistics.ts'
import { createTaskResolvers } from './taskResolvers.ts'

/** Tasks: what is set, handed in and reviewed. docs/tasks.md has the rules. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { transact, files, mediumUploads, taskFiles, jobs, jobService, privateFiles } = deps
  const shared = { pool: deps.database.pool, transact, files, mediumUploads, taskFiles }
  return {
    resolvers: [
      createTaskResolvers({
        ...shared,
        jobs,
        jobService,
        tasks: createTaskService(shared),
        own: createOwnTaskService(shared),
        reviews: createReviewService(shared),
      }),
    ],
    workers: [createAnnouncementWorker(), createStatisticsExport(privateFiles)],
  }
}
