import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../config/startError.ts'

const run = promisify(execFile)

/** The system's user that PostgreSQL runs as; null where it runs as the user of this process. */
export type RunAs = { readonly uid: number; readonly gid: number } | null

/**
 * PostgreSQL refuses to run as root; there it runs as the user postgres, who is made where the system has none.
 * @throws StartError where that user can neither be found nor made.
 */
export async function findDatabaseUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null
  const known = await lookUp()
  if (known !== null) return known
  await makeUser()
  const made = await lookUp()
  if (made !== null) return made
  throw new StartError(
    'PostgreSQL does not run as root and the user postgres could not be made: start as a plain user or make that user.',
  )
}

async function lookUp(): Promise<RunAs> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    // The command id ends with an error where there is no such user: that is the answer.
    return null
  }
}

/** Tries the two usual ways to make a system user; whether one of them worked is seen by looking the user up again. */
async function makeUser(): Promise<void> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() =>
    run('adduser', ['-S', '-D', '-H', 'postgres']).catch(() => undefined),
  )
}

/**
 * The nearest folder on the way to a path, the path's own folder included, that the user may not enter; null where
 * the whole way is open. Parts that do not exist yet are passed over: they will be made by us.
 */
export async function findClosedFolder(path: string, user: RunAs): Promise<string | null> {
  if (user === null) return null
  const above = dirname(path)
  const closedAbove = above === path ? null : await findClosedFolder(above, user)
  if (closedAbove !== null) return closedAbove
  const facts = await stat(path).catch(() => null)
  if (facts === null || !facts.isDirectory()) return null
  const bit = facts.uid === user.uid ? 0o100 : facts.gid === user.gid ? 0o010 : 0o001
  return (facts.mode & bit) === 0 ? path : null
}
