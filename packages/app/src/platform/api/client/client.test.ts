import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { GetPreferencesDocument } from '@somo/graphql/appearance'
import { CountUserLoginForBadgeDocument } from '@somo/graphql/session'
import { GetVersionDocument } from '@somo/graphql/version'
import { expect, test, vi } from 'vitest'
import { fakeSession } from '../../../testing/fakeSession.ts'
import { createClient } from './client.ts'
import { LocalProblem } from './localProblem.ts'
import { asOneself, viewAsLink } from './viewAsLink.ts'

interface Sent {
  readonly url: string
  readonly method: string | undefined
  readonly headers: Headers
  readonly body: unknown
}

/** A client whose answers are given one after the other, the last one again and again. */
function setUp(
  answers: readonly (readonly [status: number, body: unknown])[],
  tokens: string[] = ['one'],
  apiUrl: string | null = '/',
) {
  const session = fakeSession()
  session.tokens = tokens
  const sent: Sent[] = []
  const client = createClient({
    config: { apiUrl },
    session,
    page: { cookies: () => 'XSRF-TOKEN=x1', origin: 'https://somo.example', language: () => 'sw' },
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        method: init?.method,
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      })
      const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}]
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
    },
  })
  return { client, session, sent }
}

const version = [200, { data: { version: '2.0.4' } }] as const
const refused = [200, { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }] as const

test('C48: a call is a POST to …/graphql with bearer, preflight header and exactly JSON accepted', async () => {
  const { client, sent } = setUp([version])
  expect((await client.query({ query: GetVersionDocument })).data).toEqual({ version: '2.0.4' })
  const [call] = sent
  expect(call).toMatchObject({ url: '/graphql', method: 'POST' })
  expect(Object.fromEntries(call?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'sw',
    authorization: 'Bearer one',
    'apollo-require-preflight': 'true',
    'content-type': 'application/json',
    'x-xsrf-token': 'x1',
  })
})

test('a document travels as it is written, with nothing beside it', async () => {
  const { client, sent } = setUp([
    [200, { data: { modulePreferences: { modulePreferences: [{ key: 'A', value: 'b' }] } } }],
  ])
  const { data } = await client.query({ query: GetPreferencesDocument, variables: { moduleName: 'DESIGN' } })
  expect(data).toEqual({ modulePreferences: { modulePreferences: [{ key: 'A', value: 'b' }] } })
  const body = sent[0]?.body
  expect(body).toMatchObject({ operationName: 'getPreferences', variables: { moduleName: 'DESIGN' } })
  expect(Object.keys(body ?? {}).toSorted()).toEqual(['operationName', 'query', 'variables'])
  expect(JSON.stringify(body)).not.toContain('__typename')
})

test('nothing is cached: the same question is asked twice', async () => {
  const { client, sent } = setUp([version])
  await client.query({ query: GetVersionDocument })
  await client.query({ query: GetVersionDocument })
  expect(sent).toHaveLength(2)
})

test('a mutation gives data and errors side by side', async () => {
  const payload = { loginCount: 3, counted: true, newBadges: [] }
  const { client } = setUp([
    [200, { data: { user: { updateCountUserLogin: payload } }, errors: [{ message: 'half' }] }],
  ])
  const { data, error } = await client.mutate({ mutation: CountUserLoginForBadgeDocument })
  expect(data?.user.updateCountUserLogin).toEqual(payload)
  expect(CombinedGraphQLErrors.is(error)).toBe(true)
})

test('C49: without a token nothing is sent', async () => {
  const { client, session, sent } = setUp([version], [])
  const { data, error } = await client.query({ query: GetVersionDocument })
  expect(data).toBeUndefined()
  expect(error).toBeInstanceOf(LocalProblem)
  expect(error).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(sent).toEqual([])
  expect(session.calls).toEqual(['getToken'])
})

test.each([
  ['the code UNAUTHENTICATED', refused],
  ['status 401', [401, {}] as const],
])('%s: one forced renewal and one repetition', async (_what, first) => {
  const { client, session, sent } = setUp([first, version], ['one', 'two'])
  expect((await client.query({ query: GetVersionDocument })).data).toEqual({ version: '2.0.4' })
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer one', 'Bearer two'])
  expect(session.calls.filter((call) => call === 'forceRefresh')).toHaveLength(1)
})

test('C25: the refused token is named, so that a newer one is not renewed again', async () => {
  const { client, session } = setUp([refused, version], ['one', 'two'])
  const forceRefresh = vi.spyOn(session, 'forceRefresh')
  await client.query({ query: GetVersionDocument })
  expect(forceRefresh.mock.calls).toEqual([['one']])
})

test('a token refused twice is not tried a third time', async () => {
  const { client, session, sent } = setUp([refused], ['one', 'two', 'three'])
  const { error } = await client.query({ query: GetVersionDocument })
  expect(CombinedGraphQLErrors.is(error)).toBe(true)
  expect(sent).toHaveLength(2)
  expect(session.calls.filter((call) => call === 'forceRefresh')).toHaveLength(1)
})

test('nor in whatever order the two refusals come', async () => {
  for (const answers of [
    [refused, [401, {}]],
    [[401, {}], refused],
  ] as const) {
    const { client, session, sent } = setUp(answers, ['one', 'two', 'three'])
    expect((await client.query({ query: GetVersionDocument })).error).toBeDefined()
    expect(sent).toHaveLength(2)
    expect(session.calls.filter((call) => call === 'forceRefresh')).toHaveLength(1)
  }
})

test('no new token: the first answer stands', async () => {
  const { client, sent } = setUp([[401, {}]], ['one'])
  const { error } = await client.query({ query: GetVersionDocument })
  expect(ServerError.is(error)).toBe(true)
  expect(sent).toHaveLength(1)
})

test('a refused role is no reason to renew', async () => {
  const { client, session } = setUp([
    [200, { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] }],
  ])
  await client.query({ query: GetVersionDocument })
  expect(session.calls).not.toContain('forceRefresh')
})

test('without an address of the API nothing is sent and the call says so', async () => {
  const { client, sent } = setUp([version], ['one'], null)
  expect((await client.query({ query: GetVersionDocument })).error).toMatchObject({ code: 'NO_API' })
  expect(sent).toEqual([])
})

test('an API below a path or on another host', async () => {
  const below = setUp([version], ['one'], '/api/')
  await below.client.query({ query: GetVersionDocument })
  expect(below.sent[0]?.url).toBe('/api/graphql')
  const elsewhere = setUp([version], ['one'], 'https://api.example')
  await elsewhere.client.query({ query: GetVersionDocument })
  expect(elsewhere.sent[0]?.url).toBe('https://api.example/graphql')
  expect(elsewhere.sent[0]?.headers.has('x-xsrf-token')).toBe(false)
})

test('while somebody else is seen each call says so, but the administrator’s own; the end is told', async () => {
  const session = fakeSession()
  session.tokens = ['one']
  const headers: (string | null)[] = []
  const end = vi.fn()
  const answers = [
    { data: { version: '2.0.4' } },
    { data: { version: '2.0.4' } },
    { errors: [{ message: 'x', extensions: { code: 'VIEW_ENDED' } }] },
  ]
  const client = createClient({
    config: { apiUrl: '/' },
    session,
    viewing: viewAsLink('v1', end),
    page: { cookies: () => '', origin: 'https://somo.example', language: () => 'sw' },
    fetch: async (_, init) => {
      headers.push(new Headers(init?.headers).get('X-View-As'))
      expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer one')
      return new Response(JSON.stringify(answers[headers.length - 1]), {
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  await client.query({ query: GetVersionDocument })
  await client.query({ query: GetVersionDocument, context: asOneself })
  expect(headers).toEqual(['v1', null])
  expect(end).not.toHaveBeenCalled()
  await client.query({ query: GetVersionDocument })
  expect(end).toHaveBeenCalledOnce()
})
