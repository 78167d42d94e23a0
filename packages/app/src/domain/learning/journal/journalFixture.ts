import type { DeviceTable } from '../../../platform/storage/deviceDatabase.ts'
import type { JournalRecord } from './attemptJournal.ts'

/** A journal in memory; `rows` is what a reload would find. */
export function journalFixture(...records: readonly JournalRecord[]): DeviceTable<JournalRecord> & {
  readonly rows: Map<string, JournalRecord>
} {
  const rows = new Map(records.map((record) => [record.device, record]))
  return {
    rows,
    put: async (record) => void rows.set(record.device, record),
    remove: async (key) => void rows.delete(key),
    all: async () => [...rows.values()],
  }
}

export const recordFixture = (parts: Partial<JournalRecord> = {}): JournalRecord => ({
  device: 'device',
  subject: 'amani',
  attempt: 'attempt',
  sequence: 0,
  sending: null,
  waiting: null,
  ...parts,
})
