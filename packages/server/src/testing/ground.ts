import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import type { Database } from '../database/connect.ts'
import { plantMembership, plantPerson, plantUnit, type PlantedPerson } from './plant.ts'
import type { TestCaller } from './testIssuer.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from './testServer.ts'

/** A school and a sales department below the general unit; class 5a below the school. */
export const unitNames = ['general', 'school', 'class5a', 'sales'] as const
export type UnitName = (typeof unitNames)[number]
export type Units = Readonly<Record<UnitName, string>>

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Makes the units; answers their uuids. */
export async function plantUnits({ pool }: Pick<Database, 'pool'>): Promise<Units> {
  await pool.query('delete from unit where is_general')
  const plant = (key: UnitName, parent?: string): Promise<string> =>
    plantUnit(pool, { key, name: titleOf(key), ...(parent === undefined ? {} : { parent }) })
  const general = await plant('general')
  const school = await plant('school', general)
  return { general, school, class5a: await plant('class5a', school), sales: await plant('sales', general) }
}

interface Membership {
  readonly unit: UnitName
  readonly role?: 'MEMBER' | 'MANAGER' | 'DEPUTY'
  readonly until?: string
}

/** What a test says of a person; the rest is made up. Their subject is their name. */
export interface Planted {
  readonly name: string
  readonly roles?: readonly Role[]
  readonly in?: readonly Membership[]
  readonly status?: 'INVITED' | 'ACTIVE' | 'SUSPENDED'
  readonly email?: string | null
  readonly isBound?: boolean
}

const learner: readonly Role[] = ['LEARNER']

/** Makes people; answers their uuids by name. */
export async function plantPeople(
  { pool }: Pick<Database, 'pool'>,
  units: Units,
  people: readonly Planted[],
): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const {
    name,
    roles = learner,
    in: places = [],
    status = 'ACTIVE',
    email = `${name}@somo.example`,
    isBound = true,
  } of people) {
    const person: PlantedPerson = {
      subject: isBound ? name : null,
      username: name,
      givenName: titleOf(name),
      familyName: 'Test',
      email,
      roles,
      status,
    }
    const uuid = await plantPerson(pool, person)
    made.set(name, uuid)
    for (const { unit, ...membership } of places)
      await plantMembership(pool, { ...membership, unit: units[unit], person: uuid })
  }
  return made
}

/** Everybody who may stand somewhere around class 5a. */
export const cast: readonly Planted[] = [
  { name: 'pupil', in: [{ unit: 'class5a' }] },
  { name: 'seller', in: [{ unit: 'sales' }] },
  { name: 'member', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a' }] },
  { name: 'manager', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a', role: 'MANAGER' }] },
  { name: 'above', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'school', role: 'MANAGER' }] },
  { name: 'sister', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'sales', role: 'MANAGER' }] },
  { name: 'expired', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a', role: 'DEPUTY', until: '2020-01-01' }] },
  { name: 'root', roles: ['ADMIN'], in: [{ unit: 'general' }] },
]

/** Two of class 5a who were invited and have not come yet, one of them without an address. */
export const guests: readonly Planted[] = [
  { name: 'guest', status: 'INVITED', isBound: false, in: [{ unit: 'class5a' }] },
  { name: 'nomail', status: 'INVITED', isBound: false, email: null, in: [{ unit: 'class5a' }] },
]

/** The caller of that name, with the roles they were given. */
export function callerOf(name: string, people: readonly Planted[] = cast): TestCaller {
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

/** Asks one field of `users` or `user` and answers its value. */
export type AskPeople = (field: string, caller?: TestCaller, variables?: object) => Promise<unknown>

/** Queries over `users { … }`; the field is written with its arguments and what is read. */
export const askUsers =
  (server: TestServer): AskPeople =>
  async (field, caller = callerOf('root')) =>
    read(await server.call(`{ users { it: ${field} } }`, {}, caller), 'users', 'it')

/** Mutations over `user { … }`. */
export const doUser =
  (server: TestServer): AskPeople =>
  async (field, caller = callerOf('root')) =>
    read(await server.call(`mutation { user { it: ${field} } }`, {}, caller), 'user', 'it')

/** What the tests of one file stand on. */
export interface Ground {
  readonly server: TestServer
  readonly units: Units
  /** Of somebody by name; empty for nobody. */
  readonly uuidOf: (name: string) => string
  /** The argument that selects these people. */
  readonly those: (...names: readonly string[]) => string
  readonly users: AskPeople
  readonly user: AskPeople
}

/**
 * Registers what most files of tests about people begin with: a server with the units for all tests, and before each nobody but
 * these people. `emptied` are the tables beside theirs that are emptied as well, as SQL lists them.
 */
export function standOnGround(people: readonly Planted[] = cast, emptied = 'invitation'): Ground {
  let server: TestServer
  let units: Units
  let planted: ReadonlyMap<string, string>
  beforeAll(async () => {
    server = await startTestServer()
    units = await plantUnits(server.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.database.pool.query(`truncate person, unit_membership, ${emptied} cascade`)
    planted = await plantPeople(server.database, units, people)
  })
  const uuidOf = (name: string): string => planted.get(name) ?? ''
  return {
    get server() {
      return server
    },
    get units() {
      return units
    },
    uuidOf,
    those: (...names) => `selection: { uuids: [${names.map((name) => `"${uuidOf(name)}"`).join(', ')}] }`,
    users: (...asked) => askUsers(server)(...asked),
    user: (...asked) => doUser(server)(...asked),
  }
}
