import type { Resolvers } from '@somo/graphql/resolvers'
import type { IdentityGateway } from '../access/identityGateway.ts'
import type { RequestContext } from '../access/requestContext.ts'
import type { ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { createDashboardResolvers } from './dashboard/resolvers.ts'
import { createDesignResolvers } from './design/resolvers.ts'
import { createHealthResolvers } from './health/resolvers.ts'
import { createModulePreferenceResolvers } from './modulePreferences/resolvers.ts'
import { createModulePreferenceService } from './modulePreferences/service.ts'
import { createModulePreferenceStore } from './modulePreferences/store.ts'
import { createProfileResolvers } from './profile/resolvers.ts'
import { createProfileService, type AvatarFiles } from './profile/service.ts'
import { createSignInService } from './profile/signInService.ts'
import { createProfileStore } from './profile/store.ts'
import { dateTimeScalar } from './scalars.ts'
import { createUnitResolvers } from './units/resolvers.ts'
import { createUnitService } from './units/service.ts'
import { createUnitStore } from './units/store.ts'
import { createUploadResolvers } from './uploads/resolvers.ts'
import { createUserResolvers } from './users/resolvers.ts'
import { createUserService } from './users/service.ts'
import { createUserStore } from './users/store.ts'
import { createVersionResolvers } from './version/resolvers.ts'

/** What the modules are made from. */
export interface ModuleParts {
  readonly database: Database
  readonly config: ServerConfig
  /** Who people are; of the room above, only what the modules may know. */
  readonly identity: { readonly gateway: IdentityGateway }
}

/** No picture has been sent yet that could be taken. */
const noAvatars: AvatarFiles = { take: () => Promise.resolve(null), remove: () => Promise.resolve() }

function createProfile({ database, identity }: ModuleParts): Resolvers<RequestContext> {
  const { gateway } = identity
  const store = createProfileStore(database)
  const profiles = createProfileService({
    ...{ gateway, store, avatars: noAvatars },
    transact: (work) => inTransaction(database.pool, work),
  })
  return createProfileResolvers(profiles, createSignInService(gateway))
}

/** The resolvers of every module; a new module is one line here. */
export function createResolvers(parts: ModuleParts): Resolvers<RequestContext>[] {
  const { database } = parts
  return [
    { DateTime: dateTimeScalar },
    createVersionResolvers(),
    createUnitResolvers(createUnitService(createUnitStore(database))),
    createModulePreferenceResolvers(createModulePreferenceService(createModulePreferenceStore(database))),
    createUserResolvers(createUserService(createUserStore(database))),
    createProfile(parts),
    createUploadResolvers(),
    createDesignResolvers(),
    createDashboardResolvers(),
    createHealthResolvers(),
  ]
}
