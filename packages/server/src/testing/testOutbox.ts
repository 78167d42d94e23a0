import type { Pool } from 'pg'
import { createOutbox } from '../modules/mail/createOutbox.ts'
import type { Outbox } from '../modules/mail/outbox.ts'
import { createSettingReader } from '../modules/system/settings.ts'

/** An outbox without a mail server: mails stay in the table `outbox_mail`, where tests read them, and no job is started. */
export function createTestOutbox(pool: Pool): Outbox {
  const jobs = { start: () => Promise.reject(new Error('An outbox without a mail server starts no jobs.')) }
  return createOutbox({ hasServer: false, jobs, settings: createSettingReader(pool) })
}
