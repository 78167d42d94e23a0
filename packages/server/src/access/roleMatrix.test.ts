import { buildSchema, isNonNullType, isInputObjectType, getNamedType, isLeafType, type GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@somo/graphql/schema'
import { readSchemaText } from '../http/graphqlSchema.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../testing/testServer.ts'
import { findGuardedTypes, leadsToNamespace } from './allowDirective.ts'

const everybody = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN', 'NO_ROLE'] as const
type Person = (typeof everybody)[number]

// A copy on purpose: a rule that is loosened in the schema must be loosened here by hand as well.
const allowed: Readonly<Record<string, readonly Person[]>> = {
  'Query.version': everybody,
  'UnitQueries.defaultUnit': everybody,
  'UnitQueries.units': ['ADMIN'],
  'UnitQueries.count': ['ADMIN'],
  'ModulePreferenceQueries.modulePreferences': everybody,
  'UserMutations.updateCountUserLogin': everybody,
}

const paths: Readonly<Record<string, string>> = {
  UnitQueries: 'query { units {',
  ModulePreferenceQueries: 'query { modulePreferences {',
  UserMutations: 'mutation { user {',
}

const schema = buildSchema(readSchemaText())
const leaves = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => !leadsToNamespace(field))
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, typeName: type.name, field })),
)

function write(typeName: string, field: GraphQLField<unknown, never>): string {
  const open = paths[typeName] ?? 'query {'
  const given = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const args = given.map(
    (arg) => `${arg.name}: ${isInputObjectType(getNamedType(arg.type)) ? '{ first: 1 }' : '"DESIGN"'}`,
  )
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const closing = ' }'.repeat(open.split('{').length - 1)
  return `${open} ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection}${closing}`
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function codes(answer: GraphqlAnswer): string[] {
  return (answer.errors ?? []).map((error) => error.extensions.code)
}

describe('ASVS 23 authorisation: every field of the API', () => {
  it('is in the table of who may ask for it', () => {
    expect(leaves.map((leaf) => leaf.coordinate).sort()).toEqual(Object.keys(allowed).sort())
  })

  const cases = leaves.flatMap((leaf) => everybody.map((person) => ({ ...leaf, person })))

  it.each(cases)('$coordinate for $person', async ({ coordinate, typeName, field, person }) => {
    const roles: Role[] = person === 'NO_ROLE' ? [] : [person]
    const answer = await server.call(write(typeName, field), {}, { roles })
    expect(codes(answer)).toEqual(allowed[coordinate]?.includes(person) === true ? [] : ['FORBIDDEN'])
  })

  it.each(leaves)('$coordinate is refused without a token', async ({ typeName, field }) => {
    const answer = await server.call(write(typeName, field), {}, null)
    expect(codes(answer)).toEqual(['UNAUTHENTICATED'])
    expect(answer.data ?? null).toBeNull()
  })

  it('is refused with roles that are none of ours', async () => {
    const caller = { roles: ['SUPERUSER', 'admin'] as unknown as Role[] }
    expect(codes(await server.call('{ units { count } }', {}, caller))).toEqual(['FORBIDDEN'])
  })
})
