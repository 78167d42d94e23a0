import { useCallback, useEffect, useRef, useState } from 'react'
import type { PartsAnswer, Transfer } from '../../../platform/api/sendInParts.ts'
import type { LoadSender } from '../../../platform/api/useSendInParts.ts'
import type { CheckAnswer, MediumUploadActions, MediumUploadItem } from './mediumUpload.ts'

/** Uploads the file, as its uuid, into a medium and answers what the check found. Never rejects. */
export type CheckUpload = (upload: string, file: File) => Promise<CheckAnswer>

/** Files on their way, and what can be done with them. */
export interface MediumUploads extends MediumUploadActions {
  readonly items: readonly MediumUploadItem[]
  readonly add: (files: readonly File[]) => void
}

/** As many files travel at once; the others wait. */
const mostAtOnce = 3

interface Entry {
  item: MediumUploadItem
  readonly file: File
  transfer: Transfer | null
  /** The upload that arrived: a check that failed is tried again without sending the file once more. */
  upload: string | null
}

/**
 * A queue of learning content: three files travel at once, the others wait; what has arrived is checked. A file that was
 * chosen before a reload goes on where it stopped. Leaving the page pauses what travels.
 */
export function useMediumUploads(loadSender: LoadSender, check: CheckUpload): MediumUploads {
  const latestCheck = useRef(check)
  useEffect(function keepLatestCheck() {
    latestCheck.current = check
  })
  const [items, setItems] = useState<readonly MediumUploadItem[]>([])
  const [queue] = useState(() => createQueue(loadSender, (upload, file) => latestCheck.current(upload, file), setItems))
  useEffect(
    function pauseWithThePage() {
      return () => queue.leave()
    },
    [queue],
  )
  const { add, onPause, onResume, onRetry, onCancel, onRemove } = queue
  return { items, add: useCallback(add, [add]), onPause, onResume, onRetry, onCancel, onRemove }
}

/** The queue itself, without React. */
export function createQueue(
  loadSender: LoadSender,
  check: CheckUpload,
  tell: (items: readonly MediumUploadItem[]) => void,
): Omit<MediumUploads, 'items'> & { leave(): void } {
  const entries = new Map<string, Entry>()
  let count = 0
  const change = (entry: Entry, change: Partial<MediumUploadItem>): void => {
    if (entries.get(entry.item.id) !== entry) return
    entry.item = { ...entry.item, ...change }
    tell([...entries.values()].map(({ item }) => item))
    startWaiting()
  }
  const startWaiting = (): void => {
    const all = [...entries.values()]
    const next = all.find(({ item }) => item.state === 'WAITING')
    if (next === undefined || all.filter(({ item }) => item.state === 'SENDING').length >= mostAtOnce) return
    next.item = { ...next.item, state: 'SENDING' }
    void send(next)
    change(next, {})
  }
  const send = async (entry: Entry): Promise<void> => {
    const sender = await loadSender()
    if (entries.get(entry.item.id) !== entry) return
    if (sender === null) return change(entry, { state: 'FAILED', problem: { code: 'PART_MISSING', requestId: null } })
    entry.transfer = sender(entry.file, (sent) => change(entry, { sent }))
    const answer = await entry.transfer.answer
    if (entries.get(entry.item.id) === entry) await arrive(entry, answer)
  }
  const arrive = async (entry: Entry, answer: PartsAnswer): Promise<void> => {
    if (answer.kind === 'failed') return change(entry, { state: 'FAILED', problem: answer.problem })
    if (answer.kind === 'refused') {
      const refusal = { code: answer.code, place: null, values: {} }
      return change(entry, { state: 'REFUSED', refusal })
    }
    entry.upload = answer.upload
    await runCheck(entry, answer.upload)
  }
  const runCheck = async (entry: Entry, upload: string): Promise<void> => {
    change(entry, { state: 'CHECKING', sent: entry.item.size, problem: null })
    const found = await check(upload, entry.file)
    if (found.kind === 'ready') change(entry, { state: 'READY' })
    else if (found.kind === 'refused') change(entry, { state: 'REFUSED', refusal: found.refusal })
    else change(entry, { state: 'FAILED', problem: found.problem })
  }
  const withEntry = (id: string, act: (entry: Entry) => void): void => {
    const entry = entries.get(id)
    if (entry !== undefined) act(entry)
  }
  const forget = (entry: Entry): void => {
    entries.delete(entry.item.id)
    tell([...entries.values()].map(({ item }) => item))
    startWaiting()
  }
  return {
    add(files) {
      for (const file of files) {
        const id = `upload-${(count += 1)}`
        const facts = { id, name: file.name, size: file.size, sent: 0, refusal: null, problem: null } as const
        const entry: Entry = { item: { ...facts, state: 'WAITING' }, file, transfer: null, upload: null }
        entries.set(id, entry)
        change(entry, {})
      }
    },
    onPause: (id) =>
      withEntry(id, (entry) => {
        entry.transfer?.pause()
        change(entry, { state: 'PAUSED' })
      }),
    onResume: (id) =>
      withEntry(id, (entry) => {
        if (entry.transfer === null) return change(entry, { state: 'WAITING' })
        entry.transfer.resume()
        change(entry, { state: 'SENDING' })
      }),
    onRetry: (id) =>
      withEntry(id, (entry) => {
        if (entry.upload !== null) void runCheck(entry, entry.upload)
        else change(entry, { state: 'WAITING', problem: null })
      }),
    onCancel: (id) =>
      withEntry(id, (entry) => {
        entry.transfer?.cancel()
        forget(entry)
      }),
    onRemove: (id) => withEntry(id, forget),
    leave() {
      for (const { transfer, item } of entries.values()) if (item.state === 'SENDING') transfer?.pause()
    },
  }
}
