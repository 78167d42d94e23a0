import type { ModuleDeps, ServerModule } from '../module.ts'
import { createLearningResolvers } from './learningResolvers.ts'
import { createVersionFiles } from './playerContent.ts'
import { createLearningService } from './learningService.ts'

/** Enrolments, attempts and what learners see of them. */
export const createModule = ({ database, transact, content }: ModuleDeps): ServerModule => ({
  resolvers: [
    createLearningResolvers(
      createLearningService({
        pool: database.pool,
        transact,
        versionFiles: createVersionFiles(database.pool, content),
      }),
    ),
  ],
})
