import { describe, expect, it } from 'vitest'
import { callerOf, testPeople, invitedPeople, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { createUserField } from '../testing/createUserField.ts'

const organisation = startTestOrganisation(
  [...testPeople, ...invitedPeople.slice(0, 1)],
  'invitation, outbox_mail, idempotence_key',
)
const { users, user, uuidOf } = organisation

const payload =
  '{ user { uuid name username email roles defaultUnit { key } status birthYear startsOn revision } userErrors { code path } }'
const create = (input: string, caller = callerOf('root'), key = ''): Promise<unknown> =>
  user(createUserField(input, payload, key), caller)

interface Erroneous {
  readonly user: { readonly uuid: string; readonly revision: number } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}
const codes = (answer: unknown): readonly string[] =>
  (answer as Erroneous).userErrors.map(({ code, path }) => [code, ...path].join(' '))

describe('making a person', () => {
  it('puts them into their unit, or into the one everybody belongs to', async () => {
    expect(
      await create('givenName: " Zawadi ", familyName: "Mbeki", username: "zawadi", startsOn: "2026-02-01"'),
    ).toMatchObject({
      user: {
        name: 'Zawadi Mbeki',
        username: 'zawadi',
        status: 'INVITED',
        defaultUnit: { key: 'general' },
        startsOn: '2026-02-01',
      },
      userErrors: [],
    })
    expect(await create(`email: "a@b.example", unit: "${organisation.units.sales}"`)).toMatchObject({
      user: { defaultUnit: { key: 'sales' } },
    })
  })

  it.each([
    ['givenName: "a\\nb", username: "x"', ['BAD_CHARACTERS givenName']],
    [`familyName: "${'x'.repeat(161)}", username: "x"`, ['TOO_LONG familyName']],
    ['username: "a@b"', ['BAD_CHARACTERS username']],
    ['email: "no address"', ['NOT_AN_EMAIL email']],
    [`username: "x", displayedId: "${'9'.repeat(41)}"`, ['TOO_LONG displayedId']],
    ['username: "x", locale: "fr", timeZone: "Mars/North"', ['NOT_OFFERED locale', 'NOT_OFFERED timeZone']],
    ['givenName: "Nobody"', ['NO_SIGN_IN_NAME username']],
    ['givenName: " ", familyName: null, username: "x"', ['REQUIRED familyName']],
    ['username: "x", deactivateOn: "2020-01-01"', ['IN_THE_PAST deactivateOn']],
    ['username: "x", startsOn: "2090-02-01", deactivateOn: "2090-01-01"', ['WRONG_ORDER deactivateOn']],
    ['username: "PUPIL", email: "Seller@SOMO.example"', ['TAKEN username', 'TAKEN email']],
    ['username: "x", birthYear: 1899', ['NOT_A_YEAR birthYear']],
    ['username: "x", birthYear: 2999', ['NOT_A_YEAR birthYear']],
    ['username: "x", unit: "nowhere"', ['UNKNOWN unit']],
  ])('tells what is wrong with { %s }', async (input, expected) => {
    const answer = await create(input)
    expect(codes(answer)).toEqual(expected)
    expect((answer as Erroneous).user).toBeNull()
  })

  it('takes one name alone, the given or the family name', async () => {
    expect(await create('givenName: "Suharto", username: "one-given"')).toMatchObject({
      user: { name: 'Suharto' },
      userErrors: [],
    })
    expect(await create('familyName: "Nanda", username: "one-family"')).toMatchObject({
      user: { name: 'Nanda' },
      userErrors: [],
    })
  })

  it('keeps the year of birth alone, which is changed, taken away, and told to nobody by the log', async () => {
    const made = (await create('username: "minor", birthYear: 2012')) as {
      user: { uuid: string; revision: number; birthYear: number }
    }
    expect(made.user.birthYear).toBe(2012)
    const change = (revision: number, year: string) =>
      user(`updateUser(uuid: "${made.user.uuid}", revision: ${revision}, patch: { birthYear: ${year} }) ${payload}`)
    expect(await change(made.user.revision, '1850')).toMatchObject({
      user: { birthYear: 2012 },
      userErrors: [{ code: 'NOT_A_YEAR', path: ['birthYear'] }],
    })
    expect(await change(made.user.revision, '2013')).toMatchObject({ user: { birthYear: 2013 }, userErrors: [] })
    expect(await change(made.user.revision + 1, 'null')).toMatchObject({ user: { birthYear: null }, userErrors: [] })
    const { rows } = await organisation.server.database.pool.query(
      `select after from audit_event where action = 'user.update' and object = $1 order by at desc limit 1`,
      [made.user.uuid],
    )
    expect(rows).toEqual([{ after: { birthYear: null } }])
  })

  it('needs an address to invite to', async () => {
    expect(
      codes(await user(`createUser(input: { invite: true, roles: [], givenName: "X", username: "x" }) ${payload}`)),
    ).toEqual(['NO_ADDRESS email'])
    await user(`createUser(input: { invite: true, roles: [], givenName: "X", email: "new@somo.example" }) ${payload}`)
    const { rows } = await organisation.server.database.pool.query<{ address: string }>(
      'select address from outbox_mail',
    )
    expect(rows).toEqual([{ address: 'new@somo.example' }])
  })

  it('is for managers only in their units, and only of learners', async () => {
    const at = (unit: string): string => `familyName: "Mpya", username: "new", unit: "${unit}"`
    expect(codes(await create(at(organisation.units.sales), callerOf('manager')))).toEqual(['OUT_OF_SCOPE unit'])
    expect(codes(await create('username: "new"', callerOf('manager')))).toEqual(['OUT_OF_SCOPE unit'])
    expect(codes(await create(at(organisation.units.class5a), callerOf('member')))).toEqual(['OUT_OF_SCOPE unit'])
    const asAdmin = `createUser(input: { invite: false, roles: [ADMIN], ${at(organisation.units.class5a)} }) ${payload}`
    expect(codes(await user(asAdmin, callerOf('manager')))).toEqual(['OUT_OF_SCOPE roles'])
    expect(codes(await create(at(organisation.units.class5a), callerOf('manager')))).toEqual([])
  })

  it('makes one however often it is asked with one key, also at the same moment', async () => {
    const calls = Array.from({ length: 5 }, () =>
      create('username: "once"', callerOf('root'), ', idempotenceKey: "k1"'),
    )
    const made = new Set((await Promise.all(calls)).map((answer) => (answer as Erroneous).user?.uuid))
    expect(made.size).toBe(1)
    expect(await users('count(filter: { search: "once" })')).toBe(1)
  })

  it('leaves one of two with the same name, asked at the same moment', async () => {
    const answers = await Promise.all([create('username: "race"'), create('username: "race"')])
    expect(answers.flatMap(codes)).toEqual(['TAKEN username'])
  })
})

describe('changing a person', () => {
  const change = async (
    name: string,
    patch: string,
    caller = callerOf('root'),
    revision?: number,
  ): Promise<unknown> => {
    const found = (await users(`user(uuid: "${uuidOf(name)}") { revision }`)) as { revision: number }
    return user(
      `updateUser(uuid: "${uuidOf(name)}", revision: ${revision ?? found.revision}, patch: { ${patch} }) ${payload}`,
      caller,
    )
  }

  it('keeps what is left out and takes away what is null; only that it changed is written down', async () => {
    expect(await change('guest', 'givenName: "New", email: null')).toMatchObject({
      user: { name: 'New Test', email: null },
      userErrors: [],
    })
    const history = await users(
      `history(user: "${uuidOf('guest')}", page: { first: 5 }) { items { actor action changes { field before after } } }`,
    )
    const hidden = { before: null, after: null }
    expect(history).toEqual({
      items: [
        {
          actor: 'Root Test',
          action: 'user.update',
          changes: expect.arrayContaining([
            { field: 'givenName', ...hidden },
            { field: 'email', ...hidden },
          ]) as unknown,
        },
      ],
    })
  })

  it('keeps a time zone in its own spelling, however it was entered', async () => {
    expect(codes(await change('guest', 'timeZone: "africa/nairobi"'))).toEqual([])
    expect(await users(`user(uuid: "${uuidOf('guest')}") { timeZone }`)).toEqual({ timeZone: 'Africa/Nairobi' })
  })

  it('refuses what was changed meanwhile and shows what stands', async () => {
    await change('guest', 'givenName: "First"')
    expect(await change('guest', 'givenName: "Second"', callerOf('root'), 0)).toMatchObject({
      user: { name: 'First Test' },
      userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }],
    })
  })

  it('refuses what an outside provider keeps of those who come from there', async () => {
    expect(codes(await change('pupil', 'givenName: "X", roles: [ADMIN], displayedId: "7"'))).toEqual([
      'LOCKED givenName',
      'LOCKED roles',
    ])
    expect(codes(await change('pupil', 'displayedId: "7"'))).toEqual([])
  })

  it('leaves somebody who was invited a name to sign in with', async () => {
    expect(codes(await change('guest', 'email: null, username: null'))).toEqual(['NO_SIGN_IN_NAME username'])
  })

  it('tells beforehand whom the caller may change, in the list, of one person and among the members of a unit', async () => {
    const readDay = async (name: string, caller: string): Promise<unknown> => {
      const one = await users(`user(uuid: "${uuidOf(name)}") { mayChange }`, callerOf(caller))
      const list = (await users(
        `users(page: { first: 1 }, filter: { search: "${name}@somo.example" }) { items { mayChange } }`,
        callerOf(caller),
      )) as { items: unknown[] }
      const members = `{ units { members(unit: "${organisation.units.class5a}", page: { first: 1 }, filter: { search: "${name}@somo.example" }) { items { user { mayChange } } } } }`
      const { data } = await organisation.server.call(members, {}, callerOf(caller))
      const [member] = (data as { units: { members: { items: { user: unknown }[] } } }).units.members.items
      expect([list.items[0], member?.user]).toEqual([one, one])
      return (one as { mayChange: boolean }).mayChange
    }
    expect([
      await readDay('pupil', 'manager'),
      await readDay('expired', 'manager'),
      await readDay('expired', 'root'),
    ]).toEqual([true, false, true])
  })

  it('lets no manager change who manages the product, nor make anybody one', async () => {
    expect(codes(await change('expired', 'displayedId: "7"', callerOf('manager')))).toEqual(['OUT_OF_SCOPE uuid'])
    expect(codes(await change('guest', 'roles: [ADMIN]', callerOf('manager')))).toEqual(['OUT_OF_SCOPE roles'])
    expect(codes(await change('guest', 'givenName: "X"', callerOf('sister')))).toEqual(['UNKNOWN uuid'])
    expect(codes(await change('guest', 'givenName: "X"', callerOf('manager')))).toEqual([])
  })

  it('gives them another of their units as the default one', async () => {
    const set = (unit: string): Promise<unknown> =>
      user(`setDefaultUnitOf(uuid: "${uuidOf('guest')}", unit: "${unit}") ${payload}`)
    expect(codes(await set(organisation.units.sales))).toEqual(['UNKNOWN unit'])
    await user(
      `addToUnit(selection: { uuids: ["${uuidOf('guest')}"] }, unit: "${organisation.units.sales}", role: MEMBER) { changed }`,
    )
    expect(await set(organisation.units.sales)).toMatchObject({
      user: { defaultUnit: { key: 'sales' } },
      userErrors: [],
    })
  })
})
