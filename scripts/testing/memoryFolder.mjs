import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** In bytes. Containers often have 64 MiB there. */
const needed = 2 * 1024 ** 3

/**
 * The folder for the temporary files of tests: in memory where the system has such a folder with enough room. A new
 * database is a thousand files, which take 30 ms in memory and up to seconds on a busy disk.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
