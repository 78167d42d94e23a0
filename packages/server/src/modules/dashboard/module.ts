import type { ModuleDeps, ServerModule } from '../module.ts'
import { createInboxService } from '../news/inboxService.ts'
import { scopeOf } from '../scope.ts'
import { readWaitingRequests } from '../units/joining/waitingRequests.ts'
import { createHiddenWidgets } from './hiddenWidgets.ts'
import { createLearnerWidgets } from './learner/learnerWidgets.ts'
import { createDashboardResolvers } from './resolvers.ts'
import { createDashboardService } from './service.ts'
import { createDashboardStore } from './store.ts'
import { cleanCompliance } from './team/cleanCompliance.ts'
import { createTeamWidgets } from './team/teamWidgets.ts'

/** The start page. */
export function createModule({
  database,
  config,
  identity,
  legal,
  design,
  catalogue,
  health,
}: ModuleDeps): ServerModule {
  const service = createDashboardService({
    store: createDashboardStore(database),
    drafts: design,
    cases: legal.cases,
    readWaiting: (caller) => readWaitingRequests(database.pool, scopeOf(caller)),
    gateway: identity.gateway,
    health,
    hasDemoAccounts: config.demo,
  })
  const { pool } = database
  const learner = createLearnerWidgets({ pool, catalogue })
  return {
    resolvers: [
      createDashboardResolvers(
        service,
        learner,
        createTeamWidgets(pool),
        createInboxService(pool),
        createHiddenWidgets(pool),
      ),
    ],
    clean: () => cleanCompliance(pool),
  }
}
