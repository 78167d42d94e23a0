import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { childrenOf, mostHealthMs, watchAttack } from '../../testing/attackWatch.ts'
import { startKillableServer, type KillableServer } from '../../testing/killableServer.ts'
import { admin, getGrant, upload } from './testing/sendFile.ts'

let server: KillableServer

beforeAll(async () => {
  server = await startKillableServer()
}, 60_000)
afterAll(() => server.close())

/** A drawing below every count, whose steps keep the renderer busy for minutes. */
function makeSlow(): Buffer {
  const step = '<feMorphology operator="dilate" radius="400"/>'.repeat(15)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="256"><filter id="f"><feTurbulence baseFrequency="0.9"/>${step}</filter><rect width="1024" height="256" filter="url(#f)"/></svg>`,
  )
}

const nested = (levels: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="a0"/>${Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/></g>`).join('')}</svg>`,
  )

describe('a slow picture', () => {
  it('S2: is refused after its time, others are made meanwhile, and the server answers', async () => {
    const photograph = await sharp({ create: { width: 600, height: 100, channels: 3, background: '#008000' } })
      .png()
      .toBuffer()
    const attack = async (): Promise<void> => {
      let isOver = false
      const slow = upload(server, 'LOGO', makeSlow()).finally(() => {
        isOver = true
      })
      expect((await upload(server, 'AVATAR', photograph, { caller: { subject: 'somebody', roles: [] } })).status).toBe(
        201,
      )
      expect(isOver).toBe(false)
      expect(await slow).toEqual({ status: 400, body: { error: { code: 'TOO_SLOW' } } })
    }
    const figures = await watchAttack(server, attack)
    expect(figures.slowestHealthMs).toBeLessThan(mostHealthMs(figures))
    expect(figures.childMiB).toBeLessThan(280)
  }, 40_000)

  it('S2: of 30,000 nested copies is refused at once', async () => {
    expect(await upload(server, 'LOGO', nested(20_000))).toEqual({
      status: 400,
      body: { error: { code: 'TOO_COMPLEX' } },
    })
  })

  it('S2: of a manager is none: they send photographs alone', async () => {
    expect(
      await upload(server, 'LOGO', nested(1), { caller: { subject: 'manager', roles: ['EDUCATION_MANAGER'] } }),
    ).toEqual({ status: 400, body: { error: { code: 'WRONG_KIND' } } })
  })

  it('S2: is given up when its sender leaves', async () => {
    await noChildren()
    const leave = await beginSlow()
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(1), { timeout: 10_000 })
    leave()
    await noChildren()
  })

  it('S2: does not keep the server from ending', async () => {
    await noChildren()
    const leave = await beginSlow()
    await vi.waitFor(() => expect(childrenOf(server.pid)).toHaveLength(1), { timeout: 10_000 })
    const began = performance.now()
    await server.terminate()
    expect(performance.now() - began).toBeLessThan(5000)
    leave()
  }, 40_000)
})

const noChildren = (): Promise<void> => vi.waitFor(() => expect(childrenOf(server.pid)).toEqual([]), { timeout: 3000 })

/** Sends a slow drawing; answers what closes the connection. */
async function beginSlow(): Promise<() => void> {
  const { token } = await getGrant(server, 'LOGO')
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(makeSlow())]), 'x.svg')
  const body = new Response(form)
  const bytes = Buffer.from(await body.clone().arrayBuffer())
  const headers = {
    'content-type': body.headers.get('content-type') ?? '',
    'content-length': bytes.length,
    'apollo-require-preflight': 'true',
    'x-upload-grant': token,
    authorization: await server.authorize(admin),
  }
  const sending = request(`${server.url}/api/upload`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.end(bytes)
  return () => sending.destroy()
}
