import type { ModuleDeps, ServerModule } from '../module.ts'
import { createCertificateResolvers } from './certificateResolvers.ts'
import { createExternalService } from './external/externalService.ts'
import { createBulkCertificates, createDownloadWorker, createReissueWorker } from './issued/bulkJobs.ts'
import { createIssuedService } from './issued/issuedService.ts'
import { createOwnService } from './own/ownService.ts'
import { createExpiryReminderWorker } from './remindExpiring.ts'
import { createTemplateService } from './templates/templateService.ts'

/** Certificates: templates, what was issued, and what people bring from elsewhere. The database issues them (0150_certificates.sql). */
export function createModule(deps: ModuleDeps): ServerModule {
  const { transact, preferences, files, uploads, certificateFiles, jobs, jobService, privateFiles } = deps
  const [{ pool }, { origin }] = [deps.database, deps.config.publicUrl]
  const own = createOwnService({ pool, origin, files: certificateFiles })
  return {
    resolvers: [
      createCertificateResolvers({
        ...{ pool, own, files: certificateFiles },
        templates: createTemplateService({ pool, transact, origin, preferences, files, images: uploads.pageImages }),
        issued: createIssuedService({ pool, transact, origin }),
        bulk: createBulkCertificates({ pool, transact, jobs, jobService }),
        external: createExternalService({ pool, transact, uploads: uploads.certificates, own }),
      }),
    ],
    workers: [createExpiryReminderWorker(), createDownloadWorker(privateFiles, origin), createReissueWorker()],
  }
}
