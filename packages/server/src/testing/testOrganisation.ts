import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import type { Database } from '../database/connect.ts'
import { insertMembership, insertPerson, insertUnit, type PersonValues } from './factories.ts'
import { emptyTables } from './emptyTables.ts'
import type { TestCaller } from './testIssuer.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from './testServer.ts'

/** A school and a sales department below the general unit; class 5a below the school. */
export const unitNames = ['general', 'school', 'class5a', 'sales'] as const
export type UnitName = (typeof unitNames)[number]
export type Units = Readonly<Record<UnitName, string>>

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Inserts the units. Returns their uuids. */
export async function seedUnits({ pool }: Pick<Database, 'pool'>): Promise<Units> {
  await pool.query('delete from unit where is_general')
  const insert = (key: UnitName, parent?: string): Promise<string> =>
    insertUnit(pool, { key, name: titleOf(key), ...(parent === undefined ? {} : { parent }) })
  const general = await insert('general')
  const school = await insert('school', general)
  return { general, school, class5a: await insert('class5a', school), sales: await insert('sales', general) }
}

interface Membership {
  readonly unit: UnitName
  readonly role?: 'MEMBER' | 'MANAGER' | 'DEPUTY'
  readonly until?: string
}

/** A person of a test; the rest has defaults. The subject is the name. */
export interface PersonFixture {
  readonly name: string
  readonly roles?: readonly Role[]
  readonly in?: readonly Membership[]
  readonly status?: 'INVITED' | 'ACTIVE' | 'SUSPENDED'
  readonly email?: string | null
  readonly isBound?: boolean
}

const learner: readonly Role[] = ['LEARNER']

/** Inserts people. Returns their uuids by name. */
export async function seedPeople(
  { pool }: Pick<Database, 'pool'>,
  units: Units,
  people: readonly PersonFixture[],
): Promise<Map<string, string>> {
  const uuids = new Map<string, string>()
  for (const {
    name,
    roles = learner,
    in: places = [],
    status = 'ACTIVE',
    email = `${name}@somo.example`,
    isBound = true,
  } of people) {
    const person: PersonValues = {
      subject: isBound ? name : null,
      username: name,
      givenName: titleOf(name),
      familyName: 'Test',
      email,
      roles,
      status,
    }
    const uuid = await insertPerson(pool, person)
    uuids.set(name, uuid)
    for (const { unit, ...membership } of places)
      await insertMembership(pool, { ...membership, unit: units[unit], person: uuid })
  }
  return uuids
}

/** People in and around class 5a: members, managers of each unit, an expired deputy and an administrator. */
export const testPeople: readonly PersonFixture[] = [
  { name: 'pupil', in: [{ unit: 'class5a' }] },
  { name: 'seller', in: [{ unit: 'sales' }] },
  { name: 'member', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a' }] },
  { name: 'manager', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a', role: 'MANAGER' }] },
  { name: 'above', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'school', role: 'MANAGER' }] },
  { name: 'sister', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'sales', role: 'MANAGER' }] },
  { name: 'expired', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a', role: 'DEPUTY', until: '2020-01-01' }] },
  { name: 'root', roles: ['ADMIN'], in: [{ unit: 'general' }] },
]

/** Two invited members of class 5a who never signed in, one of them without an email address. */
export const invitedPeople: readonly PersonFixture[] = [
  { name: 'guest', status: 'INVITED', isBound: false, in: [{ unit: 'class5a' }] },
  { name: 'nomail', status: 'INVITED', isBound: false, email: null, in: [{ unit: 'class5a' }] },
]

/** The caller of that name, with the roles of the fixture. */
export function callerOf(name: string, people: readonly PersonFixture[] = testPeople): TestCaller {
  return {
    subject: name,
    sessionId: `session of ${name}`,
    roles: people.find((person) => person.name === name)?.roles ?? ['LEARNER'],
  }
}

/** The value at a path of an answer, which must have no errors. */
export function read(answer: GraphqlAnswer, ...path: readonly (string | number)[]): unknown {
  expect(answer.errors).toBeUndefined()
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    answer.data,
  )
}

/** Calls one field of `users` or `user` and returns its value. */
export type PeopleCall = (field: string, caller?: TestCaller, variables?: object) => Promise<unknown>

/** Queries `users { … }`; the field contains its arguments and selection. */
export const queryUsers =
  (server: TestServer): PeopleCall =>
  async (field, caller = callerOf('root')) =>
    read(await server.call(`{ users { it: ${field} } }`, {}, caller), 'users', 'it')

/** Mutations of `user { … }`. */
export const mutateUser =
  (server: TestServer): PeopleCall =>
  async (field, caller = callerOf('root')) =>
    read(await server.call(`mutation { user { it: ${field} } }`, {}, caller), 'user', 'it')

/** The server, units and people of one test file. */
export interface TestOrganisation {
  readonly server: TestServer
  readonly units: Units
  /** The uuid of the person of this name; empty if there is none. */
  readonly uuidOf: (name: string) => string
  /** The argument that selects these people. */
  readonly those: (...names: readonly string[]) => string
  readonly users: PeopleCall
  readonly user: PeopleCall
}

/**
 * Starts one server with the units for all tests of a file. Before each test the people are reset to `people`.
 * `emptied` lists further tables to truncate, separated by commas.
 */
export function startTestOrganisation(
  people: readonly PersonFixture[] = testPeople,
  emptied = 'invitation',
): TestOrganisation {
  let server: TestServer
  let units: Units
  let uuids: ReadonlyMap<string, string>
  beforeAll(async () => {
    server = await startTestServer()
    units = await seedUnits(server.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await emptyTables(server.database.pool, `person, unit_membership, ${emptied}`)
    uuids = await seedPeople(server.database, units, people)
  })
  const uuidOf = (name: string): string => uuids.get(name) ?? ''
  return {
    get server() {
      return server
    },
    get units() {
      return units
    },
    uuidOf,
    those: (...names) => `selection: { uuids: [${names.map((name) => `"${uuidOf(name)}"`).join(', ')}] }`,
    users: (...args) => queryUsers(server)(...args),
    user: (...args) => mutateUser(server)(...args),
  }
}
