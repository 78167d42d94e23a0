import { createServer, type AddressInfo, type Server } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { StartError } from '../config/startError.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { openDatabase } from './connect.ts'

const log = pino({ level: 'silent' })
const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }), log)
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

describe("a database of one's own", () => {
  it('is used, and named without its password', async () => {
    const test = await createTestDatabase()
    const database = await open(test.url)
    expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(database.place).not.toContain(new URL(test.url).password)
    expect(database.place).toContain(new URL(test.url).host)
    await database.close()
    await test.close()
  })

  it('that does not answer is refused with a sentence', async () => {
    const opening = open('postgres://u:secret@127.0.0.1:1/somo')
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(
      /^The database of DATABASE_URL at 127\.0\.0\.1:1 cannot be used: (?!.*secret).*\.$/,
    )
  })

  it('that refuses the password is refused with a sentence', async () => {
    const test = await createTestDatabase()
    const url = new URL(test.url)
    url.password = 'wrong'
    await expect(open(url.href)).rejects.toThrow(/cannot be used: password authentication failed/)
    await test.close()
  })

  it('that hangs up is refused with a sentence', async () => {
    const server = createServer((socket) => socket.destroy())
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expect(open(`postgres://u@127.0.0.1:${port}/somo`)).rejects.toThrow(StartError)
  })
})
