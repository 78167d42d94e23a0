import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import * as z from 'zod/mini'
import type { BrowserStorage } from '../../storage/storage.ts'

/** Where unfinished uploads are kept. */
export type UploadStorage = Pick<BrowserStorage['local'], 'get' | 'set' | 'remove'>

/** Unfinished uploads of one person on this device, by file. */
export interface StoredUploads extends UrlStorage {
  /** The same for the same file and person: name, size and last change. */
  fingerprintOf(file: File): string
}

const key = 'somo.uploads'
/** The server removes what it has not seen for two days. */
const maxAge = 48 * 3_600_000

const storedUpload = z.object({
  key: z.string(),
  fingerprint: z.string(),
  url: z.string(),
  size: z.number(),
  name: z.string(),
  at: z.number(),
})
const storedUploads = z.array(storedUpload)
type StoredUpload = z.infer<typeof storedUpload>

/** An upload that an earlier visit of this device did not finish. */
export interface InterruptedUpload {
  readonly key: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

const isOf = (subject: string, { fingerprint }: StoredUpload): boolean =>
  fingerprint.startsWith(`[${JSON.stringify(subject)},`)

/** The unfinished uploads of a person on this device, the latest first. */
export const listStoredUploads = (storage: UploadStorage, subject: string): readonly InterruptedUpload[] =>
  readUploads(storage.get(key))
    .filter((stored) => isOf(subject, stored))
    .map(({ key: id, name, size }) => ({ key: id, name, size }))
    .toReversed()

function writeUploads(storage: UploadStorage, stored: readonly StoredUpload[]): void {
  if (stored.length === 0) storage.remove(key)
  else storage.set(key, JSON.stringify(stored))
}

/** Forgets an unfinished upload; the server removes what has arrived after two days. */
export const removeStoredUpload = (storage: UploadStorage, id: string): void =>
  writeUploads(
    storage,
    readUploads(storage.get(key)).filter((stored) => stored.key !== id),
  )

/** Keeps unfinished uploads in the browser's storage, so that the same file goes on after a reload. */
export function createStoredUploads(storage: UploadStorage, subject: string): StoredUploads {
  const read = (): StoredUpload[] => readUploads(storage.get(key))
  const write = (stored: readonly StoredUpload[]): void => writeUploads(storage, stored)
  return {
    fingerprintOf: (file) => JSON.stringify([subject, file.name, file.size, file.lastModified]),
    findAllUploads: () => Promise.resolve(read().map(toPrevious)),
    findUploadsByFingerprint: (fingerprint) =>
      Promise.resolve(
        read()
          .filter((stored) => stored.fingerprint === fingerprint)
          .map(toPrevious),
      ),
    removeUpload(gone) {
      removeStoredUpload(storage, gone)
      return Promise.resolve()
    },
    addUpload(fingerprint, { uploadUrl, size, metadata }) {
      const url = uploadUrl ?? ''
      const added = { key: url, fingerprint, url, size: size ?? 0, name: metadata['filename'] ?? '', at: Date.now() }
      write([...read().filter((stored) => stored.key !== url && stored.fingerprint !== fingerprint), added])
      return Promise.resolve(url)
    },
  }
}

/** Only what this product wrote, and only while the server still has it. */
function readUploads(text: string | null): StoredUpload[] {
  try {
    const parsed = storedUploads.safeParse(JSON.parse(text ?? '[]'))
    return parsed.success ? parsed.data.filter(({ at }) => at > Date.now() - maxAge) : []
  } catch {
    // Written by something else.
    return []
  }
}

const toPrevious = ({ key: urlStorageKey, url, size, name, at }: StoredUpload): PreviousUpload => ({
  urlStorageKey,
  uploadUrl: url,
  size,
  metadata: { filename: name },
  parallelUploadUrls: null,
  creationTime: new Date(at).toString(),
})
