import type { AssignmentDueRule, AssignmentState } from '@somo/graphql/schema'
import { fileLocaleOf, type FileLocale } from '../../tables/fileNames.ts'

/** The words of an exported list of assignments. */
export interface AssignmentTexts {
  readonly states: Readonly<Record<AssignmentState, string>>
  readonly due: Readonly<Record<Exclude<AssignmentDueRule, 'FIXED_DATE'>, (days: number) => string>>
  readonly withSubUnits: (unit: string) => string
  readonly moreUnits: (count: number) => string
  readonly byName: (count: number) => string
  readonly yes: string
  readonly no: string
}

const en: AssignmentTexts = {
  states: { DRAFT: 'Draft', ACTIVE: 'Active', PAUSED: 'Paused', ENDED: 'Ended' },
  due: {
    NONE: () => 'No due date',
    AFTER_JOINING: (days) => `Days after joining: ${days}`,
    AFTER_ASSIGNED: (days) => `Days after assignment: ${days}`,
    AFTER_ACTIVATION: (days) => `Days after activation: ${days}`,
  },
  withSubUnits: (unit) => `${unit} with sub-units`,
  moreUnits: (count) => `further units: ${count}`,
  byName: (count) => `people by name: ${count}`,
  yes: 'Yes',
  no: 'No',
}

const de: AssignmentTexts = {
  states: { DRAFT: 'Entwurf', ACTIVE: 'Aktiv', PAUSED: 'Angehalten', ENDED: 'Beendet' },
  due: {
    NONE: () => 'Ohne Fälligkeit',
    AFTER_JOINING: (days) => `Tage nach dem Eintritt: ${days}`,
    AFTER_ASSIGNED: (days) => `Tage nach der Zuweisung: ${days}`,
    AFTER_ACTIVATION: (days) => `Tage nach der Aktivierung: ${days}`,
  },
  withSubUnits: (unit) => `${unit} mit Untereinheiten`,
  moreUnits: (count) => `weitere Einheiten: ${count}`,
  byName: (count) => `namentlich genannte Personen: ${count}`,
  yes: 'Ja',
  no: 'Nein',
}

const sw: AssignmentTexts = {
  states: { DRAFT: 'Rasimu', ACTIVE: 'Unatumika', PAUSED: 'Umesimamishwa', ENDED: 'Umeisha' },
  due: {
    NONE: () => 'Hakuna tarehe ya mwisho',
    AFTER_JOINING: (days) => `Siku baada ya kujiunga: ${days}`,
    AFTER_ASSIGNED: (days) => `Siku baada ya kupewa: ${days}`,
    AFTER_ACTIVATION: (days) => `Siku baada ya kuanzishwa: ${days}`,
  },
  withSubUnits: (unit) => `${unit} na vitengo vidogo`,
  moreUnits: (count) => `vitengo vingine: ${count}`,
  byName: (count) => `watu waliotajwa kwa jina: ${count}`,
  yes: 'Ndiyo',
  no: 'Hapana',
}

const texts: Readonly<Record<FileLocale, AssignmentTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const assignmentTextsOf = (locale: string | null): AssignmentTexts => texts[fileLocaleOf(locale)]
