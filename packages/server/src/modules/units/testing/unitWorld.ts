import type { Role, UnitRole } from '@somo/graphql/schema'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { insertMembership, insertPerson, insertUnit } from '../../../testing/factories.ts'
import type { GraphqlAnswer, TestServer } from '../../../testing/testServer.ts'

type Pool = TestServer['database']['pool']

/** Units and people of a test, by their names: a person's subject is their name, a unit's key its name in lower case. */
export interface UnitWorld {
  readonly units: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
  /** Adds a unit below another one; without one the general unit. */
  addUnit(name: string, parent?: string, more?: { readonly color?: string; readonly logoUrl?: string }): Promise<string>
  addPerson(name: string, more?: { readonly email?: string; readonly roles?: readonly Role[] }): Promise<string>
  /** Adds a membership, with the person where there is none of that name; the first one is the default one. */
  join(person: string, unit: string, role?: UnitRole, until?: string | null): Promise<string>
  unit(name: string): string
  person(name: string): string
}

/** Empties the tables of units and people. */
export const clearWorld = (pool: Pool): Promise<void> => emptyTables(pool, 'roll_forward, unit, person')

/** A new world in an empty database. */
export function createUnitWorld(pool: Pool): UnitWorld {
  const units = new Map<string, string>()
  const people = new Map<string, string>()
  const find = (map: ReadonlyMap<string, string>, name: string): string => {
    const uuid = map.get(name)
    if (uuid === undefined) throw new Error(`The test knows no ${name}.`)
    return uuid
  }
  const world: UnitWorld = {
    units,
    people,
    unit: (name) => find(units, name),
    person: (name) => find(people, name),
    async addUnit(
      name,
      parent,
      { color = null, logoUrl = null }: { color?: string | null; logoUrl?: string | null } = {},
    ) {
      const uuid = await insertUnit(pool, {
        key: name.toLowerCase().replaceAll(' ', '-'),
        name,
        parent: parent === undefined ? null : find(units, parent),
        color,
        logoUrl,
      })
      units.set(name, uuid)
      return uuid
    },
    async addPerson(name, { email = null, roles = [] }: { email?: string | null; roles?: readonly Role[] } = {}) {
      const uuid = await insertPerson(pool, { subject: name, givenName: name, familyName: 'Test', email, roles })
      people.set(name, uuid)
      return uuid
    },
    async join(person, unit, role = 'MEMBER', until = null) {
      const known = people.get(person) ?? (await world.addPerson(person))
      return insertMembership(pool, {
        unit: find(units, unit),
        person: known,
        role,
        until: until === 'expired' ? 'yesterday' : until,
      })
    },
  }
  return world
}

/** A company of two sites, each with two levels below, and people in the places that rights turn on. */
export async function createCompany(pool: Pool): Promise<UnitWorld> {
  await clearWorld(pool)
  const world = createUnitWorld(pool)
  await world.addUnit('Company')
  for (const site of ['North', 'South']) {
    await world.addUnit(site, 'Company')
    await world.addUnit(`${site} sales`, site)
    await world.addUnit(`${site} team`, `${site} sales`)
  }
  await world.join('Nora', 'North', 'MANAGER')
  await world.join('Sam', 'South', 'MANAGER')
  for (const [person, unit] of [
    ['Ada', 'North sales'],
    ['Ben', 'North team'],
    ['Cleo', 'South sales'],
    ['Dan', 'South team'],
  ] as const) {
    await world.join(person, unit)
  }
  return world
}

/** Calls the API as somebody of the world; an answer with `errors` fails the test. */
export async function ask<T>(
  server: TestServer,
  query: string,
  variables: object,
  subject: string,
  roles: readonly Role[] = ['EDUCATION_MANAGER'],
): Promise<T> {
  const answer: GraphqlAnswer = await server.call(query, variables, { subject, roles })
  if (answer.errors !== undefined) throw new Error(`Refused: ${JSON.stringify(answer.errors)}`)
  // The shape is the query's.
  return answer.data as T
}
