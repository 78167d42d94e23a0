import type { StatisticsRow } from '@somo/graphql/schema'
import { writeAudit } from '../audit/auditLog.ts'
import { readZone } from '../dates/days.ts'
import { JobError, type JobWorker } from '../jobs/jobs.ts'
import { writePdf, type PdfBlock, type PdfFact } from '../pdf/writePdf.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { scopeOf } from '../scope.ts'
import { datedFileName, fileLocaleOf } from '../tables/fileNames.ts'
import { writeSources } from './exportStatistics.ts'
import { readPerson, type PersonRecord } from './personStore.ts'
import { momentOf } from './rowChoice.ts'
import { statisticsTextsOf } from './statisticsTexts.ts'

/** The payload of the job of a training record. */
export interface RecordJob {
  readonly person: string
  readonly asOf: string | null
  readonly locale: string | null
}

export const recordKind = 'userStatistics.record'

const formats: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE', sw: 'sw-TZ' }

/** Days in the reader's language: of a moment by the clocks of a zone, of `yyyy-MM-dd` by those of UTC. */
const dayWriter = (locale: string | null, timeZone = 'UTC') => {
  const format = new Intl.DateTimeFormat(formats[fileLocaleOf(locale)], { dateStyle: 'medium', timeZone })
  return (moment: string | Date | null | undefined): string => (moment ? format.format(new Date(moment)) : '')
}

const fact = (label: string, value: string | null | undefined): PdfFact[] => (value ? [{ label, value }] : [])

/** Whom a record is written for, and by which clocks. */
interface RecordReader {
  readonly locale: string | null
  readonly timeZone: string
}

function blocksOf(row: StatisticsRow, person: PersonRecord, { locale, timeZone }: RecordReader): PdfBlock[] {
  const { record, states } = statisticsTextsOf(locale)
  const day = dayWriter(locale)
  const evidence = person.events.find(
    ({ kind, medium, cycle, text }) => kind === 'COMPLETED' && medium === row.medium && cycle === row.cycle && text,
  )
  const facts = [
    ...fact(record.state, states[row.state]),
    ...fact(record.cycle, String(row.cycle)),
    ...fact(record.due, day(row.dueOn)),
    ...fact(record.completed, dayWriter(locale, timeZone)(row.completedAt)),
    ...fact(record.validUntil, day(row.validUntilDay)),
    ...fact(record.score, row.score === null || row.score === undefined ? null : `${row.score} %`),
    ...fact(record.attempts, row.attempts ? String(row.attempts) : null),
    ...fact(record.reasons, writeSources(row, locale)),
    ...fact(record.waived, row.waivedReason),
    ...fact(record.evidence, evidence?.text),
  ]
  return [
    { kind: 'heading', level: 2, text: row.mediumTitle },
    { kind: 'facts', facts },
  ]
}

/** The training record of a person, as a document. */
export function writeRecord(person: PersonRecord, at: Date, reader: RecordReader): Promise<Uint8Array> {
  const { locale, timeZone } = reader
  const { record } = statisticsTextsOf(locale)
  const day = dayWriter(locale, timeZone)
  return writePdf({
    title: `${record.title}: ${person.name}`,
    locale: fileLocaleOf(locale),
    made: new Date(),
    blocks: [
      { kind: 'heading', level: 1, text: `${record.title}: ${person.name}` },
      {
        kind: 'facts',
        facts: [
          ...fact(record.number, person.displayedId),
          ...fact(record.units, person.units.map(({ unit }) => unit.name).join(', ')),
          ...fact(record.asOf, day(at)),
        ],
      },
      ...(person.detail === 'STATUS_ONLY' ? [{ kind: 'paragraph' as const, text: record.statusOnly }] : []),
      ...(person.rows.length === 0 ? [{ kind: 'paragraph' as const, text: record.nothing }] : []),
      ...person.rows.flatMap((row) => blocksOf(row, person, reader)),
    ],
    footOf: record.page,
    lackingLetters: record.lackingLetters,
  })
}

/** Prints training records. */
export const createRecordWorker = (files: Pick<PrivateFiles, 'keep'>): JobWorker<RecordJob, never> => ({
  kind: recordKind,
  async step({ person: uuid, asOf, locale }, _, { client, owner, uuid: job }) {
    if (owner === null) throw new Error('A record is printed for a person.')
    const past = await momentOf(client, asOf)
    const person = await readPerson(client, uuid, scopeOf(owner), past)
    if (person === null) throw new JobError('UNKNOWN')
    const at = past === null ? new Date() : new Date(past)
    const content = Buffer.from(await writeRecord(person, at, { locale, timeZone: await readZone(client) }))
    const file = await files.keep(client, {
      owner: owner.subject,
      name: datedFileName('trainingRecord', locale, 'pdf'),
      ending: 'pdf' as const,
      mediaType: 'application/pdf',
      content,
      hasPeople: true,
    })
    await writeAudit(client, owner, [
      { action: 'enrolment.record', objectKind: 'user', object: uuid, after: { asOf }, origin: job },
    ])
    return { position: null, done: 1, total: 1, file }
  },
})
