import { useCallback, useEffect, useRef, useState } from 'react'
import { taskDraftTable } from '../../../domain/learning/taskDraftTable.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import type { OwnTask, OwnTaskData } from './useOwnTask.ts'

/** What a person types. */
export interface Typed {
  readonly text: string
  readonly link: string
}

/** Where the typed text is: with the server, on its way, on this device alone, or typed on another device as well. */
export type DraftState = 'SAVED' | 'SAVING' | 'DEVICE' | 'CONFLICT'

export interface TaskDraftUse extends Typed {
  readonly state: DraftState
  /** null: nothing was saved yet. */
  readonly savedAt: Date | null
  readonly change: (typed: Partial<Typed>) => void
  /** Saves at once, as when a field is left. */
  readonly save: () => void
  /** After a conflict: takes what the other device saved, or keeps what stands here. */
  readonly resolve: (keeps: 'mine' | 'theirs') => void
  /** Nothing is left to save: it was handed in. */
  readonly drop: () => Promise<void>
}

/** In ms, after the last letter. */
const pause = 800
/** In ms: a server that did not answer is asked again. */
const again = 5000

/**
 * What is typed for a task: kept on the device at once, and on the server as a draft that only a higher sequence replaces. What an
 * earlier page could not send comes back into the fields.
 */
export function useTaskDraft(task: OwnTask, saveDraft: OwnTaskData['saveDraft']): TaskDraftUse {
  const subject = useSession().snapshot.claims?.subject ?? ''
  const key = `${task.uuid} ${subject}`
  const [typed, setTyped] = useState<Typed>({ text: task.draft.text, link: task.draft.link })
  const [state, setState] = useState<DraftState>('SAVED')
  const [savedAt, setSavedAt] = useState<Date | null>(
    typeof task.draft.savedAt === 'string' ? new Date(task.draft.savedAt) : null,
  )
  const latest = useRef(typed)
  const sequence = useRef(task.draft.sequence)
  const theirs = useRef<OwnTask | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRunning = useRef(false)
  const isDirty = useRef(false)
  // Until the person has chosen, nothing is sent: the field is left on the way to the choice.
  const isConflict = useRef(false)
  const run = useRef(saveDraft)
  useEffect(function followSave() {
    run.current = saveDraft
  })

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    if (isRunning.current || isConflict.current || !isDirty.current) return
    isRunning.current = true
    const sent = latest.current
    setState('SAVING')
    const { task: now, code } = await run.current(sent, sequence.current + 1)
    isRunning.current = false
    if (code === null && now !== null) {
      sequence.current = now.draft.sequence
      setSavedAt(new Date())
      isDirty.current = latest.current !== sent
      if (isDirty.current) return void (timer.current = setTimeout(() => void save(), pause))
      setState('SAVED')
      await taskDraftTable.remove(key)
    } else if (code === 'CHANGED_MEANWHILE') {
      theirs.current = now
      isConflict.current = true
      setState('CONFLICT')
    } else {
      setState('DEVICE')
      timer.current = setTimeout(() => void save(), again)
    }
  }, [key])

  const change = useCallback(
    (changed: Partial<Typed>): void => {
      latest.current = { ...latest.current, ...changed }
      isDirty.current = true
      setTyped(latest.current)
      void taskDraftTable.put({ key, subject, ...latest.current })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [key, subject, save],
  )

  useEffect(
    function bringBackUnsent() {
      void taskDraftTable.all().then((rows) => {
        const row = rows.find((one) => one.key === key)
        if (row !== undefined && (row.text !== latest.current.text || row.link !== latest.current.link))
          change({ text: row.text, link: row.link })
      })
      return () => clearTimeout(timer.current)
    },
    [key, change],
  )

  return {
    ...{ ...typed, state, savedAt, change },
    save: () => void save(),
    resolve(keeps) {
      const other = theirs.current?.draft
      if (other === undefined) return
      sequence.current = other.sequence
      isConflict.current = false
      if (keeps === 'mine') {
        isDirty.current = true
        return void save()
      }
      latest.current = { text: other.text, link: other.link }
      isDirty.current = false
      setTyped(latest.current)
      setState('SAVED')
      void taskDraftTable.remove(key)
    },
    async drop() {
      clearTimeout(timer.current)
      isDirty.current = false
      setState('SAVED')
      await taskDraftTable.remove(key)
    },
  }
}
