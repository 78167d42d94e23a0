import { buildSchema, getNamedType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGuardedTypes, leadsToNamespace } from '../../access/allowDirective.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { readSchemaText } from './graphqlSchema.ts'

const schema = buildSchema(readSchemaText())
const caller = { subject: 'root', roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const namespaces = new Map(
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(leadsToNamespace)
    .map((field) => [getNamedType(field.type).name, field.name] as const),
)

const counts = findGuardedTypes(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ args }) => args.some(({ name }) => name === 'cap'))
    .map((field) => {
      const ids = field.args.filter(isRequiredArgument).map(({ name }) => `, ${name}: "${crypto.randomUUID()}"`)
      const selection = getNamedType(field.type).name === 'Int' ? '' : '{ __typename }'
      const namespace = namespaces.get(type.name) ?? ''
      return [
        `${type.name}.${field.name}`,
        `${namespace} { ${field.name}(cap: $cap${ids.join('')}) ${selection} }`,
      ] as const
    }),
)

describe('a cap that no count can have', () => {
  it.each(counts)('is refused by %s', async (_, field) => {
    for (const cap of [-1, 0, 2_147_483_647]) {
      const { errors } = await server.call(`query($cap: Int!) { ${field} }`, { cap }, caller)
      expect(
        errors?.map(({ extensions: { code, argument } }) => [code, argument]),
        String(cap),
      ).toEqual([['BAD_INPUT', 'cap']])
    }
  })
})
