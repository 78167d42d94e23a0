import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../access/requestContext.ts'
import type { Database } from '../database/connect.ts'
import { createModulePreferenceResolvers } from './modulePreferences/resolvers.ts'
import { createModulePreferenceService } from './modulePreferences/service.ts'
import { createModulePreferenceStore } from './modulePreferences/store.ts'
import { dateTimeScalar } from './scalars.ts'
import { createUnitResolvers } from './units/resolvers.ts'
import { createUnitService } from './units/service.ts'
import { createUnitStore } from './units/store.ts'
import { createUserResolvers } from './users/resolvers.ts'
import { createUserService } from './users/service.ts'
import { createUserStore } from './users/store.ts'
import { createVersionResolvers } from './version/resolvers.ts'

/** The resolvers of every module over one database; a new module is one line here. */
export function createResolvers(database: Database): Resolvers<RequestContext>[] {
  return [
    { DateTime: dateTimeScalar },
    createVersionResolvers(),
    createUnitResolvers(createUnitService(createUnitStore(database))),
    createModulePreferenceResolvers(createModulePreferenceService(createModulePreferenceStore(database))),
    createUserResolvers(createUserService(createUserStore(database))),
  ]
}
