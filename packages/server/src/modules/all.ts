import { join } from 'node:path'
import type { Resolvers } from '@somo/graphql/resolvers'
import type { RequestContext } from '../access/requestContext.ts'
import { issuer, type ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import type { Identity } from '../identity/identity.ts'
import { createDashboardResolvers } from './dashboard/resolvers.ts'
import { createDashboardService, type DashboardService, type DesignDrafts } from './dashboard/service.ts'
import { createDashboardStore } from './dashboard/store.ts'
import { createDesignResolvers } from './design/resolvers.ts'
import { createFolderStore } from './health/files.ts'
import { askDiscovery, askMailServer } from './health/probes.ts'
import { createHealthResolvers } from './health/resolvers.ts'
import { createHealthService, type HealthService } from './health/service.ts'
import { createHealthStore } from './health/store.ts'
import { createModulePreferenceResolvers } from './modulePreferences/resolvers.ts'
import { createModulePreferenceService } from './modulePreferences/service.ts'
import { createModulePreferenceStore } from './modulePreferences/store.ts'
import { createProfileResolvers } from './profile/resolvers.ts'
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
  readonly identity: Identity
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
    createProfileResolvers(),
    createUploadResolvers(),
    createDesignResolvers(),
    createDashboardResolvers(dashboardService(parts)),
    createHealthResolvers(healthService(parts)),
  ]
}

/** Nothing waits where nothing is drafted. */
const noDrafts: DesignDrafts = { draftSince: () => Promise.resolve(null) }

function dashboardService({ database, config, identity }: ModuleParts): DashboardService {
  const accounts = identity.embedded?.accounts
  const areSet = async (subject: string): Promise<boolean | null> => {
    const account = await accounts?.findBySubject(subject)
    return account ? account.locale !== null || account.dateFormat !== null : null
  }
  return createDashboardService({
    store: createDashboardStore(database),
    drafts: noDrafts,
    formats: { areSet },
    hasDemoAccounts: config.demo,
  })
}

function healthService({ database, config }: ModuleParts): HealthService {
  const { identity, smtpUrl, dataDir } = config
  return createHealthService({
    store: createHealthStore(database),
    files: createFolderStore(join(dataDir, 'files')),
    askProvider: identity.kind === 'embedded' ? null : () => askDiscovery(issuer(config)),
    askMail: smtpUrl === null ? null : () => askMailServer(smtpUrl),
  })
}
