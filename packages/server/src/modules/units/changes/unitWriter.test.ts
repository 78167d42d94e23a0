import type { UnitPayload } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFileKey, publicPathOf } from '../../../files/fileStore.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { ask, createCompany, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  world = await createCompany(server.database.pool)
})

const unit = 'unit { uuid name key displayedId color timeZone description logoUrl path { name } revision canChangeKey }'
const create = `mutation($input: UnitInput!, $key: String) { unit { createUnit(input: $input, idempotenceKey: $key) { ${unit} userErrors { code path } } } }`
const update = `mutation($uuid: ID!, $revision: Int!, $patch: UnitPatch!) { unit { updateUnit(uuid: $uuid, revision: $revision, patch: $patch) { ${unit} userErrors { code path } } } }`
const rolesOf = (subject: string) => (subject === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const))

async function make(input: object, subject = 'admin', key: string | null = null): Promise<UnitPayload> {
  const given = { name: 'West', key: 'west', parent: world.unit('Company'), ...input }
  return (
    await ask<{ unit: { createUnit: UnitPayload } }>(server, create, { input: given, key }, subject, rolesOf(subject))
  ).unit.createUnit
}
async function change(name: string, patch: object, subject = 'admin', revision = 1): Promise<UnitPayload> {
  return (
    await ask<{ unit: { updateUnit: UnitPayload } }>(
      server,
      update,
      { uuid: world.unit(name), revision, patch },
      subject,
      rolesOf(subject),
    )
  ).unit.updateUnit
}
const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows

describe('a new unit', () => {
  it('is made as it was typed, tidied, and written down', async () => {
    const { unit: made, userErrors } = await make({
      name: '  We\u0301st ',
      color: 'F0A',
      timeZone: 'africa/nairobi',
      description: 'One\r\nTwo ',
      displayedId: '',
    })
    expect(userErrors).toEqual([])
    expect(made).toMatchObject({
      name: 'Wést',
      key: 'west',
      color: '#ff00aa',
      timeZone: 'Africa/Nairobi',
      description: 'One\nTwo',
      displayedId: null,
      path: [{ name: 'Company' }],
      revision: 1,
    })
    expect(
      await read(`select after ->> 'name' as name from audit_event where action = 'unit.create' and object = $1`, [
        made?.uuid,
      ]),
    ).toEqual([{ name: 'Wést' }])
  })

  it.each<[string, object, object[]]>([
    ['without a name', { name: '  ' }, [{ code: 'REQUIRED', path: ['name'] }]],
    ['with a name of 161 letters', { name: 'x'.repeat(161) }, [{ code: 'TOO_LONG', path: ['name'] }]],
    ['with a line break in its name', { name: 'a\nb' }, [{ code: 'BAD_CHARACTERS', path: ['name'] }]],
    [
      'with a key of one letter and a colour that is none',
      { key: 'a', color: 'red' },
      [
        { code: 'NOT_A_KEY', path: ['key'] },
        { code: 'NOT_A_COLOUR', path: ['color'] },
      ],
    ],
    ['with a key in capitals', { key: 'West' }, [{ code: 'NOT_A_KEY', path: ['key'] }]],
    ['in a time zone that is none', { timeZone: 'Mars/Crater' }, [{ code: 'NOT_OFFERED', path: ['timeZone'] }]],
    ['called as a sister', { name: 'NORTH' }, [{ code: 'TAKEN', path: ['name'] }]],
    ['with the key of another', { key: 'south-team' }, [{ code: 'TAKEN', path: ['key'] }]],
    ['below nothing', { parent: 'no-unit' }, [{ code: 'UNKNOWN', path: ['parent'] }]],
  ])('is refused %s', async (_, input, userErrors) => {
    expect(await make(input)).toEqual({ unit: null, userErrors })
    expect(await read(`select from unit where key = 'west'`)).toEqual([])
  })

  it('may be called as one in another place or in the archive', async () => {
    expect((await make({ name: 'North sales' })).userErrors).toEqual([])
    await server.database.pool.query(`update unit set is_active = false, archived_at = now() where name = 'North'`)
    expect((await make({ name: 'North', key: 'north-2' })).userErrors).toEqual([])
  })

  it('does not take a key that imports know as another name', async () => {
    await server.database.pool.query(`insert into unit_alias (key, unit) values ('west', $1)`, [world.unit('North')])
    expect((await make({})).userErrors).toEqual([{ code: 'TAKEN', path: ['key'] }])
  })

  it('is made once when it is asked for twice with one key, also at the same moment', async () => {
    const [one, two] = await Promise.all([make({}, 'admin', 'k-1'), make({}, 'admin', 'k-1')])
    expect(one.unit?.uuid).toBe(two.unit?.uuid)
    expect((await make({}, 'admin', 'k-1')).unit?.uuid).toBe(one.unit?.uuid)
    expect((await make({ name: '' }, 'admin', 'k-2')).userErrors).toHaveLength(2)
    expect((await make({ name: 'East', key: 'east' }, 'admin', 'k-2')).unit?.name).toBe('East')
  })

  it('is made by managers below their units only', async () => {
    expect((await make({ parent: world.unit('North team') }, 'Nora')).unit?.path).toEqual([
      { name: 'North' },
      { name: 'North sales' },
      { name: 'North team' },
    ])
    for (const parent of ['Company', 'South'])
      expect((await make({ key: 'x1', parent: world.unit(parent) }, 'Nora')).userErrors).toEqual([
        { code: 'UNKNOWN', path: ['parent'] },
      ])
  })

  it('is refused below the eighth level', async () => {
    for (let i = 4; i < 10; i += 1) {
      const { unit: made, userErrors } = await make({
        name: `L${i}`,
        key: `l${i}`,
        parent:
          i === 4
            ? world.unit('North team')
            : (await read<{ uuid: string }>('select uuid from unit where key = $1', [`l${i - 1}`]))[0]?.uuid,
      })
      expect([made === null, userErrors]).toEqual(
        i < 9 ? [false, []] : [true, [{ code: 'TOO_DEEP', path: ['parent'] }]],
      )
    }
  })
})

describe('a unit that is changed', () => {
  it('changes what differs, and tells before and after', async () => {
    const { unit: changed, userErrors } = await change('North', {
      name: 'Nord',
      color: '#0aF',
      description: null,
      key: 'nord',
    })
    expect({ changed, userErrors }).toMatchObject({
      changed: { name: 'Nord', key: 'nord', color: '#00aaff', revision: 2 },
      userErrors: [],
    })
    expect(
      await read(`select before, after from audit_event where action = 'unit.update' and object = $1`, [
        world.unit('North'),
      ]),
    ).toEqual([
      { before: { name: 'North', key: 'north', color: null }, after: { name: 'Nord', key: 'nord', color: '#00aaff' } },
    ])
    expect((await change('North', { name: 'Nord' }, 'admin', 2)).unit?.revision).toBe(2)
  })

  it('is not changed from a revision that is over, nor in part', async () => {
    expect(await change('North', { name: 'x' }, 'admin', 9)).toMatchObject({
      unit: { name: 'North' },
      userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
    })
    expect(await change('North', { name: 'Nord', color: 'none', key: null })).toMatchObject({
      unit: { name: 'North', revision: 1 },
      userErrors: [
        { code: 'REQUIRED', path: ['key'] },
        { code: 'NOT_A_COLOUR', path: ['color'] },
      ],
    })
  })

  it('keeps its key once an import has used it, and for managers always', async () => {
    await server.database.pool.query(`update unit set is_key_used = true where name = 'South'`)
    expect((await change('South', { key: 'sued' })).userErrors).toEqual([{ code: 'IN_USE', path: ['key'] }])
    expect((await change('North sales', { key: 'sales' }, 'Nora')).userErrors).toEqual([
      { code: 'OUT_OF_SCOPE', path: ['key'] },
    ])
    expect((await change('North sales', { key: 'north-sales', name: 'Sales' }, 'Nora')).userErrors).toEqual([])
  })

  it('is unknown to those who do not manage it', async () => {
    expect(await change('South', { name: 'x' }, 'Nora')).toEqual({
      unit: null,
      userErrors: [{ code: 'UNKNOWN', path: [] }],
    })
  })

  it('takes an uploaded logo into use once, and gives it back', async () => {
    const file = createFileKey('webp')
    const upload = await read<{ uuid: string }>(
      `insert into upload (uuid, owner, kind, token_hash, max_bytes, expires_at, used_at, stored_at, file)
      values (gen_random_uuid(), 'admin', 'LOGO', 'h', 9, now(), now(), now(), $1) returning uuid`,
      [file],
    )
    expect((await change('North', { logo: 'no-upload' })).userErrors).toEqual([{ code: 'UNKNOWN', path: ['logo'] }])
    const { unit: changed } = await change('North', { logo: upload[0]?.uuid })
    expect(changed?.logoUrl).toBe(publicPathOf(file))
    expect((await change('North', { logo: null }, 'admin', 2)).unit).toMatchObject({ logoUrl: null, revision: 3 })
    expect(await read(`select taken_at is null and released_at is not null as "isGiven" from upload`)).toEqual([
      { isGiven: true },
    ])
  })
})
