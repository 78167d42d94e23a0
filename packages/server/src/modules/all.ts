import type { PoolClient } from 'pg'
import type { Resolvers } from '@somo/graphql/resolvers'
import type { IdentityGateway } from '../access/identityGateway.ts'
import type { RequestContext } from '../access/requestContext.ts'
import { issuer, type ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Isolation } from '../isolation/isolation.ts'
import type { Logger } from '../log.ts'
import { createAuditExport } from './audit/exportAudit.ts'
import { createAuditService } from './audit/auditService.ts'
import { createConsoleResolvers } from './console/resolvers.ts'
import { createConsoleService } from './console/service.ts'
import { createOwnFieldService } from './custom-fields/ownService.ts'
import { createCustomFieldResolvers } from './custom-fields/resolvers.ts'
import { createCustomFieldService } from './custom-fields/service.ts'
import { createDashboardResolvers } from './dashboard/resolvers.ts'
import { createDashboardService, type DashboardService, type DesignDrafts } from './dashboard/service.ts'
import { createDashboardStore } from './dashboard/store.ts'
import { complete, createPublishedDesign } from './design/published.ts'
import { createDesignResolvers } from './design/resolvers.ts'
import { createDesignService, type DesignService } from './design/service.ts'
import { createDesignStore } from './design/store.ts'
import { askDiscovery, askMailServer } from './health/probes.ts'
import { createHealthResolvers } from './health/resolvers.ts'
import { createHealthService, type HealthService } from './health/service.ts'
import { createHealthStore } from './health/store.ts'
import { openImportDesk, openImportWorkers } from './imports/openImports.ts'
import { createImportResolvers } from './imports/resolvers.ts'
import type { JobRoom } from './jobs/createJobs.ts'
import { createJobExport } from './jobs/exportJobs.ts'
import type { AnyWorker } from './jobs/jobs.ts'
import { createJobResolvers } from './jobs/resolvers.ts'
import { createJobService, type JobService } from './jobs/service.ts'
import { createJobStore } from './jobs/store.ts'
import type { Legal } from './legal/createLegal.ts'
import { createLegalResolvers } from './legal/resolvers.ts'
import { createMailExport } from './mail/exportMails.ts'
import { createMailService } from './mail/mailService.ts'
import type { Outbox } from './mail/outbox.ts'
import { createMailWorker } from './mail/sendMails.ts'
import { createModulePreferenceResolvers } from './modulePreferences/resolvers.ts'
import { createModulePreferenceService, type ModulePreferenceService } from './modulePreferences/service.ts'
import { createModulePreferenceStore } from './modulePreferences/store.ts'
import type { PrivateFiles } from './private-files/privateFiles.ts'
import { createEmailChanges } from './profile/emailChange.ts'
import { createProfileResolvers } from './profile/resolvers.ts'
import { createSecondFactorResolvers } from './profile/secondFactorResolvers.ts'
import { createSecondFactorService } from './profile/secondFactorService.ts'
import { createProfileService } from './profile/service.ts'
import { createSignInService } from './profile/signInService.ts'
import { createProfileStore } from './profile/store.ts'
import { dateScalar, dateTimeScalar } from './scalars.ts'
import { scopeOf } from './scope.ts'
import { createImportProvider, createPeopleProvider, createUnitProvider } from './search/providers.ts'
import { createSearchResolvers } from './search/resolvers.ts'
import { createSearchService } from './search/service.ts'
import { listFacts, type ProductFact } from './system/facts.ts'
import { createSystemResolvers } from './system/resolvers.ts'
import type { SettingReader } from './system/settings.ts'
import { createSettingService } from './system/settingService.ts'
import { createManagement, createUnitWorkers } from './units/createManagement.ts'
import { createUnitManagementResolvers, type ManagementServices } from './units/managementResolvers.ts'
import { readWaiting } from './units/joinStore.ts'
import { createUnitResolvers } from './units/resolvers.ts'
import { createUnitService, type UnitService } from './units/service.ts'
import { createUnitStore } from './units/store.ts'
import { createUploadResolvers } from './uploads/resolvers.ts'
import { createUploadService, type UploadService } from './uploads/service.ts'
import { createUploadStore } from './uploads/store.ts'
import { createPeopleResolvers } from './users/peopleResolvers.ts'
import type { PeopleDeps } from './users/peopleDeps.ts'
import { createPeopleDeps, createPeopleWorkers } from './users/createPeopleDeps.ts'
import { createPeopleService } from './users/peopleService.ts'
import { createUserResolvers } from './users/sign-in/loginCountResolvers.ts'
import { createUserService } from './users/sign-in/loginCountService.ts'
import { createUserStore } from './users/sign-in/loginCountStore.ts'
import { createViewAsResolvers } from './view-as/resolvers.ts'
import type { ViewAsService } from './view-as/service.ts'
import { createViewResolvers } from './views/resolvers.ts'
import { createViewService } from './views/service.ts'
import { createVersionResolvers } from './version/resolvers.ts'

/** What the modules are made from. */
export interface ModuleParts {
  readonly database: Database
  readonly config: ServerConfig
  /** Who people are; of the room above, only what the modules may know. */
  readonly identity: { readonly gateway: IdentityGateway }
  readonly files: FileStore
  /** Where untrusted files are read. */
  readonly isolation: Isolation
  /** Shared with the endpoint that takes the files in. */
  readonly uploads: UploadService
  /** Shared with the gate before every field and with the pages anybody may read. */
  readonly legal: Legal
  /** The name of a person, by the subject of their tokens; null where it is not known. */
  readonly nameOf: (subject: string) => Promise<string | null>
  /** Work that takes longer than an answer may. */
  readonly jobs: JobRoom
  /** Files of one person, such as exports. */
  readonly privateFiles: PrivateFiles
  /** What the installation is set to. */
  readonly settings: SettingReader
  readonly outbox: Outbox
  /** Shared with the endpoint, which asks it as whom a call is answered. */
  readonly viewAs: ViewAsService
  readonly log: Logger
}

/** Who does the jobs; a new worker is one line here. */
export function createWorkers(parts: ModuleParts): AnyWorker[] {
  const { database, config, settings, privateFiles, legal, log } = parts
  const { smtpUrl, mailFrom, smtpAllowsPlaintext } = config
  const mail =
    smtpUrl === null || mailFrom === null
      ? []
      : [createMailWorker({ pool: database.pool, smtpUrl, mailFrom, smtpAllowsPlaintext, settings, log })]
  const own = [
    ...createPeopleWorkers(createPeople(parts)),
    ...createUnitWorkers(privateFiles),
    ...openImportWorkers(parts),
    ...legal.workers,
  ]
  const lists = [
    createAuditExport(database, privateFiles),
    createMailExport(database, privateFiles),
    createJobExport(createJobStore(database), privateFiles),
  ]
  return [...own, ...mail, ...lists]
}

const createPeople = (parts: ModuleParts): PeopleDeps =>
  createPeopleDeps({ ...parts, jobService: createJobRules(parts) })

/** Files on their way in, for the modules and for the endpoint. */
export function createUploads(database: Database, files: FileStore, isolation: Isolation): UploadService {
  return createUploadService(createUploadStore(database), files, isolation)
}

function createProfile({ config, database, identity, outbox, uploads }: ModuleParts): Resolvers<RequestContext> {
  const { gateway } = identity
  const transact = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => inTransaction(database.pool, work)
  const profiles = createProfileService({
    gateway,
    store: createProfileStore(database),
    avatars: uploads.avatars,
    transact,
  })
  const emails = createEmailChanges({ pool: database.pool, gateway, outbox, origin: config.publicUrl.origin, transact })
  return createProfileResolvers(profiles, createSignInService(gateway), emails)
}

/** The resolvers of every module; a new module is one line here. */
export function createResolvers(parts: ModuleParts): Resolvers<RequestContext>[] {
  const { database, uploads } = parts
  const units = createUnitService(createUnitStore(database))
  const preferences = createModulePreferenceService(createModulePreferenceStore(database))
  const design = createDesign(parts, units, preferences)
  const jobs = createJobRules(parts)
  const people = createPeople(parts)
  const imports = openImportDesk(parts, jobs.find)
  return [
    { Date: dateScalar, DateTime: dateTimeScalar },
    createVersionResolvers(),
    createSearchResolvers(
      createSearchService([
        createPeopleProvider(createPeopleService(people)),
        createUnitProvider(units),
        createImportProvider(imports),
      ]),
    ),
    createUnitResolvers(units),
    createModulePreferenceResolvers(preferences),
    createUserResolvers(createUserService(createUserStore(database))),
    createProfile(parts),
    createSecondFactorResolvers(createSecondFactorService(parts.identity.gateway)),
    createUploadResolvers(uploads),
    createDesignResolvers(design),
    createDashboardResolvers(createDashboard(parts, design)),
    createHealthResolvers(createHealth(parts)),
    createUnitManagementResolvers(createUnitRules(parts, jobs)),
    createPeopleResolvers(people),
    createJobResolvers(jobs),
    createImportResolvers(imports),
    createLegalResolvers({
      ...parts.legal,
      settings: parts.settings,
      findJob: (uuid, caller) => jobs.find(uuid, caller),
    }),
    createViewResolvers(createViewService(database.pool)),
    createCustomFieldResolvers(
      createCustomFieldService({ pool: database.pool, settings: parts.settings }),
      createOwnFieldService(database.pool),
    ),
    createSystem(parts, preferences),
    createViewAsResolvers(parts.viewAs),
    createConsoleResolvers(createConsoleService(database, parts.config.identity.kind === 'embedded')),
  ]
}

function createUnitRules(
  { database, identity, uploads, jobs, outbox, config }: ModuleParts,
  { find }: JobService,
): ManagementServices {
  return createManagement({
    database,
    gateway: identity.gateway,
    logos: uploads.logos,
    jobs,
    readJob: find,
    outbox,
    origin: config.publicUrl.origin,
  })
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

function createDashboard({ database, config, identity, legal }: ModuleParts, drafts: DesignDrafts): DashboardService {
  return createDashboardService({
    store: createDashboardStore(database),
    drafts,
    cases: legal.cases,
    readWaiting: (caller) => readWaiting(database.pool, scopeOf(caller)),
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

function createJobRules({ database, jobs, privateFiles }: ModuleParts): JobService {
  return createJobService({
    store: createJobStore(database),
    room: jobs,
    files: privateFiles,
    transact: (work) => inTransaction(database.pool, work),
  })
}

function createSystem(parts: ModuleParts, preferences: ModulePreferenceService): Resolvers<RequestContext> {
  const { database, config, jobs, outbox } = parts
  const published = createPublishedDesign(preferences)
  const productName = async (): Promise<string> => complete(await published.read()).productName
  const product = async (): Promise<ProductFact> => {
    const [{ productName: name }, { publishedAt }] = await Promise.all([
      published.read(),
      createDesignStore(database).read(),
    ])
    return { name, publishedAt, usual: complete({ productName: null, primaryColor: null, logoUrl: null }).productName }
  }
  return createSystemResolvers({
    settings: createSettingService(database, async () => listFacts(config, database.place, await product())),
    audit: createAuditService(database, jobs),
    mails: createMailService({ database, outbox, jobs, productName }),
    jobs: createJobRules(parts),
  })
}
