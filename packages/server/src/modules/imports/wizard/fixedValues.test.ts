import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { addPerson, addUnit } from '../testing/importFixtures.ts'
import type { ImportView } from '../testing/importViews.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { sameProcessIsolation } from '../../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { createField } from '../../custom-fields/testing/fieldCalls.ts'
import { createImportCalls, importer, usualOptions } from '../testing/importCalls.ts'

const manager: TestCaller = { subject: 'manager', roles: ['EDUCATION_MANAGER'] }

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let managing: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server)
  managing = createImportCalls(server, manager)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit, import_job, import_profile, custom_field, idempotence_key')
  await addPerson(server, importer.subject ?? '')
  const general = await addUnit(server, 'all')
  const north = await addUnit(server, 'north', general)
  await addUnit(server, 'south', general)
  const person = await addPerson(server, 'manager')
  await server.database.pool.query(
    `insert into unit_membership (uuid, unit, person, role) values (gen_random_uuid(), $1, $2, 'MANAGER')`,
    [north, person],
  )
})

interface Given {
  readonly kind?: 'USERS' | 'UNITS' | 'MEMBERSHIPS'
  /** By headers. */
  readonly defaults?: Readonly<Record<string, string>>
  readonly constants?: readonly object[]
  readonly options?: object
}

const columnsOf = ({ columns }: ImportView, defaults: Readonly<Record<string, string>> = {}) =>
  columns.map(({ header, field, custom }) => ({ header, field, custom, default: defaults[header] ?? null }))

/** Asks for a dry run with values beside the file. */
async function ask(content: string, { kind = 'USERS', defaults, constants = [], options }: Given, who = calls) {
  const read = await who.read(content, kind)
  const matchBy = kind === 'UNITS' ? { matchBy: 'UNIT_KEY' } : {}
  return who.check(
    read.uuid,
    read.revision,
    columnsOf(read, defaults),
    { ...usualOptions, ...matchBy, ...options },
    constants,
  )
}

const errorsOf = ({ userErrors }: Awaited<ReturnType<typeof ask>>): string[] =>
  userErrors.map(({ code, path }) => `${code} ${path.join('.')}`)
const dryRun = async (content: string, given: Given, who = calls): Promise<ImportView> =>
  who.settle(await ask(content, given, who))
const apply = async (checked: ImportView): Promise<ImportView> =>
  calls.settle(await calls.run(checked.uuid, checked.revision, checked.confirmation))
const changesOf = async (uuid: string): Promise<string[][]> =>
  (await calls.rows(uuid)).map(({ changes }) =>
    changes.map(({ field, custom, before, after }) => `${field ?? custom ?? ''}: ${before ?? '–'} → ${after ?? '–'}`),
  )

const heads = 'Personalnummer;Nachname;E-Mail;Sprache'
const people = [heads, '1;Otieno;a@x.example;', '2;Ng;b@x.example;en'].join('\n')
const unit = { field: 'UNIT_KEY', value: 'NORTH' }

describe('values beside a file of people', () => {
  it('count for every row, or where a cell is empty, and are seen as any other before they are written and taken back', async () => {
    await createField(server, 'hours', { kind: 'NUMBER' })
    const checked = await dryRun(people, {
      defaults: { Sprache: 'Suaheli' },
      constants: [unit, { custom: 'hours', value: '38,5' }],
    })
    expect(checked).toMatchObject({
      created: 2,
      failed: 0,
      constants: [
        { field: 'UNIT_KEY', value: 'NORTH' },
        { custom: 'hours', value: '38,5' },
      ],
    })
    expect(checked.columns.map((column) => column.default)).toEqual([null, null, null, 'Suaheli'])
    const [first, second] = await changesOf(checked.uuid)
    expect(first).toEqual(expect.arrayContaining(['LOCALE: – → sw', 'UNIT_KEY: – → north', 'hours: – → 38.5']))
    expect(second).toEqual(expect.arrayContaining(['LOCALE: – → en', 'UNIT_KEY: – → north', 'hours: – → 38.5']))
    await apply(checked)
    const again = await dryRun(people, {
      defaults: { Sprache: 'Deutsch' },
      constants: [unit, { custom: 'hours', value: '20' }],
    })
    expect(await changesOf(again.uuid)).toEqual([['LOCALE: sw → de', 'hours: 38.5 → 20'], ['hours: 38.5 → 20']])
    await apply(again)
    await calls.settle(await calls.undo(again.uuid))
    const { rows } = await server.database.pool.query(
      `select locale, custom from person where external_id is not null order by external_id`,
    )
    expect(rows).toEqual([
      { locale: 'sw', custom: { hours: 38.5 } },
      { locale: 'en', custom: { hours: 38.5 } },
    ])
  })

  it('without a default leave what an empty cell leaves', async () => {
    await apply(await dryRun(people, { defaults: { Sprache: 'de' } }))
    expect(await dryRun(people, {})).toMatchObject({ updated: 0, unchanged: 2 })
  })

  it('are checked as cells are, once and where they were typed', async () => {
    const constants = [
      { field: 'TIME_ZONE', value: 'Mars/Crater' },
      { field: 'STARTS_ON', value: '31.02.2027' },
      { field: 'UNIT_KEY', value: 'nowhere' },
      { field: 'STATUS', value: ' ' },
      { field: 'DISPLAYED_ID', value: '7' },
      { field: 'FAMILY_NAME', value: 'Twice' },
      { field: 'COLOR', value: '#fff' },
      { value: 'x' },
    ]
    expect(
      errorsOf(await ask(people, { defaults: { 'E-Mail': 'x@x.example', Sprache: 'Klingon' }, constants })),
    ).toEqual([
      'NOT_OFFERED columns.2.default',
      'NOT_OFFERED columns.3.default',
      'NOT_OFFERED constants.0.value',
      'NOT_A_DATE constants.1.value',
      'REQUIRED constants.3.value',
      'NOT_OFFERED constants.4.value',
      'REPEATED constants.5.field',
      'NOT_OFFERED constants.6.field',
      'REQUIRED constants.7.field',
      'UNKNOWN constants.2.value',
    ])
  })

  it('may give what has to be there', async () => {
    const file = 'Personalnummer;E-Mail\n1;a@x.example'
    expect(errorsOf(await ask(file, {}))).toEqual(['REQUIRED columns.FAMILY_NAME'])
    for (const field of ['FAMILY_NAME', 'GIVEN_NAME']) {
      expect(await dryRun(file, { constants: [{ field, value: 'Guest' }] })).toMatchObject({ created: 1, failed: 0 })
    }
  })

  it('stay out of the file of failed rows', async () => {
    const { uuid } = await dryRun(`${heads}\n1;Otieno;;`, { defaults: { Sprache: 'de' }, constants: [unit] })
    const answer = await server.call(`mutation { import { failedRows(uuid: "${uuid}") { url } } }`, {}, importer)
    const { url } = (answer.data as { import: { failedRows: { url: string } } }).import.failedRows
    const lines = (await (await fetch(`${server.url}${url}`)).text()).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(';').slice(1).join(';'))).toEqual([heads, '1;Otieno;;'])
  })

  it('are another run of the same file where they are others', async () => {
    await apply(await dryRun(people, { constants: [unit] }))
    expect((await dryRun(people, { constants: [unit] })).sameFileRunAt).not.toBeNull()
    expect((await dryRun(people, { constants: [{ ...unit, value: 'south' }] })).sameFileRunAt).toBeNull()
    expect((await dryRun(people, { defaults: { Sprache: 'de' }, constants: [unit] })).sameFileRunAt).toBeNull()
  })

  it('are kept in a profile, as far as the next file has their columns', async () => {
    const { uuid } = await dryRun(people, { defaults: { Sprache: 'de' }, constants: [unit] })
    const saved = await server.call(
      `mutation { import { saveProfile(uuid: "${uuid}", name: "All north") { profile { uuid } } } }`,
      {},
      importer,
    )
    const { profile } = (saved.data as { import: { saveProfile: { profile: { uuid: string } } } }).import.saveProfile
    const same = await calls.applyProfile((await calls.read(people)).uuid, profile.uuid)
    expect(same.import).toMatchObject({
      constants: [{ ...unit, custom: null }],
      columns: [{ default: null }, { default: null }, { default: null }, { default: 'de' }],
    })
    const other = await calls.applyProfile(
      (await calls.read('Personalnummer;Nachname;E-Mail\n1;A;a@x.example')).uuid,
      profile.uuid,
    )
    expect(other.import?.columns.map((column) => column.default)).toEqual([null, null, null])
  })
})

describe('values beside other files', () => {
  it('put every new unit below one, which has to be there or in the file', async () => {
    const file = 'key;name;parent;colour\nschool;School;north;\nclass-1;Class 1;;\nclass-2;Class 2;;#ff0000'
    const checked = await dryRun(file, {
      kind: 'UNITS',
      defaults: { parent: 'school', colour: '#5761ee' },
      constants: [{ field: 'TIME_ZONE', value: 'Africa/Nairobi' }],
    })
    expect(checked).toMatchObject({ created: 3, failed: 0 })
    expect((await changesOf(checked.uuid))[1]).toEqual(
      expect.arrayContaining(['PARENT_KEY: – → school', 'COLOR: – → #5761ee', 'TIME_ZONE: – → Africa/Nairobi']),
    )
    const flat = 'key;name\nclass-1;Class 1'
    expect(errorsOf(await ask(flat, { kind: 'UNITS', constants: [{ field: 'PARENT_KEY', value: 'lost' }] }))).toEqual([
      'UNKNOWN constants.0.value',
    ])
  })

  it('put everybody into one unit until a day, which is not past', async () => {
    await apply(await dryRun(people, {}))
    const constants = [unit, { field: 'MEMBER_ROLE', value: 'Vertretung' }]
    const file = 'Personalnummer;bis\n1;\n2;31.12.2999'
    const checked = await dryRun(file, { kind: 'MEMBERSHIPS', defaults: { bis: '30.06.2999' }, constants })
    expect((await changesOf(checked.uuid)).map((changes) => changes.toSorted())).toEqual([
      ['MEMBER_ROLE: – → DEPUTY', 'UNIT_KEY: – → north', 'UNTIL: – → 2999-06-30'],
      ['MEMBER_ROLE: – → DEPUTY', 'UNIT_KEY: – → north', 'UNTIL: – → 2999-12-31'],
    ])
    expect(errorsOf(await ask(file, { kind: 'MEMBERSHIPS', defaults: { bis: '01.01.2001' }, constants }))).toEqual([
      'IN_THE_PAST columns.1.default',
    ])
  })
})

describe('a manager', () => {
  it('gives beside a file no more than in it', async () => {
    const refused = await ask(
      people,
      {
        constants: [
          { field: 'UNIT_KEY', value: 'south' },
          { field: 'ROLES', value: 'Admin' },
        ],
      },
      managing,
    )
    expect(errorsOf(refused)).toEqual(['OUT_OF_SCOPE constants.0.value', 'OUT_OF_SCOPE constants.1.value'])
    const memberships = await ask(
      'Personalnummer;Rolle\n1;',
      { kind: 'MEMBERSHIPS', defaults: { Rolle: 'Leitung' }, constants: [unit] },
      managing,
    )
    expect(errorsOf(memberships)).toEqual(['OUT_OF_SCOPE columns.1.default'])
    const parent = await ask(
      'key;name\nc1;Class',
      { kind: 'UNITS', constants: [{ field: 'PARENT_KEY', value: 'south' }] },
      managing,
    )
    expect(errorsOf(parent)).toEqual(['OUT_OF_SCOPE constants.0.value'])
    expect(await dryRun(people, { constants: [unit] }, managing)).toMatchObject({ created: 2, failed: 0 })
  })

  it('finds no field that they do not see', async () => {
    await createField(server, 'band', { visibleTo: 'ADMINISTRATORS' })
    const constants = [{ custom: 'band', value: 'E9' }]
    expect(errorsOf(await ask(people, { constants }, managing))).toEqual(['UNKNOWN constants.0.custom'])
    const seen = await dryRun(people, { constants })
    await server.database.pool.query(
      `update import_job set owner = (select uuid from person where subject = 'manager') where uuid = $1`,
      [seen.uuid],
    )
    expect((await managing.find(seen.uuid))?.constants).toEqual([])
  })
})
