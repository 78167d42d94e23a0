import type {
  ExportFormat,
  ListedMediumStatistics,
  MediaStatisticsFilter,
  MediaStatisticsSort,
} from '@somo/graphql/schema'
import { JobError, type JobWorker } from '../../jobs/jobs.ts'
import type { PrivateFiles } from '../../private-files/privateFiles.ts'
import { scopeOf } from '../../scope.ts'
import { fileLocaleOf } from '../../tables/fileNames.ts'
import { keepTable, readWhole } from '../../tables/listExport.ts'
import { exportTexts, type ExportTexts } from './exportTexts.ts'
import { listMediaStatistics } from './mediaListStore.ts'
import { readSelection } from './selection.ts'

/** What the job of an export keeps. */
export interface MediaExport {
  readonly filter: MediaStatisticsFilter
  readonly sort: MediaStatisticsSort
  readonly format: ExportFormat
  readonly locale: string | null
}

/** The kind of the job. */
export const mediaExportKind = 'statistics.media'

const whole = (value: number | null | undefined, factor = 1): string =>
  value === null || value === undefined ? '' : String(Math.round(value * factor))

function cellsOf({ title, kind, figures, medians }: ListedMediumStatistics, texts: ExportTexts): string[] {
  if (figures === null || figures === undefined)
    return [title, texts.kinds[kind], ...Array<string>(8).fill(texts.tooFew)]
  const { starts, completions, people, completionRate, meanScore, meanSeconds } = figures
  return [
    title,
    texts.kinds[kind],
    String(starts),
    String(completions),
    String(people),
    whole(completionRate, 100),
    whole(meanScore),
    whole(medians?.score),
    whole(meanSeconds, 1 / 60),
    whole(medians?.seconds, 1 / 60),
  ]
}

/** Writes the list that its owner sees into a file of theirs, masked in the same way. */
export const createMediaExport = (files: Pick<PrivateFiles, 'keep'>): JobWorker<MediaExport, never> => ({
  kind: mediaExportKind,
  async step({ filter: { unit, period, ...filter }, sort, format, locale }, _, { client, owner }) {
    if (owner === null) throw new JobError('UNKNOWN')
    const selection = await readSelection(client, scopeOf(owner), unit ?? null, period)
    if (selection === null) throw new JobError('UNKNOWN')
    const texts = exportTexts[fileLocaleOf(locale)]
    const media = await readWhole(sort.field, sort.direction, (plan) =>
      listMediaStatistics(client, plan, selection, filter),
    )
    const file = await keepTable(files, client, {
      what: 'mediaStatistics',
      owner: owner.subject,
      format,
      locale,
      hasPeople: false,
      rows: [
        [...texts.heads],
        ...media.map((row) => cellsOf(row, texts)),
        [],
        [texts.unit, selection.unit.name],
        [texts.from, selection.from],
      ],
    })
    return { position: null, done: media.length, total: media.length, file }
  },
})
