import { Agent } from 'node:http'
import { seedScale } from '@somo/server/database/seed/scale/seedScale'
import pg from 'pg'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startIssuer } from './issuer.ts'
import { runLoad, send, type Call } from './load.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'

interface Shape {
  readonly group: string
  /** The list, as the raw server's LIST variable names it. */
  readonly list: 'units' | 'people'
  readonly document: string
  /** SQL that selects positions within the list, each with `name` and `uuid`. */
  readonly places: string
}

const unitDocument = `query UnitList($page: PageInput!) { units { units(page: $page) {
  items { uuid id key name displayedId isActive isGeneral logoUrl color }
  pageInfo { startCursor endCursor hasNext hasPrevious } } } }`
const personDocument = `query UserList($page: PageInput!) { users { users(page: $page) {
  items { uuid id username email givenName familyName name displayedId externalId status roles locale timeZone avatarUrl
    defaultUnit { uuid name key } units { uuid name key } unitCount lastSignInAt loginCount invitedAt createdAt startsOn
    deactivateOn source revision lockedFields }
  pageInfo { startCursor endCursor hasNext hasPrevious } } } }`
const placesIn = (table: string, name: string): string =>
  `select name, uuid from (select ${name} as name, uuid, row_number() over (order by ${name}, uuid) as n from ${table}) u where n % 100 = 50 limit 16`
const shapes: readonly Shape[] = [
  { group: 'list of 50 units', list: 'units', document: unitDocument, places: placesIn('unit', 'name') },
  { group: 'list of 50 people', list: 'people', document: personDocument, places: placesIn('person', 'sort_name') },
]
const rounds = 5
const calls = 1500

/** The lists of units and of people. */
export async function measureList(database: BenchDatabase): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await seedScale(pool, { users: 2000, units: 50, seed: 1, today: '2026-01-31', hasAccounts: false })
  await pool.end()
  const figures: Figure[] = []
  for (const shape of shapes) figures.push(...(await measureShape(database, shape)))
  return figures
}

/**
 * Compares the API's page of 50 items, with token and access checks, with the same page read by one SQL statement
 * through pg. Measures the server's processor time in interleaved rounds, which other load on the machine hardly
 * affects.
 */
async function measureShape(database: BenchDatabase, shape: Shape): Promise<Figure[]> {
  const issuer = await startIssuer()
  const api = await startServer(
    '../packages/server/src/main.ts',
    { DATABASE_URL: database.url, OIDC_ISSUER: issuer.address },
    '/ready',
  )
  const raw = await startServer('rawServer.ts', { DATABASE_URL: database.url, LIST: shape.list }, '/')
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const rawCall: Call = { address: raw.origin, headers, bodies: await rawBodies(database, shape) }
    const apiHeaders = {
      ...headers,
      authorization: `Bearer ${issuer.token}`,
      'x-graphql-yoga-csrf': '1',
      'apollo-require-preflight': 'true',
    }
    const apiCall = await apiBodies({ address: `${api.origin}/graphql`, headers: apiHeaders }, shape)
    const pairs = []
    for (const call of [rawCall, apiCall]) await runLoad(call, { calls: 300, connections: 8 })
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ raw: await measureRound(raw, rawCall), api: await measureRound(api, apiCall) })
    }
    const memory = shape.list === 'units' ? [await measureMemory(api, apiCall)] : []
    return [...listFigures(shape, pairs), ...memory]
  } finally {
    await Promise.all([api.stop(), raw.stop(), issuer.close()])
  }
}

interface Round {
  /** Processor time per call in microseconds; null if the system does not report it. */
  readonly cpu: number | null
  readonly time: number
}

async function measureRound(server: ServerProcess, call: Call): Promise<Round> {
  const before = server.readCpu()
  const { times } = await runLoad(call, { calls, connections: 8 })
  const after = server.readCpu()
  return { cpu: before === null || after === null ? null : ((after - before) * 1000) / calls, time: median(times) }
}

function listFigures({ group }: Shape, pairs: readonly { raw: Round; api: Round }[]): Figure[] {
  const known = pairs.flatMap(({ raw, api }) =>
    raw.cpu === null || api.cpu === null ? [] : [{ raw: raw.cpu, api: api.cpu }],
  )
  const how =
    known.length === 0
      ? 'only Linux tells the processor time of a process'
      : `median of ${rounds} interleaved rounds of ${calls} calls`
  const ratio = known.length === 0 ? null : median(known.map(({ raw, api }) => api / raw))
  const of = (side: 'raw' | 'api'): number | null =>
    known.length === 0 ? null : median(known.map((pair) => pair[side]))
  return [
    { group, name: 'processor time against raw SQL', goal: 2.5, unit: '×', value: ratio, note: how },
    {
      group,
      name: 'processor time a call, raw SQL',
      goal: null,
      unit: 'µs',
      value: of('raw'),
      note: 'the floor of this run',
    },
    {
      group,
      name: 'processor time a call, API',
      goal: null,
      unit: 'µs',
      value: of('api'),
      note: 'token, rights and GraphQL included',
    },
    {
      group,
      name: 'time to answer against raw SQL',
      goal: null,
      unit: '×',
      value: median(pairs.map(({ raw, api }) => api.time / raw.time)),
      note: 'at 8 connections',
    },
  ]
}

/** The peak memory while 32 connections request pages. */
async function measureMemory(api: ServerProcess, call: Call): Promise<Figure> {
  let value = api.readMemory()
  const clock = setInterval(() => {
    value = value === null ? null : Math.max(value, api.readMemory() ?? 0)
  }, 50)
  await runLoad(call, { calls: calls * 4, connections: 32 })
  clearInterval(clock)
  const note = 'resident, at its highest under 32 connections; the database is outside'
  return { group: 'server', name: 'memory under load', goal: 300, unit: 'MB', value, note }
}

async function rawBodies({ url }: BenchDatabase, { places }: Shape): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; uuid: string }>(places)
  await client.end()
  return rows.map((row) => JSON.stringify(row))
}

/** Reads pages one after another; every second page is the start of a measured call. */
async function apiBodies(target: Omit<Call, 'bodies'>, { document }: Shape): Promise<Call> {
  const agent = new Agent()
  const bodies: string[] = []
  let after: string | null = null
  while (bodies.length < 16) {
    const body = JSON.stringify({ query: document, variables: { page: { first: 50, after } } })
    if (after !== null) bodies.push(body)
    after = endCursorOf(await send(agent, target, body))
  }
  return { ...target, bodies }
}

function endCursorOf(answer: string): string {
  const cursor = /"endCursor":"([^"]+)"/.exec(answer)?.[1]
  if (cursor === undefined) throw new Error(`A page without an end: ${answer.slice(0, 300)}`)
  return cursor
}
