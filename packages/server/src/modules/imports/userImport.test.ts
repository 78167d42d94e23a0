import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { addPerson, addUnit } from './testing/importFixtures.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { createImportCalls, importer } from './testing/importCalls.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let units: Record<'general' | 'north' | 'south', string>

beforeAll(async () => {
  server = await startTestServer()
  calls = createImportCalls(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit, import_job')
  await addPerson(server, importer.subject ?? '')
  const general = await addUnit(server, 'all')
  units = { general, north: await addUnit(server, 'north', general), south: await addUnit(server, 'south', general) }
})

const people = (columns: string, where = `source = 'IMPORT'`) =>
  server.database.pool
    .query<Record<string, unknown>>(`select ${columns} from person where ${where} order by external_id`)
    .then(({ rows }) => rows)

const file = (...lines: string[]): string => ['Personalnummer;Nachname;Vorname;E-Mail;Einheit', ...lines].join('\r\n')

describe('people from a file', () => {
  it('are read, checked, made and undone', async () => {
    const checked = await calls.dryRun(
      file('1;Otieno;Amina;amina@x.example;north', '2;Müller;Jörg;joerg@x.example;south'),
    )
    expect(checked).toMatchObject({ state: 'CHECKED', created: 2, failed: 0, rowCount: 2 })
    expect(await people('uuid')).toEqual([])
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ state: 'DONE', created: 2 })
    expect(await people('external_id, given_name, email, source, roles')).toEqual([
      { external_id: '1', given_name: 'Amina', email: 'amina@x.example', source: 'IMPORT', roles: ['LEARNER'] },
      { external_id: '2', given_name: 'Jörg', email: 'joerg@x.example', source: 'IMPORT', roles: ['LEARNER'] },
    ])
    const homes = await server.database.pool.query(
      'select unit from unit_membership where is_default order by created_at, unit',
    )
    expect(new Set(homes.rows.map(({ unit }: { unit: string }) => unit))).toEqual(new Set([units.north, units.south]))
    const undone = await calls.settle(await calls.undo(ended.uuid))
    expect(undone).toMatchObject({ state: 'ROLLED_BACK', undoUntil: null })
    expect(await people('uuid')).toEqual([])
  })

  it('change nothing when the same file comes again', async () => {
    const content = file('1;Otieno;Amina;amina@x.example;north')
    await calls.import(content)
    const again = await calls.dryRun(content)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1, failed: 0 })
    expect(again.sameFileRunAt).not.toBeNull()
  })

  it('are told field by field where they differ, and put back exactly', async () => {
    await calls.import(file('1;Otieno;Amina;amina@x.example;north'))
    const before = await people('given_name, family_name, email, status')
    const changed = await calls.import(file('1;Odhiambo;Amina;a.odhiambo@x.example;south'))
    expect(await calls.rows(changed.uuid)).toMatchObject([
      {
        action: 'UPDATE',
        isApplied: true,
        changes: [
          { field: 'EMAIL', before: 'amina@x.example', after: 'a.odhiambo@x.example' },
          { field: 'FAMILY_NAME', before: 'Otieno', after: 'Odhiambo' },
          { field: 'UNIT_KEY', before: 'north', after: 'south' },
        ],
      },
    ])
    await calls.settle(await calls.undo(changed.uuid))
    expect(await people('given_name, family_name, email, status')).toEqual(before)
    const homes = await server.database.pool.query('select unit, is_default from unit_membership')
    expect(homes.rows).toEqual([{ unit: units.north, is_default: true }])
  })
})

describe('rows with errors', () => {
  it('say column, value, reason and what would do', async () => {
    const content = file(
      '1;Otieno;Amina;amina(at)x,example;north',
      '2;Müller;Jörg;joerg@x.example;nrth',
      '3;A;B;c@x.example;north;more',
      '4;Same;One;same@x.example;',
      '5;Same;Two;SAME@x.example;',
      '6;"Torn;No;no@x.example;',
      '7;Good;One;good@x.example;north',
    )
    const checked = await calls.dryRun(content)
    expect(checked).toMatchObject({ created: 1, failed: 6 })
    const rows = await calls.rows(checked.uuid, { action: ['ERROR'] })
    expect(
      rows.map(({ number, errors }) => [number, ...errors.map(({ column, code, hint }) => [column, code, hint])]),
    ).toEqual([
      [2, ['E-Mail', 'NOT_AN_EMAIL', 'amina@x.example']],
      [3, ['Einheit', 'UNKNOWN', 'north']],
      [4, [null, 'UNREADABLE', null]],
      [5, ['E-Mail', 'REPEATED', null]],
      [6, ['E-Mail', 'REPEATED', null]],
      [7, [null, 'UNREADABLE', null]],
    ])
  })

  it('are good once their cells are corrected', async () => {
    const checked = await calls.dryRun(
      file('1;Otieno;Amina;amina;north', '2;Same;One;same@x.example;', '3;Same;Two;same@x.example;'),
    )
    expect(checked.failed).toBe(3)
    const corrected = await calls.settle(
      await calls.correct(checked.uuid, checked.revision, [
        { position: 2, header: 'E-Mail', value: 'amina@x.example' },
        { position: 3, header: 'E-Mail', value: 'other@x.example' },
      ]),
    )
    expect(corrected).toMatchObject({ created: 3, failed: 0 })
    expect(await calls.settle(await calls.run(corrected.uuid, corrected.revision))).toMatchObject({
      state: 'DONE',
      created: 3,
    })
  })

  it('leave others alone when somebody else is faster', async () => {
    const checked = await calls.dryRun(file('1;Otieno;Amina;amina@x.example;', '2;Other;One;other@x.example;'))
    await server.database.pool.query(`insert into person (uuid, email) values (gen_random_uuid(), 'AMINA@x.example')`)
    const ended = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ state: 'DONE_WITH_ERRORS', created: 1, failed: 1 })
    expect((await calls.rows(ended.uuid, { action: ['ERROR'] }))[0]?.errors).toMatchObject([
      { column: 'E-Mail', code: 'TAKEN' },
    ])
  })

  it('I10: may take over what another row gives up, also where two give each other theirs', async () => {
    await calls.import(file('1;A;A;a@x.example;', '2;B;B;b@x.example;', '3;C;C;c@x.example;', '4;D;D;d@x.example;'))
    const ended = await calls.import(
      file('1;A;A;b@x.example;', '2;B;B;new@x.example;', '3;C;C;d@x.example;', '4;D;D;c@x.example;'),
    )
    expect(ended).toMatchObject({ updated: 4, failed: 0 })
    expect((await people('email')).map(({ email }) => email)).toEqual([
      'b@x.example',
      'new@x.example',
      'd@x.example',
      'c@x.example',
    ])
  })
})

describe('undoing', () => {
  it('keeps what somebody changed since, and says so', async () => {
    const ended = await calls.import(file('1;Otieno;Amina;amina@x.example;', '2;Other;One;other@x.example;'))
    await server.database.pool.query(
      `update person set given_name = 'Anna', revision = revision + 1 where external_id = '1'`,
    )
    const undone = await calls.settle(await calls.undo(ended.uuid))
    expect([ended.kept, undone.state, undone.kept]).toEqual([null, 'ROLLED_BACK', 1])
    expect((await calls.rows(undone.uuid)).map(({ isKept }) => isKept)).toEqual([true, false])
    expect(await people('external_id')).toEqual([{ external_id: '1' }])
  })

  it('I4: says before it runs what stays and why, and can be called again for the rest', async () => {
    const ended = await calls.import(
      file('1;Otieno;Amina;amina@x.example;', '2;Other;One;other@x.example;', '3;Juma;Ali;ali@x.example;'),
    )
    const memberships = await calls.import(['external id;unit', '2;north'].join('\r\n'), 'MEMBERSHIPS')
    await server.database.pool.query(
      `update person set given_name = 'Anna', revision = revision + 1 where external_id = '1'`,
    )
    const preview = await calls.undoPreview(ended.uuid)
    expect(preview).toMatchObject({ undone: 1, stays: 2 })
    expect(preview?.reasons).toEqual(
      expect.arrayContaining([
        {
          reason: 'LATER_IMPORT',
          count: 1,
          sample: ['One Other'],
          laterImport: memberships.uuid,
          laterFileName: 'people.csv',
        },
        { reason: 'CHANGED', count: 1, sample: ['Amina Otieno'], laterImport: null, laterFileName: null },
      ]),
    )
    const partly = await calls.settle(await calls.undo(ended.uuid))
    expect([partly.state, partly.kept, partly.undoUntil === null]).toEqual(['ROLLED_BACK', 2, false])
    await calls.settle(await calls.undo(memberships.uuid))
    expect(await calls.undoPreview(ended.uuid)).toMatchObject({ undone: 1, stays: 1 })
    expect((await calls.settle(await calls.undo(ended.uuid))).kept).toBe(1)
    expect(await people('external_id')).toEqual([{ external_id: '1' }])
  })

  it('I4: is not used up where nothing was changed', async () => {
    const ended = await calls.import(file('1;Otieno;Amina;amina@x.example;'))
    const memberships = await calls.import(['external id;unit', '1;north'].join('\r\n'), 'MEMBERSHIPS')
    const undone = await calls.settle(await calls.undo(ended.uuid))
    expect(undone).toMatchObject({ state: 'DONE', kept: 1, undoneAt: null })
    await calls.settle(await calls.undo(memberships.uuid))
    expect(await calls.settle(await calls.undo(ended.uuid))).toMatchObject({
      state: 'ROLLED_BACK',
      kept: 0,
      undoUntil: null,
    })
    expect(await people('external_id')).toEqual([])
  })

  it('is not offered after seven days', async () => {
    const ended = await calls.import(file('1;Otieno;Amina;amina@x.example;'))
    await server.database.pool.query(`update import_job set ended_at = now() - interval '8 days'`)
    expect((await calls.find(ended.uuid))?.undoUntil).toBeNull()
    expect((await calls.undo(ended.uuid)).userErrors).toEqual([{ code: 'WRONG_STATE', path: [] }])
  })
})

describe('who is missing in the file', () => {
  const many = Array.from({ length: 10 }, (_, n) => `${n};Name${n};Given;p${n}@x.example;north`)

  it('stays unless that is asked for, and then the brake is on above a tenth', async () => {
    await calls.import(file(...many, '99;Far;Away;far@x.example;south'))
    expect(await calls.dryRun(file(...many.slice(0, 5)))).toMatchObject({ deactivated: 0, brake: null })
    const checked = await calls.dryRun(file(...many.slice(0, 8)), 'USERS', {
      missing: 'DEACTIVATE',
      missingUnit: units.north,
    })
    expect(checked).toMatchObject({
      deactivated: 2,
      unchanged: 8,
      brake: { people: 2, activePeople: 10, isOn: true, isReleased: false },
    })
    expect(
      (await calls.rows(checked.uuid, { action: ['DEACTIVATE'] })).map(({ number, position }) => [number, position]),
    ).toEqual([
      [null, -1],
      [null, -2],
    ])
    expect((await calls.run(checked.uuid, checked.revision)).userErrors).toEqual([{ code: 'BRAKE', path: [] }])
    const released = await calls.settle(await calls.release(checked.uuid, checked.revision))
    const ended = await calls.settle(await calls.run(released.uuid, released.revision))
    expect(ended).toMatchObject({ state: 'DONE', deactivated: 2 })
    expect((await people('status', `status = 'SUSPENDED'`)).length).toBe(2)
    const back = await calls.dryRun(file(...many))
    expect(back).toMatchObject({ restored: 2, unchanged: 8 })
    await calls.settle(await calls.undo(ended.uuid))
    expect((await people('status', `status = 'SUSPENDED'`)).length).toBe(0)
  })
})
