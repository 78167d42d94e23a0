import type { Caller } from '../../access/caller.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createAccommodations } from './accommodations.ts'
import { createBankService } from './bank/bankService.ts'
import { createQuizResolvers } from './quizResolvers.ts'
import { createRegradeService } from './regrading/regradeService.ts'
import { createEssayReviews } from './review/essayReviews.ts'
import { readItemStatistics } from './statistics/itemStatisticsService.ts'
import { createTakingService } from './taking/takingService.ts'

/** The question bank, taking quizzes, reviews of essays, and more time for people who need it. */
export function createModule({ database, transact }: ModuleDeps): ServerModule {
  const deps = { pool: database.pool, transact }
  const taking = createTakingService(deps)
  const [accommodations, reviews] = [createAccommodations(deps), createEssayReviews(deps)]
  const services = {
    bank: createBankService(deps),
    taking,
    accommodations,
    reviews,
    regrading: createRegradeService(deps),
    itemStatistics: (caller: Caller, medium: string) => readItemStatistics(deps.pool, caller, medium),
  }
  return { resolvers: [createQuizResolvers(services)], clean: () => taking.handInOverdue() }
}
