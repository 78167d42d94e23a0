import { connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../database/embedded/freePort.ts'
import type { Exchange } from './exchange.ts'
import { createHttpServer, type CallerTimes, type Handler, type HttpServer } from './httpServer.ts'
import { readUpTo } from './unreadBody.ts'

const open: HttpServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close(0))).then(() => undefined))

async function start(
  handle: Handler,
  lines: string[] = [],
  times?: CallerTimes,
  route = 'test',
): Promise<{ server: HttpServer; url: string; observe: ReturnType<typeof vi.fn> }> {
  const observe = vi.fn()
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const server = createHttpServer(
    () => ({ route, handle }),
    { 'X-Everywhere': '1' },
    { observe, serve: () => Promise.resolve() },
    log,
    ({ response }) => Promise.resolve(void response.writeHead(503).end()),
    times,
  )
  const port = await findFreePort()
  await server.listen('127.0.0.1', port)
  open.push(server)
  return { server, url: `http://127.0.0.1:${port}`, observe }
}

/** A handler whose answers wait until they are let go. */
function hold(): { handle: Handler; begun: Promise<void>; letGo: () => void } {
  const began = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const handle = async ({ response }: Exchange): Promise<void> => {
    began.resolve()
    await gone.promise
    response.end('done')
  }
  return { handle, begun: began.promise, letGo: gone.resolve }
}

describe('draining', () => {
  it('lets a running answer end and takes no new connection', async () => {
    const { handle, begun, letGo } = hold()
    const { server, url } = await start(handle)
    const running = fetch(url)
    await begun
    const closed = server.close(10_000)
    expect(server.isDraining).toBe(true)
    await expect(fetch(url)).rejects.toThrow()
    letGo()
    expect(await (await running).text()).toBe('done')
    const answered = performance.now()
    await closed
    expect(performance.now() - answered).toBeLessThan(2000)
  })

  it('does not wait for idle connections that are kept alive', async () => {
    const { server, url } = await start(({ response }) => void response.end('x'))
    await (await fetch(url)).text()
    const began = performance.now()
    await server.close(10_000)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('cuts off an answer that takes longer than the patience', async () => {
    const { handle, begun } = hold()
    const { server, url } = await start(handle)
    const running = fetch(url).catch((error: unknown) => error)
    await begun
    await server.close(50)
    expect(await running).toBeInstanceOf(Error)
  })
})

describe('an answer', () => {
  it('is counted and logged, without the query of its address', async () => {
    const lines: string[] = []
    const { url, observe } = await start(({ response }) => void response.end('x'), lines)
    const response = await fetch(`${url}/callback?code=secret`)
    await response.text()
    await vi.waitFor(() => expect(observe).toHaveBeenCalledWith('test', 200, expect.any(Number)))
    expect(response.headers.get('x-everywhere')).toBe('1')
    expect(lines.join('')).toContain('"path":"/callback"')
    expect(lines.join('')).not.toContain('secret')
    expect(lines.join('')).toContain(response.headers.get('x-request-id'))
  })

  it.each<[string, Handler]>([
    [
      'at once',
      () => {
        throw new Error('inner detail')
      },
    ],
    ['later', () => Promise.reject(new Error('inner detail'))],
  ])('that fails %s is one neutral line, the reason goes to the log', async (_, handle) => {
    const lines: string[] = []
    const { url } = await start(handle, lines)
    const response = await fetch(url)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('Something unforeseen happened.')
    expect(lines.join('')).toContain('inner detail')
  })
})

describe('a caller that takes its time', () => {
  const times = { headers: 200, request: 400, check: 50 }
  const reading: Handler = async ({ request, response }) => {
    await readUpTo(request, 1000)
    response.end('read')
  }

  it.each([
    ['with its headers', 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow:'],
    ['with its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
    ['with the parts of its body', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'],
  ])('%s is told 408 and hung up on, and others are served meanwhile', async (_, words) => {
    const lines: string[] = []
    const { url } = await start(reading, lines, times)
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.write(words)
    // One byte now and then keeps nobody's place.
    const drip = setInterval(() => socket.writable && socket.write(words.includes('chunked') ? '1\r\nx\r\n' : 'x'), 60)
    socket.on('error', () => undefined)
    expect(await (await fetch(url)).text()).toBe('read')
    await ended
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(lines.join('')).not.toContain('"level":50')
  })
})

describe('a host that is not ours', () => {
  it('is refused with a sentence', async () => {
    const { server } = await start(() => undefined)
    await server.close(0)
    const other = createHttpServer(
      () => ({ route: 'x', handle: () => undefined }),
      {},
      { observe: () => undefined, serve: () => Promise.resolve() },
      pino({ level: 'silent' }),
      () => Promise.resolve(),
    )
    await expect(other.listen('203.0.113.1', 4000)).rejects.toThrow(
      'HOST is 203.0.113.1, which is no address of this machine.',
    )
  })
})

it.each(['oidc', 'private-files', 'legal-files'])(
  'S10: writes no path below %s down, not even of an answer that failed',
  async (route) => {
    const lines: string[] = []
    const { url } = await start(() => Promise.reject(new Error('Away.')), lines, undefined, route)
    expect((await fetch(`${url}/secret-of-a-link`)).status).toBe(500)
    await vi.waitFor(() => expect(lines).toHaveLength(2))
    expect(lines.join('')).toContain('An answer failed')
    expect(lines.join('')).not.toContain('secret-of-a-link')
  },
)
