import { readdir, readFile, readlink, realpath } from 'node:fs/promises'

/**
 * Ends the processes of a PostgreSQL whose first process was killed: each goes on with its statement and would write into
 * the folder beside the PostgreSQL that is started next. Linux only; elsewhere PostgreSQL refuses to start until they end.
 */
export async function endOrphans(folder: string): Promise<void> {
  if (process.platform !== 'linux') return
  const own = await realpath(folder).catch(() => folder)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    if (cwd !== own) continue
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (title.startsWith('postgres: ')) end(Number(pid))
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
