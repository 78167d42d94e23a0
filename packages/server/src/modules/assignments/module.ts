import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAssignmentResolvers } from './assignmentResolvers.ts'
import { createAssignmentService } from './assignmentService.ts'
import { createEvaluationWorker, createRecheckWorker } from './evaluation/evaluationJobs.ts'
import { createReminderWorker } from './reminders.ts'

/** Who has to learn what, until when and how often; and requests for media. */
export function createModule({ database, transact, jobs, jobService }: ModuleDeps): ServerModule {
  const deps = {
    ...{ pool: database.pool, transact, jobs },
    findJob: (uuid: string, caller: Parameters<typeof jobService.find>[1]) => jobService.find(uuid, caller),
  }
  return {
    resolvers: [createAssignmentResolvers(createAssignmentService(deps), deps)],
    workers: [createEvaluationWorker(), createRecheckWorker(), createReminderWorker()],
  }
}
