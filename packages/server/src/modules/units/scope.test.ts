import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGuardedTypes } from '../../access/allowDirective.ts'
import { readSchemaText } from '../../http/graphql/graphqlSchema.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { scopeCases } from './testing/scopeCases.ts'
import { type Position, positions } from './testing/scopeCase.ts'
import { ask, createCompany, type UnitWorld } from './testing/unitWorld.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Where each of them stands, as the company's tree has it. */
async function place(world: UnitWorld): Promise<Readonly<Record<Position, string>>> {
  await world.join('Lena', 'North sales', 'MANAGER')
  await world.join('Vera', 'North sales', 'DEPUTY', '2099-01-01')
  await world.join('Old', 'North', 'DEPUTY', 'expired')
  return {
    member: 'Ada',
    manager: 'Lena',
    deputy: 'Vera',
    managerAbove: 'Nora',
    managerOfSister: 'Sam',
    expiredDeputy: 'Old',
    admin: 'admin',
  }
}

// Nobody who manages a part may ask for these at all (the table of roles).
const administratorsOnly: readonly string[] = ['UnitMutations.setUnitOfNewPeople']

const fields = findGuardedTypes(buildSchema(readSchemaText()))
  .filter(({ name }) => name === 'UnitQueries' || name === 'UnitMutations')
  .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
  .filter((field) => !administratorsOnly.includes(field))

describe('scope is not a role: every field of units by the place one has', () => {
  it('has a case for each field', () => {
    expect(Object.keys(scopeCases).sort()).toEqual(fields.sort())
  })

  it.each(Object.entries(scopeCases))('%s', async (_, { prepare, query, variables, isGiven, for: given }) => {
    for (const position of positions) {
      const world = await createCompany(server.database.pool)
      const people = await place(world)
      const prepared = (await prepare?.(server, world)) ?? {}
      const roles = position === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const)
      const data = await ask<Record<string, { result: unknown }>>(
        server,
        query,
        { ...variables?.(world), ...prepared },
        people[position],
        roles,
      )
      const result = Object.values(data)[0]?.result
      expect({ position, isGiven: isGiven(result) }).toEqual({
        position,
        isGiven: given.some((allowed) => allowed === position),
      })
      // As if it were not there: no answer tells that it only belongs to somebody else.
      if (!isGiven(result)) expect(JSON.stringify(result)).not.toMatch(/OUT_OF_SCOPE/)
    }
  })
})
