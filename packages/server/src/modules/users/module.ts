import type { ModuleDeps, ServerModule } from '../module.ts'
import { createPeopleProvider } from '../search/providers.ts'
import { forgetCases } from './linking/forgetLinkCases.ts'
import { createPeopleDeps, createPeopleWorkers } from './createPeopleDeps.ts'
import { createPeopleResolvers } from './peopleResolvers.ts'
import { createPeopleService } from './peopleService.ts'
import { deleteOldPreviousValues } from './bulk/previousValues.ts'
import { createUserResolvers } from './sign-in/loginCountResolvers.ts'
import { createUserService } from './sign-in/loginCountService.ts'
import { createUserStore } from './sign-in/loginCountStore.ts'

/** People and their accounts. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { pool } = deps.database
  const people = createPeopleDeps(deps)
  const store = createUserStore(deps.database)
  return {
    resolvers: [createUserResolvers(createUserService(store)), createPeopleResolvers(people)],
    workers: createPeopleWorkers(people),
    search: createPeopleProvider(createPeopleService(people)),
    async clean(now) {
      await store.forgetCountedSessions(now)
      await store.forgetKeysAndLinks(now)
      await forgetCases(pool, now)
      await deleteOldPreviousValues(pool, now)
    },
  }
}
