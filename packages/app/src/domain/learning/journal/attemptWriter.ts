import type { DeviceTable } from '../../../platform/storage/deviceDatabase.ts'
import {
  addChange,
  hasUnsent,
  settleWrite,
  takeLastWrite,
  takeWrite,
  writeOf,
  type AttemptChange,
  type AttemptWrite,
  type JournalRecord,
  type StopReason,
  type WriteOutcome,
} from './attemptJournal.ts'

/** `OFFLINE`: the last try brought no answer; everything is kept on this device. */
export type SavedState = 'SAVED' | 'SAVING' | 'OFFLINE'

/** How far a player's work has come. */
export interface WriterState<Progress> {
  readonly saved: SavedState
  /** When the server last acknowledged a write: milliseconds since 1970; null before the first. */
  readonly savedAt: number | null
  /** Why no more writes are taken; null while they are. */
  readonly stop: StopReason | null
  /** A write was refused for its content, and dropped. */
  readonly hasRefused: boolean
  /** What the last acknowledged write led to. */
  readonly progress: Progress | null
}

/** An answer of the server; null where none came. */
export type WriteAnswer<Progress> = { readonly outcome: WriteOutcome; readonly progress: Progress | null } | null

/** Sends one write. `isLast`: the page may end at any moment. Never rejects. */
export type SendWrite<Progress> = (write: AttemptWrite, isLast: boolean) => Promise<WriteAnswer<Progress>>

interface WriterDeps<Progress> {
  readonly table: DeviceTable<JournalRecord>
  readonly send: SendWrite<Progress>
  readonly now?: () => number
  /** Whether leaving is a write of its own: quizzes and surveys end by their hand-in alone. @default true */
  readonly marksLeaving?: boolean
}

export interface AttemptWriter<Progress> {
  readonly getSnapshot: () => WriterState<Progress>
  readonly subscribe: (listener: () => void) => () => void
  /** Keeps a change on the device and sends it within a second, a result or hand-in at once. */
  readonly save: (change: AttemptChange) => void
  /** Sends everything now, marked as the last of this player; answers whether all of it was acknowledged. */
  readonly leave: () => Promise<boolean>
  /** Tries again at once, such as when the network is back. */
  readonly retry: () => void
  /** Sends everything in one call that outlives the page. */
  readonly hide: () => void
  /** Stops timers; what is unsent stays on the device. */
  readonly close: () => void
}

/** The state of a player that has written nothing. */
export const beforeFirstWrite = {
  saved: 'SAVED',
  savedAt: null,
  stop: null,
  hasRefused: false,
  progress: null,
} as const

/**
 * In ms: changes of one moment become one write. Tries without an answer stay so close together that everything arrives
 * within 5 s of the server's return, also where the browser is told of neither the loss nor the return.
 */
const [collects, collectsAnswers, firstRetry, lastRetry] = [1000, 300, 2000, 4000]

const isResult = ({ completion, handedInAt, survey }: AttemptChange): boolean =>
  completion === 'COMPLETE' || handedInAt !== undefined || survey !== undefined
const delayOf = ({ answers }: AttemptChange): number => (answers === undefined ? collects : collectsAnswers)

/** Writes one attempt: on the device first, then to the server, one call at a time. */
export function createAttemptWriter<Progress>(
  start: JournalRecord,
  { table, send, now = Date.now, marksLeaving = true }: WriterDeps<Progress>,
): AttemptWriter<Progress> {
  let [record, pause] = [start, firstRetry]
  const shown = createSnapshot<WriterState<Progress>>(beforeFirstWrite)
  const { tell } = shown
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const persist = (): Promise<void> => (hasUnsent(record) ? table.put(record) : table.remove(record.device))
  const schedule = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }
  const transmit = async (isLast: boolean): Promise<boolean> => {
    const write = writeOf(record)
    if (write === null) return false
    const answer = await send(write, isLast)
    if (shown.get().stop !== null) return false
    if (answer === null) {
      tell({ saved: 'OFFLINE' })
      schedule(pause)
      pause = Math.min(lastRetry, pause * 2)
      return false
    }
    pause = firstRetry
    const settled = settleWrite(record, write.sequence, answer.outcome)
    record = settled.record
    if (settled.stop !== null) {
      clearTimeout(timer)
      await table.remove(record.device)
      tell({ stop: settled.stop })
      return false
    }
    await persist()
    tell({
      saved: hasUnsent(record) ? 'SAVING' : 'SAVED',
      ...(answer.outcome === 'REFUSED' ? { hasRefused: true } : { savedAt: now() }),
      progress: answer.progress ?? shown.get().progress,
    })
    return true
  }
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer)
    while (shown.get().stop === null && hasUnsent(record)) {
      record = takeWrite(record)
      await persist()
      if (!(await transmit(false))) return
    }
  }
  const run = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = null
      if (hasUnsent(record) && shown.get().saved === 'SAVING' && shown.get().stop === null) schedule(collects)
    })
    return running
  }
  const add = (change: AttemptChange): void => {
    record = addChange(record, change)
    void persist()
    if (shown.get().saved === 'SAVED') tell({ saved: 'SAVING' })
  }
  return {
    getSnapshot: shown.get,
    subscribe: shown.subscribe,
    save: (change) => {
      if (shown.get().stop !== null) return
      add(change)
      if (isResult(change)) void run()
      else if (shown.get().saved !== 'OFFLINE' && running === null) schedule(delayOf(change))
    },
    leave: async () => {
      if (shown.get().stop !== null) return true
      if (marksLeaving) add({ isLeaving: true })
      await run()
      // A call that was under way ended without an answer: this is the try of the person who waits.
      if (hasUnsent(record)) await run()
      return !hasUnsent(record)
    },
    retry: () => {
      if (hasUnsent(record)) void run()
    },
    hide: () => {
      if (shown.get().stop !== null || !hasUnsent(record)) return
      record = takeLastWrite(record)
      void persist()
      void transmit(true)
    },
    close: () => clearTimeout(timer),
  }
}

/** A state that tells of its changes, fit for useSyncExternalStore. */
function createSnapshot<State extends object>(start: State) {
  let state = start
  const listeners = new Set<() => void>()
  return {
    get: (): State => state,
    tell: (parts: Partial<State>): void => {
      state = { ...state, ...parts }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
