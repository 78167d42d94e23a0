import { journalTable } from '../domain/learning/journalTable.ts'

/** Removes what earlier tests in this page left unsent: an opened player would send it. */
export async function clearJournal(): Promise<void> {
  for (const { device } of await journalTable.all()) await journalTable.remove(device)
}
