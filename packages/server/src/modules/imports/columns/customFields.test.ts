import { Buffer } from 'node:buffer'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { addPerson, addUnit } from '../testing/importFixtures.ts'
import type { RowView } from '../testing/importViews.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { sameProcessIsolation } from '../../../isolation/testing/sameProcessIsolation.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { doField, inputOf, createField } from '../../custom-fields/testing/fieldCalls.ts'
import { createImportCalls, importer, usualOptions } from '../testing/importCalls.ts'

const manager: TestCaller = { subject: 'manager', roles: ['EDUCATION_MANAGER'] }

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let managing: ReturnType<typeof createImportCalls>

const two = (en: string, de: string): string => `[{ locale: "en", text: "${en}" }, { locale: "de", text: "${de}" }]`
const colours = `[{ key: "red", labels: ${two('Red', 'Rot')} }, { key: "dark-blue", labels: ${two('Dark blue', 'Dunkelblau')} }]`

beforeAll(async () => {
  server = await startTestServer({ isolation: sameProcessIsolation })
  calls = createImportCalls(server)
  managing = createImportCalls(server, manager)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit, import_job, import_profile, custom_field, idempotence_key')
  await addPerson(server, importer.subject ?? '')
  const north = await addUnit(server, 'north', await addUnit(server, 'all'))
  const person = await addPerson(server, 'manager')
  await server.database.pool.query(
    `insert into unit_membership (uuid, unit, person, role) values (gen_random_uuid(), $1, $2, 'MANAGER')`,
    [north, person],
  )
  await createField(server, 'cost-centre', { labels: two('Cost centre', 'Kostenstelle') })
  await createField(server, 'hours', { kind: 'NUMBER', labels: two('Weekly hours', 'Wochenstunden') })
  await createField(server, 'since', { kind: 'DATE', labels: two('Licence since', 'Schein seit') })
  await createField(server, 'first-aider', { kind: 'BOOLEAN', labels: two('First aider', 'Ersthilfe') })
  await createField(server, 'colour', {
    kind: 'CHOICE',
    choices: colours,
    labels: two('Team colour', 'Teamfarbe'),
    isRequired: 'true',
  })
  await createField(server, 'band', { visibleTo: 'ADMINISTRATORS', labels: two('Salary band', 'Entgeltgruppe') })
})

const heads = 'Personalnummer;Nachname;E-Mail;Einheit;Kostenstelle;Wochenstunden;Schein seit;First aider;TEAMFARBE;band'
const file = (...lines: string[]): string => [heads, ...lines].join('\r\n')
const ada = '1;Otieno;a@x.example;north;4711;38,5;01.03.2020;ja;Dunkelblau;E9'

const readCustomValues = async (): Promise<Record<string, unknown>> => {
  const { rows } = await server.database.pool.query<{ id: string; custom: unknown }>(
    'select external_id as id, custom from person where external_id is not null order by 1',
  )
  return Object.fromEntries(rows.map(({ id, custom }) => [id, custom]))
}
const whole = {
  'cost-centre': '4711',
  hours: 38.5,
  since: '2020-03-01',
  'first-aider': true,
  colour: 'dark-blue',
  band: 'E9',
}
const customOf = ({ changes }: RowView): string[] =>
  changes.flatMap(({ custom, before, after }) =>
    custom === null ? [] : [`${custom}: ${before ?? '–'} → ${after ?? '–'}`],
  )
const errorsOf = ({ errors }: RowView): string[] =>
  errors.map(({ column, value, code, hint }) => [column, value, code, hint].join(' | '))

async function fetchFile(call: string, caller = importer): Promise<Buffer> {
  const answer = await server.call(`mutation { import { ${call} { url userErrors { code } } } }`, {}, caller)
  // The shape is the mutation's.
  const [payload] = Object.values((answer.data as { import: Record<string, { url: string }> }).import)
  return Buffer.from(await (await fetch(`${server.url}${payload?.url ?? ''}`)).arrayBuffer())
}

const setField = async (key: string, changes: Readonly<Record<string, string>>): Promise<void> => {
  const { rows } = await server.database.pool.query<{ uuid: string; revision: number }>(
    'select uuid, revision from custom_field where key = $1',
    [key],
  )
  const answer = await doField(
    server,
    `updateField(uuid: "${rows[0]?.uuid ?? ''}", revision: ${rows[0]?.revision ?? 0}, input: ${inputOf(changes)})`,
  )
  expect(answer.userErrors).toEqual([])
}

describe('columns of custom fields', () => {
  it('are known by key, and by name in any language, before the words of other systems', async () => {
    const read = await calls.read(file(ada))
    expect(read.columns.map(({ field, custom, isCertain }) => `${field ?? custom ?? ''} ${String(isCertain)}`)).toEqual(
      [
        'EXTERNAL_ID true',
        'FAMILY_NAME true',
        'EMAIL true',
        'UNIT_KEY true',
        'cost-centre true',
        'hours true',
        'since true',
        'first-aider true',
        'colour true',
        'band true',
      ],
    )
    // Nobody's memberships have any.
    expect((await calls.read(file(ada), 'MEMBERSHIPS')).columns.filter(({ custom }) => custom !== null)).toEqual([])
  })

  it('leave the product’s own names to the product', async () => {
    await createField(server, 'e-mail', { labels: two('Email address', 'E-Mail-Adresse') })
    const read = await calls.read('E-Mail-Adresse;custom.e-mail\na@x.example;b@x.example')
    expect(read.columns.map(({ field, custom }) => field ?? custom)).toEqual(['EMAIL', 'e-mail'])
  })

  it('may not be meant twice, nor be of something that is not there', async () => {
    const read = await calls.read(file(ada))
    const columns = [
      { header: 'Kostenstelle', custom: 'hours' },
      { header: 'Wochenstunden', custom: 'hours' },
      { header: 'band', custom: 'nothing' },
      { header: 'Nachname', field: 'FAMILY_NAME', custom: 'band' },
    ]
    const { userErrors } = await calls.check(
      read.uuid,
      read.revision,
      [...columns, { header: 'Personalnummer', field: 'EXTERNAL_ID' }],
      { ...usualOptions, updateCustom: ['since'] },
    )
    expect(userErrors.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'REPEATED columns.1.custom',
      'UNKNOWN columns.2.custom',
      'NOT_OFFERED columns.3.custom',
      'REQUIRED columns.FAMILY_NAME',
      'NOT_OFFERED options.updateCustom',
    ])
  })

  it('stand at the end of the templates, each of them understood when it comes back', async () => {
    // Called like another one, like the product's own, and like the reasons of a file of errors.
    await createField(server, 'size', { labels: two('Cost centre', 'Kostenstelle') })
    await createField(server, 'status', { labels: two('Status', 'Status') })
    await createField(server, 'reason', { labels: two('Reason', 'Grund') })
    for (const format of ['CSV', 'XLSX']) {
      const read = await calls.read(await fetchFile(`template(kind: USERS, format: ${format})`))
      expect(read.columns.slice(14).map(({ header, custom, isCertain }) => [header, custom, isCertain])).toEqual([
        ['Cost centre', 'cost-centre', true],
        ['Weekly hours', 'hours', true],
        ['Licence since', 'since', true],
        ['First aider', 'first-aider', true],
        ['Team colour', 'colour', true],
        ['Salary band', 'band', true],
        ['size', 'size', true],
        ['custom.status', 'status', true],
        ['custom.reason', 'reason', true],
      ])
      const columns = read.columns.map(({ header, field, custom }) => ({ header, field, custom }))
      const checked = await calls.settle(await calls.check(read.uuid, read.revision, columns, usualOptions))
      expect((await calls.rows(checked.uuid)).flatMap(errorsOf)).toEqual(['Unit key | sales-north | UNKNOWN | north'])
    }
    expect(
      (await managing.read(await fetchFile('template(kind: USERS, format: CSV)', manager))).columns.map(
        ({ header }) => header,
      ),
    ).not.toContain('Salary band')
  })
})

describe('values of custom fields', () => {
  it('are told by the dry run, written by the run, the same the second time, and taken back exactly', async () => {
    const checked = await calls.dryRun(file(ada, '2;Ng;n@x.example;north;;;;;;'))
    const rows = await calls.rows(checked.uuid)
    expect(rows.map(customOf)).toEqual([
      [
        'cost-centre: – → 4711',
        'hours: – → 38.5',
        'since: – → 2020-03-01',
        'first-aider: – → true',
        'colour: – → dark-blue',
        'band: – → E9',
      ],
      [],
    ])
    expect(await readCustomValues()).toEqual({})
    const first = await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect([first.state, await readCustomValues()]).toEqual(['DONE', { 1: whole, 2: {} }])
    expect(await calls.dryRun(file(ada))).toMatchObject({ unchanged: 1, updated: 0 })
    const second = await calls.import(
      file('1;Otieno;a@x.example;north;;40;;nein;red;', '2;Ng;n@x.example;north;0815;;;;;'),
    )
    expect((await calls.rows(second.uuid)).map(customOf)).toEqual([
      ['hours: 38.5 → 40', 'first-aider: true → false', 'colour: dark-blue → red'],
      ['cost-centre: – → 0815'],
    ])
    expect(await readCustomValues()).toEqual({
      1: { ...whole, hours: 40, 'first-aider': false, colour: 'red' },
      2: { 'cost-centre': '0815' },
    })
    await calls.settle(await calls.undo(second.uuid))
    expect(await readCustomValues()).toEqual({ 1: whole, 2: {} })
    await calls.settle(await calls.undo(first.uuid))
    expect(await readCustomValues()).toEqual({})
    const { rows: audits } = await server.database.pool.query<{ text: string }>(
      `select coalesce(before::text, '') || coalesce(after::text, '') as text from audit_event where object_kind = 'user'`,
    )
    expect(audits.some(({ text }) => text.includes('custom.hours'))).toBe(true)
    expect(audits.filter(({ text }) => /38\.5|dark-blue|4711|E9/.test(text))).toEqual([])
  })

  it('of numbers are read in one way only, or the row says what to do; those of a workbook are numbers already', async () => {
    const numbers = ['1.234', '1,234', '-12,500', '0.125', '1.2340', '1234', '1234,567', '12,50']
    const checked = await calls.dryRun(
      [
        'Personalnummer;Nachname;E-Mail;Wochenstunden',
        ...numbers.map((text, n) => `${n};Otieno;n${n}@x.example;${text}`),
      ].join('\n'),
    )
    expect((await calls.rows(checked.uuid)).flatMap(errorsOf)).toEqual(
      numbers.slice(0, 3).map((text) => `Wochenstunden | ${text} | AMBIGUOUS_NUMBER | `),
    )
    await calls.settle(await calls.run(checked.uuid, checked.revision))
    expect(Object.values(await readCustomValues())).toEqual(
      [0.125, 1.234, 1234, 1234.567, 12.5].map((hours) => ({ hours })),
    )
  })

  it.each([
    ['numbers by their kind', [1.234, 12.5], ['hours: – → 1.234', 'hours: – → 12.5']],
    [
      'text, with decimals behind a comma',
      ['1.234', '12,5', '1.234.567,5'],
      ['hours: – → 1234', 'hours: – → 12.5', 'hours: – → 1234567.5'],
    ],
    ['text that nothing explains', ['1.234', '40'], ['Wochenstunden | 1.234 | AMBIGUOUS_NUMBER | ', 'hours: – → 40']],
    [
      'text beside a number that looks the same',
      ['1.234', '12,5', 1.234],
      ['Wochenstunden | 1.234 | AMBIGUOUS_NUMBER | ', 'hours: – → 12.5', 'Wochenstunden | 1.234 | AMBIGUOUS_NUMBER | '],
    ],
  ])('of a workbook are read as its column writes them: %s', async (_, numbers, expected) => {
    const rows = [
      ['Personalnummer', 'Nachname', 'E-Mail', 'Wochenstunden'],
      ...numbers.map((cell, n) => [`w${n}`, 'Otieno', `w${n}@x.example`, cell]),
    ]
    const checked = await calls.dryRun(await writeXlsx({ sheets: [{ name: 'People', rows }] }))
    expect((await calls.rows(checked.uuid)).flatMap((row) => [...customOf(row), ...errorsOf(row)])).toEqual(expected)
  })

  it('that break the rule of their field are told with column, value, reason and what would do, and can be corrected', async () => {
    const checked = await calls.dryRun(
      file(
        '1;Otieno;a@x.example;north;4711;1.234,5;31.02.2020;perhaps;Dunkel;E9',
        `2;Ng;n@x.example;north;${'x'.repeat(401)};many;;;blu;`,
      ),
    )
    expect((await calls.rows(checked.uuid)).map(errorsOf)).toEqual([
      [
        'Wochenstunden | 1.234,5 | NOT_A_NUMBER | 1234.5',
        'Schein seit | 31.02.2020 | NOT_A_DATE | ',
        'First aider | perhaps | NOT_OFFERED | ',
        'TEAMFARBE | Dunkel | NOT_OFFERED | dark-blue',
      ],
      [
        `Kostenstelle | ${'x'.repeat(200)} | TOO_LONG | `,
        'Wochenstunden | many | NOT_A_NUMBER | ',
        'TEAMFARBE | blu | NOT_OFFERED | ',
      ],
    ])
    const corrections = [
      ['Wochenstunden', '1234.5'],
      ['Schein seit', '28.02.2020'],
      ['First aider', 'x'],
      ['TEAMFARBE', 'dark-blue'],
    ] as const
    const corrected = await calls.settle(
      await calls.correct(
        checked.uuid,
        checked.revision,
        corrections.map(([header, value]) => ({ position: 2, header, value })),
      ),
    )
    await calls.settle(await calls.run(corrected.uuid, corrected.revision))
    expect(await readCustomValues()).toEqual({ 1: { ...whole, hours: 1234.5, since: '2020-02-28' } })
  })

  it('of people who are there are written only where that is wanted', async () => {
    await calls.import(file(ada))
    const next = file('1;Odhiambo;a@x.example;north;0815;40;;;red;')
    expect((await calls.import(next, 'USERS', { updateCustom: ['hours'] })).options).toEqual({
      matchBy: 'EXTERNAL_ID',
      updateFields: [],
      updateCustom: ['hours'],
    })
    expect(await readCustomValues()).toEqual({ 1: { ...whole, hours: 40 } })
    expect(await calls.dryRun(next, 'USERS', { updateFields: ['FAMILY_NAME'] })).toMatchObject({ updated: 1 })
  })

  it('are left alone by undoing where the person was changed since, or a choice has gone', async () => {
    await calls.import(file(ada, '2;Ng;n@x.example;north;;;;;red;'))
    const changed = await calls.import(file('1;Otieno;a@x.example;north;;;;;red;', '2;Ng;n@x.example;north;5;;;;;'))
    await setField('colour', {
      kind: 'CHOICE',
      choices: `[{ key: "red", labels: ${two('Red', 'Rot')} }]`,
      labels: two('Team colour', 'Teamfarbe'),
    })
    await calls.settle(await calls.undo(changed.uuid))
    expect((await calls.rows(changed.uuid)).map(({ isKept }) => isKept)).toEqual([true, false])
    expect(await readCustomValues()).toEqual({ 1: { ...whole, colour: 'red' }, 2: { colour: 'red' } })
  })
})

describe('whoever may not write a custom field', () => {
  it('finds no column for it, and is told of no change of it', async () => {
    const read = await managing.read(file(ada))
    expect(read.columns.at(-1)).toMatchObject({ header: 'band', field: null, custom: null })
    const columns = read.columns.map(({ header, field, custom }) => ({
      header,
      field,
      custom: header === 'band' ? 'band' : custom,
    }))
    expect((await managing.check(read.uuid, read.revision, columns, usualOptions)).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['columns', '9', 'custom'] },
    ])
    const ended = await managing.import(file(ada))
    const { band, ...seen } = whole
    expect([ended.state, await readCustomValues(), band]).toEqual(['DONE', { 1: seen }, 'E9'])
    const answer = await server.call(
      '{ imports { fields(kind: USERS) { field custom { key } isNeeded } } }',
      {},
      manager,
    )
    expect(JSON.stringify(answer.data)).toContain('cost-centre')
    expect(JSON.stringify(answer.data)).not.toContain('band')
    await setField('hours', { kind: 'NUMBER', visibleTo: 'ADMINISTRATORS' })
    expect((await managing.rows(ended.uuid)).flatMap(customOf)).toEqual([
      'cost-centre: – → 4711',
      'since: – → 2020-03-01',
      'first-aider: – → true',
      'colour: – → dark-blue',
    ])
    expect((await managing.find(ended.uuid))?.columns[5]).toMatchObject({ header: 'Wochenstunden', custom: null })
  })

  it('is asked again when the run comes', async () => {
    const checked = await managing.dryRun(file(ada, '2;Ng;n@x.example;north;;;;;;'))
    await setField('hours', { kind: 'NUMBER', visibleTo: 'ADMINISTRATORS' })
    const ended = await managing.settle(await managing.run(checked.uuid, checked.revision))
    expect(ended).toMatchObject({ state: 'DONE_WITH_ERRORS', created: 1, failed: 1 })
    expect((await managing.rows(ended.uuid, { action: ['ERROR'] })).map(errorsOf)).toEqual([
      ['Wochenstunden | 38.5 | UNKNOWN | '],
    ])
    expect(await readCustomValues()).toEqual({ 2: {} })
  })
})

describe('a profile', () => {
  it('keeps what columns mean, and leaves out a field that was put away', async () => {
    const read = await calls.read('Nr;Name;Mail;Std\n1;Otieno;a@x.example;20')
    const columns = [
      { header: 'Nr', field: 'EXTERNAL_ID' },
      { header: 'Name', field: 'FAMILY_NAME' },
      { header: 'Mail', field: 'EMAIL' },
      { header: 'Std', custom: 'hours' },
    ]
    const checked = await calls.settle(
      await calls.check(read.uuid, read.revision, columns, { ...usualOptions, updateCustom: ['hours'] }),
    )
    const saved = await server.call(
      'mutation($uuid: ID!) { import { saveProfile(uuid: $uuid, name: "Hours") { profile { uuid } } } }',
      { uuid: checked.uuid },
      importer,
    )
    const profile = (saved.data as { import: { saveProfile: { profile: { uuid: string } } } }).import.saveProfile
      .profile.uuid
    const next = await calls.read('NR;name;mail;STD\n1;Otieno;a@x.example;20')
    const applied = (await calls.applyProfile(next.uuid, profile)).import
    expect(applied?.columns.map(({ field, custom }) => field ?? custom)).toEqual([
      'EXTERNAL_ID',
      'FAMILY_NAME',
      'EMAIL',
      'hours',
    ])
    expect(applied?.options).toEqual({ matchBy: 'EXTERNAL_ID', updateFields: [], updateCustom: ['hours'] })
    await server.database.pool.query(`update custom_field set archived_at = now() where key = 'hours'`)
    const again = (await calls.applyProfile(next.uuid, profile)).import
    expect(again?.columns.at(-1)).toMatchObject({ field: null, custom: null, isCertain: false })
    expect(again?.options).toEqual({ matchBy: 'EXTERNAL_ID', updateFields: [], updateCustom: [] })
  })
})
