import { createContext } from 'react'
import type { DeviceTable } from '../../platform/storage/deviceDatabase.ts'
import type { JournalRecord } from './journal/attemptJournal.ts'
import { journalTable } from './journalTable.ts'
import { surveyDraftTable, type SurveyDraft } from './surveyDraftTable.ts'

/** Where a player keeps what the server does not have yet. */
export interface LearningStores {
  readonly journal: DeviceTable<JournalRecord>
  readonly surveys: DeviceTable<SurveyDraft>
}

/** The stores of the players below: those of the device, unless a preview puts its own in their place. */
export const LearningStoresContext = createContext<LearningStores>({ journal: journalTable, surveys: surveyDraftTable })
