import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, chmod, mkdir, open as openFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DataStore } from '@tus/server'
import { StartError } from '../config/startError.ts'
import { makeDataFolder } from '../database/embedded/dataPlace.ts'
import {
  folderOf,
  isFileKey,
  type FileContent,
  type FileStore,
  type FindUploadFacts,
  type LocalFile,
  type StoredFile,
} from './fileStore.ts'

// A file that is being written; its name is no key, so nobody is given half a file.
const draft = /^new-[0-9a-f]{16}$/
const draftMs = 60 * 60 * 1000

/**
 * Opens the store in a folder, which is made where there is none; what a killed process left half written is removed.
 * @throws StartError where files cannot be kept there, or the folder belongs to another user (decision 0002).
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await makeDataFolder(folder)
  await refuseForeignFolder(folder)
  // The names are what opens the files to others.
  await chmod(folder, 0o700)
  await removeDrafts(folder)
  return {
    put: (key, content) => put(folder, key, content),
    open: (key) => open(folder, key),
    remove: (key) => (isFileKey(key) ? rm(join(folder, key), { force: true }) : Promise.resolve()),
    removeBelow: (key) => rm(join(folder, folderOf(key)), { force: true, recursive: true }),
    openLocal: (key) => openLocal(folder, key),
    receiveInParts: (find) => receiveInParts(folder, find),
    countBytes: () => countBytes(folder),
    checkWritable: () => access(folder, constants.W_OK),
  }
}

/** Files made by root could not be replaced by a plain user, and the reverse; the start says so instead of a failure later. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const own = process.getuid?.()
  const { uid } = await stat(folder)
  if (own === undefined || uid === own) return
  throw new StartError(
    own === 0
      ? `The files in ${folder} were made by a plain user: start as that user, not as root, or set DATA_DIR.`
      : `The files in ${folder} belong to another user (probably made by root): start as that one or set DATA_DIR.`,
  )
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const facts = draft.test(name) ? await look(join(folder, name)) : null
    // A young one may be another process's, which is writing it at this moment.
    if (facts !== null && Date.now() - facts.mtimeMs > draftMs) await rm(join(folder, name), { force: true })
  }
}

async function put(folder: string, key: string, content: FileContent): Promise<void> {
  if (!isFileKey(key)) throw new TypeError('A file is kept under a key of the store.')
  const path = join(folder, `new-${randomBytes(8).toString('hex')}`)
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx', flush: true })
    if (key.includes('/')) await mkdir(join(folder, dirname(key)), { mode: 0o700, recursive: true })
    await rename(path, join(folder, key))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function open(folder: string, key: string): Promise<StoredFile | null> {
  if (!isFileKey(key)) return null
  const path = join(folder, key)
  const facts = await look(path)
  return facts === null ? null : { size: facts.size, read: (range) => createReadStream(path, range) }
}

async function openLocal(folder: string, key: string): Promise<LocalFile | null> {
  const file = await open(folder, key)
  return file === null ? null : { path: join(folder, key), size: file.size, release: () => Promise.resolve() }
}

async function receiveInParts(folder: string, find: FindUploadFacts): Promise<DataStore> {
  const [{ FileStore: TusFolder }, { Upload }] = await Promise.all([import('@tus/file-store'), import('@tus/server')])
  const store = new TusFolder({
    directory: folder,
    configstore: {
      async get(id) {
        const facts = await find(id)
        if (facts === null) return undefined
        return new Upload({ id, size: facts.size, offset: 0, creation_date: facts.createdAt.toISOString() })
      },
      // The row of the upload is there before its file, and goes after it.
      set: () => Promise.resolve(),
      delete: () => Promise.resolve(),
    },
  })
  const write = store.write.bind(store)
  store.write = async (content, id, offset) => {
    const end = await write(content, id, offset)
    // What is acknowledged is not sent again, so it must survive a loss of power.
    await syncToDisk(join(folder, id))
    return end
  }
  return store
}

async function syncToDisk(path: string): Promise<void> {
  const file = await openFile(path, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function countBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await look(join(entry.parentPath, entry.name)))?.size ?? 0
  return bytes
}

/** What stands at a path; null where nothing does. */
async function look(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  return stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}
