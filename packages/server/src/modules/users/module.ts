import type { ModuleDeps, ServerModule } from '../module.ts'
import { createPeopleProvider } from '../search/providers.ts'
import { forgetCases } from './forgetCases.ts'
import { createPeopleParts, createPeopleWorkers } from './peopleParts.ts'
import { createPeopleResolvers } from './peopleResolvers.ts'
import { createPeopleService } from './peopleService.ts'
import { forgetReplaced } from './replacedStore.ts'
import { createUserResolvers } from './resolvers.ts'
import { createUserService } from './service.ts'
import { createUserStore } from './store.ts'

/** People and their accounts. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { pool } = deps.database
  const people = createPeopleParts(deps)
  const store = createUserStore(deps.database)
  return {
    resolvers: [createUserResolvers(createUserService(store)), createPeopleResolvers(people)],
    workers: createPeopleWorkers(people),
    search: createPeopleProvider(createPeopleService(people)),
    async clean(now) {
      await store.forgetCountedSessions(now)
      await store.forgetKeysAndLinks(now)
      await forgetCases(pool, now)
      await forgetReplaced(pool, now)
    },
  }
}
