import type { DeviceTable } from '../../../platform/storage/deviceDatabase.ts'
import { hasUnsent, settleWrite, takeWrite, writeOf, type JournalRecord } from './attemptJournal.ts'
import type { SendWrite } from './attemptWriter.ts'

interface LeftoverDeps {
  readonly table: DeviceTable<JournalRecord>
  readonly send: SendWrite<unknown>
  /** Whether a player of another tab still writes this record. */
  readonly isInUse: (device: string) => Promise<boolean>
}

/**
 * Sends what earlier pages left on the device for this person: after a reload, a crash or a time without a network. What
 * the server does not take any more is removed; what it does not answer stays.
 */
export async function sendLeftovers(subject: string, { table, send, isInUse }: LeftoverDeps): Promise<void> {
  for (const record of await table.all()) {
    if (record.subject !== subject || (await isInUse(record.device))) continue
    if (!(await sendRecord(record, table, send))) return
  }
}

/** Answers false where the server does not answer. */
async function sendRecord(
  start: JournalRecord,
  table: DeviceTable<JournalRecord>,
  send: SendWrite<unknown>,
): Promise<boolean> {
  let record = start
  while (hasUnsent(record)) {
    record = takeWrite(record)
    await table.put(record)
    const write = writeOf(record)
    if (write === null) break
    const answer = await send(write, false)
    if (answer === null) return false
    const settled = settleWrite(record, write.sequence, answer.outcome)
    if (settled.stop !== null) break
    record = settled.record
  }
  await table.remove(record.device)
  return true
}
