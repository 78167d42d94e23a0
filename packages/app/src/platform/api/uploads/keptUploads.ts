import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import * as z from 'zod/mini'
import type { BrowserStorage } from '../../storage/storage.ts'

/** Where unfinished uploads are kept. */
export type KeptUploadStorage = Pick<BrowserStorage['local'], 'get' | 'set' | 'remove'>

/** Unfinished uploads of one person on this device, by file. */
export interface KeptUploads extends UrlStorage {
  /** The same for the same file and person: name, size and last change. */
  fingerprintOf(file: File): string
}

const key = 'somo.uploads'
/** The server removes what it has not seen for two days. */
const keptMs = 48 * 3_600_000

const keptUpload = z.object({
  key: z.string(),
  fingerprint: z.string(),
  url: z.string(),
  size: z.number(),
  name: z.string(),
  at: z.number(),
})
const keptList = z.array(keptUpload)
type Kept = z.infer<typeof keptUpload>

/** An upload that an earlier visit of this device did not finish. */
export interface InterruptedUpload {
  readonly key: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

const isOf = (subject: string, { fingerprint }: Kept): boolean => fingerprint.startsWith(`[${JSON.stringify(subject)},`)

/** The unfinished uploads of a person on this device, the latest first. */
export const listKeptUploads = (storage: KeptUploadStorage, subject: string): readonly InterruptedUpload[] =>
  readKept(storage.get(key))
    .filter((kept) => isOf(subject, kept))
    .map(({ key: id, name, size }) => ({ key: id, name, size }))
    .toReversed()

function writeKept(storage: KeptUploadStorage, kept: readonly Kept[]): void {
  if (kept.length === 0) storage.remove(key)
  else storage.set(key, JSON.stringify(kept))
}

/** Forgets an unfinished upload; the server removes what has arrived after two days. */
export const removeKeptUpload = (storage: KeptUploadStorage, id: string): void =>
  writeKept(
    storage,
    readKept(storage.get(key)).filter((kept) => kept.key !== id),
  )

/** Keeps unfinished uploads in the browser's storage, so that the same file goes on after a reload. */
export function createKeptUploads(storage: KeptUploadStorage, subject: string): KeptUploads {
  const read = (): Kept[] => readKept(storage.get(key))
  const write = (kept: readonly Kept[]): void => writeKept(storage, kept)
  return {
    fingerprintOf: (file) => JSON.stringify([subject, file.name, file.size, file.lastModified]),
    findAllUploads: () => Promise.resolve(read().map(toPrevious)),
    findUploadsByFingerprint: (fingerprint) =>
      Promise.resolve(
        read()
          .filter((kept) => kept.fingerprint === fingerprint)
          .map(toPrevious),
      ),
    removeUpload(gone) {
      removeKeptUpload(storage, gone)
      return Promise.resolve()
    },
    addUpload(fingerprint, { uploadUrl, size, metadata }) {
      const url = uploadUrl ?? ''
      const added = { key: url, fingerprint, url, size: size ?? 0, name: metadata['filename'] ?? '', at: Date.now() }
      write([...read().filter((kept) => kept.key !== url && kept.fingerprint !== fingerprint), added])
      return Promise.resolve(url)
    },
  }
}

/** Only what this product wrote, and only while the server still has it. */
function readKept(text: string | null): Kept[] {
  try {
    const parsed = keptList.safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data.filter(({ at }) => at > Date.now() - keptMs) : []
  } catch {
    // Written by something else.
    return []
  }
}

const toPrevious = ({ key: urlStorageKey, url, size, name, at }: Kept): PreviousUpload => ({
  urlStorageKey,
  uploadUrl: url,
  size,
  metadata: { filename: name },
  parallelUploadUrls: null,
  creationTime: new Date(at).toString(),
})
