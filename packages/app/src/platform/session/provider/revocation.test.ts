import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { revokeRefreshToken } from './revocation.ts'

/** An endpoint that answers as it is told, and what revokes a token there. */
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}/revoke`
  return (timeout = 5_000) => revokeRefreshToken({ endpoint, clientId: 'somo-app', refreshToken: 'r-1', timeout })
}

test('the token, its kind and the client are sent as a form', async () => {
  const bodies: Record<string, string>[] = []
  const revoke = await serve((request, response) => {
    void text(request).then((body) => {
      bodies.push(Object.fromEntries(new URLSearchParams(body)))
      response.end()
    })
  })
  await revoke()
  expect(bodies).toEqual([{ token: 'r-1', token_type_hint: 'refresh_token', client_id: 'somo-app' }])
})

test('F0: a slow answer is not waited for, and the request is not aborted; leaving the page does not abort it either', async () => {
  const events: string[] = []
  const late = Promise.withResolvers<void>()
  const revoke = await serve((_request, response) => {
    response.on('close', () => events.push(response.writableFinished ? 'answered' : 'aborted'))
    void late.promise.then(() => response.end())
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await expect(revoke(20)).rejects.toMatchObject({ kind: 'transient', code: 'timeout' })
  late.resolve()
  await expect.poll(() => events).toEqual(['answered'])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

test.each([
  [400, 'definitive'],
  [429, 'transient'],
  [503, 'transient'],
])('an answer of status %d is a failure: %s', async (status, kind) => {
  const revoke = await serve((_request, response) => response.writeHead(status).end())
  await expect(revoke()).rejects.toMatchObject({ kind, code: `status_${status}` })
})

test('no answer at all is an error of the network, a provider without the endpoint is told apart', async () => {
  const revoke = await serve((request) => request.destroy())
  await expect(revoke()).rejects.toMatchObject({ kind: 'transient', code: 'network' })
  const nowhere = revokeRefreshToken({ endpoint: undefined, clientId: 'somo-app', refreshToken: 'r-1', timeout: 20 })
  await expect(nowhere).rejects.toMatchObject({ kind: 'definitive', code: 'no_revocation_endpoint' })
})
