import type { MailFilter } from '@somo/graphql/schema'
import type { Database } from '../../database/connect.ts'
import { languageName, wordFor, writeMinute } from '../tables/fileCells.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { createListExport, type ListWish } from '../tables/listExport.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { mailTextsOf } from './mailExportTexts.ts'
import { listMails, type MailRow } from './store.ts'

/** The job that writes the outbox into a file. */
export const mailExportKind = 'mail.export'

/** Writes which mails there are into a file; never what they say, which may hold a secret link. */
export const createMailExport = (
  { pool }: Database,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<ListWish<MailFilter>, null> =>
  createListExport(
    {
      kind: mailExportKind,
      table: 'mails',
      field: 'CREATED',
      read: (plan, filter: MailFilter | null) => listMails(pool, plan, filter ?? {}),
      lineOf,
    },
    files,
  )

function lineOf(
  { createdAt, user, address, event, subject, locale, state, tries, sentAt, error }: MailRow,
  reader: string | null,
): (string | null)[] {
  const { events, states, interrupted, linkExpired } = mailTextsOf(reader)
  // What the mail server said is told as it said it.
  const reason = error === 'INTERRUPTED' ? interrupted : error === 'LINK_EXPIRED' ? linkExpired : error
  return [
    writeMinute(createdAt),
    user,
    address,
    wordFor(events, event),
    subject,
    languageName(locale),
    states[state],
    String(tries),
    writeMinute(sentAt),
    reason,
  ]
}
