import type { ModuleDeps, ServerModule } from '../module.ts'
import { createEmailChanges } from './emailChange.ts'
import { createProfileResolvers } from './resolvers.ts'
import { createSecondFactorResolvers } from './secondFactorResolvers.ts'
import { createSecondFactorService } from './secondFactorService.ts'
import { createProfileService } from './service.ts'
import { createSignInService } from './signInService.ts'
import { createProfileStore } from './store.ts'

/** A person's own account: profile, sign-in, second factor, email address. */
export function createModule({ config, database, identity, outbox, uploads, transact }: ModuleDeps): ServerModule {
  const { gateway } = identity
  const { pool } = database
  const profiles = createProfileService({
    gateway,
    store: createProfileStore(database),
    avatars: uploads.avatars,
    transact,
  })
  const emails = createEmailChanges({ pool, gateway, outbox, origin: config.publicUrl.origin, transact })
  return {
    resolvers: [
      createProfileResolvers(profiles, createSignInService(gateway), emails),
      createSecondFactorResolvers(createSecondFactorService(gateway)),
    ],
  }
}
