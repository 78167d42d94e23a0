import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileKey, isFileKey, keyOfPublicPath, publicPathOf } from './fileStore.ts'
import { openFolderStore } from './folderStore.ts'
import { openFileStore } from './openFileStore.ts'
import { itKeepsFiles } from './testing/storeContract.ts'

let home: string
let folder: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'somo-files-'))
  folder = join(home, 'data', 'files')
})
afterEach(() => rm(home, { recursive: true, force: true }))

describe('keys', () => {
  it('are never the same, cannot be guessed, and stand in addresses as they are', () => {
    const keys = Array.from({ length: 100 }, () => createFileKey('webp'))
    expect(new Set(keys).size).toBe(100)
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{40}\.webp$/)
      expect(keyOfPublicPath(publicPathOf(key))).toBe(key)
    }
  })

  it.each([
    '',
    '/',
    '..',
    '../x.webp',
    `${'a'.repeat(40)}`,
    `${'a'.repeat(40)}.webp/..`,
    `${'A'.repeat(40)}.webp`,
    `x${'a'.repeat(40)}.webp`,
    `${'a'.repeat(40)}.webp\n`,
  ])('are not %j', (text) => {
    expect(isFileKey(text)).toBe(false)
    expect(keyOfPublicPath(`/files/${text}`)).toBeNull()
  })
})

describe('a folder of files', () => {
  itKeepsFiles(() => openFolderStore(folder))

  it('is made where there is none, for its owner alone', async () => {
    const store = await openFolderStore(folder)
    const key = createFileKey('webp')
    await store.put(key, randomBytes(10))
    for (const path of [folder, join(folder, key)]) expect((await stat(path)).mode & 0o077).toBe(0)
    expect(await readdir(folder)).toEqual([key])
  })

  it('leads nowhere outside', async () => {
    const store = await openFolderStore(folder)
    await writeFile(join(home, 'data', 'secret'), 'x')
    await store.remove('../secret')
    expect(await readdir(join(home, 'data'))).toContain('secret')
  })

  it('forgets what a killed process left half written, not what another is writing', async () => {
    await mkdir(folder, { recursive: true })
    const [old, young] = [join(folder, `new-${'a'.repeat(16)}`), join(folder, `new-${'b'.repeat(16)}`)]
    await writeFile(old, 'x')
    await writeFile(young, 'x')
    await utimes(old, new Date(0), new Date(0))
    const store = await openFolderStore(folder)
    expect(await readdir(folder)).toEqual([`new-${'b'.repeat(16)}`])
    expect(await store.open(`new-${'b'.repeat(16)}`)).toBeNull()
  })

  it('leaves nothing of a file that could not be written', async () => {
    const store = await openFolderStore(folder)
    await rm(folder, { recursive: true })
    await expect(store.put(createFileKey('webp'), Buffer.alloc(1))).rejects.toThrow(/ENOENT/)
    await expect(store.checkWritable()).rejects.toThrow(/ENOENT/)
  })

  it('is refused where this user could not keep files, with the reason and what to do', async () => {
    await mkdir(folder, { recursive: true })
    // Root may write everywhere, but what it wrote would be closed to the folder's owner.
    const isRoot = process.getuid?.() === 0
    await (isRoot ? chown(folder, 65_534, 65_534) : chmod(folder, 0o500))
    await expect(openFolderStore(folder)).rejects.toThrow(
      isRoot
        ? /start as that user, not as root, or set DATA_DIR\.$/
        : /^The data cannot be kept in .*: this user may not write there/,
    )
  })

  it('is refused where a file stands on the way', async () => {
    await writeFile(join(home, 'data'), 'x')
    await expect(openFolderStore(folder)).rejects.toThrow(
      /^The data cannot be kept in .*: a file stands on the way; set DATA_DIR/,
    )
  })
})

describe('where the files lie', () => {
  it('is beside the embedded database, or in DATA_DIR with a database of one’s own', async () => {
    await openFileStore({ databaseUrl: null, dataDir: join(home, 'closed'), s3: null }, join(home, 'embedded'))
    await openFileStore({ databaseUrl: 'postgres://x/y', dataDir: join(home, 'own'), s3: null }, 'x/y')
    expect((await readdir(home)).sort()).toEqual(['embedded', 'own'])
  })
})
