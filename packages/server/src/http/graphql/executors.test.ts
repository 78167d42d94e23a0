import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, execute, isObjectType } from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { SomoError } from '../../access/somoError.ts'
import { createLog } from '../../log.ts'
import { noClaims } from '../../testing/noClaims.ts'
import { callHeaders } from '../../testing/testServer.ts'
import { createCompiledExecutor, type Executor } from './compiledExecutor.ts'
import { createCrossSiteGuard } from '../security/crossSite.ts'
import { openExchange } from '../exchange.ts'
import { createGraphqlEndpoint } from './graphqlEndpoint.ts'

// Every way a field can go wrong, on a schema of its own: the two executors must be told apart by nothing but speed.
const schema = buildSchema(`
  type Query {
    thing(n: Int = 3): Thing
    sure: Thing!
    list: [Thing]
    sureList: [Thing!]!
    color(c: Color = RED): Color
    echo(in: In): String
    node: Node
    any: [Any!]
    fails: String
    forbidden: Int
    rejected: Int!
    database: String
  }
  type Mutation { change: Int }
  interface Node { id: ID! }
  union Any = Thing | Other
  enum Color { RED GREEN }
  input In { a: Int! b: [String!] = ["x"] }
  type Thing implements Node { id: ID! name: String! bad: Int child: Thing }
  type Other { x: Int }
`)

const good = { __typename: 'Thing', id: 1, name: 'one' }
const answers: Record<string, (args: Record<string, unknown>) => unknown> = {
  thing: ({ n }) => ({ id: n, name: 'thing', bad: 'no number', child: { id: 2, name: null } }),
  sure: () => null,
  list: () => [good, null, new Error('broken item'), Promise.resolve(good), Promise.reject(new Error('late item'))],
  sureList: () => [good, null],
  color: ({ c }) => (c === 'RED' ? 'RED' : 'BLUE'),
  echo: (args) => JSON.stringify(args['in']),
  node: () => Promise.resolve(good),
  any: () => [good, { __typename: 'Other', x: 1 }],
  fails: () => {
    throw new Error('secret detail of the inside')
  },
  forbidden: () => {
    throw new SomoError('FORBIDDEN')
  },
  rejected: () => Promise.reject(new SomoError('BAD_INPUT', { argument: 'page.first' })),
  database: () =>
    Promise.reject(new Error('Failed query', { cause: Object.assign(new Error('down'), { code: 'ECONNREFUSED' }) })),
}
const query = schema.getQueryType()
if (!isObjectType(query)) throw new Error('The schema has a query type.')
for (const field of Object.values(query.getFields()))
  field.resolve = (_, args: Record<string, unknown>) => answers[field.name]?.(args)

const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

async function ask(executor: Executor, body: object): Promise<{ text: string; log: string }> {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const caller = { subject: 's', sessionId: null, roles: [], expiresAt: 0, claims: noClaims }
  const endpoint = createGraphqlEndpoint({
    limit: () => Promise.resolve(null),
    schema,
    log,
    verifier: () => Promise.resolve(caller),
    findViewed: () => Promise.resolve(null),
    guard: createCrossSiteGuard(false),
    isIntrospectable: true,
    execute: executor,
  })
  const server = createServer((request, response) => void endpoint(openExchange(request, response)))
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const headers = { ...callHeaders, 'x-request-id': 'request-1', connection: 'close' }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const ask = (): Promise<string> =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).then((r) => r.text())
  const first = await ask()
  // Again, so that what comes from the caches is compared too.
  expect(await ask()).toBe(first)
  return { text: first, log: lines.join('') }
}

const documents: Record<string, object> = {
  'default arguments and aliases': { query: '{ a: thing { id name } b: thing(n: 7) { id __typename } }' },
  'a scalar of the wrong kind': { query: '{ thing { bad name } }' },
  'null where none may be': { query: '{ thing { child { name } id } }' },
  'null at the top where none may be': { query: '{ sure { id } color }' },
  'a list with broken items': { query: '{\n  list {\n    id\n  }\n}' },
  'null in a list without nulls': { query: '{ sureList { id } color }' },
  'an enum': { query: '{ color }' },
  'an enum value nobody knows': { query: 'query($c: Color) { color(c: $c) }', variables: { c: 'GREEN' } },
  'an input with defaults': { query: 'query($i: In) { echo(in: $i) }', variables: { i: { a: 1 } } },
  'an interface and a union': {
    query: '{ node { id ... on Thing { name } } any { ... on Thing { name } ... on Other { x } } }',
  },
  'fragments and conditions': {
    query:
      'query($no: Boolean!) { ...F color @skip(if: $no) } fragment F on Query { node { id } x: color @include(if: $no) }',
    variables: { no: true },
  },
  'an unforeseen error': { query: '{ fails color }' },
  'a refused field': { query: '{\n  color\n  forbidden\n}' },
  'a refused field that may not be null': { query: '{ color rejected }' },
  'a database that is away': { query: '{ database }' },
  'several operations': { query: 'query A { color } query B { node { id } }', operationName: 'B' },
  'an operation nobody knows': { query: 'query A { color } query B { node { id } }', operationName: 'C' },
  'an operation left open': { query: 'query A { color } query B { node { id } }' },
  introspection: { query: '{ __schema { queryType { name } } __type(name: "Thing") { fields { name } } }' },
}

describe('the compiled executor and graphql-js answer alike', () => {
  it.each(Object.entries(documents))('%s', async (_, body) => {
    const compiled = await ask(createCompiledExecutor(), body)
    const plain = await ask(execute, body)
    expect(JSON.parse(compiled.text)).toEqual(JSON.parse(plain.text))
  })

  it.each<[string, object]>([
    ['a variable of the wrong kind', { query: 'query($i: In) { echo(in: $i) }', variables: { i: { a: 'x' } } }],
    ['a variable that is missing', { query: 'query($i: In!) { echo(in: $i) }' }],
    ['a variable with unknown parts', { query: 'query($i: In) { echo(in: $i) }', variables: { i: { a: 1, z: 1 } } }],
  ])('%s is bad input on both, in words of their own', async (_, body) => {
    for (const executor of [createCompiledExecutor(), execute]) {
      const answer: unknown = JSON.parse((await ask(executor, body)).text)
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT', requestId: 'request-1' } }] })
      expect(answer).not.toHaveProperty('data.echo')
    }
  })
})

describe('errors are masked', () => {
  it.each([
    ['compiled', createCompiledExecutor()],
    ['graphql-js', execute],
  ])('by %s', async (_, executor) => {
    const { text, log } = await ask(executor, documents['an unforeseen error'] ?? {})
    expect(JSON.parse(text)).toEqual({
      data: { fails: null, color: 'RED' },
      errors: [
        {
          message: 'Something unforeseen happened.',
          path: ['fails'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL', requestId: 'request-1' },
        },
      ],
    })
    expect(log).toContain('secret detail of the inside')
    expect(log).toContain('request-1')
  })

  it('but a refusal says its code and argument, and is not an error of the log', async () => {
    const { text, log } = await ask(createCompiledExecutor(), documents['a refused field that may not be null'] ?? {})
    expect(JSON.parse(text)).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'BAD_INPUT', argument: 'page.first' } }],
    })
    expect(log).toBe('')
  })

  it('and a database that is away is told apart from an error of ours', async () => {
    const { text, log } = await ask(createCompiledExecutor(), documents['a database that is away'] ?? {})
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    expect(log).toContain('ECONNREFUSED')
  })
})
