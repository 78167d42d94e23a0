import { createCollection } from '../badges/module.ts'
import { createOwnCertificates } from '../certificates/module.ts'
import { createLearnerWidgets } from '../dashboard/learner/learnerWidgets.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createStatisticsReader } from '../userStatistics/statisticsReader.ts'
import { scopeOf } from '../scope.ts'
import { createAssistantResolvers } from './assistantResolvers.ts'
import { createAssistantService } from './assistantService.ts'
import { cleanQuestions } from './assistantStore.ts'
import { findPeopleInScope } from './findPeopleInScope.ts'

/** Answers to questions in words, from what the other modules know; no provider is needed. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { settings, units, catalogue, legal } = deps
  const { pool } = deps.database
  const assistant = createAssistantService({
    pool,
    settings,
    sources: {
      learner: createLearnerWidgets({ pool, catalogue }),
      certificates: createOwnCertificates(deps),
      badges: createCollection(deps),
      statistics: createStatisticsReader(pool),
      units,
      catalogue,
      legal: legal.own,
      people: { find: (caller, words) => findPeopleInScope(pool, scopeOf(caller), words) },
    },
  })
  return { resolvers: [createAssistantResolvers(assistant)], clean: (now) => cleanQuestions(pool, now) }
}
