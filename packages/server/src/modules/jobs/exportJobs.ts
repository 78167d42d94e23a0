import type { JobFilter } from '@somo/graphql/schema'
import { wordFor, writeMinute } from '../tables/fileCells.ts'
import { createListExport, type ListWish } from '../tables/listExport.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { jobTextsOf } from './jobExportTexts.ts'
import type { JobWorker } from './jobs.ts'
import { sayReason } from './reasonTexts.ts'
import type { JobRow, JobStore } from './store.ts'

/** The job that writes the list of jobs into a file. */
export const jobExportKind = 'jobs.export'

/** Writes which jobs there are into a file. */
export const createJobExport = (
  store: Pick<JobStore, 'list'>,
  files: Pick<PrivateFiles, 'keep'>,
): JobWorker<ListWish<JobFilter>, null> =>
  createListExport(
    {
      kind: jobExportKind,
      table: 'jobs',
      field: 'CREATED',
      read: (plan, filter: JobFilter | null) => store.list(plan, filter ?? {}),
      lineOf,
    },
    files,
  )

const number = (count: number | null): string | null => (count === null ? null : String(count))

function lineOf(
  { createdAt, kind, owner, state, done, total, failed, startedAt, endedAt, error }: JobRow,
  locale: string | null,
): (string | null)[] {
  const { kinds, states, system } = jobTextsOf(locale)
  return [
    writeMinute(createdAt),
    wordFor(kinds, kind),
    owner ?? system,
    states[state],
    number(done),
    number(total),
    number(failed),
    writeMinute(startedAt),
    writeMinute(endedAt),
    sayReason(error, locale),
  ]
}
