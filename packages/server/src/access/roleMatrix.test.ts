import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLNamedInputType,
} from 'graphql'
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
  'MeQueries.profile': everybody,
  'MeQueries.sessions': everybody,
  'UserMutations.updateProfile': everybody,
  'UserMutations.setAvatar': everybody,
  'UserMutations.changePassword': everybody,
  'UserMutations.endSession': everybody,
  'UserMutations.endOtherSessions': everybody,
  'UploadMutations.createUpload': everybody,
  'DesignQueries.design': ['ADMIN'],
  'DesignQueries.unitColors': ['ADMIN'],
  'DesignMutations.saveDraft': ['ADMIN'],
  'DesignMutations.discardDraft': ['ADMIN'],
  'DesignMutations.publish': ['ADMIN'],
  'DesignMutations.undoPublish': ['ADMIN'],
  'DashboardQueries.setup': everybody,
  'DashboardQueries.notices': everybody,
  'DashboardMutations.chooseOrganisationKind': ['ADMIN'],
  'DashboardMutations.hideSetup': ['ADMIN'],
  'SystemQueries.health': ['ADMIN'],
}

const paths: Readonly<Record<string, string>> = {
  UnitQueries: 'query { units {',
  ModulePreferenceQueries: 'query { modulePreferences {',
  MeQueries: 'query { me {',
  DashboardQueries: 'query { dashboard {',
  DesignQueries: 'query { design {',
  SystemQueries: 'query { system {',
  UserMutations: 'mutation { user {',
  UploadMutations: 'mutation { upload {',
  DesignMutations: 'mutation { design {',
  DashboardMutations: 'mutation { dashboard {',
}

const schema = buildSchema(readSchemaText())
const leaves = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => !leadsToNamespace(field))
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, typeName: type.name, field })),
)

/** A value of the type that the schema takes, however little sense it makes. */
function sample(type: GraphQLNamedInputType): string {
  if (type.name === 'PageInput') return '{ first: 1 }'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (type.name === 'Int') return '1'
  if (type.name === 'Boolean') return 'false'
  if (!isInputObjectType(type)) return '"DESIGN"'
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return `{ ${needed.map((field) => `${field.name}: ${sample(getNamedType(field.type))}`).join(', ')} }`
}

function write(typeName: string, field: GraphQLField<unknown, never>): string {
  const open = paths[typeName] ?? 'query {'
  const given = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const args = given.map(({ name, type }) => `${name}: ${sample(getNamedType(type))}`)
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
