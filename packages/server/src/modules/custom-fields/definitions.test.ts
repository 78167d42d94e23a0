import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { callerOf, testPeople, seedPeople, seedUnits, read, type Units } from '../../testing/testOrganisation.ts'
import { codesOf, doField, inputOf, createField, sizes } from './testing/fieldCalls.ts'

let server: TestServer
let units: Units
let people: Map<string, string>

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit_membership, idempotence_key, custom_field, setting')
  people = await seedPeople(server.database, units, testPeople)
})

const hold = (name: string, custom: object): Promise<unknown> =>
  server.database.pool.query('update person set custom = $2 where uuid = $1', [
    people.get(name),
    JSON.stringify(custom),
  ])
const list = async (caller = callerOf('root'), field = 'all'): Promise<readonly string[]> => {
  const fields = read(await server.call(`{ customFields { ${field} { key } } }`, {}, caller), 'customFields', field)
  return (fields as readonly { readonly key: string }[]).map(({ key }) => key)
}

describe('a definition', () => {
  it('is made once for one idempotence key, and stands at the end', async () => {
    await createField(server, 'first')
    const make = (): ReturnType<typeof doField> =>
      doField(server, `createField(key: "Second", input: ${inputOf()}, idempotenceKey: "once")`)
    const [one, other] = [await make(), await make()]
    expect(one).toMatchObject({ field: { key: 'second', revision: 1 }, userErrors: [] })
    expect(other.field?.uuid).toBe(one.field?.uuid)
    expect(await list()).toEqual(['first', 'second'])
  })

  it.each([
    ['Not a key', {}, ['NOT_A_KEY key']],
    ['taken', {}, ['TAKEN key']],
    ['a1', { labels: '[{ locale: "de", text: "Größe" }]' }, ['REQUIRED labels en']],
    [
      'a1',
      { labels: '[{ locale: "en", text: "a\\u0007" }, { locale: "fr", text: "b" }]' },
      ['BAD_CHARACTERS labels en', 'NOT_OFFERED labels fr'],
    ],
    ['a1', { kind: 'CHOICE' }, ['REQUIRED choices']],
    [
      'a1',
      {
        kind: 'CHOICE',
        choices:
          '[{ key: "S s", labels: [] }, { key: "ok", labels: [{ locale: "en", text: "x" }] }, { key: "OK", labels: [{ locale: "en", text: "x" }] }]',
      },
      ['NOT_A_KEY choices 0 key', 'REQUIRED choices 0 labels en', 'REPEATED choices 2 key'],
    ],
    ['a1', { isOwn: 'true' }, ['WRONG_STATE isOwn']],
  ])('tells what is wrong with %s %j', async (key, changes, expected) => {
    await createField(server, 'taken')
    const answer = await doField(server, `createField(key: "${key}", input: ${inputOf(changes)})`)
    expect(codesOf(answer)).toEqual(expected)
    expect(answer.field).toBeNull()
  })

  it('needs its labels in the language of the installation', async () => {
    await server.database.pool.query(
      `insert into setting (id, value, revision) values ('GENERAL.DEFAULT_LOCALE', 'de', 1)`,
    )
    await expect
      .poll(
        async () =>
          read(
            await server.call('{ customFields { neededLocale } }', {}, callerOf('root')),
            'customFields',
            'neededLocale',
          ),
        { timeout: 5000 },
      )
      .toBe('de')
    expect(codesOf(await doField(server, `createField(key: "a1", input: ${inputOf()})`))).toEqual([
      'REQUIRED labels de',
    ])
    await server.database.pool.query('delete from setting')
    await expect
      .poll(
        async () =>
          read(
            await server.call('{ customFields { neededLocale } }', {}, callerOf('root')),
            'customFields',
            'neededLocale',
          ),
        { timeout: 5000 },
      )
      .toBe('en')
  })

  it('changes as one who knows its state asks, and tells what stands to everybody else', async () => {
    const { uuid } = await createField(server, 'size')
    const change = (revision: number, label: string) =>
      doField(
        server,
        `updateField(uuid: "${uuid}", revision: ${revision}, input: ${inputOf({ labels: `[{ locale: "en", text: "${label}" }]` })})`,
      )
    expect(await change(1, 'Size')).toMatchObject({ field: { revision: 2 }, userErrors: [] })
    expect(await change(1, 'Shoe')).toMatchObject({
      field: { revision: 2, labels: [{ text: 'Size' }] },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    })
    expect(await change(2, 'Size')).toMatchObject({ field: { revision: 2 }, userErrors: [] })
    expect(codesOf(await doField(server, `updateField(uuid: "nobody", revision: 1, input: ${inputOf()})`))).toEqual([
      'UNKNOWN uuid',
    ])
  })

  it('keeps its kind and the choices that people hold', async () => {
    const { uuid } = await createField(server, 'size', { kind: 'CHOICE', choices: sizes })
    await hold('pupil', { size: 'large' })
    const change = (changes: Readonly<Record<string, string>>) =>
      doField(server, `updateField(uuid: "${uuid}", revision: 1, input: ${inputOf(changes)})`)
    expect(codesOf(await change({ kind: 'NUMBER' }))).toEqual(['IN_USE kind'])
    expect(
      codesOf(await change({ kind: 'CHOICE', choices: '[{ key: "small", labels: [{ locale: "en", text: "S" }] }]' })),
    ).toEqual(['IN_USE choices'])
    expect(
      codesOf(
        await change({ kind: 'CHOICE', choices: '[{ key: "large", labels: [{ locale: "en", text: "Large" }] }]' }),
      ),
    ).toEqual([])
  })

  it('is put away with what people hold, and deleted only where nobody holds anything', async () => {
    const { uuid } = await createField(server, 'size')
    await createField(server, 'other')
    await hold('pupil', { size: 'M' })
    expect(codesOf(await doField(server, `removeField(uuid: "${uuid}", revision: 1)`))).toEqual(['IN_USE'])
    expect(
      read(
        await server.call('{ customFields { holders { uuid count } } }', {}, callerOf('root')),
        'customFields',
        'holders',
      ),
    ).toContainEqual({ uuid, count: 1 })
    expect(await doField(server, `archiveField(uuid: "${uuid}", revision: 1)`)).toMatchObject({
      field: { isArchived: true, revision: 2 },
    })
    expect(await list()).toEqual(['other', 'size'])
    expect(await list(callerOf('manager'), 'ofPeople')).toEqual(['other'])
    expect(await doField(server, `restoreField(uuid: "${uuid}", revision: 2)`)).toMatchObject({
      field: { isArchived: false },
    })
    await hold('pupil', {})
    expect(await doField(server, `removeField(uuid: "${uuid}", revision: 3)`)).toEqual({ field: null, userErrors: [] })
  })

  it('stands where it was put', async () => {
    const made = [
      await createField(server, 'one'),
      await createField(server, 'two'),
      await createField(server, 'three'),
    ]
    const [one, two, three] = made.map(({ uuid }) => `"${uuid}"`)
    const order = (uuids: readonly (string | undefined)[]) =>
      doField(
        server,
        `orderFields(uuids: [${uuids.join(', ')}])`,
        callerOf('root'),
        '{ fields { key } userErrors { code path } }',
      )
    expect(codesOf(await order([three, one]))).toEqual(['UNKNOWN uuids'])
    expect(await order([three, one, two])).toMatchObject({
      fields: [{ key: 'three' }, { key: 'one' }, { key: 'two' }],
      userErrors: [],
    })
  })

  it('is written down with all that changed', async () => {
    const { uuid } = await createField(server, 'size')
    await doField(server, `updateField(uuid: "${uuid}", revision: 1, input: ${inputOf({ isRequired: 'true' })})`)
    const { rows } = await server.database.pool.query(
      'select action, after from audit_event where object = $1 order by at, uuid',
      [uuid],
    )
    expect(rows).toMatchObject([
      { action: 'customField.create', after: { key: 'size', labels: 'Shirt size', kind: 'TEXT' } },
      { action: 'customField.update', after: { key: 'size', isRequired: true } },
    ])
  })
})
