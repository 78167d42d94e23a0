import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usualLimits } from '../processFile.ts'
import { unpack } from './archive.ts'

const realData = process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../../shared/realdata')
const list = (folder: string): readonly string[] => {
  const path = join(realData, folder)
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.zip')) : []
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-archive-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(path: string): Promise<string[]> {
  const { size } = await stat(path)
  const paths: string[] = []
  for await (const file of unpack({ path, size }, folder, usualLimits)) paths.push(file.path)
  return paths
}

describe.skipIf(!existsSync(realData))('archives made by others', () => {
  // Backslashes in names come from old tools of Windows; they are read as what they mean.
  const damaged = list('zip/test/failure').filter((name) => !name.startsWith('invalid-characters'))
  it.skipIf(damaged.length === 0).each(damaged)('the damaged %s is refused', async (name) => {
    await expect(read(join(realData, 'zip/test/failure', name))).rejects.toMatchObject({
      finding: { code: expect.stringMatching(/^(UNREADABLE|BAD_NAME)$/) as unknown },
    })
  })

  const sound = list('zip/test/success')
  it.skipIf(sound.length === 0).each(sound)('%s is unpacked under numbers', async (name) => {
    const paths = await read(join(realData, 'zip/test/success', name))
    expect(readdirSync(folder).sort()).toEqual(paths.map((_, index) => String(index + 1)).sort())
  })
})
