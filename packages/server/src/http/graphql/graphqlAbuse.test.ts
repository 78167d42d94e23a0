import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { callHeaders, startTestServer, type GraphqlAnswer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
let authorization: string

beforeAll(async () => {
  server = await startTestServer()
  authorization = await server.authorize({ roles: ['ADMIN'] })
})
afterAll(() => server.close())

const repeat = (count: number, write: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => write(n)).join(' ')
const asJson = (query: string, rest: object = {}): string => JSON.stringify({ query, ...rest })
const cap = 'query($cap: Int!) { units { count(cap: $cap) } }'
const name = 'query($name: String!) { modulePreferences { modulePreferences(moduleName: $name) { key } } }'
const nest = (depth: number, open: string, core: string, close: string): string =>
  open.repeat(depth) + core + close.repeat(depth)

async function send(body: string | Buffer): Promise<{ status: number; text: string }> {
  const headers = { ...callHeaders, authorization, 'content-length': String(Buffer.byteLength(body)) }
  const response = await ask(`${server.url}/graphql`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

/** Whatever it was: a short answer in our shape, one code, none of our inside, no help in guessing. */
function expectRefused({ status, text }: { status: number; text: string }): void {
  expect([200, 400, 413, 415]).toContain(status)
  // The server's own tests read what the server says.
  const answer = JSON.parse(text) as GraphqlAnswer
  expect(answer.data ?? null).toBeNull()
  expect(new Set(answer.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_INPUT']))
  expect(text).not.toMatch(/Did you mean|node_modules|\.ts:|\.js:|\bat [A-Z]\w+\.|select |graphql-armor|yoga/i)
  expect(text.length).toBeLessThan(12_000)
}

const refused: Readonly<Record<string, string>> = {
  'a list of calls': JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ version }' }))),
  'an empty list of calls': '[]',
  'a list with one call': JSON.stringify([{ query: '{ version }' }]),
  'calls under numbers': JSON.stringify({ 0: { query: '{ version }' }, 1: { query: '{ version }' } }),
  'many aliases of one field': asJson(`{ ${repeat(300, (n) => `a${n}: version`)} }`),
  'many aliases of a namespace': asJson(`{ ${repeat(100, (n) => `a${n}: units { count }`)} }`),
  'many aliases of a mutation': asJson(
    `mutation { user { ${repeat(12, (n) => `a${n}: updateCountUserLogin { counted }`)} } }`,
  ),
  'a directive many times': asJson(`{ version ${'@include(if: true) '.repeat(200)} }`),
  'directives nobody knows': asJson(`{ version ${repeat(10, (n) => `@aa${n}`)} }`),
  'a directive of the schema': asJson('{ version @allow(signedIn: true) }'),
  'the promise to send parts later': asJson('{ ... @defer { version } }'),
  'depth by inline fragments': asJson(`{ ${nest(300, '... { ', 'version', ' }')} }`),
  'depth by fields of the schema': asJson(`{ __schema { types { ${nest(20, 'fields { type { ', 'name', ' } }')} } } }`),
  'a fragment in itself': asJson('{ ...A } fragment A on Query { ...A }'),
  'fragments in a circle of three': asJson(
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ),
  'a circle that nobody enters': asJson('{ version } fragment A on Query { version ...A }'),
  'fragments that double': asJson(
    `{ ...F0 } ${repeat(40, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F40 on Query { version }`,
  ),
  'a field again and again': asJson(`{ ${'version '.repeat(1500)} }`),
  'a costly field again and again': asJson(`{ units { ${'count(cap: 10000) '.repeat(400)} } }`),
  'lists by aliases': asJson(
    `{ units { ${repeat(14, (n) => `a${n}: units(page: { first: 100 }) { items { name } }`)} } }`,
  ),
  'many operations': asJson(
    repeat(500, (n) => `query Q${n} { version }`),
    { operationName: 'Q1' },
  ),
  'two operations of one name': asJson('query Q { version } query Q { version }', { operationName: 'Q' }),
  'many operations and none named': asJson(repeat(20, (n) => `query Q${n} { version }`)),
  'an operation that is not there': asJson('query Q { version }', { operationName: 'constructor' }),
  'a question for the whole schema': asJson(
    'query IntrospectionQuery { __schema { queryType { name } types { name fields { name } } directives { name } } }',
  ),
  'a question for the schema behind an alias': asJson('{ a: __schema { b: types { c: name } } }'),
  'a question for the schema in a fragment': asJson('{ ...F } fragment F on Query { __schema { types { name } } }'),
  'a question for the schema with odd blanks': asJson('{ __schema\n\t\ufeff,,,{ types{name} } }'),
  'a question for the services below': asJson('{ _service { sdl } }'),
  'a name with a slip': asJson('{ versionn }'),
  'an argument with a slip': asJson('{ units { count(capp: 1) } }'),
  'an enum value with a slip': asJson(
    '{ units { units(page: { first: 1 }, sort: { field: NAMES, direction: ASCENDING }) { items { uuid } } } }',
  ),
  'a type with a slip': asJson('{ ... on Querry { version } }'),
  'a stored document': JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
  'a stored document by id': JSON.stringify({ documentId: 'sha256:abc' }),
  'a stored document by an old id': JSON.stringify({ id: '1', variables: {} }),
  'a subscription': asJson('subscription { version }'),
  nothing: asJson(''),
  'a remark': asJson('# nothing'),
  'an open bracket, often': asJson('{'.repeat(4000)),
  'an open list, often': asJson(`{ units { count(cap: ${'['.repeat(900)}`),
  'a definition of a type': asJson('type Query { version: String }'),
  'an extension of a type': asJson('extend type Query { x: String } query { version }'),
  'a variable of the wrong kind': asJson(cap, { variables: { cap: 'x' } }),
  'a variable beyond all numbers': `{"query":${JSON.stringify(cap)},"variables":{"cap":1e999}}`,
  'a variable in a very deep list': `{"query":${JSON.stringify(cap)},"variables":{"cap":${nest(20_000, '[', '1', ']')}}}`,
  'a variable in a very deep object': `{"query":${JSON.stringify(cap)},"variables":{"cap":${nest(20_000, '{"a":', '1', '}')}}}`,
  'a very long variable': asJson(cap, { variables: { cap: 'x'.repeat(200_000) } }),
  'a list of wrong values': asJson('query($kind: [MediumKind!]) { media { count(cap: 1, filter: { kind: $kind }) } }', {
    variables: { kind: Array.from({ length: 10_000 }, (_, n) => `KIND_${n}`) },
  }),
  'no variable where one must be': asJson(cap),
  'variables that are a list': asJson(cap, { variables: [1] }),
  'a variable declared often': asJson(`query(${repeat(300, (n) => `$a${n}: Int`)}) { version }`, { variables: {} }),
  'a default value in depth': asJson(`query($a: PageInput = ${nest(400, '{ first: ', '1', ' }')}) { version }`),
  'a prototype among the variables': `{"query":${JSON.stringify(cap)},"variables":{"__proto__":{"cap":1}}}`,
  'a prototype beside the document': `{"query":"{ version }","__proto__":{"isAdmin":true}}`,
  'a name in other letters': asJson('{ vеrsion }'),
  'a name turned around': asJson('{ \u202enoisrev\u202c }'),
  'a name with nothing in it': asJson('{ ver\u200bsion }'),
  'a name in wide letters': asJson('{ ｖｅｒｓｉｏｎ }'),
  'a zero among the letters': asJson('{ ver\0sion }'),
  'half a letter': String.raw`{"query":"{ version \ud800 }"}`,
  'a text that cannot be stored': asJson(name, { variables: { name: 'a\0b' } }),
  'an odd mark before the call': `\ufeff\ufeff${asJson('{ version }')}`,
  'a call twice': `${asJson('{ version }')}${asJson('{ version }')}`,
  'half a call': asJson('{ version }').slice(0, -1),
}

describe('ASVS 29 abuse of the API', () => {
  it.each(Object.entries(refused))('%s is refused', async (_, body) => {
    // The second time from the cache.
    for (let round = 0; round < 2; round++) expectRefused(await send(body))
  })

  it.each<[string, Buffer]>([
    ['UTF-16', Buffer.from(asJson('{ version }'), 'utf16le')],
    ['bytes that are no letters', Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0xaf, 0x7d])],
    ['zeros', Buffer.alloc(1000)],
    ['letters written too long', Buffer.from('{"query":"{ versio\xc1\xae }"}', 'latin1')],
  ])('a body of %s is refused', async (_, body) => {
    expectRefused(await send(body))
  })

  it('a call is read that carries as much as a package or a page may store', async () => {
    const variables = { query: 'x'.repeat(2 * 1024 * 1024) }
    const { text } = await send(
      JSON.stringify({ query: 'query($query: String!) { search(query: $query) { __typename } }', variables }),
    )
    // Read to its end and refused by the operation: a search has at most 200 characters.
    expect(text).toContain('BAD_INPUT')
    expect(text).not.toContain('Calls are at most')
  })

  it.each<[string, number, Record<string, string>]>([
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', 415, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', 415, { 'content-type': 'text/plain;charset=UTF-8' }],
    ['plain text that names JSON', 415, { 'content-type': 'text/plain; application/json' }],
    ['JSON of another kind', 415, { 'content-type': 'application/json-patch+json' }],
    ['something packed', 415, { 'content-encoding': 'gzip' }],
    ['something packed twice', 415, { 'content-encoding': 'gzip, br' }],
    ['something larger than it may be', 413, { 'content-length': '2000000000' }],
  ])('%s is refused with %i', async (_, status, headers) => {
    const all = { ...callHeaders, authorization, ...headers }
    const response = await ask(`${server.url}/graphql`, { method: 'POST', headers: all })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] })
  })

  it.each([
    '/graphql?query={__schema{types{name}}}',
    '/graphql?query=mutation{user{updateCountUserLogin{counted}}}',
    '/graphql?extensions={"persistedQuery":{"version":1,"sha256Hash":"a"}}',
    '/graphql',
  ])('GET %s is refused', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(server.url + encodeURI(path), { method, headers: { ...callHeaders, authorization } })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    }
  })

  it('a statement in a variable is a text like any other', async () => {
    for (const value of [`'; select pg_sleep(5); --`, '{"$regex": ".*"}', '${7*7}', `1' or '1'='1`]) {
      const began = performance.now()
      const { data, errors } = await server.call(name, { name: value })
      expect(errors).toBeUndefined()
      expect(data).toEqual({ modulePreferences: { modulePreferences: [] } })
      expect(performance.now() - began).toBeLessThan(2000)
    }
  })

  it('nothing of it counted a sign-in, and the server answers as before', async () => {
    expect((await server.database.pool.query('select 1 from counted_session')).rowCount).toBe(0)
    expect(await server.call('{ version }')).toEqual({ data: { version: '2.0.4' } })
  })
})
