import type { ModuleDeps, ServerModule } from '../module.ts'
import { createLearningResolvers } from './learningResolvers.ts'
import { createLearningService } from './learningService.ts'

/** Enrolments, attempts and what learners see of them. */
export const createModule = ({ database, transact }: ModuleDeps): ServerModule => ({
  resolvers: [
    createLearningResolvers(
      createLearningService({ pool: database.pool, transact, filesOf: () => Promise.resolve([]) }),
    ),
  ],
})
