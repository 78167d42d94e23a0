import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createFileKey, keyBelow, type FileStore } from '../fileStore.ts'

async function* inPieces(content: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size)
}

async function* brokenOff(content: Buffer): AsyncGenerator<Uint8Array> {
  yield* inPieces(content, 1_000_000)
  throw new Error('The sender has gone.')
}

/** What every store of files does, wherever it keeps them; `openStore` gives an empty one. */
export function itKeepsFiles(openStore: () => Promise<FileStore>): void {
  it('keeps a file whole, gives it as often as it is asked for, and forgets it', async () => {
    const store = await openStore()
    const key = createFileKey('webp')
    const content = randomBytes(100_000)
    await store.put(key, content)
    const file = await store.open(key)
    expect(file?.size).toBe(100_000)
    for (let time = 0; time < 2; time += 1) expect(file && (await buffer(file.read())).equals(content)).toBe(true)
    await store.checkWritable()
    await store.remove(key)
    await store.remove(key)
    expect(await store.open(key)).toBeNull()
  })

  it('takes a file in pieces, an empty one too', async () => {
    const store = await openStore()
    const content = randomBytes(12_000_000)
    const [large, empty] = [createFileKey('csv'), createFileKey('csv')]
    await store.put(large, inPieces(content, 70_000))
    await store.put(empty, inPieces(Buffer.alloc(0), 1))
    const file = await store.open(large)
    expect(file?.size).toBe(content.length)
    expect(file && (await buffer(file.read())).equals(content)).toBe(true)
    expect((await store.open(empty))?.size).toBe(0)
  })

  it.each([1000, 12_000_000])('keeps nothing of a file whose sender went after %i bytes', async (length) => {
    const store = await openStore()
    const key = createFileKey('csv')
    await expect(store.put(key, brokenOff(randomBytes(length)))).rejects.toThrow('The sender has gone.')
    expect(await store.open(key)).toBeNull()
    expect(await store.countBytes()).toBe(0)
  })

  itGivesParts(openStore)
  itKeepsToItsFiles(openStore)
}

function itGivesParts(openStore: () => Promise<FileStore>): void {
  it('gives a range of a file, and a file of this machine', async () => {
    const store = await openStore()
    const key = createFileKey('bin')
    const content = randomBytes(10_000)
    await store.put(key, content)
    const file = await store.open(key)
    const part = file && (await buffer(file.read({ start: 100, end: 199 })))
    expect(part?.equals(content.subarray(100, 200))).toBe(true)
    const local = await store.openLocal(key)
    expect(local?.size).toBe(10_000)
    expect(local && (await readFile(local.path)).equals(content)).toBe(true)
    await local?.release()
    expect((await store.open(key))?.size).toBe(10_000)
    expect(await store.openLocal(createFileKey('bin'))).toBeNull()
  })

  it('keeps the files of a package below its key, and removes them together', async () => {
    const store = await openStore()
    const [key, other] = [createFileKey('bin'), createFileKey('bin')]
    for (const path of ['index.html', 'a/b/../index.html', 'ü.js'])
      await store.put(keyBelow(key, path), Buffer.from(path))
    await store.put(keyBelow(other, 'index.html'), Buffer.from('other'))
    const file = await store.open(keyBelow(key, 'index.html'))
    expect(file && (await buffer(file.read())).toString()).toBe('index.html')
    expect(await store.countBytes()).toBe(37)
    await store.removeBelow(key)
    await store.removeBelow(key)
    expect(await store.open(keyBelow(key, 'index.html'))).toBeNull()
    expect((await store.open(keyBelow(other, 'index.html')))?.size).toBe(5)
  })
}

function itKeepsToItsFiles(openStore: () => Promise<FileStore>): void {
  it('counts the bytes of all files', async () => {
    const store = await openStore()
    for (const bytes of [100_000, 23]) await store.put(createFileKey('webp'), Buffer.alloc(bytes))
    expect(await store.countBytes()).toBe(100_023)
  })

  it('leads nowhere but to files under a key', async () => {
    const store = await openStore()
    expect(await store.open('../secret')).toBeNull()
    await store.remove('../secret')
    await expect(store.put('../x.webp', Buffer.alloc(1))).rejects.toThrow(TypeError)
  })
}
