import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createDraftSaver, type DraftSaver, type DraftSnapshot } from './draftSaver.ts'
import type { OwnTask, OwnTaskData } from './ownTaskTypes.ts'

export interface TaskDraftUse extends DraftSnapshot, Pick<DraftSaver, 'change' | 'save' | 'resolve' | 'drop'> {}

/** What is typed for a task, kept while it is typed. */
export function useTaskDraft(
  task: OwnTask,
  { subject, saveDraft }: Pick<OwnTaskData, 'subject' | 'saveDraft'>,
): TaskDraftUse {
  const send = useRef(saveDraft)
  useEffect(function followSave() {
    send.current = saveDraft
  })
  const [saver] = useState(() =>
    createDraftSaver({ task, subject, send: (typed, sequence) => send.current(typed, sequence) }),
  )
  useEffect(
    function bringBackUnsent() {
      void saver.bringBack()
      return saver.stop
    },
    [saver],
  )
  const snapshot = useSyncExternalStore(saver.subscribe, saver.getSnapshot)
  const { change, save, resolve, drop } = saver
  return { ...snapshot, change, save, resolve, drop }
}
