import type { PartsAnswer, Transfer } from '../../../platform/api/uploads/sendInParts.ts'
import type { LoadSender } from '../../../platform/api/uploads/useSendInParts.ts'
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

/** The files of a queue; everybody who listens is told of each change. */
function createEntries(afterChange: () => void) {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let items: readonly MediumUploadItem[] = []
  const tell = (): void => {
    items = [...entries.values()].map(({ item }) => item)
    for (const listener of listeners) listener()
    afterChange()
  }
  return {
    getItems: () => items,
    all: (): readonly Entry[] => [...entries.values()],
    has: (entry: Entry): boolean => entries.get(entry.item.id) === entry,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (entry: Entry): void => {
      entries.set(entry.item.id, entry)
      tell()
    },
    change: (entry: Entry, changed: Partial<MediumUploadItem>): void => {
      if (entries.get(entry.item.id) !== entry) return
      entry.item = { ...entry.item, ...changed }
      tell()
    },
    remove: (entry: Entry): void => {
      entries.delete(entry.item.id)
      tell()
    },
    with: (id: string, act: (entry: Entry) => void): void => {
      const entry = entries.get(id)
      if (entry !== undefined) act(entry)
    },
  }
}

/** A queue of learning content: three files travel at once, the others wait; what has arrived is checked. */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const entries = createEntries(() => startNext())
  const { change } = entries
  let count = 0
  const startNext = (): void => {
    const all = entries.all()
    const next = all.find(({ item }) => item.state === 'WAITING')
    if (next === undefined || all.filter(({ item }) => item.state === 'SENDING').length >= mostAtOnce) return
    void send(next)
  }
  const send = async (entry: Entry): Promise<void> => {
    change(entry, { state: 'SENDING', problem: null })
    const sender = await deps.loadSender()
    if (entry.item.state !== 'SENDING' || !entries.has(entry)) return
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
    if (!entries.has(entry)) return
    change(entry, { state: 'CHECKING', sent: entry.item.size, problem: null })
    const found = await deps.finish(upload, entry.file, entry.item.target, (medium) => change(entry, { medium }))
    if (found.kind === 'ready') change(entry, { state: 'READY' })
    else if (found.kind === 'refused') change(entry, { state: 'REFUSED', refusal: found.refusal })
    else change(entry, { state: 'FAILED', problem: found.problem })
  }
  return {
    getItems: entries.getItems,
    subscribe: entries.subscribe,
    add(files, target) {
      for (const file of files) {
        const isRepeated = entries.all().some((entry) => isUnderWay(entry) && isSameFile(entry, file, target))
        const refusal = isRepeated ? alreadyAdded : deps.refuse(file, target)
        entries.add(newEntry(`upload-${(count += 1)}`, file, target, refusal))
      }
    },
    onPause: (id) =>
      entries.with(id, (entry) => {
        entry.transfer?.pause()
        change(entry, { state: 'PAUSED' })
      }),
    onResume: (id) =>
      entries.with(id, (entry) => {
        if (entry.transfer === null) return change(entry, { state: 'WAITING' })
        entry.transfer.resume()
        change(entry, { state: 'SENDING' })
      }),
    onRetry: (id) =>
      entries.with(id, (entry) => {
        if (entry.upload !== null) void finish(entry, entry.upload)
        else change(entry, { state: 'WAITING', problem: null })
      }),
    onCancel: (id) =>
      entries.with(id, (entry) => {
        entry.transfer?.cancel()
        entries.remove(entry)
      }),
    onRemove: (id) => entries.with(id, entries.remove),
  }
}

const alreadyAdded: UploadRefusal = { code: 'ALREADY_ADDED', place: null, values: {} }

const isUnderWay = ({ item: { state } }: Entry): boolean => state !== 'READY' && state !== 'REFUSED'

/** Whether the same file is already being uploaded for the same purpose. Both would write to one upload. */
const isSameFile = ({ file: sent, item }: Entry, file: File, target: UploadTarget): boolean =>
  sent.name === file.name &&
  sent.size === file.size &&
  sent.lastModified === file.lastModified &&
  item.target.kind === target.kind

function newEntry(id: string, file: File, target: UploadTarget, refusal: UploadRefusal | null): Entry {
  const item: MediumUploadItem = {
    id,
    target,
    name: file.name,
    size: file.size,
    sent: 0,
    refusal,
    problem: null,
    state: refusal === null ? 'WAITING' : 'REFUSED',
    medium: target.kind === 'NEW' ? null : target.medium,
  }
  return { item, file, transfer: null, upload: null }
}
