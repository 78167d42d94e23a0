import type { Resolvers } from '@somo/graphql/resolvers'
import type { IdentityGateway } from '../access/identityGateway.ts'
import type { RequestContext } from '../access/requestContext.ts'
import { issuer, type ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { FileStore } from '../files/fileStore.ts'
import { createDashboardResolvers } from './dashboard/resolvers.ts'
import { createDashboardService, type DashboardService, type DesignDrafts } from './dashboard/service.ts'
import { createDashboardStore } from './dashboard/store.ts'
import { createPublishedDesign } from './design/published.ts'
import { createDesignResolvers } from './design/resolvers.ts'
import { createDesignService, type DesignService } from './design/service.ts'
import { createDesignStore } from './design/store.ts'
import { askDiscovery, askMailServer } from './health/probes.ts'
import { createHealthResolvers } from './health/resolvers.ts'
import { createHealthService, type HealthService } from './health/service.ts'
import { createHealthStore } from './health/store.ts'
import { createModulePreferenceResolvers } from './modulePreferences/resolvers.ts'
import { createModulePreferenceService, type ModulePreferenceService } from './modulePreferences/service.ts'
import { createModulePreferenceStore } from './modulePreferences/store.ts'
import { createProfileResolvers } from './profile/resolvers.ts'
import { createProfileService } from './profile/service.ts'
import { createSignInService } from './profile/signInService.ts'
import { createProfileStore } from './profile/store.ts'
import { dateTimeScalar } from './scalars.ts'
import { createUnitResolvers } from './units/resolvers.ts'
import { createUnitService, type UnitService } from './units/service.ts'
import { createUnitStore } from './units/store.ts'
import { createUploadResolvers } from './uploads/resolvers.ts'
import { createUploadService, type UploadService } from './uploads/service.ts'
import { createUploadStore } from './uploads/store.ts'
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
  readonly files: FileStore
  /** Shared with the endpoint that takes the files in. */
  readonly uploads: UploadService
  /** The name of a person, by the subject of their tokens; null where it is not known. */
  readonly nameOf: (subject: string) => Promise<string | null>
}

/** Files on their way in, for the modules and for the endpoint. */
export function createUploads(database: Database, files: FileStore): UploadService {
  return createUploadService(createUploadStore(database), files)
}

function createProfile({ database, identity, uploads }: ModuleParts): Resolvers<RequestContext> {
  const { gateway } = identity
  const profiles = createProfileService({
    gateway,
    store: createProfileStore(database),
    avatars: uploads.avatars,
    transact: (work) => inTransaction(database.pool, work),
  })
  return createProfileResolvers(profiles, createSignInService(gateway))
}

/** The resolvers of every module; a new module is one line here. */
export function createResolvers(parts: ModuleParts): Resolvers<RequestContext>[] {
  const { database, uploads } = parts
  const units = createUnitService(createUnitStore(database))
  const preferences = createModulePreferenceService(createModulePreferenceStore(database))
  const design = createDesign(parts, units, preferences)
  return [
    { DateTime: dateTimeScalar },
    createVersionResolvers(),
    createUnitResolvers(units),
    createModulePreferenceResolvers(preferences),
    createUserResolvers(createUserService(createUserStore(database))),
    createProfile(parts),
    createUploadResolvers(uploads),
    createDesignResolvers(design),
    createDashboardResolvers(createDashboard(parts, design)),
    createHealthResolvers(createHealth(parts)),
  ]
}

function createDesign(parts: ModuleParts, units: UnitService, preferences: ModulePreferenceService): DesignService {
  const { database, uploads, nameOf } = parts
  return createDesignService({
    store: createDesignStore(database),
    published: createPublishedDesign(preferences),
    logos: uploads.logos,
    units,
    nameOf,
  })
}

function createDashboard({ database, config, identity }: ModuleParts, drafts: DesignDrafts): DashboardService {
  return createDashboardService({
    store: createDashboardStore(database),
    drafts,
    gateway: identity.gateway,
    hasDemoAccounts: config.demo,
  })
}

function createHealth({ database, config, files }: ModuleParts): HealthService {
  const { identity, smtpUrl } = config
  return createHealthService({
    store: createHealthStore(database),
    files,
    askProvider: identity.kind === 'embedded' ? null : () => askDiscovery(issuer(config)),
    askMail: smtpUrl === null ? null : () => askMailServer(smtpUrl),
  })
}
