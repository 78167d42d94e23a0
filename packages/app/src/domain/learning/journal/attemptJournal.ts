import type { AttemptCommitInput, AttemptCompletion, AttemptSuccess, CommitOutcome } from '@somo/graphql/schema'

/** Seconds of a recording, from and to. */
export type SecondsRange = readonly [from: number, to: number]

/** What a player reports. A field that is absent stays as it is. */
export interface AttemptChange {
  readonly completion?: AttemptCompletion
  readonly success?: AttemptSuccess
  /** In percent. */
  readonly score?: number
  /** In percent. */
  readonly progress?: number
  /** Active seconds of the whole attempt. */
  readonly seconds?: number
  readonly location?: string
  readonly suspendData?: string
  /** As JSON. */
  readonly runtime?: string
  readonly watched?: readonly SecondsRange[]
  readonly isLeaving?: boolean
}

/** The unsent changes of one player, as they are kept on the device. Each opening of an attempt has its own `device`. */
export interface JournalRecord {
  readonly device: string
  readonly subject: string
  readonly attempt: string
  /** The number of the last write that was sent. */
  readonly sequence: number
  /** Sent with `sequence`, not acknowledged yet. */
  readonly sending: AttemptChange | null
  /** Not sent yet. */
  readonly waiting: AttemptChange | null
}

/** What became of a write; `REFUSED`: its content breaks a rule of the server, which it always will. */
export type WriteOutcome = CommitOutcome | 'REFUSED'

/** Outcomes after which the server takes no more writes of this player. */
export type StopReason = Exclude<CommitOutcome, 'WRITTEN' | 'REPEATED'>

export const hasUnsent = ({ sending, waiting }: JournalRecord): boolean => sending !== null || waiting !== null

/** Adds a change to what waits: the last value of a field wins, ranges are united. */
export function addChange(record: JournalRecord, change: AttemptChange): JournalRecord {
  return { ...record, waiting: record.waiting === null ? change : mergeChanges(record.waiting, change) }
}

/** The record with its next write in flight. An unacknowledged write is sent again unchanged, so that it can be a repetition. */
export function takeWrite(record: JournalRecord): JournalRecord {
  if (record.sending !== null || record.waiting === null) return record
  return { ...record, sequence: record.sequence + 1, sending: record.waiting, waiting: null }
}

/**
 * The record with everything unsent in one write: for the last moment of a page, in which there is no time for two. The
 * write contains the unacknowledged one, so it does not matter which of them arrives first.
 */
export function takeLastWrite(record: JournalRecord): JournalRecord {
  if (record.sending === null || record.waiting === null) return takeWrite(record)
  const sending = mergeChanges(record.sending, record.waiting)
  return { ...record, sequence: record.sequence + 1, sending, waiting: null }
}

/** What is in flight, as the server takes it; null where nothing is. */
export function writeOf({ attempt, device, sequence, sending }: JournalRecord): AttemptCommitInput | null {
  if (sending === null) return null
  const { watched, ...rest } = sending
  return { attempt, device, sequence, ...rest, ...(watched && { watched: watched.map(([from, to]) => [from, to]) }) }
}

/**
 * The record after an answer to the write `sequence`, and why the player has to stop; null where it goes on. A refused write
 * is dropped: sent again it would hold up everything behind it.
 */
export function settleWrite(
  record: JournalRecord,
  sequence: number,
  outcome: WriteOutcome,
): { readonly record: JournalRecord; readonly stop: StopReason | null } {
  // A later write contains this one: only the answer to the later one counts.
  if (sequence < record.sequence && outcome === 'STALE') return { record, stop: null }
  if (outcome !== 'WRITTEN' && outcome !== 'REPEATED' && outcome !== 'REFUSED') return { record, stop: outcome }
  return { record: sequence === record.sequence ? { ...record, sending: null } : record, stop: null }
}

function mergeChanges(earlier: AttemptChange, later: AttemptChange): AttemptChange {
  const watched = uniteRanges([...(earlier.watched ?? []), ...(later.watched ?? [])])
  return { ...earlier, ...later, ...(watched.length > 0 && { watched }) }
}

/** The ranges in rising order, without overlaps. */
export function uniteRanges(ranges: readonly SecondsRange[]): readonly SecondsRange[] {
  const united: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = united.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else united.push([from, to])
  }
  return united
}
