import type { ImportKind } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'

/** The languages that files are written in. */
export const fileLocales = ['en', 'de', 'sw'] as const
export type FileLocale = (typeof fileLocales)[number]

/** The language of a caller, by their tokens; English for one that is not ours. */
export function fileLocaleOf(tag: string | null): FileLocale {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0]
  return fileLocales.find((locale) => locale === language) ?? 'en'
}

/** The language somebody reads: what the request names, else the locale of their account; null where neither is set. */
export async function readFileLocale(
  pool: Pick<Pool | PoolClient, 'query'>,
  subject: string,
  requested: string | null,
): Promise<string | null> {
  if (requested !== null) return requested
  const { rows } = await pool.query<{ locale: string | null }>('select locale from person where subject = $1', [
    subject,
  ])
  return rows[0]?.locale ?? null
}

type Names = Readonly<Record<FileLocale, string>>

const names = {
  audit: { en: 'audit', de: 'aenderungsprotokoll', sw: 'kumbukumbu-za-mabadiliko' },
  certificates: { en: 'certificates', de: 'zertifikate', sw: 'vyeti' },
  mails: { en: 'outbox', de: 'postausgang', sw: 'kikasha-cha-kutuma' },
  jobs: { en: 'jobs', de: 'vorgaenge', sw: 'shughuli' },
  consents: { en: 'consents', de: 'zustimmungen', sw: 'ridhaa' },
  documents: { en: 'documents', de: 'dokumente', sw: 'hati' },
  ownData: { en: 'my-data', de: 'eigene-daten', sw: 'data-yangu' },
  imports: { en: 'imports', de: 'importe', sw: 'uingizaji' },
  members: { en: 'members', de: 'mitglieder', sw: 'wanachama' },
  coming: { en: 'coming', de: 'wer-kommt', sw: 'wanaokuja' },
  mediaStatistics: { en: 'media-statistics', de: 'medienstatistik', sw: 'takwimu-za-masomo' },
  taskStatistics: { en: 'task-statistics', de: 'aufgabenstatistik', sw: 'takwimu-za-kazi' },
  importErrors: { en: 'errors', de: 'fehler', sw: 'makosa' },
  userStatistics: { en: 'user-statistics', de: 'benutzerstatistik', sw: 'takwimu-za-watumiaji' },
  trainingRecord: { en: 'training-record', de: 'schulungsnachweis', sw: 'rekodi-ya-mafunzo' },
  assignments: { en: 'assignments', de: 'zuweisungen', sw: 'ugawaji' },
  assignmentPeople: { en: 'assignment-people', de: 'personen-der-zuweisung', sw: 'watu-wa-ugawaji' },
  USERS: { en: 'people', de: 'personen', sw: 'watu' },
  UNITS: { en: 'units', de: 'einheiten', sw: 'vitengo' },
  MEMBERSHIPS: { en: 'memberships', de: 'mitgliedschaften', sw: 'uanachama' },
  COMPLETIONS: { en: 'completed-learning', de: 'abgeschlossenes-lernen', sw: 'mafunzo-yaliyokamilika' },
} as const satisfies Readonly<
  Record<
    | ImportKind
    | 'audit'
    | 'certificates'
    | 'mails'
    | 'jobs'
    | 'consents'
    | 'documents'
    | 'ownData'
    | 'imports'
    | 'members'
    | 'coming'
    | 'mediaStatistics'
    | 'taskStatistics'
    | 'importErrors'
    | 'userStatistics'
    | 'trainingRecord'
    | 'assignments'
    | 'assignmentPeople',
    Names
  >
>

/** What files speak of. */
export type FileSubject = keyof typeof names

/** What a file to download is called, in the reader's language; without day and ending. */
export const fileWord = (what: FileSubject, locale: string | null): string => names[what][fileLocaleOf(locale)]

/** The whole name of a file that says how something stands today, such as zustimmungen-2026-11-22.csv. */
export const datedFileName = (what: FileSubject, locale: string | null, ending: string): string =>
  `${fileWord(what, locale)}-${new Date().toISOString().slice(0, 10)}.${ending}`
