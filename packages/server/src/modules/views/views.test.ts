import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCaller } from '../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
const ada: TestCaller = { subject: 'ada', roles: ['EDUCATION_MANAGER'] }
const root: TestCaller = { subject: 'root', roles: ['ADMIN'] }

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface View {
  readonly uuid: string
  readonly name: string
  readonly revision: number
}

interface Payload {
  readonly view: View | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const parts = '{ view { uuid name query isShared isOwn revision } userErrors { code path } }'
const inputOf = (name: string, isShared = false, query = 'status=ACTIVE'): string =>
  `input: { name: ${JSON.stringify(name)}, query: ${JSON.stringify(query)}, isShared: ${isShared} }`

async function change(field: string, caller: TestCaller): Promise<Payload> {
  const answer = await server.call(`mutation { view { it: ${field} ${parts} } }`, {}, caller)
  expect(answer.errors).toBeUndefined()
  // The shape is the mutation's.
  return (answer.data as { view: { it: Payload } }).view.it
}

const create = (input: string, caller = ada, screen = '/user-management'): Promise<Payload> =>
  change(`createView(screen: "${screen}", ${input})`, caller)

async function names(caller: TestCaller): Promise<readonly unknown[]> {
  const { data } = await server.call(
    '{ views { views(screen: "/user-management") { name isOwn isShared } } }',
    {},
    caller,
  )
  return (data as { views: { views: unknown[] } }).views.views
}

it('keeps lists for whoever saved them, and shows to all what administrators share', async () => {
  expect(await create(inputOf(' Mine '))).toMatchObject({
    view: { name: 'Mine', isOwn: true, revision: 1 },
    userErrors: [],
  })
  await create(inputOf('Everybody’s', true), root)
  await create(inputOf('Elsewhere'), ada, '/unit-management')
  expect(await names(ada)).toEqual([
    { name: 'Everybody’s', isOwn: false, isShared: true },
    { name: 'Mine', isOwn: true, isShared: false },
  ])
  expect(await names(root)).toEqual([{ name: 'Everybody’s', isOwn: true, isShared: true }])
})

it.each([
  [inputOf(''), 'REQUIRED', ['name']],
  [inputOf('x'.repeat(161)), 'TOO_LONG', ['name']],
  [inputOf('a\nb'), 'BAD_CHARACTERS', ['name']],
  [inputOf('Long', false, 'x'.repeat(4001)), 'TOO_LONG', ['query']],
  [inputOf('Shared', true), 'OUT_OF_SCOPE', ['isShared']],
  [inputOf('mine'), 'TAKEN', ['name']],
])('refuses %#', async (input, code, path) => {
  expect(await create(input)).toMatchObject({ userErrors: [{ code, path }] })
})

it.each([
  ['an address of no screen', 'https://elsewhere.example', ada],
  ['a list that only administrators have', '/system?tab=jobs', ada],
  ['a list of managers, by a learner', '/user-management', { subject: 'lea', roles: ['LEARNER'] } as const],
])('refuses to keep a view of %s', async (_, screen, caller) => {
  expect(await create(inputOf('Other'), caller, screen)).toEqual({
    view: null,
    userErrors: [{ code: 'NOT_OFFERED', path: ['screen'] }],
  })
})

it('is changed and removed by its owner alone, and never over a newer state', async () => {
  const { view } = await create(inputOf('Draft'))
  const uuid = view?.uuid ?? ''
  const update = (revision: number, name: string): string =>
    `updateView(uuid: "${uuid}", revision: ${revision}, ${inputOf(name)})`
  expect(await change(update(1, 'Better'), ada)).toMatchObject({
    view: { name: 'Better', revision: 2 },
    userErrors: [],
  })
  expect(await change(update(1, 'Late'), ada)).toMatchObject({
    view: { name: 'Better' },
    userErrors: [{ code: 'CHANGED_MEANWHILE' }],
  })
  expect(await change(update(2, 'Theirs'), root)).toEqual({
    view: null,
    userErrors: [{ code: 'UNKNOWN', path: ['uuid'] }],
  })
  expect(await change(`deleteView(uuid: "${uuid}")`, root)).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
  expect(await change(`deleteView(uuid: "${uuid}")`, ada)).toMatchObject({ userErrors: [] })
  expect(await change(`deleteView(uuid: "${uuid}")`, ada)).toMatchObject({ userErrors: [{ code: 'UNKNOWN' }] })
})
