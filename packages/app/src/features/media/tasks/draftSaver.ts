import { taskDraftTable } from '../../../domain/learning/taskDraftTable.ts'
import type { OwnTask, OwnTaskAnswer, Typed } from './ownTaskTypes.ts'

/** Where the typed text is: with the server, on its way, on this device alone, or typed on another device as well. */
export type DraftState = 'SAVED' | 'SAVING' | 'DEVICE' | 'CONFLICT'

/** A draft as the page shows it. */
export interface DraftSnapshot extends Typed {
  readonly state: DraftState
  /** null: nothing was saved yet. */
  readonly savedAt: Date | null
}

export interface DraftSaverDeps {
  readonly task: OwnTask
  readonly subject: string
  readonly send: (typed: Typed, sequence: number) => Promise<OwnTaskAnswer>
}

/** Keeps what is typed for a task; tells whoever listens. */
export interface DraftSaver {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  readonly change: (typed: Partial<Typed>) => void
  /** Saves at once, as when a field is left. */
  readonly save: () => void
  /** After a conflict: takes what the other device saved, or keeps what stands here. */
  readonly resolve: (keeps: 'mine' | 'theirs') => void
  /** Nothing is left to save: it was handed in. */
  readonly drop: () => Promise<void>
  /** What an earlier page could not send comes back into the fields. */
  readonly bringBack: () => Promise<void>
  readonly stop: () => void
}

/** In ms, after the last letter. */
const pause = 800
/** In ms: a server that did not answer is asked again. */
const again = 5000

const writtenAt = ({ draft: { savedAt } }: OwnTask): Date | null =>
  typeof savedAt === 'string' ? new Date(savedAt) : null

/** Saves on the device at once, and on the server as a draft that only a higher sequence replaces. */
export function createDraftSaver({ task, subject, send }: DraftSaverDeps): DraftSaver {
  const key = `${task.uuid} ${subject}`
  const listeners = new Set<() => void>()
  let snapshot: DraftSnapshot = {
    text: task.draft.text,
    link: task.draft.link,
    state: 'SAVED',
    savedAt: writtenAt(task),
  }
  let { sequence } = task.draft
  let theirs: OwnTask['draft'] | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let [isRunning, isDirty] = [false, false]
  const tell = (changed: Partial<DraftSnapshot>): void => {
    snapshot = { ...snapshot, ...changed }
    listeners.forEach((listener) => listener())
  }
  const saveIn = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const keepOnDevice = (): void =>
    void taskDraftTable.put({ key, subject, text: snapshot.text, link: snapshot.link, sequence })
  const save = async (): Promise<void> => {
    clearTimeout(timer)
    // Until the person has chosen, nothing is sent: the field is left on the way to the choice.
    if (isRunning || theirs !== null || !isDirty) return
    const { text, link } = snapshot
    ;[isRunning, isDirty] = [true, false]
    tell({ state: 'SAVING' })
    const { task: now, code } = await send({ text, link }, sequence + 1)
    isRunning = false
    if (code === null && now !== null) {
      sequence = now.draft.sequence
      tell({ state: 'SAVED', savedAt: new Date() })
      if (!isDirty) return taskDraftTable.remove(key)
      keepOnDevice()
      return saveIn(pause)
    }
    isDirty = true
    theirs = code === 'CHANGED_MEANWHILE' ? (now?.draft ?? null) : null
    tell({ state: theirs === null ? 'DEVICE' : 'CONFLICT' })
    if (theirs === null) saveIn(again)
  }
  const change = (typed: Partial<Typed>): void => {
    isDirty = true
    tell(typed)
    keepOnDevice()
    saveIn(pause)
  }
  const forget = (typed: Partial<Typed>): Promise<void> => {
    clearTimeout(timer)
    isDirty = false
    tell({ ...typed, state: 'SAVED' })
    return taskDraftTable.remove(key)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    change,
    save: () => void save(),
    resolve(keeps) {
      if (theirs === null) return
      const { text, link } = theirs
      sequence = theirs.sequence
      theirs = null
      void (keeps === 'mine' ? save() : forget({ text, link }))
    },
    drop: () => forget({}),
    async bringBack() {
      const row = (await taskDraftTable.all()).find((one) => one.key === key)
      if (row === undefined || (row.text === snapshot.text && row.link === snapshot.link)) return
      const typed = { text: row.text, link: row.link }
      if (row.sequence === undefined || row.sequence === sequence) return change(typed)
      // Another page or device has saved since: the person chooses.
      sequence = row.sequence
      theirs = task.draft
      isDirty = true
      tell({ ...typed, state: 'CONFLICT' })
    },
    stop: () => clearTimeout(timer),
  }
}
