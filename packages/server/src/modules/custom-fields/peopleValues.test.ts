import { describe, expect, it } from 'vitest'
import { callerOf, testPeople, read, startTestOrganisation } from '../../testing/testOrganisation.ts'
import { codesOf, doField, createField, sizes, type FieldAnswer } from './testing/fieldCalls.ts'

const organisation = startTestOrganisation(testPeople, 'idempotence_key, custom_field')
const { users, user, uuidOf } = organisation

const payload = '{ user { uuid revision custom { key value } } userErrors { code path } }'
const change = (custom: string, { caller = callerOf('root'), revision = 0 } = {}) =>
  user(
    `updateUser(uuid: "${uuidOf('pupil')}", revision: ${revision}, patch: { custom: [${custom}] }) ${payload}`,
    caller,
  )
const errorsOf = (answer: unknown): readonly string[] => codesOf(answer as Pick<FieldAnswer, 'userErrors'>)

async function plantAll(): Promise<void> {
  await createField(organisation.server, 'cost-centre')
  await createField(organisation.server, 'hours', { kind: 'NUMBER' })
  await createField(organisation.server, 'trained-on', { kind: 'DATE' })
  await createField(organisation.server, 'first-aid', { kind: 'BOOLEAN' })
  await createField(organisation.server, 'size', { kind: 'CHOICE', choices: sizes })
}

describe('what a person holds', () => {
  it('is kept by the kind of each field and told to whoever manages them', async () => {
    await plantAll()
    const answer = await change(
      '{ key: "cost-centre", value: " 4711 " }, { key: "hours", value: "38,5" }, { key: "trained-on", value: "2026-02-28" }, { key: "first-aid", value: "true" }, { key: "size", value: "large" }',
    )
    expect(answer).toMatchObject({ user: { revision: 1 }, userErrors: [] })
    const { rows } = await organisation.server.database.pool.query('select custom from person where uuid = $1', [
      uuidOf('pupil'),
    ])
    expect(rows).toEqual([
      { custom: { 'cost-centre': '4711', hours: 38.5, 'trained-on': '2026-02-28', 'first-aid': true, size: 'large' } },
    ])
    const user = await users(`user(uuid: "${uuidOf('pupil')}") { custom { key value } }`, callerOf('manager'))
    const { custom } = user as { readonly custom: readonly unknown[] }
    expect(custom).toEqual(
      expect.arrayContaining([
        { key: 'hours', value: '38.5' },
        { key: 'first-aid', value: 'true' },
      ]),
    )
  })

  it.each([
    ['hours', '"12a"', 'NOT_A_NUMBER'],
    ['hours', '"1234567890123"', 'NOT_A_NUMBER'],
    ['trained-on', '"2026-02-30"', 'NOT_A_DATE'],
    ['first-aid', '"yes"', 'NOT_OFFERED'],
    ['size', '"huge"', 'NOT_OFFERED'],
    ['cost-centre', `"${'x'.repeat(401)}"`, 'TOO_LONG'],
    ['cost-centre', '"a\\nb"', 'BAD_CHARACTERS'],
    ['nothing', '"x"', 'UNKNOWN'],
  ])('is refused at its field: %s %s', async (key, value, code) => {
    await plantAll()
    expect(errorsOf(await change(`{ key: "${key}", value: ${value} }, { key: "cost-centre", value: "1" }`))).toContain(
      `${code} custom ${key}`,
    )
    const { rows } = await organisation.server.database.pool.query('select custom from person where uuid = $1', [
      uuidOf('pupil'),
    ])
    expect(rows).toEqual([{ custom: {} }])
  })

  it('is seen and changed by those alone who the field is for', async () => {
    await createField(organisation.server, 'secret', { visibleTo: 'ADMINISTRATORS' })
    await change('{ key: "secret", value: "x" }')
    expect(await users(`user(uuid: "${uuidOf('pupil')}") { custom { key } }`, callerOf('manager'))).toEqual({
      custom: [],
    })
    expect(
      errorsOf(await change('{ key: "secret", value: "y" }', { caller: callerOf('manager'), revision: 1 })),
    ).toEqual(['UNKNOWN custom secret'])
    expect(
      errorsOf(await change('{ key: "secret", value: "y" }', { caller: callerOf('sister'), revision: 1 })),
    ).toEqual(['UNKNOWN uuid'])
    expect(await users('users(page: { first: 1 }) { items { custom { key } } }')).toEqual({ items: [{ custom: null }] })
  })

  it('is asked for where it is required, and not taken away', async () => {
    await createField(organisation.server, 'badge', { isRequired: 'true' })
    const create = (more: string) =>
      user(
        `createUser(input: { familyName: "Mpya", username: "x", roles: [LEARNER], invite: false ${more} }) ${payload}`,
      )
    expect(errorsOf(await create(''))).toEqual(['REQUIRED custom badge'])
    expect(await create(', custom: [{ key: "badge", value: "7" }]')).toMatchObject({
      user: { custom: [{ key: 'badge', value: '7' }] },
      userErrors: [],
    })
    expect(
      errorsOf(
        await user(`updateUser(uuid: "${uuidOf('pupil')}", revision: 0, patch: { displayedId: "9" }) ${payload}`),
      ),
    ).toEqual([])
    expect(errorsOf(await change('{ key: "badge", value: " " }', { revision: 1 }))).toEqual(['REQUIRED custom badge'])
  })

  it('is written down without what it is, and gone with who they were', async () => {
    await plantAll()
    await change('{ key: "cost-centre", value: "4711" }')
    const { rows } = await organisation.server.database.pool.query(
      `select before, after from audit_event where action = 'user.update' and object = $1`,
      [uuidOf('pupil')],
    )
    expect(rows).toEqual([{ before: { 'custom.cost-centre': null }, after: { 'custom.cost-centre': null } }])
    await user(
      `anonymiseUsers(selection: { uuids: ["${uuidOf('pupil')}"] }, confirmation: "pupil@somo.example") { userErrors { code } }`,
    )
    await user(
      `anonymiseUsers(selection: { uuids: ["${uuidOf('pupil')}"] }, confirmation: "Pupil Test") { userErrors { code } }`,
    )
    const left = await organisation.server.database.pool.query('select status, custom from person where uuid = $1', [
      uuidOf('pupil'),
    ])
    expect(left.rows).toEqual([{ status: 'ANONYMISED', custom: {} }])
  })
})

describe('one’s own fields', () => {
  const mine = async () =>
    read(
      await organisation.server.call(
        '{ customFields { mine { fields { key } values { key value } revision } } }',
        {},
        callerOf('pupil'),
      ),
      'customFields',
      'mine',
    )
  const set = (values: string, revision: number) =>
    doField(
      organisation.server,
      `changeMine(revision: ${revision}, values: [${values}])`,
      callerOf('pupil'),
      '{ mine { values { key value } revision } userErrors { code path } }',
    )

  it('are seen where the person may, and changed where they are theirs', async () => {
    await createField(organisation.server, 'hidden')
    await createField(organisation.server, 'seen', { visibleTo: 'PERSON' })
    await createField(organisation.server, 'own', { visibleTo: 'PERSON', isOwn: 'true' })
    await change('{ key: "hidden", value: "h" }, { key: "seen", value: "s" }')
    expect(await mine()).toEqual({
      fields: [{ key: 'seen' }, { key: 'own' }],
      values: [{ key: 'seen', value: 's' }],
      revision: 1,
    })
    expect(await set('{ key: "own", value: "o" }', 1)).toMatchObject({
      mine: { revision: 2, values: [{ value: 's' }, { value: 'o' }] },
      userErrors: [],
    })
    expect(codesOf(await set('{ key: "own", value: "p" }', 1))).toEqual(['CHANGED_MEANWHILE'])
    expect(codesOf(await set('{ key: "seen", value: "t" }', 2))).toEqual(['OUT_OF_SCOPE custom seen'])
    expect(codesOf(await set('{ key: "hidden", value: "t" }', 2))).toEqual(['UNKNOWN custom hidden'])
  })
})
