import { createDeviceTable } from '../../platform/storage/deviceDatabase.ts'
import type { JournalRecord } from './journal/attemptJournal.ts'

/** What learners did and the server has not acknowledged yet, of every person who learns on this device. */
export const journalTable = createDeviceTable<JournalRecord>('somo.journal', ({ device }) => device)
