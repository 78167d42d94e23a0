import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The place where uploaded files lie. */
export interface FileStore {
  /** Settles where a file could be written now. @throws where not. */
  checkWritable(): Promise<void>
  /** How many bytes the stored files have; 0 where none was ever stored. */
  countBytes(): Promise<number>
}

/** A folder of this machine; it need not exist yet, since the first file makes it. */
export function createFolderStore(folder: string): FileStore {
  return {
    checkWritable: () => checkFolder(folder),
    countBytes: () => countFolder(folder),
  }
}

async function checkFolder(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    const parent = dirname(folder)
    if (!isMissing(error) || parent === folder) throw error
    await checkFolder(parent)
  }
}

async function countFolder(folder: string): Promise<number> {
  try {
    let bytes = 0
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) bytes += await countFolder(path)
      else if (entry.isFile()) bytes += (await stat(path)).size
    }
    return bytes
  } catch (error) {
    // A file that is gone by now, or a folder that nothing was put into yet.
    if (isMissing(error)) return 0
    throw error
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
