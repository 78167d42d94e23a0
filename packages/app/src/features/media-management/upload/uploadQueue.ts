import type { PartsAnswer, Transfer } from '../../../platform/api/sendInParts.ts'
import type { LoadSender } from '../../../platform/api/useSendInParts.ts'
import type { CheckAnswer, MediumUploadActions, MediumUploadItem, UploadRefusal, UploadTarget } from './mediumUpload.ts'

/** Turns an upload, by its uuid, into what it is for and answers what the check found. Never rejects. */
export type FinishUpload = (
  upload: string,
  file: File,
  target: UploadTarget,
  onMedium: (uuid: string) => void,
) => Promise<CheckAnswer>

/** What the queue stands on. */
export interface UploadQueueDeps {
  readonly loadSender: LoadSender
  readonly finish: FinishUpload
  /** Why a file is not sent at all; null where it is. */
  readonly refuse: (file: File, target: UploadTarget) => UploadRefusal | null
}

/** Files on their way, and what can be done with them. */
export interface UploadQueue extends MediumUploadActions {
  readonly getItems: () => readonly MediumUploadItem[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly File[], target: UploadTarget) => void
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

/** A queue of learning content: three files travel at once, the others wait; what has arrived is checked. */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let items: readonly MediumUploadItem[] = []
  let count = 0
  const tell = (): void => {
    items = [...entries.values()].map(({ item }) => item)
    for (const listener of listeners) listener()
    startNext()
  }
  const change = (entry: Entry, changed: Partial<MediumUploadItem>): void => {
    if (entries.get(entry.item.id) !== entry) return
    entry.item = { ...entry.item, ...changed }
    tell()
  }
  const startNext = (): void => {
    const all = [...entries.values()]
    const next = all.find(({ item }) => item.state === 'WAITING')
    if (next === undefined || all.filter(({ item }) => item.state === 'SENDING').length >= mostAtOnce) return
    void send(next)
  }
  const send = async (entry: Entry): Promise<void> => {
    change(entry, { state: 'SENDING', problem: null })
    const sender = await deps.loadSender()
    if (entry.item.state !== 'SENDING' || entries.get(entry.item.id) !== entry) return
    if (sender === null) return change(entry, { state: 'FAILED', problem: { code: 'PART_MISSING', requestId: null } })
    entry.transfer = sender(entry.file, (sent) => change(entry, { sent }))
    await arrive(entry, await entry.transfer.answer)
  }
  const arrive = async (entry: Entry, answer: PartsAnswer): Promise<void> => {
    if (answer.kind === 'failed') {
      entry.transfer = null
      return change(entry, { state: 'FAILED', problem: answer.problem })
    }
    if (answer.kind === 'refused')
      return change(entry, { state: 'REFUSED', refusal: { code: answer.code, place: null, values: {} } })
    entry.upload = answer.upload
    await finish(entry, answer.upload)
  }
  const finish = async (entry: Entry, upload: string): Promise<void> => {
    if (entries.get(entry.item.id) !== entry) return
    change(entry, { state: 'CHECKING', sent: entry.item.size, problem: null })
    const found = await deps.finish(upload, entry.file, entry.item.target, (medium) => change(entry, { medium }))
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
    tell()
  }
  return {
    getItems: () => items,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files, target) {
      for (const file of files) {
        const id = `upload-${(count += 1)}`
        const refusal = deps.refuse(file, target)
        const state = refusal === null ? 'WAITING' : 'REFUSED'
        const medium = target.kind === 'NEW' ? null : target.medium
        const item = {
          id,
          target,
          name: file.name,
          size: file.size,
          sent: 0,
          state,
          refusal,
          problem: null,
          medium,
        } as const
        entries.set(id, { item, file, transfer: null, upload: null })
        tell()
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
        if (entry.upload !== null) void finish(entry, entry.upload)
        else change(entry, { state: 'WAITING', problem: null })
      }),
    onCancel: (id) =>
      withEntry(id, (entry) => {
        entry.transfer?.cancel()
        forget(entry)
      }),
    onRemove: (id) => withEntry(id, forget),
  }
}
