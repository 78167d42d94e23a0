import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '../../session/contract.ts'
import { createSendInParts, type PartSenderDeps } from './sendInParts.ts'

interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

const calls: string[] = []
/** What HEAD is answered, in order; afterwards the first two bytes are there. */
const heads: Reply[] = []

/** A server that takes an upload at once. It names it relative to the address of uploads, as the product's does. */
class UploadRequest {
  readonly upload = {}
  status = 0
  responseText = ''
  onload: (() => void) | null = null
  #headers: Readonly<Record<string, string>> = {}
  #call = ''
  #token = ''

  open(method: string, url: string): void {
    this.#call = `${method} ${new URL(url, location.href).pathname}`
    const { status, headers = {} } = answerTo(method)
    this.status = status
    this.#headers = headers
  }
  setRequestHeader(name: string, value: string): void {
    if (name === 'Authorization') this.#token = value.replace('Bearer', '')
  }
  getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null
  }
  send(): void {
    calls.push(`${this.#call}${this.#token}`)
    queueMicrotask(() => this.onload?.())
  }
}

function answerTo(method: string): Reply {
  if (method === 'POST') return { status: 201, headers: { Location: 'upload/one' } }
  if (method === 'PATCH') return { status: 204, headers: { 'Upload-Offset': '5' } }
  return heads.shift() ?? { status: 200, headers: { 'Upload-Offset': '2', 'Upload-Length': '5' } }
}

beforeEach(() => {
  calls.length = 0
  heads.length = 0
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const file = new File(['hello'], 'a.txt', { lastModified: 1 })
const deps: PartSenderDeps = {
  config: { apiUrl: '/' },
  session: { getToken: () => Promise.resolve('old'), forceRefresh: () => Promise.resolve(null) },
  askGrant: () => Promise.resolve({ kind: 'granted', token: 'grant' }),
  storage: { get: () => null, set: () => undefined, remove: () => undefined },
  subject: 'one',
}

test.for(['/', '/somo'])('with the API at %s the parts go below the address of uploads', async (apiUrl) => {
  const send = createSendInParts({ ...deps, config: { apiUrl } })
  const answer = await send(file, () => undefined).answer
  const path = `${apiUrl === '/' ? '' : apiUrl}/api/upload`
  expect(calls).toEqual([`POST ${path} old`, `PATCH ${path}/one old`])
  expect(answer).toEqual({ kind: 'sent', upload: 'one' })
})

test('a file that is refused before it is sent is not asked about again', async () => {
  const askGrant = vi.fn(() => Promise.resolve({ kind: 'refused', code: 'TOO_LARGE' } as const))
  const answer = await createSendInParts({ ...deps, askGrant })(file, () => undefined).answer
  expect(askGrant).toHaveBeenCalledTimes(1)
  expect(answer).toEqual({ kind: 'refused', code: 'TOO_LARGE' })
})

describe('an upload of an earlier visit', () => {
  const address = new URL('/api/upload/earlier', location.href)
  /** A storage with the address of the upload. */
  function storeWithUpload() {
    const [fingerprint, { href }] = [JSON.stringify(['one', file.name, file.size, 1]), address]
    const stored = { key: href, fingerprint, url: href, size: file.size, name: file.name, at: Date.now() }
    let text: string | null = JSON.stringify([stored])
    return {
      get: () => text,
      set: (_: string, next: string) => {
        text = next
      },
      remove: () => {
        text = null
      },
    }
  }

  test('goes on where it stopped once a refused token is renewed', async () => {
    heads.push({ status: 401 })
    let token = 'old'
    const forceRefresh = vi.fn<Session['forceRefresh']>(() => {
      // Later than the next try: it has to wait for the new token.
      return new Promise<string>((resolve) => {
        setTimeout(() => {
          token = 'new'
          resolve(token)
        }, 700)
      })
    })
    const session = { getToken: () => Promise.resolve(token), forceRefresh }
    const answer = await createSendInParts({ ...deps, session, storage: storeWithUpload() })(file, () => undefined)
      .answer
    expect(forceRefresh.mock.calls).toEqual([['old']])
    const { pathname } = address
    expect(calls).toEqual([`HEAD ${pathname} old`, `HEAD ${pathname} new`, `PATCH ${pathname} new`])
    expect(answer).toEqual({ kind: 'sent', upload: 'earlier' })
  })

  test('waits as long as a server asks that has too many requests', async () => {
    heads.push({ status: 429, headers: { 'Retry-After': '1' } })
    const start = performance.now()
    const answer = await createSendInParts({ ...deps, storage: storeWithUpload() })(file, () => undefined).answer
    expect(performance.now() - start).toBeGreaterThan(950)
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['HEAD', 'HEAD', 'PATCH'])
    expect(answer).toEqual({ kind: 'sent', upload: 'earlier' })
  })

  test('is kept while the server cannot answer', async () => {
    heads.push({ status: 503 })
    const answer = await createSendInParts({ ...deps, storage: storeWithUpload() })(file, () => undefined).answer
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['HEAD', 'HEAD', 'PATCH'])
    expect(answer).toEqual({ kind: 'sent', upload: 'earlier' })
  })

  test('begins anew where the server has it no more', async () => {
    heads.push({ status: 404 })
    const answer = await createSendInParts({ ...deps, storage: storeWithUpload() })(file, () => undefined).answer
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['HEAD', 'POST', 'PATCH'])
    expect(answer).toEqual({ kind: 'sent', upload: 'one' })
  })
})
