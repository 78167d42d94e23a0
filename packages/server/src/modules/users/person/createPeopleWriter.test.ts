import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { createAccountStore } from '../../../identity/accounts/accountStore.ts'
import { createEmbeddedGateway } from '../../../identity/gateway/embeddedGateway.ts'
import { createOutsideGateway } from '../../../identity/gateway/outsideGateway.ts'
import { createSignIn } from '../../../identity/sign-in/signIn.ts'
import { createSignInLimiter, defaultSignInLimits } from '../../../identity/sign-in/limiter.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { createTestOutbox } from '../../../testing/testOutbox.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts'
import type { NewPerson, PeopleWriter, PersonFields } from './peopleWriter.ts'
import { createPeopleWriter } from './createPeopleWriter.ts'

let database: TestDatabase
let embedded: PeopleWriter
const outside = createPeopleWriter(createOutsideGateway('https://issuer.example'))

beforeAll(async () => {
  database = await createTestDatabase()
  const accounts = createAccountStore(database.pool)
  const limiter = createSignInLimiter(database.pool, defaultSignInLimits)
  embedded = createPeopleWriter(
    createEmbeddedGateway({
      pool: database.pool,
      accounts,
      limiter,
      outbox: createTestOutbox(database.pool),
      origin: 'http://localhost',
      factors: null,
    }),
  )
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'person, account'))

const facts: PersonFields = {
  username: 'zawadi',
  email: 'zawadi@somo.example',
  givenName: 'Zawadi',
  familyName: 'Mbeki',
  displayedId: 'A 7',
  externalId: '4711',
  locale: 'sw',
  timeZone: 'Africa/Nairobi',
  roles: ['LEARNER'],
  birthYear: '2012',
  startsOn: '2026-01-01',
  deactivateOn: null,
  isSuspended: false,
}

const person = (change: Partial<NewPerson> = {}): NewPerson => ({
  ...facts,
  uuid: createUuid(),
  source: 'IMPORT',
  ...change,
})

const write = <T>(work: Parameters<typeof inTransaction<T>>[1]): Promise<T> => inTransaction(database.pool, work)

async function read(table: 'person' | 'account', columns: string): Promise<readonly Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(`select ${columns} from ${table} order by username`)).rows
}

describe.each([
  ['the embedded provider', () => embedded],
  ['an outside provider', () => outside],
])('people with %s', (_, writerOf) => {
  it('are made with all that is known of them', async () => {
    const one = person()
    await write((client) =>
      writerOf().insert(client, [
        one,
        person({
          ...one,
          uuid: createUuid(),
          username: null,
          email: 'x@y.example',
          displayedId: null,
          externalId: null,
          isSuspended: true,
        }),
      ]),
    )
    const columns = `uuid, username, displayed_id, external_id, time_zone, roles, birth_year, starts_on::text, source, status`
    expect(await read('person', columns)).toMatchObject([
      {
        uuid: one.uuid,
        username: 'zawadi',
        displayed_id: 'A 7',
        external_id: '4711',
        time_zone: 'Africa/Nairobi',
        roles: ['LEARNER'],
        birth_year: 2012,
        starts_on: '2026-01-01',
        source: 'IMPORT',
        status: 'INVITED',
      },
      { username: null, status: 'SUSPENDED' },
    ])
  })

  it('keep what a change leaves out, lose what it sets to null, and count up only where something differs', async () => {
    const one = person()
    await write((client) => writerOf().insert(client, [one]))
    const [before] = await read('person', 'revision')
    const same = await write((client) =>
      writerOf().update(client, [{ uuid: one.uuid, change: { givenName: 'Zawadi' } }]),
    )
    expect(same.get(one.uuid)).toBe(before?.['revision'])
    const change = { email: null, familyName: 'Okello', roles: ['ADMIN'], externalId: null } as const
    const revisions = await write((client) =>
      writerOf().update(client, [
        { uuid: one.uuid, change },
        { uuid: createUuid(), change },
      ]),
    )
    expect([...revisions.keys()]).toEqual([one.uuid])
    expect(revisions.get(one.uuid)).toBeGreaterThan(Number(before?.['revision']))
    expect(await read('person', 'username, email, family_name, roles, external_id, displayed_id')).toEqual([
      {
        username: 'zawadi',
        email: null,
        family_name: 'Okello',
        roles: ['ADMIN'],
        external_id: null,
        displayed_id: 'A 7',
      },
    ])
  })

  it('come back from a suspension where they stood', async () => {
    const [one, other] = [person(), person({ username: 'other', email: null, displayedId: null, externalId: null })]
    await write((client) => writerOf().insert(client, [one, other]))
    await database.pool.query(`update person set status = 'ACTIVE', last_sign_in_at = now() where uuid = $1`, [
      one.uuid,
    ])
    const both = (isSuspended: boolean) => [one, other].map(({ uuid }) => ({ uuid, change: { isSuspended } }))
    await write((client) => writerOf().update(client, both(true)))
    expect((await read('person', 'status')).map(({ status }) => status)).toEqual(['SUSPENDED', 'SUSPENDED'])
    await write((client) => writerOf().update(client, both(false)))
    expect((await read('person', 'status')).map(({ status }) => status)).toEqual(['INVITED', 'ACTIVE'])
  })

  it('who never did anything go without a trace', async () => {
    const one = person()
    await write((client) => writerOf().insert(client, [one]))
    await write((client) => writerOf().remove(client, [one.uuid]))
    expect([...(await read('person', 'uuid')), ...(await read('account', 'uuid'))]).toEqual([])
  })
})

describe('an account without a password', () => {
  it('is nobody at sign-in, for as much work as a wrong password', async () => {
    await write((client) => embedded.insert(client, [person()]))
    const signIn = createSignIn(
      createAccountStore(database.pool),
      createSignInLimiter(database.pool, defaultSignInLimits),
      () => undefined,
    )
    expect(await signIn('zawadi', '', '127.0.0.1')).toEqual({ kind: 'refused' })
    expect(await signIn('zawadi@somo.example', 'anything at all', '127.0.0.1')).toEqual({ kind: 'refused' })
  })
})

it('writes thousands at once', async () => {
  const many = Array.from({ length: 3000 }, (_, n) =>
    // A name of their own each: people of one name are looked at as possible duplicates, each pair of them.
    person({
      username: `u${n}`,
      email: `u${n}@somo.example`,
      givenName: `Given ${n}`,
      displayedId: `D${n}`,
      externalId: `E${n}`,
    }),
  )
  await write((client) => embedded.insert(client, many))
  const revisions = await write((client) =>
    embedded.update(
      client,
      many.map(({ uuid }, n) => ({ uuid, change: { familyName: `Family ${n}`, startsOn: null } })),
    ),
  )
  expect(revisions.size).toBe(3000)
  expect((await read('account', `count(distinct family_name)::int as n, '' as username`))[0]).toMatchObject({ n: 3000 })
}, 60_000)
