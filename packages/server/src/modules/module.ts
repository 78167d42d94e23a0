import type { PoolClient } from 'pg'
import type { Resolvers } from '@somo/graphql/resolvers'
import type { IdentityGateway } from '../access/identityGateway.ts'
import type { RequestContext } from '../access/requestContext.ts'
import type { ServerConfig } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Isolation } from '../isolation/isolation.ts'
import type { Logger } from '../log.ts'
import type { CatalogueService } from './catalogue/catalogueService.ts'
import type { ContentAddresses, ContentOpener } from './content/contentAddresses.ts'
import type { DesignService } from './design/service.ts'
import type { HealthService } from './health/service.ts'
import type { JobEngine } from './jobs/createJobs.ts'
import type { AnyWorker } from './jobs/jobs.ts'
import type { JobService } from './jobs/service.ts'
import type { CertificateFiles } from './certificates/certificateFiles.ts'
import type { Legal } from './legal/createLegal.ts'
import type { Outbox } from './mail/outbox.ts'
import type { MediumUploadReceiver, MediumUploads } from './media/upload/mediumUploads.ts'
import type { ModulePreferenceService } from './modulePreferences/service.ts'
import type { PersonLinks } from './notifications/personLinks.ts'
import type { PrivateFiles } from './private-files/privateFiles.ts'
import type { SearchProvider } from './search/service.ts'
import type { TaskFiles } from './tasks/taskFiles.ts'
import type { SettingReader } from './system/settings.ts'
import type { UnitService } from './units/list/unitListService.ts'
import type { UploadService } from './uploads/service.ts'
import type { ViewAsService } from './view-as/service.ts'

/** What a module adds to the server. */
export interface ServerModule {
  readonly resolvers?: readonly Resolvers<RequestContext>[]
  /** The workers of its job kinds. */
  readonly workers?: readonly AnyWorker[]
  /** What the search over everything finds in it. */
  readonly search?: SearchProvider
  /** Removes what it needs no longer at `now` (ms since 1970). */
  readonly clean?: (now: number) => Promise<void>
}

/** What the server gives its modules. */
export interface ServerDeps {
  readonly database: Database
  readonly config: ServerConfig
  readonly identity: { readonly gateway: IdentityGateway }
  readonly files: FileStore
  /** Where untrusted files are read. */
  readonly isolation: Isolation
  /** Shared with the endpoint that takes the files in. */
  readonly uploads: UploadService
  /** Uploads of learning content. */
  readonly mediumUploads: MediumUploads & MediumUploadReceiver
  /** Signed addresses of content; shared with the content origin. */
  readonly content: ContentAddresses & ContentOpener
  /** Shared with the gate before every field and with the pages anybody may read. */
  readonly legal: Legal
  /** The name of a person, by the subject of their tokens; null where it is not known. */
  readonly nameOf: (subject: string) => Promise<string | null>
  readonly jobs: JobEngine
  /** Files of one person, such as exports. */
  readonly privateFiles: PrivateFiles
  /** Certificates as files; shared with the endpoint that answers them. */
  readonly certificateFiles: CertificateFiles
  /** Files of tasks; shared with the endpoint that answers them. */
  readonly taskFiles: TaskFiles
  readonly settings: SettingReader
  readonly outbox: Outbox
  /** Links of one person that work without signing in. */
  readonly personLinks: PersonLinks
  /** Shared with the endpoint, which asks it as whom a call is answered. */
  readonly viewAs: ViewAsService
  readonly log: Logger
}

/** What a module is made from: what the server gives, and the services of modules that others use. */
export interface ModuleDeps extends ServerDeps {
  /** Runs work in one transaction: what it answers is committed, what it throws takes everything back. */
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly jobService: JobService
  readonly preferences: ModulePreferenceService
  readonly units: UnitService
  readonly design: DesignService
  readonly catalogue: CatalogueService
  readonly health: HealthService
}
