import type { ModuleDeps, ServerModule } from '../module.ts'
import { scopeOf } from '../scope.ts'
import { readWaitingRequests } from '../units/joining/waitingRequests.ts'
import { createDashboardResolvers } from './resolvers.ts'
import { createDashboardService } from './service.ts'
import { createDashboardStore } from './store.ts'

/** The start page. */
export function createModule({ database, config, identity, legal, design }: ModuleDeps): ServerModule {
  const service = createDashboardService({
    store: createDashboardStore(database),
    drafts: design,
    cases: legal.cases,
    readWaiting: (caller) => readWaitingRequests(database.pool, scopeOf(caller)),
    gateway: identity.gateway,
    hasDemoAccounts: config.demo,
  })
  return { resolvers: [createDashboardResolvers(service)] }
}
