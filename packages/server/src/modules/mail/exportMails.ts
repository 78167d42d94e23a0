import type { MailFilter } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { createListExport, type ListWish } from '../listFile.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { listMails, type MailRow } from './store.ts'

/** The job that writes the outbox into a file. */
export const mailExportKind = 'mail.export'

/** Writes which mails there are into a file; never what they say, which may hold a secret link. */
export const createMailExport = ({ pool }: Database, files: Pick<PrivateFiles, 'keep'>): JobWorker<ListWish<MailFilter>, null> =>
  createListExport({ kind: mailExportKind, table: 'mails', field: 'CREATED', read: (plan, filter: MailFilter | null) => listMails(pool, plan, filter ?? {}), lineOf }, files)

const moment = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

function lineOf({ createdAt, user, address, event, subject, locale, state, tries, sentAt, error }: MailRow): (string | null)[] {
  return [moment(createdAt), user, address, event, subject, locale, state, String(tries), moment(sentAt), error]
}
