import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startKillableServer, type KillableServer } from '../../../testing/killableServer.ts'
import { beginUpload, placeOf, sendPart } from './testing/sendInParts.ts'

const part = Buffer.alloc(8 * 1024 * 1024, 'x')
const parts = 128

describe('an upload of 1 GiB', () => {
  let server: KillableServer
  beforeAll(async () => {
    server = await startKillableServer()
  })
  afterAll(() => server.close())

  /** The most memory that the process ever had, in MB. */
  const peak = (): number =>
    Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000)

  it('takes no more than 350 MB of memory', { timeout: 300_000 }, async () => {
    const size = part.length * parts
    const place = placeOf(await beginUpload(server, { name: 'course.zip', size }))
    const before = peak()
    const began = performance.now()
    for (let sent = 0; sent < parts; sent += 1) {
      const content = sent === 0 ? Buffer.concat([Buffer.from('PK\x03\x04'), part.subarray(4)]) : part
      expect((await sendPart(server, place, new Uint8Array(content), sent * part.length)).status).toBe(204)
    }
    const seconds = (performance.now() - began) / 1000
    const { rows } = await server.database.pool.query('select kind from medium_upload where finished_at is not null')
    expect(rows).toEqual([{ kind: 'SCORM' }])
    process.stdout.write(`1 GiB in ${seconds.toFixed(1)} s; memory ${before} MB before, ${peak()} MB at most.\n`)
    expect(peak()).toBeLessThanOrEqual(350)
  })
})
