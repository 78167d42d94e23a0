import { beforeEach, describe, expect, it } from 'vitest'
import { callerOf, testPeople, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { createUserField } from '../testing/createUserField.ts'
import { maxQuestionsPerDay } from './askAdministrators.ts'

const organisation = startTestOrganisation(testPeople, 'invitation, link_case, idempotence_key')
const { users, user, uuidOf } = organisation

beforeEach(() =>
  organisation.server.database.pool.query(
    `update person set displayed_id = '77', external_id = 'ext-77' where username = 'seller'`,
  ),
)

const payload = '{ user { uuid } userErrors { code path } }'
const manager = callerOf('manager')
const create = (input: string, caller = manager, key = ''): Promise<unknown> =>
  user(createUserField(`unit: "${organisation.units.class5a}", ${input}`, payload, key), caller)
const handedOn = { user: null, userErrors: [{ code: 'HANDED_ON', path: [] }] }

interface Case {
  readonly uuid: string
}
const questionFields = 'asked { by { username } unit { key } concerned { username } displayedId externalId }'
const cases = async (): Promise<readonly Case[]> => {
  const page = await users(
    `linkCases(page: { first: 50 }) { items { uuid name email username reason candidates { username } ${questionFields} } }`,
  )
  return (page as { items: Case[] }).items
}
const decide = (one: Case | undefined, name: string | null): Promise<unknown> =>
  user(
    `decideLinkCase(uuid: "${one?.uuid ?? ''}", user: ${name === null ? 'null' : `"${uuidOf(name)}"`}) { changed userErrors { code path } }`,
  )
const rows = async (text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> =>
  (await organisation.server.database.pool.query<object>(text, [...values])).rows
const isIn = async (name: string): Promise<boolean> =>
  (
    await rows('select from unit_membership where unit = $1 and person = $2', [
      organisation.units.class5a,
      uuidOf(name),
    ])
  ).length === 1

describe('a new person of a manager', () => {
  it.each([
    ['e-mail address', 'email: "SELLER@somo.example"', { email: 'SELLER@somo.example' }],
    ['username', 'username: "Seller"', { username: 'Seller' }],
    ['number', 'username: "free", displayedId: "77"', { asked: { displayedId: '77' } }],
    ['external number', 'username: "free", externalId: "ext-77"', { asked: { externalId: 'ext-77' } }],
  ])("whose %s is somebody's beyond their units is a question for administrators", async (_, input, typed) => {
    expect(await create(`givenName: "New", ${input}`)).toEqual(handedOn)
    expect(await cases()).toEqual([
      expect.objectContaining({ name: 'New', reason: 'ASKED_TO_ADD', candidates: [{ username: 'seller' }] }),
    ])
    expect(await cases()).toMatchObject([
      {
        ...typed,
        asked: { by: { username: 'manager' }, unit: { key: 'class5a' }, ...('asked' in typed ? typed.asked : {}) },
      },
    ])
    expect(await rows(`select from person where given_name = 'New'`)).toEqual([])
    expect(await rows('select action, object, after from audit_event where actor = $1', [uuidOf('manager')])).toEqual([
      { action: 'user.ask', object: null, after: { unit: organisation.units.class5a } },
    ])
  })

  it('is told as taken where the holder is one of their units, and always to administrators', async () => {
    expect(await create('username: "pupil"')).toMatchObject({ userErrors: [{ code: 'TAKEN', path: ['username'] }] })
    expect(await create('username: "pupil", email: "seller@somo.example"')).toMatchObject({
      userErrors: [{ code: 'TAKEN', path: ['username'] }],
    })
    expect(await create('username: "seller"', callerOf('root'))).toMatchObject({
      userErrors: [{ code: 'TAKEN', path: ['username'] }],
    })
    expect(await cases()).toEqual([])
  })

  it('is asked once, however often it is sent, and can be mended with the same key', async () => {
    const key = ', idempotenceKey: "k1"'
    const answers = await Promise.all([1, 2, 3].map(() => create('username: "seller"', manager, key)))
    expect(answers).toEqual([handedOn, handedOn, handedOn])
    expect(await cases()).toHaveLength(1)
    expect(await create('username: "another"', manager, key)).toMatchObject({ userErrors: [] })
  })

  it('has other errors told first, and asks nobody for them', async () => {
    expect(await create('username: "seller", email: "none"')).toMatchObject({
      userErrors: [{ code: 'NOT_AN_EMAIL', path: ['email'] }],
    })
    expect(await cases()).toEqual([])
  })

  it('is refused for the day after many questions, whoever is meant', async () => {
    const text = `insert into link_case (uuid, reason, asked_by, unit, candidates, state, created_at)
      select gen_random_uuid(), 'ASKED_TO_ADD', $1, $2, '{}', 'REFUSED', now() - $4::interval from generate_series(1, $3)`
    const fill = (age: string) =>
      organisation.server.database.pool.query(text, [
        uuidOf('manager'),
        organisation.units.class5a,
        maxQuestionsPerDay,
        age,
      ])
    await fill('25 hours')
    expect(await create('username: "free"')).toMatchObject({ userErrors: [] })
    await fill('1 hour')
    for (const name of ['seller', 'pupil', 'another']) {
      const query = `mutation { user { createUser(input: { invite: false, roles: [], unit: "${organisation.units.class5a}", givenName: "Mpya", username: "${name}" }) { userErrors { code } } } }`
      expect((await organisation.server.call(query, {}, manager)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    }
    expect(await create('username: "another"', callerOf('above'))).toMatchObject({ userErrors: [] })
  })
})

describe('a change by a manager', () => {
  it('that collides beyond their units changes nothing and is a question', async () => {
    const change = `updateUser(uuid: "${uuidOf('pupil')}", revision: 1, patch: { displayedId: "77" }) { user { email revision } userErrors { code path } }`
    const [before] = (await rows('select email, revision from person where uuid = $1', [uuidOf('pupil')])) as {
      revision: number
    }[]
    const answer = await user(change.replace('revision: 1', `revision: ${before?.revision ?? 0}`), manager)
    expect(answer).toEqual({ user: before, userErrors: [{ code: 'HANDED_ON', path: [] }] })
    const open = await cases()
    expect(open).toMatchObject([
      {
        reason: 'ASKED_TO_CHANGE',
        name: null,
        email: null,
        asked: { unit: null, displayedId: '77', concerned: { username: 'pupil' } },
      },
    ])
    expect(await decide(open[0], 'seller')).toEqual({
      changed: 0,
      userErrors: [{ code: 'WRONG_STATE', path: ['user'] }],
    })
    expect(await decide(open[0], null)).toEqual({ changed: 1, userErrors: [] })
    expect(await cases()).toEqual([])
  })
})

describe('the answer of an administrator', () => {
  it('adds whom it collides with, once, and nobody else', async () => {
    await create('email: "seller@somo.example"')
    const [one] = await cases()
    expect(await decide(one, 'sister')).toEqual({ changed: 0, userErrors: [{ code: 'UNKNOWN', path: ['user'] }] })
    expect(await isIn('seller')).toBe(false)
    expect(await decide(one, 'seller')).toEqual({ changed: 1, userErrors: [] })
    expect(await isIn('seller')).toBe(true)
    expect(await decide(one, 'seller')).toEqual({ changed: 0, userErrors: [{ code: 'WRONG_STATE', path: ['uuid'] }] })
    expect(
      await rows(`select object, after from audit_event where action = 'user.addToUnit' and object = $1`, [
        uuidOf('seller'),
      ]),
    ).toEqual([{ object: uuidOf('seller'), after: { unit: organisation.units.class5a, role: 'MEMBER' } }])
  })

  it('may be no', async () => {
    await create('email: "seller@somo.example"')
    expect(await decide((await cases())[0], null)).toEqual({ changed: 1, userErrors: [] })
    expect(await isIn('seller')).toBe(false)
    expect(
      await rows(`select action from audit_event where action = 'user.declineAsked' and actor = $1`, [uuidOf('root')]),
    ).toHaveLength(1)
  })

  it('is not needed any more once the other person is anonymised; what was typed goes', async () => {
    await create('email: "seller@somo.example"')
    await user(`anonymiseUsers(selection: { uuids: ["${uuidOf('seller')}"] }) { userErrors { code } }`)
    expect(await rows('select state, email from link_case')).toEqual([{ state: 'REFUSED', email: null }])
  })
})
