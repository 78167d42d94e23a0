import type { Stats } from 'node:fs'
import { access, constants, mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../../config/startError.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'that disk is full',
  EDQUOT: 'that disk is full',
  ENOTDIR: 'a file stands on the way',
  EEXIST: 'a file stands on the way',
  ENAMETOOLONG: 'that name is too long',
  ELOOP: 'its links lead in a circle',
}

/**
 * Makes the folder for the data where there is none, and tries whether data can be kept in it.
 * @throws StartError where they cannot, with the reason.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await refuseUnusable(folder, async () => {
    await makeFolder(folder)
    // Data that are there already have an owner of their own, and need nothing new beside them.
    const home = join(folder, 'postgres')
    const facts = await look(home)
    if (facts === null) await rmdir(await mkdtemp(`${home}.try-`))
    else if (facts.isDirectory()) await access(folder, constants.X_OK | constants.R_OK)
    else
      throw new StartError(`The data cannot be kept in ${folder}: its postgres is no folder; set DATA_DIR to another.`)
  })
}

/**
 * Makes a folder below the one for the data, and those above it, where they are not there.
 * @throws StartError where that cannot be, or nothing can be written into it, with the reason.
 */
export function makeDataFolder(folder: string): Promise<void> {
  return refuseUnusable(folder, async () => {
    await makeFolder(folder)
    await rmdir(await mkdtemp(join(folder, 'try-')))
  })
}

async function refuseUnusable(folder: string, use: () => Promise<void>): Promise<void> {
  try {
    await use()
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    const reason = reasons[code] ?? `no folder can be made there (${code})`
    throw new StartError(`The data cannot be kept in ${folder}: ${reason}; set DATA_DIR to a folder of your own.`, {
      cause: error,
    })
  }
}

/** One folder after the other: Node's own way asks for ever where the system makes no folders at all, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const facts = await look(folder)
  if (facts?.isDirectory() === true) return
  if (facts === null) await makeFolder(dirname(folder))
  await mkdir(folder).catch(async (error: unknown) => {
    // A second start at the same moment may have made it.
    const made = await look(folder)
    if (made?.isDirectory() !== true) throw error
  })
}

/** What stands at a path; null where nothing does. */
function look(path: string): Promise<Stats | null> {
  return stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
