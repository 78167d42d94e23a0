import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callHeaders, startTestServer, type GraphqlAnswer, type TestServer } from '../../testing/testServer.ts'
import { largestBody } from './graphqlRequest.ts'

let server: TestServer
let authorization: string

beforeAll(async () => {
  server = await startTestServer()
  authorization = await server.authorize({ roles: ['ADMIN'] })
})
afterAll(() => server.close())

const version = JSON.stringify({ query: '{ version }' })

async function post(headers: Record<string, string | undefined>, body: string = version): Promise<Response> {
  const all = { ...callHeaders, authorization, ...headers }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return server.post({ headers: given, body })
}

async function refusal(response: Response): Promise<{ status: number; codes: string[] }> {
  const answer = (await response.json()) as GraphqlAnswer
  return { status: response.status, codes: (answer.errors ?? []).map((error) => error.extensions.code) }
}

async function messages(query: string): Promise<string[]> {
  return ((await server.call(query, {}, { roles: ['ADMIN'] })).errors ?? []).map((error) => error.message)
}

describe('a call as the app makes it', () => {
  it('is answered with data, as JSON that nobody keeps, with the request id', async () => {
    const response = await post({ 'x-request-id': 'given-by-a-proxy' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toBe('given-by-a-proxy')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toEqual({ data: { version: '2.0.4' } })
  })

  it('gets an id of our own where the given one could harm a log', async () => {
    const response = await post({ 'x-request-id': 'a b <script>' })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each(['application/graphql-response+json', '*/*', 'text/html, application/json;q=0.5', undefined])(
    'may accept %s',
    async (accept) => {
      const response = await post({ accept })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ data: { version: '2.0.4' } })
    },
  )
})

describe('ASVS 6 cross-site calls: a call that a foreign page could make', () => {
  it.each<[string, number, string, Record<string, string | undefined>]>([
    ['without the preflight header', 403, 'FORBIDDEN', { 'apollo-require-preflight': undefined }],
    ['with an empty preflight header', 403, 'FORBIDDEN', { 'apollo-require-preflight': '' }],
    ['as a form', 415, 'BAD_INPUT', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as a form with files', 415, 'BAD_INPUT', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as plain text', 415, 'BAD_INPUT', { 'content-type': 'text/plain' }],
    ['as a bare document', 415, 'BAD_INPUT', { 'content-type': 'application/graphql' }],
    ['packed', 415, 'BAD_INPUT', { 'content-encoding': 'gzip' }],
    ['asking for a page', 406, 'BAD_INPUT', { accept: 'text/html' }],
    ['asking for a stream', 406, 'BAD_INPUT', { accept: 'text/event-stream' }],
  ])('%s is refused', async (_, status, code, headers) => {
    expect(await refusal(await post(headers))).toEqual({ status, codes: [code] })
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s is refused', async (method) => {
    const response = await server.post({ method, headers: { ...callHeaders, authorization } })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await refusal(response)).toEqual({ status: 405, codes: ['BAD_INPUT'] })
  })

  it('ASVS 7 no change by GET: cannot read or change anything by an address', async () => {
    const query = encodeURIComponent('mutation { user { updateCountUserLogin { loginCount } } }')
    const response = await fetch(`${server.url}/graphql?query=${query}`, { headers: { ...callHeaders, authorization } })
    expect(response.status).toBe(405)
    const { rowCount } = await server.database.pool.query('select 1 from counted_session')
    expect(rowCount).toBe(0)
  })
})

describe('ASVS 30 cross-site token: a call with cookies', () => {
  it.each<[string, Record<string, string>, number]>([
    ['that repeats the token', { cookie: 'a=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }, 200],
    ['that repeats another token', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' }, 403],
    ['that does not repeat the token', { cookie: 'XSRF-TOKEN=abc' }, 403],
    ['among which is no token', { cookie: 'session=1', 'x-xsrf-token': 'abc' }, 403],
    ['whose token is empty', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }, 403],
  ])('%s', async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status)
  })
})

describe('a body', () => {
  it('that is too large is refused by its length, before it is read', async () => {
    expect(await refusal(await post({}, JSON.stringify({ query: ' '.repeat(largestBody) })))).toEqual({
      status: 413,
      codes: ['BAD_INPUT'],
    })
  })

  it('that hides its length is cut off, and its connection ends', async () => {
    const answer = await new Promise<unknown>((resolve, reject) => {
      const headers = { ...callHeaders, authorization, 'transfer-encoding': 'chunked' }
      const call = httpRequest(`${server.url}/graphql`, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, connection: response.headers.connection })
      })
      // The server may hang up while we are still sending; its answer is what counts.
      call.on('error', reject)
      call.end(JSON.stringify({ query: ' '.repeat(largestBody) }))
    })
    expect(answer).toEqual({ status: 413, connection: 'close' })
  })

  it.each<[string, string]>([
    ['is no JSON', '{'],
    ['is empty', ''],
    ['is a list of calls', JSON.stringify([{ query: '{ version }' }, { query: '{ version }' }])],
    ['has no document', '{}'],
    ['has a document that is no text', '{"query": 1}'],
    ['has something unknown in it', '{"query": "{ version }", "id": "x"}'],
    ['has variables that are none', '{"query": "{ version }", "variables": "x"}'],
  ])('that %s is refused as bad input', async (_, body) => {
    const { status, codes } = await refusal(await post({}, body))
    expect(status).toBeLessThan(500)
    expect(codes).toEqual(['BAD_INPUT'])
  })
})

describe('ASVS 29 limits: a document', () => {
  const nested = (depth: number): string => `{ ${'... { '.repeat(depth)} version ${'}'.repeat(depth)} }`

  it.each<[string, string, RegExp]>([
    ['too deep', nested(17), /depth limit/],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: version`).join(' ')} }`,
      /Aliases limit/,
    ],
    ['with too many directives', `{ version ${'@include(if: true) '.repeat(21)} }`, /Directives limit/],
    ['with too many words', `{ ${'version '.repeat(1001)} }`, /Token limit/],
    ['too long', `{ version } #${'x'.repeat(17_000)}`, /characters/],
    [
      'too costly',
      `{ units { units(page: { first: 1 }) { items { ${'uuid key name '.repeat(150)} } } } }`,
      /Cost limit/,
    ],
    [
      'with too many lists',
      `{ units { ${Array.from({ length: 11 }, (_, i) => `a${i}: units(page: { first: 1 }) { items { uuid } }`).join(' ')} } }`,
      /10 lists/,
    ],
    [
      'with lists in fragments',
      `{ ${Array.from({ length: 6 }, (_, i) => `a${i}: units { ...F }`).join(' ')} } fragment F on UnitQueries { units(page: { first: 1 }) { items { uuid } } b: units(page: { first: 1 }) { items { uuid } } }`,
      /10 lists/,
    ],
    ['that asks for the schema', '{ __schema { types { name } } }', /introspection/],
    ['that asks for one type', '{ __type(name: "Unit") { name } }', /introspection/],
    [
      'with two mutations',
      'mutation { user { a: updateCountUserLogin { loginCount } b: updateCountUserLogin { loginCount } } }',
      /one mutation/,
    ],
    [
      'with two mutations in two namespaces',
      'mutation { a: user { updateCountUserLogin { counted } } b: user { updateCountUserLogin { counted } } }',
      /one mutation/,
    ],
    [
      'with two mutations in fragments',
      'mutation { user { ...F } u: user { ...F } } fragment F on UserMutations { updateCountUserLogin { counted } }',
      /one mutation/,
    ],
    ['that does not parse', '{ version', /Syntax Error/],
    [
      'with a fragment that eats itself',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /Cannot spread fragment/,
    ],
    ['with an unknown operation', 'subscription { version }', /subscription/],
  ])('%s is refused', async (_, query, message) => {
    const answer = await server.call(query, {}, { roles: ['ADMIN'] })
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
    expect(answer.errors?.map((error) => error.message).join('\n')).toMatch(message)
  })

  it('may hold one mutation however often it is named', async () => {
    expect(
      await messages('mutation { user { ...F } } fragment F on UserMutations { updateCountUserLogin { counted } }'),
    ).toEqual([])
  })

  it('whose fragments double at every step is judged at once', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `F${i}`)
    const fragments = names
      .map((name, i) => `fragment ${name} on UserMutations { ${`...F${i + 1} `.repeat(2)} }`)
      .join(' ')
    const bomb = `mutation { user { ...F0 } } ${fragments} fragment F60 on UserMutations { updateCountUserLogin { counted } }`
    const began = performance.now()
    expect((await messages(bomb)).join()).toMatch(/limit|one mutation/)
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('gets no help in guessing names', async () => {
    for (const query of [
      '{ versio }',
      '{ units { defaultUnits { nam } } }',
      'query { units { units(page: {fist: 1}) { items { uuid } } } }',
    ]) {
      const texts = (await messages(query)).join(' ')
      expect(texts).not.toBe('')
      expect(texts).not.toMatch(/Did you mean/)
    }
  })

  it('is judged the same the second time, from the cache', async () => {
    const query = '{ nothing }'
    expect(await messages(query)).toEqual(await messages(query))
    const wrong = await server.call(
      'query($cap: Int!) { units { count(cap: $cap) } }',
      { cap: 'x' },
      { roles: ['ADMIN'] },
    )
    const right = await server.call(
      'query($cap: Int!) { units { count(cap: $cap) } }',
      { cap: 1 },
      { roles: ['ADMIN'] },
    )
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_INPUT')
    expect(right).toEqual({ data: { units: { count: 0 } } })
  })

  it('is open to questions about the schema in development', async () => {
    const development = await startTestServer({ env: { NODE_ENV: 'development' } })
    expect(await development.call('{ __type(name: "Unit") { name } }')).toEqual({ data: { __type: { name: 'Unit' } } })
    await development.close()
  })
})

describe('a token', () => {
  it.each<[string, string | undefined]>([
    ['missing', undefined],
    ['of another scheme', 'Basic dXNlcjpwYXNz'],
    ['that is none', 'Bearer x.y.z'],
  ])('%s is told before the body is looked at', async (_, value) => {
    const response = await post({ authorization: value }, 'not even JSON')
    expect(await refusal(response)).toEqual({ status: 401, codes: ['UNAUTHENTICATED'] })
  })
})
