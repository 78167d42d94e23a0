import { buildSchema } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSchemaText } from '../http/graphql/graphqlSchema.ts'
import { emptyTables } from '../testing/emptyTables.ts'
import { callerOf, testPeople, seedPeople, seedUnits, type Units } from '../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import { findGuardedTypes, leadsToNamespace } from './allowDirective.ts'
import type { ScopeTarget } from './scope/scopeCase.ts'
import { unitCases } from './scope/unitCases.ts'
import { userCases } from './scope/userCases.ts'

const cases = { ...userCases, ...unitCases }
const namespaces = {
  UserQueries: 'query { users',
  UserMutations: 'mutation { user',
  UnitQueries: 'query { units',
  UnitMutations: 'mutation { unit',
}

const isNamespaceHere = (name: string): name is keyof typeof namespaces => Object.hasOwn(namespaces, name)

const fields = findGuardedTypes(buildSchema(readSchemaText()))
  .filter((type) => isNamespaceHere(type.name))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !leadsToNamespace(field))
      .map((field) => `${type.name}.${field.name}`),
  )

// Where somebody stands to class 5a, and whether that makes its people theirs.
const positions = [
  ['a member of the unit', 'member', false],
  ['the manager of the unit', 'manager', true],
  ['the manager of the unit above', 'above', true],
  ['the manager of a sister', 'sister', false],
  ['a deputy whose time is over', 'expired', false],
  ['an administrator', 'root', true],
  ['a learner of the unit', 'pupil', false],
] as const

let server: TestServer
let units: Units
let target: ScopeTarget

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit_membership, invitation, outbox_mail')
  const invited = {
    name: 'child',
    status: 'INVITED',
    isBound: false,
    in: [{ unit: 'class5a' }, { unit: 'school' }],
  } as const
  const people = await seedPeople(server.database, units, [...testPeople, invited])
  const user = people.get('child') ?? ''
  target = {
    user,
    other: people.get('pupil') ?? '',
    email: 'child@somo.example',
    revision: 0,
    unit: units.class5a,
    mark: 'unheardof',
  }
})

it('knows every field of the namespaces of people and units', () => {
  expect(Object.keys(cases).sort()).toEqual([...fields].sort())
})

const questions = Object.entries(cases).flatMap(([coordinate, one]) =>
  typeof one === 'string'
    ? []
    : positions.map(([position, name, isTheirs]) => ({ coordinate, one, position, name, isTheirs })),
)

describe('a person of class 5a', () => {
  it.each(questions)('$coordinate by $position', async ({ coordinate, one, name, isTheirs }) => {
    const [type = '', field = ''] = coordinate.split('.')
    if (!isNamespaceHere(type)) throw new Error(`${type} is no namespace of this table.`)
    const text = `${namespaces[type]} { it: ${one.write(target)} } }`
    const answer = await server.call(text, {}, callerOf(name))
    const mayAsk = one.who === 'managers' ? name !== 'pupil' : name === 'root'
    expect(answer.errors?.map((error) => error.extensions.code) ?? []).toEqual(mayAsk ? [] : ['FORBIDDEN'])
    if (!mayAsk) return
    const value = Object.values(answer.data ?? {})[0]
    expect(one.reaches((value as { it: unknown } | null)?.it ?? null), field).toBe(isTheirs)
  })
})
