import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { keyBelow, type FileStore, type LocalFile } from '../../../files/fileStore.ts'
import type { Isolation } from '../../../isolation/isolation.ts'
import { IsolationError } from '../../../isolation/isolationError.ts'
import { createFinding, type Finding } from './finding.ts'
import { processedItem, type ProcessedItem } from './processedContent.ts'
import type { ArchiveLimits } from './tasks/archive.ts'
import type { ProcessingOptions } from './tasks/processingTask.ts'

/** A file to process. */
export interface FileToProcess {
  readonly kind: ProcessingOptions['kind']
  readonly storageKey: string
}

/** What processing came to. */
export interface ProcessedFile {
  /** SHA-256 over the bytes as they were sent, in hexadecimal; null where they are gone. */
  readonly sha256: string | null
  readonly result: Exclude<ProcessedItem, { readonly entry: unknown }>
}

/** What processing stands on. */
export interface ProcessingDeps {
  readonly files: FileStore
  readonly isolation: Isolation
  readonly limits?: ArchiveLimits
}

/** A course of a day with film has some hundred files and one GiB; text and scripts are packed to a tenth at best. */
export const usualLimits: ArchiveLimits = { entries: 20_000, bytes: 4 * 1024 ** 3, ratio: 100 }

// Unpacking a GiB takes some ten seconds; a PDF of 100 MiB is held in memory several times.
const childLimits = { heapMiB: 768, residentMiB: 1536, seconds: 600 } as const

/**
 * Reads a file in a child process. The files of a package are kept below its storage key; whatever an interrupted run left
 * there is removed first.
 * @throws IsolationClosed where the server closes, and what the file store throws.
 */
export async function processFile(deps: ProcessingDeps, file: FileToProcess): Promise<ProcessedFile> {
  const local = await deps.files.openLocal(file.storageKey)
  if (local === null) return { sha256: null, result: { failure: createFinding('UNREADABLE') } }
  const folder = await mkdtemp(join(tmpdir(), 'somo-package-'))
  try {
    const sha256 = await digest(local.path)
    return { sha256, result: await readErrors(() => readLocal(deps, file, local, folder)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await local.release()
  }
}

async function readLocal(
  { files, isolation, limits = usualLimits }: ProcessingDeps,
  { kind, storageKey }: FileToProcess,
  local: LocalFile,
  folder: string,
): Promise<ProcessedFile['result']> {
  if (kind === 'SCORM') await files.removeBelow(storageKey)
  const options: ProcessingOptions = { kind, path: local.path, folder, limits }
  const items = isolation.run({
    module: new URL('./tasks/processingTask.ts', import.meta.url),
    options,
    input: Readable.from([]),
    limits: childLimits,
    disk: { read: local.path, write: folder },
    item: processedItem,
  })
  let result: ProcessedFile['result'] | null = null
  for await (const item of items) {
    if (!('entry' in item)) result = item
    else await keepEntry(files, keyBelow(storageKey, item.entry.path), join(folder, item.entry.name))
  }
  if (result === null) throw new IsolationError('CRASHED', 'the task answered nothing')
  if ('failure' in result && kind === 'SCORM') await files.removeBelow(storageKey)
  return result
}

async function keepEntry(files: FileStore, key: string, path: string): Promise<void> {
  await files.put(key, createReadStream(path))
  await rm(path)
}

/** Content that brings a child process down cannot be used; the author is told which limit it met. */
async function readErrors(work: () => Promise<ProcessedFile['result']>): Promise<ProcessedFile['result']> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof IsolationError)) throw error
    const failure: Finding = createFinding(error.code)
    return { failure }
  }
}

/** SHA-256 over the bytes of a file that is not read any further, in hexadecimal; null where they are gone. */
export async function digestStored(files: FileStore, storageKey: string): Promise<string | null> {
  const local = await files.openLocal(storageKey)
  if (local === null) return null
  try {
    return await digest(local.path)
  } finally {
    await local.release()
  }
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}
