import type { AnyWorker } from '../jobs/jobs.ts'
import type { ModuleDeps, ServerModule } from '../module.ts'
import { createMailExport } from './exportMails.ts'
import { createMailWorker } from './sendMails.ts'
import { blankDeadLinks, sweepMails } from './store.ts'

/** Mail that is sent, where a mail server is configured; its fields belong to `system { … }`. */
export function createModule(deps: ModuleDeps): ServerModule {
  const { database, privateFiles } = deps
  return {
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
