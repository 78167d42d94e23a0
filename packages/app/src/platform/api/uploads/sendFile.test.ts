import { expect, test } from 'vitest'
import { fakeSession } from '../../../testing/fakeSession.ts'
import { createSendFile } from './sendFile.ts'
import type { FileRequest } from './sendFile.ts'

type Answer = readonly [status: number, body: unknown] | 'lost' | 'never'

interface Sent {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: FormData
}

const stored = { uuid: 'u1', url: '/api/files/x', width: 256, height: 256 }
const grant = { token: 'secret', path: 'api/upload' }
const file = new File(['abcd'], 'me.png', { type: 'image/png' })

/** A sender whose requests are answered one after the other. */
function setUp(answers: readonly Answer[], tokens: string[] = ['one'], apiUrl: string | null = '/') {
  const session = fakeSession()
  session.tokens = tokens
  const sent: Sent[] = []
  const open = (): FileRequest => {
    let url = ''
    const headers: Record<string, string> = {}
    // Of the events nothing is read but how much has left.
    const fire = (handler: object | null) => {
      if (typeof handler === 'function') Reflect.apply(handler, request, [{ loaded: 2, total: 4 }])
    }
    const request: { -readonly [Key in keyof FileRequest]: FileRequest[Key] } = {
      status: 0,
      responseText: '',
      upload: { onprogress: null },
      onload: null,
      onerror: null,
      ontimeout: null,
      onabort: null,
      open: (method: string, address: string | URL) => void (url = `${method} ${String(address)}`),
      setRequestHeader: (name, value) => void (headers[name] = value),
      abort: () => fire(request.onabort),
      send: (body) => {
        if (!(body instanceof FormData)) throw new Error('No form data')
        sent.push({ url, headers, body })
        const answer = answers[sent.length - 1] ?? 'lost'
        fire(request.upload.onprogress)
        if (answer === 'never') return
        if (answer === 'lost') return fire(request.onerror)
        request.status = answer[0]
        request.responseText = typeof answer[1] === 'string' ? answer[1] : JSON.stringify(answer[1])
        fire(request.onload)
      },
    }
    return request
  }
  const page = { cookies: () => 'XSRF-TOKEN=x1', origin: 'https://somo.example' }
  return { sent, session, send: createSendFile({ config: { apiUrl }, session, open, page }) }
}

test('a file leaves as the field `file`, with bearer, grant and the headers of every call', async () => {
  const shares: number[] = []
  const { send, sent } = setUp([[201, stored]])
  expect(await send({ file, grant, onProgress: (share) => shares.push(share) })).toEqual({ kind: 'sent', file: stored })
  expect(sent[0]?.url).toBe('POST /api/upload')
  expect(sent[0]?.headers).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer one',
    'Apollo-Require-Preflight': 'true',
    'X-Upload-Grant': 'secret',
    'X-XSRF-TOKEN': 'x1',
  })
  const field = sent[0]?.body.get('file')
  expect(field instanceof File && field.name).toBe('me.png')
  expect(shares).toEqual([0.5])
})

test.each<readonly [Answer, unknown]>([
  [[422, { error: { code: 'UNREADABLE' } }], { kind: 'refused', code: 'UNREADABLE' }],
  [[403, { error: { code: 'UNKNOWN' } }], { kind: 'refused', code: 'UNKNOWN' }],
  [[400, { error: { code: 'BAD_INPUT' } }], { kind: 'failed', problem: { code: 'BAD_INPUT', requestId: null } }],
  [[415, { error: { code: 'WRONG_KIND' } }], { kind: 'refused', code: 'WRONG_KIND' }],
  [[413, '<html>too large</html>'], { kind: 'refused', code: 'TOO_LARGE' }],
  [[403, { error: { code: 'FORBIDDEN' } }], { kind: 'failed', problem: { code: 'FORBIDDEN', requestId: null } }],
  [[429, ''], { kind: 'failed', problem: { code: 'RATE_LIMITED', requestId: null } }],
  [[503, '<html></html>'], { kind: 'failed', problem: { code: 'UNAVAILABLE', requestId: null } }],
  [[201, { uuid: 4 }], { kind: 'failed', problem: { code: 'INTERNAL', requestId: null } }],
  ['lost', { kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } }],
])('the answer %j is told as %j', async (answer, result) => {
  expect(await setUp([answer]).send({ file, grant })).toEqual(result)
})

test('a refused token is renewed once, and the file sent again', async () => {
  const { send, sent } = setUp(
    [
      [401, ''],
      [201, stored],
    ],
    ['one', 'two'],
  )
  expect(await send({ file, grant })).toMatchObject({ kind: 'sent' })
  expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer one', 'Bearer two'])
  const other = setUp(
    [
      [401, ''],
      [401, ''],
    ],
    ['one', 'two'],
  )
  expect(await other.send({ file, grant })).toMatchObject({ kind: 'failed', problem: { code: 'UNAUTHENTICATED' } })
  expect(other.sent).toHaveLength(2)
})

test('nothing leaves without a token, without an API, or after it was stopped', async () => {
  const nobody = setUp([[201, stored]], [])
  expect(await nobody.send({ file, grant })).toMatchObject({ problem: { code: 'UNAUTHENTICATED' } })
  const nowhere = setUp([[201, stored]], ['one'], null)
  expect(await nowhere.send({ file, grant })).toMatchObject({ problem: { code: 'NO_API' } })
  const stopped = setUp([[201, stored]])
  expect(await stopped.send({ file, grant, signal: AbortSignal.abort() })).toEqual({ kind: 'stopped' })
  expect([nobody.sent, nowhere.sent, stopped.sent]).toEqual([[], [], []])
})

test('a file on its way can be stopped', async () => {
  const control = new AbortController()
  const { send } = setUp(['never'])
  const answer = send({ file, grant, signal: control.signal, onProgress: () => control.abort() })
  expect(await answer).toEqual({ kind: 'stopped' })
})
