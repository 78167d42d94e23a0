import type { AnyWorker } from '../jobs/jobs.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMailExport } from './exportMails.ts'
import { createMailWorker } from './sendMails.ts'
import { blankDeadLinks, sweepMails } from './store.ts'
import { createTemplateResolvers } from './templates/templateResolvers.ts'
import { createTemplateService } from './templates/templateService.ts'

/** Mail that is sent, where a mail server is configured, and its templates; the outbox belongs to `system { … }`. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { database, privateFiles, transact, jobs, settings, config } = deps
  const { origin } = config.publicUrl
  const hasServer = config.smtpUrl !== null
  const templates = createTemplateService({ pool: database.pool, transact, jobs, settings, origin, hasServer })
  return {
    resolvers: [createTemplateResolvers(templates)],
    workers: [...createSender(deps), createMailExport(database, privateFiles)],
    async clean() {
      await blankDeadLinks(database.pool)
      await sweepMails(database.pool)
    },
  }
}

function createSender({ database: { pool }, config, settings, log }: ModuleDeps): AnyWorker[] {
  const { smtpUrl, mailFrom, smtpAllowsPlaintext } = config
  if (smtpUrl === null || mailFrom === null) return []
  return [createMailWorker({ pool, smtpUrl, mailFrom, smtpAllowsPlaintext, settings, log })]
}
