import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../../config/startError.ts'
import { prepareFolder } from './dataPlace.ts'
import { openEmbedded } from './openEmbedded.ts'
import { findDatabaseUser } from './systemUser.ts'

const log = pino({ level: 'silent' })
let folder: string

/** Nothing is closed to root, so root acts as the user nobody meanwhile. */
async function asPlainUser(act: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return act()
  process.seteuid?.('nobody')
  try {
    await act()
  } finally {
    process.seteuid?.(0)
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-place-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a place where no data can be kept', () => {
  it.each<[string, string, RegExp]>([
    ['a file', '/etc/passwd', /: a file stands on the way; /],
    ['below a file', '/etc/passwd/x', /: a file stands on the way; /],
    ['further below a file', '/etc/passwd/x/y', /: a file stands on the way; /],
    ['a device', '/dev/null', /: a file stands on the way; /],
    [
      'among the processes',
      '/proc/x/y',
      /: (?:no folder can be made there \(ENOENT\)|this user may not write there); /,
    ],
    [
      'the folder of the processes',
      '/proc',
      /: (?:no folder can be made there \(ENOENT\)|this user may not write there); /,
    ],
  ])('is told in one sentence: %s', async (_, dataDir, reason) => {
    const opening = openEmbedded({ dataDir, isDataDirChosen: true }, log)
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^The data cannot be kept in [^\n]*; set DATA_DIR to a folder of your own\.$/)
    await expect(opening).rejects.toThrow(reason)
    await expect(opening).rejects.toThrow(dataDir)
  })

  it('may be a link that leads nowhere, or in a circle', async () => {
    await symlink(join(folder, 'none'), join(folder, 'link'))
    await symlink(join(folder, 'round'), join(folder, 'round'))
    await expect(prepareFolder(join(folder, 'link'))).rejects.toThrow(/: a file stands on the way; /)
    await expect(prepareFolder(join(folder, 'round'))).rejects.toThrow(/: its links lead in a circle; /)
  })

  it('may have something else where the data would be', async () => {
    await writeFile(join(folder, 'postgres'), '')
    await expect(prepareFolder(folder)).rejects.toThrow(/: its postgres is no folder; set DATA_DIR to another\.$/)
    await rm(join(folder, 'postgres'))
    await mkdir(join(folder, 'postgres'))
    const user = await findDatabaseUser()
    if (user !== null) await chown(join(folder, 'postgres'), user.uid, user.gid)
    await expect(openEmbedded({ dataDir: folder, isDataDirChosen: true }, log)).rejects.toThrow(
      /postgres holds no data of Somo: set DATA_DIR to another folder\.$/,
    )
  })

  it('may be closed to this user', async () => {
    await chmod(folder, 0o555)
    await asPlainUser(async () => {
      await expect(prepareFolder(join(folder, 'data'))).rejects.toThrow(/: this user may not write there; /)
      await expect(prepareFolder(folder)).rejects.toThrow(/: this user may not write there; /)
    })
  })
})

describe('a place for data', () => {
  it('is made with all that is missing above it, and is empty', async () => {
    const place = join(folder, 'a', 'b', 'c')
    await Promise.all([prepareFolder(place), prepareFolder(place)])
    expect((await stat(place)).isDirectory()).toBe(true)
    expect(await readdir(place)).toEqual([])
  })

  it('is left as it is when there are data in it', async () => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'note'), '')
    await prepareFolder(folder)
    expect((await readdir(folder)).sort()).toEqual(['note', 'postgres'])
  })
})
