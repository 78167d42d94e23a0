import type { ServerConfig } from './config/config.ts'
import type { Database } from './database/connect.ts'
import { loadSecret } from './database/secrets.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Identity } from './identity/createIdentity.ts'
import { createPersonNames } from './identity/personNames.ts'
import type { Isolation } from './isolation/isolation.ts'
import type { Logger } from './log.ts'
import { createCertificateFiles } from './modules/certificates/certificateFiles.ts'
import { createTaskFiles } from './modules/tasks/taskFiles.ts'
import { createContentAddresses } from './modules/content/contentAddresses.ts'
import type { JobEngine } from './modules/jobs/createJobs.ts'
import { createLegal } from './modules/legal/createLegal.ts'
import { createLegalFiles } from './modules/legal/documents/legalFiles.ts'
import type { Outbox } from './modules/mail/outbox.ts'
import { createMediumUploads } from './modules/media/upload/mediumUploads.ts'
import type { ServerDeps } from './modules/module.ts'
import { createPersonLinks } from './modules/notifications/personLinks.ts'
import { createPrivateFiles } from './modules/private-files/privateFiles.ts'
import type { SettingReader } from './modules/system/settings.ts'
import { createUploads } from './modules/uploads/module.ts'
import { createViewAsService } from './modules/view-as/service.ts'

/** What a server stands on, opened and ready. */
export interface OpenedServer {
  readonly database: Database
  readonly identity: Identity
  readonly files: FileStore
  readonly jobs: JobEngine
  readonly settings: SettingReader
  readonly outbox: Outbox
  readonly isolation: Isolation
  readonly log: Logger
}

/** What the modules are made from; the server uses some of it too. */
export async function createDeps(opened: OpenedServer, config: ServerConfig): Promise<ServerDeps> {
  const { database, identity, files, jobs, settings, outbox } = opened
  const privateFiles = createPrivateFiles(database.pool, files, await loadSecret(database.pool, 'private-files'))
  const { origin: publicUrl } = config.publicUrl
  const legalFiles = createLegalFiles(database.pool, files, await loadSecret(database.pool, 'legal-files'))
  const legal = createLegal({
    database,
    jobs,
    privateFiles,
    files: legalFiles,
    gateway: identity.gateway,
    outbox,
    publicUrl,
    settings,
  })
  const viewAs = createViewAsService({ pool: database.pool, gateway: identity.gateway })
  const uploads = createUploads(opened)
  const mediumUploads = createMediumUploads(opened)
  const content = createContentAddresses(
    config.contentUrl.origin,
    await loadSecret(database.pool, 'content'),
    files,
    database.pool,
  )
  const certificateFiles = createCertificateFiles({
    pool: database.pool,
    files,
    origin: publicUrl,
    key: await loadSecret(database.pool, 'certificates'),
  })
  return {
    ...opened,
    config,
    uploads,
    mediumUploads,
    content,
    privateFiles,
    certificateFiles,
    taskFiles: createTaskFiles(database.pool, files, await loadSecret(database.pool, 'task-files')),
    personLinks: createPersonLinks(publicUrl, await loadSecret(database.pool, 'person-links')),
    legal,
    viewAs,
    nameOf: createPersonNames(identity),
  }
}
