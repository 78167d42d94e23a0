import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, chmod, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config/startError.ts'
import { makeDataFolder } from '../database/embedded/dataPlace.ts'
import { isFileKey, type FileContent, type FileStore, type StoredFile } from './fileStore.ts'

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
  return facts === null ? null : { size: facts.size, read: () => createReadStream(path) }
}

async function countBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const name of await readdir(folder)) bytes += (await look(join(folder, name)))?.size ?? 0
  return bytes
}

/** What stands at a path; null where nothing does. */
async function look(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  return stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}
