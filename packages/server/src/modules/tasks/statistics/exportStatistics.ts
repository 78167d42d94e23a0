import type { ExportFormat, JobPayload, TaskStatisticsFilter, TaskStatisticsRow } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { RequestCall } from '../../../access/callContext.ts'
import { toldLocale } from '../../../access/caller.ts'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { ModuleDeps } from '../../module.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { fileLocaleOf, readFileLocale, type FileLocale } from '../../tables/fileNames.ts'
import { keepTable } from '../../tables/listExport.ts'
import { readByReviewer, readByTask, readByUnit } from './statisticsStore.ts'

interface Wish {
  readonly filter: TaskStatisticsFilter
  readonly format: ExportFormat
  readonly locale: string | null
}

interface Texts {
  readonly heads: readonly string[]
  readonly tables: readonly [tasks: string, reviewers: string, units: string]
  readonly tooFew: string
}

const texts: Readonly<Record<FileLocale, Texts>> = {
  en: {
    heads: ['Handed in', 'Answered', 'Waiting', 'Median time (h)', 'Returned (%)', 'Passed (%)', 'Late (%)'],
    tables: ['Task', 'Reviewer', 'Unit'],
    tooFew: '– (too few)',
  },
  de: {
    heads: [
      'Abgegeben',
      'Beantwortet',
      'Wartend',
      'Mittlere Dauer (Std.)',
      'Zurückgegeben (%)',
      'Bestanden (%)',
      'Verspätet (%)',
    ],
    tables: ['Aufgabe', 'Prüfer', 'Einheit'],
    tooFew: '– (zu wenige)',
  },
  sw: {
    heads: [
      'Zilizowasilishwa',
      'Zilizojibiwa',
      'Zinazosubiri',
      'Muda wa kati (saa)',
      'Zilizorudishwa (%)',
      'Waliofaulu (%)',
      'Zilizochelewa (%)',
    ],
    tables: ['Kazi', 'Mkaguzi', 'Kitengo'],
    tooFew: '– (wachache mno)',
  },
}

function lineOf({ name, waiting, figures }: TaskStatisticsRow, { tooFew }: Texts): string[] {
  const cell = (value: number | null | undefined, factor = 1): string =>
    value === null || value === undefined ? tooFew : String(Math.round(value * factor * 10) / 10)
  return [
    name,
    cell(figures.handedIn),
    cell(figures.answered),
    String(waiting),
    cell(figures.medianHours),
    cell(figures.returnedRate, 100),
    cell(figures.passRate, 100),
    cell(figures.lateRate, 100),
  ]
}

/** Writes the three tables that its owner sees into a file of theirs. */
export const createStatisticsExport = (files: Pick<PrivateFiles, 'keep'>): JobWorker<Wish, never> => ({
  kind: 'tasks.statistics',
  async step({ filter, format, locale }, _, { client, owner }) {
    if (owner === null) throw new JobError('UNKNOWN')
    const words = texts[fileLocaleOf(locale)]
    const tables = [
      await readByTask(client, owner, filter),
      await readByReviewer(client, owner, filter),
      await readByUnit(client, owner, filter),
    ]
    const rows = tables.flatMap((table, place) => [
      ...(place === 0 ? [] : [[]]),
      [words.tables[place] ?? '', ...words.heads],
      ...table.map((row) => lineOf(row, words)),
    ])
    const file = await keepTable(files, client, { what: 'taskStatistics', owner: owner.subject, format, locale, rows })
    return { position: null, done: rows.length, total: rows.length, file }
  },
})

/** Starts the job. */
export async function startStatisticsExport(
  { pool, transact, jobs, jobService }: Pick<ModuleDeps, 'transact' | 'jobs' | 'jobService'> & { readonly pool: Pool },
  call: RequestCall,
  wish: Omit<Wish, 'locale'>,
): Promise<JobPayload> {
  const locale = await readFileLocale(pool, call.subject, toldLocale(call))
  const job = await transact((client) =>
    jobs.start(client, { kind: 'tasks.statistics', payload: { ...wish, locale }, owner: call }),
  )
  return { job: await jobService.find(job, call), userErrors: [] }
}
