import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addPerson, addUnit } from './testing/importFixtures.ts'
import type { ImportView } from './testing/importViews.ts'
import { startKillableServer, type KillableServer } from '../../testing/killableServer.ts'
import { createImportCalls, importer, usualOptions } from './testing/importCalls.ts'

const [made, changed] = [900, 300]
const total = made + changed

let server: KillableServer
let calls: ReturnType<typeof createImportCalls>

// A chunk takes a while, so that the process is killed between two of them and not behind the last.
const slow = `create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
  create trigger import_row_slow after update on import_row for each statement execute function be_slow()`

beforeAll(async () => {
  server = await startKillableServer()
  calls = createImportCalls(server)
  await addUnit(server, 'all')
  await addPerson(server, importer.subject ?? '')
  await server.database.pool.query(
    `insert into person (uuid, external_id, given_name, family_name, email, roles)
     select gen_random_uuid(), 'K' || n, 'Old', 'Name', 'k' || n || '@kill.example', '{LEARNER}' from generate_series(1, $1::int) as n`,
    [changed],
  )
}, 60_000)
afterAll(() => server.close())

const people = (): string =>
  [
    'external id;family name;given name;email',
    ...Array.from({ length: total }, (_, at) => `K${at + 1};New;Name;k${at + 1}@kill.example`),
  ].join('\n')

async function numberOf(text: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)
  return rows[0]?.count ?? 0
}

/** Kills the process as soon as some of the rows are written, but not all; answers how many were. */
async function killInTheMiddle(written: string, least: number): Promise<number> {
  await vi.waitFor(async () => expect(await numberOf(written)).toBeGreaterThanOrEqual(least), {
    timeout: 30_000,
    interval: 10,
  })
  await server.kill()
  return numberOf(written)
}

async function readTraces(uuid: string): Promise<object> {
  const of = `audit_event where origin = '${uuid}'`
  return {
    people: await numberOf(`person where external_id like 'K%'`),
    renamed: await numberOf(`person where external_id like 'K%' and family_name = 'New'`),
    created: await numberOf(`${of} and action = 'user.create'`),
    createdOnce: await numberOf(`(select distinct object from ${of} and action = 'user.create') o`),
    updated: await numberOf(`${of} and action = 'user.update'`),
    invited: await numberOf(`outbox_mail where event = 'INVITATION'`),
    invitedOnce: await numberOf(`(select distinct person from outbox_mail where event = 'INVITATION') p`),
    ended: await numberOf(`${of} and action = 'import.run'`),
  }
}

let run: ImportView

it('an import whose server is killed between chunks goes on after the next start, and every row happens once', async () => {
  await server.database.pool.query(slow)
  const checked = await calls.dryRun(people(), 'USERS', { ...usualOptions, invite: true })
  expect(checked).toMatchObject({ created: made, updated: changed, failed: 0 })
  const started = await calls.run(checked.uuid, checked.revision)
  expect(started.userErrors).toEqual([])
  const applied = 'import_row where applied_at is not null'
  const first = await killInTheMiddle(applied, 200)
  expect(first).toBeLessThan(total)
  // Nobody goes on with it while no server is there.
  expect(await numberOf(applied)).toBe(first)
  await server.start()
  const second = await killInTheMiddle(applied, first + 200)
  expect(second).toBeLessThan(total)
  await server.start()
  run = await calls.settle(started)
  expect(run).toMatchObject({ state: 'DONE', created: made, updated: changed, failed: 0 })
  expect(await numberOf(applied)).toBe(total)
  expect(await readTraces(run.uuid)).toEqual({
    people: total,
    renamed: total,
    created: made,
    createdOnce: made,
    updated: changed,
    invited: made,
    invitedOnce: made,
    ended: 1,
  })
}, 120_000)

it('undoing it goes on in the same way, and everything is as it was before', async () => {
  const undone = 'import_row where undone_at is not null'
  const started = await calls.undo(run.uuid)
  expect(started.userErrors).toEqual([])
  const first = await killInTheMiddle(undone, 200)
  expect(first).toBeLessThan(total)
  await server.start()
  expect(await calls.settle(started)).toMatchObject({ state: 'ROLLED_BACK', undoUntil: null, kept: 0 })
  expect(await numberOf(undone)).toBe(total)
  expect(await numberOf('import_row where is_kept')).toBe(0)
  expect(await numberOf(`person where external_id like 'K%' and family_name = 'Name' and status <> 'ANONYMISED'`)).toBe(
    changed,
  )
  expect(await numberOf(`person where family_name = 'New'`)).toBe(0)
  expect(await numberOf(`audit_event where action = 'import.undo' and origin = '${run.uuid}'`)).toBe(1)
}, 120_000)
