import type { ModuleDeps, ServerModule } from '../module.ts'
import { createCertificateResolvers } from './certificateResolvers.ts'
import { createExternalService } from './external/externalService.ts'
import { createBulkCertificates, createDownloadWorker, createReissueWorker } from './issued/bulkJobs.ts'
import { createIssuedService } from './issued/issuedService.ts'
import { createOwnService, type OwnService } from './own/ownService.ts'
import { createExpiryReminderWorker } from './remindExpiring.ts'
import { createTemplateService } from './templates/templateService.ts'

/** Everybody's own certificates, which the assistant tells too. */
export const createOwnCertificates = ({
  database: { pool },
  config,
  certificateFiles: files,
}: Pick<ModuleDeps, 'database' | 'config' | 'certificateFiles'>): OwnService =>
  createOwnService({ pool, origin: config.publicUrl.origin, files })

/** Certificates: templates, what was issued, and what people bring from elsewhere. The database issues them (0150_certificates.sql). */
export function createModule(deps: ModuleDeps): ServerModule {
  const { transact, preferences, files, uploads, certificateFiles, jobs, jobService, privateFiles } = deps
  const [{ pool }, { origin }] = [deps.database, deps.config.publicUrl]
  const own = createOwnCertificates(deps)
  return {
    resolvers: [
      createCertificateResolvers({
        pool,
        own,
        files: certificateFiles,
        templates: createTemplateService({ pool, transact, origin, preferences, files, images: uploads.pageImages }),
        issued: createIssuedService({ pool, transact, origin }),
        bulk: createBulkCertificates({ pool, transact, jobs, jobService }),
        external: createExternalService({ pool, transact, uploads: uploads.certificates, own }),
      }),
    ],
    workers: [createExpiryReminderWorker(), createDownloadWorker(privateFiles, origin), createReissueWorker()],
  }
}
