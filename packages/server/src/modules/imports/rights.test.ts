import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, addUnit } from './testing/importFixtures.ts'
import { sameProcessIsolation } from '../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { createImportCalls, importer, usualOptions } from './testing/importCalls.ts'

const manager: TestCaller = { subject: 'manager', roles: ['EDUCATION_MANAGER'] }
const other: TestCaller = { subject: 'other', roles: ['EDUCATION_MANAGER'] }

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let south: string

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server, manager)
  const general = await addUnit(server, 'all')
  const north = await addUnit(server, 'north', general)
  await addUnit(server, 'north-1', north)
  south = await addUnit(server, 'south', general)
  const person = await addPerson(server, 'manager')
  await Promise.all([addPerson(server, 'other'), addPerson(server, importer.subject ?? '')])
  const { pool } = server.database
  await pool.query(
    `insert into unit_membership (uuid, unit, person, role) values (gen_random_uuid(), $1, $2, 'MANAGER')`,
    [north, person],
  )
  const people = `insert into person (uuid, external_id, email, roles) values (gen_random_uuid(), 'S1', 's1@x.example', '{LEARNER}'),
    (gen_random_uuid(), 'N1', 'n1@x.example', '{LEARNER}'), (gen_random_uuid(), 'N2', 'n2@x.example', '{ADMIN}')`
  await pool.query(people)
  const join = `insert into unit_membership (uuid, unit, person, is_default) select gen_random_uuid(), $1, uuid, true from person where external_id like $2`
  await pool.query(join, [south, 'S%'])
  await pool.query(join, [north, 'N%'])
})
afterAll(() => server.close())

const file = (...lines: string[]): string => ['external id;family name;email;unit;roles', ...lines].join('\n')
const codes = async (uuid: string): Promise<string[]> =>
  (await calls.rows(uuid)).map(({ action, errors }) => errors[0]?.code ?? action ?? '')

describe('a manager', () => {
  it('imports into their own units, gives no rights, and touches nobody else', async () => {
    const rows = ['A1;New;a1@x.example;north-1;', 'A2;New;a2@x.example;south;', 'A4;New;a4@x.example;north;admin']
    const checked = await calls.dryRun(file(...rows, 'N1;Changed;n1@x.example;;', 'N2;Changed;n2@x.example;;'))
    expect(await codes(checked.uuid)).toEqual(['CREATE', 'OUT_OF_SCOPE', 'OUT_OF_SCOPE', 'UPDATE', 'OUT_OF_SCOPE'])
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ created: 1, updated: 1, failed: 3 })
  })

  it('learns of nobody outside their units by a dry run; what another has there is left out by the run', async () => {
    const foreign = ['S1;Known;p1@x.example;north;', 'P2;Known;s1@x.example;north;', 'P3;Nobody;p3@x.example;north;']
    const checked = await calls.dryRun(file(...foreign))
    expect(await codes(checked.uuid)).toEqual(['CREATE', 'CREATE', 'CREATE'])
    const strict = await calls.dryRun(file(...foreign), 'USERS', { createMissing: false })
    expect(await codes(strict.uuid)).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN'])
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ state: 'DONE_WITH_ERRORS', created: 1, failed: 2 })
    expect(await codes(ended.uuid)).toEqual(['OUT_OF_SCOPE', 'OUT_OF_SCOPE', 'CREATE'])
    expect(await codes((await calls.dryRun(file('P4;Same;p3@x.example;north;'))).uuid)).toEqual(['TAKEN'])
  })

  it('S4: meets a hundred people of others in a day, and is told of no further one, nor that there is none', async () => {
    const { pool } = server.database
    const many = `insert into person (uuid, external_id, email, roles) select gen_random_uuid(), 'Z' || n, 'z' || n || '@x.example', '{LEARNER}' from generate_series(1, 110) n`
    await pool.query(many)
    await pool.query(`delete from sign_in_limit`)
    const probes = Array.from({ length: 110 }, (_, index) => `Q${index};Guess;z${index + 1}@x.example;north;`)
    const run = async (...lines: string[]): Promise<string[]> => {
      const checked = await calls.dryRun(file(...lines))
      return codes((await calls.settle(await calls.run(checked.uuid, checked.revision))).uuid)
    }
    expect(await run(...probes.slice(0, 60))).toEqual(Array(60).fill('OUT_OF_SCOPE'))
    const errorCodes = await run(...probes.slice(60), 'Q900;Free;free@x.example;north;')
    expect(errorCodes).toEqual([...Array<string>(40).fill('OUT_OF_SCOPE'), ...Array<string>(11).fill('TOO_MANY')])
    expect(await run('Q901;Known;z1@x.example;north;', 'Q902;Free;free2@x.example;north;')).toEqual([
      'TOO_MANY',
      'TOO_MANY',
    ])
    expect((await pool.query(`select from person where email like 'free%'`)).rowCount).toBe(0)
    await pool.query(`update sign_in_limit set expire = 0`)
    expect(await run('Q903;Free;free@x.example;north;')).toEqual(['CREATE'])
  })

  it('is answered alike for a unit of others and for none, with what may be meant among their own', async () => {
    const hints = async (rows: string, kind: 'USERS' | 'MEMBERSHIPS' | 'UNITS'): Promise<unknown[]> =>
      (await calls.rows((await calls.dryRun(rows, kind)).uuid)).map(({ errors }) =>
        errors.map(({ code, hint }) => [code, hint]),
      )
    await addUnit(server, 'norths', south)
    const alike = [[['OUT_OF_SCOPE', 'north']], [['OUT_OF_SCOPE', 'north']]]
    expect(await hints(file('A5;New;a5@x.example;norths;', 'A6;New;a6@x.example;northt;'), 'USERS')).toEqual(alike)
    expect(await hints('unit;external id\nnorths;N1\nnortht;N1', 'MEMBERSHIPS')).toEqual(alike)
    expect(await hints('key;name;parent\nnorth-8;Eight;norths\nnorth-9;Nine;northt', 'UNITS')).toEqual(alike)
    const fixed = { columns: [], constants: [{ field: 'UNIT_KEY' as const, value: 'norths' }] }
    for (const value of ['norths', 'northt']) {
      const read = await calls.read('external id;family name;email\nH2;New;h2@x.example')
      const columns = read.columns.map(({ header, field }) => ({ header, field }))
      const answer = await calls.check(read.uuid, read.revision, columns, usualOptions, [
        { ...fixed.constants[0], value },
      ])
      expect(answer.userErrors.map(({ code }) => code)).toEqual(['OUT_OF_SCOPE'])
    }
  })

  it('need not name their only branch, and is told which would do where they have several', async () => {
    const lines = ['H1;New;h1@x.example;;']
    const [made] = await calls.rows((await calls.dryRun(file(...lines))).uuid)
    expect([made?.action, made?.changes.find(({ field }) => field === 'UNIT_KEY')?.after]).toEqual(['CREATE', 'north'])
    const { pool } = server.database
    const second = await addUnit(server, 'east', south)
    await pool.query(
      `insert into unit_membership (uuid, unit, person, role) select gen_random_uuid(), $1, uuid, 'MANAGER' from person where subject = 'manager'`,
      [second],
    )
    const checked = await calls.dryRun(file(...lines))
    expect(await calls.rows(checked.uuid)).toMatchObject([
      { errors: [{ column: 'unit', code: 'REQUIRED', hint: 'east' }] },
    ])
    const unmapped = await calls.read('external id;family name;email\nH1;New;h1@x.example')
    const columns = unmapped.columns.map(({ header, field }) => ({ header, field }))
    expect((await calls.check(unmapped.uuid, unmapped.revision, columns, usualOptions)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['columns', 'UNIT_KEY'] },
    ])
    await pool.query('delete from unit_membership where unit = $1', [second])
  })

  it('is asked again when the run comes: whoever lost a unit meanwhile writes nothing into it', async () => {
    const checked = await calls.dryRun(file('B1;New;b1@x.example;north;'))
    const leave = (role: string): Promise<unknown> =>
      server.database.pool.query(
        `update unit_membership set role = $1 where person = (select uuid from person where subject = 'manager')`,
        [role],
      )
    await leave('MEMBER')
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    await leave('MANAGER')
    expect(ended).toMatchObject({ created: 0, failed: 1 })
  })

  it('makes units and memberships below their own alone', async () => {
    const units = await calls.dryRun(
      'key;name;parent\nnorth-2;Two;north\nsouth-2;Two;south\nroot-2;Root;\nsouth;South Two;',
      'UNITS',
    )
    expect(await codes(units.uuid)).toEqual(['CREATE', 'OUT_OF_SCOPE', 'OUT_OF_SCOPE', 'OUT_OF_SCOPE'])
    const rows = 'unit;external id;role\nnorth-1;N1;\nsouth;N1;\nnorth;S1;\nnorth-1;N2;manager'
    expect(await codes((await calls.dryRun(rows, 'MEMBERSHIPS')).uuid)).toEqual([
      'CREATE',
      'OUT_OF_SCOPE',
      'UNKNOWN',
      'OUT_OF_SCOPE',
    ])
    const read = await calls.read(file('A1;New;a1@x.example;north;'))
    const options = {
      matchBy: 'EXTERNAL_ID',
      createMissing: true,
      updateFields: [],
      missing: 'DEACTIVATE',
      missingUnit: south,
      invite: false,
    }
    const columns = read.columns.map(({ header, field }) => ({ header, field }))
    expect((await calls.check(read.uuid, read.revision, columns, options)).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['options', 'missingUnit'] },
    ])
  })
})

describe('an import of somebody else', () => {
  it('is not there for a manager, and an administrator sees it', async () => {
    const { uuid } = await calls.read(file('C1;New;c1@x.example;north;'))
    const foreign = createImportCalls(server, other)
    expect(await foreign.find(uuid)).toBeNull()
    expect(await foreign.undo(uuid)).toEqual({ import: null, userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }] })
    expect((await foreign.discard(uuid)).userErrors).toEqual([{ code: 'UNKNOWN', path: ['uuid'] }])
    expect(await createImportCalls(server).find(uuid)).not.toBeNull()
    expect(await calls.discard(uuid)).toEqual({ import: null, userErrors: [] })
    expect(await calls.find(uuid)).toBeNull()
  })

  it('cannot be begun with somebody else’s file, and once with one key', async () => {
    const file1 = await calls.send(file('C2;New;c2@x.example;north;'))
    expect((await createImportCalls(server, other).create(file1, 'USERS')).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['upload'] },
    ])
    const first = await calls.create(file1, 'USERS', 'one')
    expect((await calls.create(file1, 'USERS', 'one')).import?.uuid).toBe(first.import?.uuid)
    expect((await calls.create(file1, 'USERS', 'two')).userErrors).toEqual([{ code: 'UNKNOWN', path: ['upload'] }])
  })

  it('is no way to an administrator’s reach: what they checked, a manager cannot run', async () => {
    const read = await calls.read(file('C3;New;c3@x.example;south;'))
    const admin = createImportCalls(server)
    const columns = read.columns.map(({ header, field }) => ({ header, field }))
    const options = {
      matchBy: 'EXTERNAL_ID',
      createMissing: true,
      updateFields: [],
      missing: 'NOTHING',
      missingUnit: null,
      invite: false,
    }
    const checked = await admin.settle(await admin.check(read.uuid, read.revision, columns, options))
    expect((await calls.run(checked.uuid, checked.revision)).userErrors).toEqual([{ code: 'OUT_OF_SCOPE', path: [] }])
  })
})
