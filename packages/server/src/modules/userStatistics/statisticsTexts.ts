import type { ComplianceState, EnrolmentSourceKind } from '@somo/graphql/schema'
import { fileLocaleOf, type FileLocale } from '../tables/fileNames.ts'

/** The words of the files about what people learn. */
export interface StatisticsTexts {
  readonly states: Readonly<Record<ComplianceState, string>>
  readonly sources: Readonly<Record<EnrolmentSourceKind, string>>
  readonly yes: string
  readonly no: string
  /** Of a cell of the matrix: a state, and a day. */
  readonly dueCell: (state: string, day: string) => string
  readonly validCell: (state: string, day: string) => string
  /** Of the training record. */
  readonly record: {
    readonly title: string
    readonly number: string
    readonly units: string
    readonly asOf: string
    readonly state: string
    readonly cycle: string
    readonly due: string
    readonly completed: string
    readonly validUntil: string
    readonly score: string
    readonly attempts: string
    readonly reasons: string
    readonly waived: string
    readonly evidence: string
    readonly nothing: string
    readonly page: (page: number, pages: number) => string
    readonly lackingLetters: string
    readonly statusOnly: string
  }
}

const en: StatisticsTexts = {
  states: {
    NOT_STARTED: 'Not started',
    IN_PROGRESS: 'In progress',
    DUE_SOON: 'Due soon',
    IN_GRACE: 'Overdue, in grace period',
    OVERDUE: 'Overdue',
    FAILED: 'Failed',
    COMPLETED: 'Completed',
    EXPIRING: 'Expires soon',
    EXPIRED: 'Expired',
    WAIVED: 'Exempt',
  },
  sources: {
    ASSIGNMENT: 'Assignment',
    SELF: 'Self-enrolled',
    MANAGER: 'Manager',
    PATH: 'Learning path',
    IMPORT: 'Import',
  },
  dueCell: (state, day) => `${state}, due ${day}`,
  validCell: (state, day) => `${state}, valid until ${day}`,
  yes: 'Yes',
  no: 'No',
  record: {
    title: 'Training record',
    number: 'Number',
    units: 'Units',
    asOf: 'As of',
    state: 'Status',
    cycle: 'Cycle',
    due: 'Due',
    completed: 'Completed',
    validUntil: 'Valid until',
    score: 'Score',
    attempts: 'Attempts',
    reasons: 'Why',
    waived: 'Exempt because',
    evidence: 'Evidence',
    nothing: 'No items.',
    page: (page, pages) => `Page ${page} of ${pages}`,
    lackingLetters: 'Letters that the font does not have are printed as �.',
    statusOnly: 'Scores, attempts and learning times are visible to the learner only.',
  },
}

const de: StatisticsTexts = {
  states: {
    NOT_STARTED: 'Nicht begonnen',
    IN_PROGRESS: 'In Bearbeitung',
    DUE_SOON: 'Bald fällig',
    IN_GRACE: 'Überfällig, in Nachfrist',
    OVERDUE: 'Überfällig',
    FAILED: 'Nicht bestanden',
    COMPLETED: 'Abgeschlossen',
    EXPIRING: 'Läuft bald ab',
    EXPIRED: 'Abgelaufen',
    WAIVED: 'Befreit',
  },
  sources: {
    ASSIGNMENT: 'Zuweisung',
    SELF: 'Selbst eingeschrieben',
    MANAGER: 'Führungskraft',
    PATH: 'Lernpfad',
    IMPORT: 'Import',
  },
  dueCell: (state, day) => `${state}, fällig am ${day}`,
  validCell: (state, day) => `${state}, gültig bis ${day}`,
  yes: 'Ja',
  no: 'Nein',
  record: {
    title: 'Schulungsnachweis',
    number: 'Nummer',
    units: 'Einheiten',
    asOf: 'Stand',
    state: 'Status',
    cycle: 'Zyklus',
    due: 'Fällig',
    completed: 'Abgeschlossen',
    validUntil: 'Gültig bis',
    score: 'Ergebnis',
    attempts: 'Versuche',
    reasons: 'Grund',
    waived: 'Befreit wegen',
    evidence: 'Nachweis',
    nothing: 'Keine Inhalte.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    lackingLetters: 'Zeichen, die in der Schrift fehlen, sind als � gedruckt.',
    statusOnly: 'Ergebnisse, Versuche und Lernzeiten sieht nur die lernende Person.',
  },
}

const sw: StatisticsTexts = {
  states: {
    NOT_STARTED: 'Haijaanza',
    IN_PROGRESS: 'Inaendelea',
    DUE_SOON: 'Muda unakaribia',
    IN_GRACE: 'Imechelewa, muda wa ziada',
    OVERDUE: 'Imechelewa',
    FAILED: 'Imeshindikana',
    COMPLETED: 'Imekamilika',
    EXPIRING: 'Itaisha muda karibuni',
    EXPIRED: 'Muda umeisha',
    WAIVED: 'Amesamehewa',
  },
  sources: {
    ASSIGNMENT: 'Kazi iliyopangwa',
    SELF: 'Alijiandikisha mwenyewe',
    MANAGER: 'Meneja',
    PATH: 'Njia ya kujifunza',
    IMPORT: 'Uingizaji',
  },
  dueCell: (state, day) => `${state}, tarehe ya mwisho ${day}`,
  validCell: (state, day) => `${state}, halali hadi ${day}`,
  yes: 'Ndiyo',
  no: 'Hapana',
  record: {
    title: 'Rekodi ya mafunzo',
    number: 'Namba',
    units: 'Vitengo',
    asOf: 'Hali ya tarehe',
    state: 'Hali',
    cycle: 'Mzunguko',
    due: 'Tarehe ya mwisho',
    completed: 'Ilikamilika',
    validUntil: 'Halali hadi',
    score: 'Alama',
    attempts: 'Majaribio',
    reasons: 'Sababu',
    waived: 'Sababu ya msamaha',
    evidence: 'Ushahidi',
    nothing: 'Hakuna maudhui.',
    page: (page, pages) => `Ukurasa ${page} kati ya ${pages}`,
    lackingLetters: 'Herufi ambazo fonti haina zimechapishwa kama �.',
    statusOnly: 'Alama, majaribio na muda wa kujifunza huonekana kwa mwanafunzi pekee.',
  },
}

const texts: Readonly<Record<FileLocale, StatisticsTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const statisticsTextsOf = (locale: string | null): StatisticsTexts => texts[fileLocaleOf(locale)]
