import { expect, test, vi } from 'vitest'
import { createSendInParts } from './sendInParts.ts'

const calls: string[] = []

/** A server that takes an upload at once. It names it relative to the address of uploads, as the product's does. */
class UploadRequest {
  readonly upload = {}
  status = 0
  onload: (() => void) | null = null
  #headers: Readonly<Record<string, string>> = {}

  open(method: string, url: string): void {
    calls.push(`${method} ${new URL(url, location.href).pathname}`)
    const isFirst = method === 'POST'
    this.status = isFirst ? 201 : 204
    this.#headers = isFirst ? { Location: 'upload/one' } : { 'Upload-Offset': '5' }
  }
  setRequestHeader(): void {
    // Headers are not looked at.
  }
  getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null
  }
  send(): void {
    queueMicrotask(() => this.onload?.())
  }
}

test.for(['/', '/somo'])('with the API at %s the parts go below the address of uploads', async (apiUrl) => {
  calls.length = 0
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  const send = createSendInParts({
    config: { apiUrl },
    session: { getToken: () => Promise.resolve('token'), forceRefresh: () => Promise.resolve(null) },
    askGrant: () => Promise.resolve({ kind: 'granted', token: 'grant' }),
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    subject: 'one',
  })
  const answer = await send(new File(['hello'], 'a.txt'), () => undefined).answer
  vi.unstubAllGlobals()
  const path = `${apiUrl === '/' ? '' : apiUrl}/api/upload`
  expect(calls).toEqual([`POST ${path}`, `PATCH ${path}/one`])
  expect(answer).toEqual({ kind: 'sent', upload: 'one' })
})
