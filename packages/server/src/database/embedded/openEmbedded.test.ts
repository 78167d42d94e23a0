import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded, refuseForeignData } from './openEmbedded.ts'
import { findClosedFolder } from './systemUser.ts'

const log = pino({ level: 'silent' })
const isRoot = process.getuid?.() === 0
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'somo-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

// Each makes a cluster of its own, which takes its time on a busy machine.
describe('the embedded database', { timeout: 90_000 }, () => {
  it('is made, keeps what was written, and is refused to a second owner', async () => {
    const settings = { dataDir: join(folder, 'data'), isDataDirChosen: true }
    const first = await openEmbedded(settings, log)
    await ask(first.connection, 'create table kept as select 1 as one')
    await expect(openEmbedded(settings, log)).rejects.toThrow(
      /^Another Somo is running on the data in .*: end that one, or set DATA_DIR and PORT\.$/,
    )
    // The refusal must not have harmed the owner.
    expect(await ask(first.connection, 'select one from kept')).toEqual([{ one: 1 }])
    await first.stop()
    await mkdir(join(settings.dataDir, 'postgres.new-999999999-abcd'))
    const again = await openEmbedded(settings, log)
    expect(await ask(again.connection, 'select one from kept')).toEqual([{ one: 1 }])
    expect(await readdir(settings.dataDir)).toEqual(['postgres'])
    await again.stop()
  })

  it('is UTF-8 and PostgreSQL 18, sorts by ICU, waits for the disk, and listens to this machine with a password', async () => {
    const database = await openEmbedded({ dataDir: folder, isDataDirChosen: true }, log)
    const facts = await ask(
      database.connection,
      `
      select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as version,
        (select string_agg(w, ' ' order by w collate "und-x-icu") from unnest(array['Zoo', 'Öl', 'apfel', 'Äpfel']) w) as sorted,
        lower('ÄÖ') as lower`,
    )
    expect(facts).toEqual([
      { encoding: 'UTF8', fsync: 'on', addresses: '127.0.0.1', version: 18, sorted: 'apfel Äpfel Öl Zoo', lower: 'äö' },
    ])
    await expect(ask({ ...database.connection, password: 'guess' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
    expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'postgres', 'password'))).mode & 0o077).toBe(0)
    await database.stop()
  })

  it('of two starts at the same moment belongs to one', async () => {
    const settings = { dataDir: folder, isDataDirChosen: true }
    const starts = await Promise.allSettled([openEmbedded(settings, log), openEmbedded(settings, log)])
    const owners = starts.filter((start) => start.status === 'fulfilled')
    const refused = starts.filter((start) => start.status === 'rejected')
    expect(owners).toHaveLength(1)
    expect(String(refused[0]?.reason)).toMatch(/Another Somo is running/)
    await owners[0]?.value.stop()
  })
})

describe('a folder of somebody else', () => {
  const other = { uid: 54_321, gid: 54_321 }

  it('is refused to root when a plain user made it', async () => {
    const home = join(folder, 'postgres')
    await mkdir(home)
    await expect(refuseForeignData({ home, user: other })).rejects.toThrow(
      /were made by a plain user: start as that user, not as root/,
    )
  })

  it('is refused to a plain user when root made it', async () => {
    const home = isRoot ? join(folder, 'postgres') : '/'
    if (isRoot) {
      await mkdir(home)
      await chown(home, other.uid, other.gid)
    }
    await expect(refuseForeignData({ home, user: null })).rejects.toThrow(
      /belong to another user \(probably made by root\)/,
    )
  })

  it("that is not there yet is nobody's", async () => {
    await expect(refuseForeignData({ home: join(folder, 'new'), user: other })).resolves.toBeUndefined()
  })
})

describe('a closed folder on the way', () => {
  const other = { uid: 54_321, gid: 54_321 }

  it('is found, however deep the path and whether or not it exists', async () => {
    const closed = join(folder, 'closed')
    await mkdir(join(closed, 'inner'), { recursive: true })
    await chmod(closed, 0o700)
    expect(await findClosedFolder(join(closed, 'inner', 'not', 'yet'), other)).toBe(closed)
    await chmod(closed, 0o701)
    expect(await findClosedFolder(join(closed, 'inner'), other)).toBeNull()
  })

  it('does not matter to a plain user, who is not replaced', async () => {
    await chmod(folder, 0o700)
    expect(await findClosedFolder(folder, null)).toBeNull()
  })
})
