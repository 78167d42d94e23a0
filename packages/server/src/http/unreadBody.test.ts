import { Agent, createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { longestRest, mindUnreadBody, readUpTo } from './unreadBody.ts'

type Answer = (request: IncomingMessage) => Promise<void> | void

const opened: { server: Server; agent: Agent }[] = []
afterEach(async () => {
  for (const { server, agent } of opened.splice(0)) {
    agent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server that answers after `before`, and one caller with one connection. */
async function start(before: Answer) {
  let connections = 0
  const server = createServer((request, response) => {
    mindUnreadBody(request, response)
    void Promise.resolve(before(request)).then(() => response.end('answer'))
  })
  server.on('connection', () => (connections += 1))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({ server, agent })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const post = (parts: readonly Buffer[], headers: Record<string, string | number> = {}) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      const call = ask({ host: '127.0.0.1', port, agent, method: 'POST', headers }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () => resolve({ body, connection: response.headers.connection }))
      })
      call.on('error', reject)
      for (const part of parts) call.write(part)
      call.end()
    })
  return { post, count: () => connections }
}

const part = Buffer.alloc(10_000, 'x')
const many = (count: number): Buffer[] => Array.from({ length: count }, () => part)
const aFew: Answer = async (request) => void (await readUpTo(request, 5000))
const nothing: Answer = () => undefined

it.each<[string, Answer, number]>([
  ['begun and left', aFew, 40],
  ['begun and left, and much longer', aFew, 400],
  ['not begun', nothing, 40],
  ['not begun, and much longer', nothing, 400],
])('a body in pieces that is %s ends the connection, and the next call has a new one', async (_, before, count) => {
  const { post, count: connections } = await start(before)
  expect(await post(many(count))).toEqual({ body: 'answer', connection: 'close' })
  expect((await post([])).body).toBe('answer')
  expect(connections()).toBe(2)
})

it('a long body that named its length ends the connection too', async () => {
  const { post, count } = await start(nothing)
  const length = longestRest + 1
  expect((await post([Buffer.alloc(length)], { 'content-length': length })).connection).toBe('close')
  expect((await post([])).body).toBe('answer')
  expect(count()).toBe(2)
})

it.each<[string, Answer]>([
  ['not begun', nothing],
  ['begun and left', aFew],
])('a short body that is %s is read away, and its connection serves on', async (_, before) => {
  const { post, count } = await start(before)
  expect((await post(many(6), { 'content-length': 60_000 })).connection).toBe('keep-alive')
  expect((await post([])).body).toBe('answer')
  expect(count()).toBe(1)
})

it('a body that was read to its end leaves its connection open, whatever its length', async () => {
  const { post, count } = await start(async (request) => {
    expect((await readUpTo(request, 1_000_000))?.length).toSatisfy((length) => length === 400_000 || length === 0)
  })
  expect((await post(many(40))).connection).toBe('keep-alive')
  expect((await post([])).body).toBe('answer')
  expect(count()).toBe(1)
})
