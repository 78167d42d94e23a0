import { createAuditService } from '../audit/auditService.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAssignmentResolvers } from './assignmentResolvers.ts'
import { createAssignmentService } from './assignmentService.ts'
import { createEvaluationWorker, createRecheckWorker } from './evaluation/evaluationJobs.ts'
import { createExportResolvers } from './exportResolvers.ts'
import { createAssignmentExport } from './list/exportAssignments.ts'
import { createPeopleExport } from './people/exportPeople.ts'
import { createReminderWorker } from './reminders.ts'

/** Who has to learn what, until when and how often; and requests for media. */
export function createModule({ database, transact, jobs, jobService, privateFiles }: ModuleDeps): ServerModule {
  const deps = {
    pool: database.pool,
    transact,
    jobs,
    listAudit: createAuditService(database, jobs).list,
    findJob: (uuid: string, caller: Parameters<typeof jobService.find>[1]) => jobService.find(uuid, caller),
  }
  const service = createAssignmentService(deps)
  return {
    resolvers: [createAssignmentResolvers(service, deps), createExportResolvers(service, deps)],
    workers: [
      createEvaluationWorker(),
      createRecheckWorker(),
      createReminderWorker(),
      createAssignmentExport(privateFiles),
      createPeopleExport(privateFiles),
    ],
  }
}
