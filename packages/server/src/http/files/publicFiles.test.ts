import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileKey } from '../../files/fileStore.ts'
import { ask } from '../../testing/ask.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

const key = createFileKey('webp')
const content = Buffer.from('a picture')
let server: TestServer
let address: string

beforeAll(async () => {
  server = await startTestServer()
  await writeFile(join(server.filesDir, key), content)
  await writeFile(join(server.filesDir, 'secret.webp'), 'x')
  address = `${server.url}/files/${key}`
})
afterAll(() => server.close())

describe('a public file', () => {
  it('is given to anybody who knows its address, to be kept, and can do nothing as a page', async () => {
    const answer = await ask(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } })
    expect([answer.status, await answer.text()]).toEqual([200, 'a picture'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('answers HEAD without its content, and the mark it was kept under with 304', async () => {
    const head = await ask(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(content.length),
      '',
    ])
    const again = await ask(address, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each([
    ['an unknown key', `/files/${createFileKey('webp')}`],
    ['no key', '/files/'],
    ['a file that is not public', '/files/secret.webp'],
    ['a way out', '/files/../postgres'],
    ['a way out in disguise', `/files/%2e%2e%2f${key}`],
    ['a way out by the other slash', '/files/..\\x.webp'],
    ['a key with something behind it', `/files/${key}/x`],
  ])('is not found by %s, also where a browser goes there', async (_, path) => {
    const answer = await ask(`${server.url}${path}`, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } })
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('cannot be sent to', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await ask(address, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})
