import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSecret } from '../../database/secrets.ts'
import { inTransaction } from '../../database/transaction.ts'
import { openFolderStore } from '../../files/folderStore.ts'
import { insertPerson } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { createPrivateFiles, type NewPrivateFile, type PrivateFiles } from './privateFiles.ts'
import { beginForgetting, noteForgotten, withdrawFiles } from './withdrawFiles.ts'

let server: TestServer
let files: PrivateFiles
const owner = 'person-1'
const list: NewPrivateFile = {
  owner,
  name: 'Müller "A"\r\nX:\u202e 1.csv',
  ending: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  content: Buffer.from('a;b\r\n'),
}

beforeAll(async () => {
  server = await startTestServer()
  const { pool } = server.database
  await insertPerson(pool, { subject: owner })
  const key = await loadSecret(pool, 'private-files')
  files = createPrivateFiles(pool, await openFolderStore(server.filesDir), key)
})
afterAll(() => server.close())

const keep = (file: NewPrivateFile = list): Promise<string> =>
  inTransaction(server.database.pool, (client) => files.keep(client, file))

const count = async (): Promise<number> => (await readdir(server.filesDir)).length

describe('a private file', () => {
  it('is saved under its name by whoever has its address, and never opened as a page', async () => {
    const answer = await fetch(server.url + files.addressOf(await keep()))
    expect([answer.status, await answer.text()]).toEqual([200, 'a;b\r\n'])
    const { headers } = answer
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="M_ller _A_ X_ 1.csv"; filename*=UTF-8''M%C3%BCller%20%22A%22%20X%3A%201.csv`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is not found without a good signature, for another file, or after its ten minutes', async () => {
    const [uuid, other] = [await keep(), await keep()]
    const address = files.addressOf(uuid)
    const [, query = ''] = address.split('?')
    const until = new URLSearchParams(query).get('until') ?? ''
    const tried = [
      `/api/files/${uuid}`,
      `/api/files/${other}?${query}`,
      `/api/files/?${query}`,
      `${address}x`,
      address.replace(until, String(Number(until) + 1)),
    ]
    for (const wrong of tried) expect((await fetch(server.url + wrong)).status).toBe(404)
    expect(Number(until) - Date.now()).toBeLessThanOrEqual(600_000)
    await server.database.pool.query(`update private_file set expires_at = now() where uuid = $1`, [uuid])
    expect((await fetch(server.url + address)).status).toBe(404)
  })

  it('is no public file', async () => {
    const { rows } = await server.database.pool.query<{ file: string }>('select file from private_file limit 1')
    expect((await fetch(`${server.url}/files/${rows[0]?.file ?? ''}`)).status).toBe(404)
  })

  it('leaves nothing behind where its transaction is taken back, and goes when it has expired', async () => {
    await files.sweep()
    const before = await count()
    const refused = inTransaction(server.database.pool, async (client) => {
      await files.keep(client, list)
      throw new Error('No.')
    })
    await expect(refused).rejects.toThrow('No.')
    expect(await count()).toBe(before + 1)
    await server.database.pool.query(`update private_file set expires_at = expires_at - interval '2 hours'`)
    await files.sweep()
    expect(await count()).toBe(before)
    await server.database.pool.query(`update private_file set expires_at = expires_at - interval '7 days'`)
    await files.sweep()
    expect(await count()).toBe(0)
  })

  const forget = (before: () => Promise<unknown> = () => Promise.resolve()): Promise<void> =>
    inTransaction(server.database.pool, async (client) => {
      await beginForgetting(client)
      await before()
      await withdrawFiles(client)
    })
  const statusOf = async (uuid: string): Promise<number> => (await fetch(server.url + files.addressOf(uuid))).status
  const noting = (between: () => Promise<unknown>): Promise<string> =>
    inTransaction(server.database.pool, async (client) => {
      await client.query(`select ${noteForgotten}`)
      await between()
      return files.keep(client, list)
    })

  it('goes at once when somebody is anonymised, but for one that names nobody', async () => {
    await files.sweep()
    const before = await count()
    const [people, units] = [await keep(), await keep({ ...list, hasPeople: false })]
    await forget()
    expect([await statusOf(people), await statusOf(units)]).toEqual([404, 200])
    await files.sweep()
    expect(await count()).toBe(before + 1)
    const { rows } = await server.database.pool.query(
      'select bytes, withdrawn_at is not null as gone from private_file where uuid = $1',
      [people],
    )
    expect(rows).toEqual([{ bytes: 0, gone: true }])
    await server.database.pool.query(`update private_file set expires_at = now() - interval '1 hour'`)
    await files.sweep()
    expect((await server.database.pool.query('select from private_file')).rowCount).toBe(0)
  })

  it('that was being written meanwhile goes as well, and one begun afterwards stays', async () => {
    expect(await statusOf(await noting(() => forget()))).toBe(404)
    expect(await statusOf(await noting(() => Promise.resolve()))).toBe(200)
  })

  it('waits, before it is kept, for whoever is just anonymising somebody', async () => {
    let finish = (): void => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    let begun = (): void => undefined
    const isBegun = new Promise<void>((resolve) => (begun = resolve))
    const forgetting = forget(() => {
      begun()
      return finished
    })
    await isBegun
    const storing = noting(() => Promise.resolve())
    await vi.waitFor(async () => {
      const { rows } = await server.database.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%people_forgotten for share%' and datname = current_database()`,
      )
      expect(rows.length).toBe(1)
    }, 5000)
    finish()
    await forgetting
    expect(await statusOf(await storing)).toBe(404)
  })

  it('is kept for people who are known alone', async () => {
    await expect(keep({ ...list, owner: 'nobody' })).rejects.toThrow('no owner')
  })
})
