import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishTestMedium } from '@somo/server/modules/learning/testing/testMedia'
import pg from 'pg'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startIssuer, type BenchIssuer } from './issuer.ts'
import { send, type Call } from './load.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'

/** A player collects the changes of a second, so this is what 200 learners who work at once send at most. */
const [learners, seconds, rounds] = [200, 10, 3]
const group = `${learners} learners`

interface Learner {
  readonly subject: string
  readonly attempt: string
  readonly device: string
  sequence: number
}

/** So many learners with a running attempt at a package, each a member of one unit. */
async function fill(pool: pg.Pool): Promise<Learner[]> {
  const { rows: units } = await pool.query<{ uuid: string }>('select uuid from unit order by is_general desc limit 21')
  const { medium, version } = await publishTestMedium(pool, {
    kind: 'SCORM',
    title: 'Package',
    unit: units[0]?.uuid ?? '',
  })
  await pool.query(
    `insert into person (uuid, subject, username, roles, status, source)
      select gen_random_uuid(), 'commits ' || n, 'commits ' || n, '{LEARNER}', 'ACTIVE', 'SEED' from generate_series(1, $1) n`,
    [learners],
  )
  await pool.query(
    `insert into unit_membership (uuid, unit, person) select gen_random_uuid(), ($1::uuid[])[1 + (row_number() over ()) % 20 + 1], uuid from person where subject like 'commits %'`,
    [units.map(({ uuid }) => uuid)],
  )
  await pool.query(
    `insert into enrolment (uuid, person, medium, version, progress_state, started_at)
      select gen_random_uuid(), uuid, $1, $2, 'IN_PROGRESS', now() from person where subject like 'commits %'`,
    [medium, version],
  )
  await pool.query(
    `insert into attempt (uuid, enrolment, version, number, device)
      select gen_random_uuid(), uuid, $1, 1, gen_random_uuid() from enrolment where medium = $2`,
    [version, medium],
  )
  await pool.query('analyze')
  const { rows } = await pool.query<Learner>(
    `select p.subject, a.uuid as attempt, a.device, 0 as sequence from attempt a join enrolment e on e.uuid = a.enrolment
      join person p on p.uuid = e.person where e.medium = $1`,
    [medium],
  )
  return rows
}

/** What a package of medium size stores. */
const [suspendData, runtime] = [
  's'.repeat(2000),
  JSON.stringify({ units: { one: { cmi: { note: 'r'.repeat(2000) } } } }),
]

const document = `mutation Commit($input: AttemptCommitInput!) { learning { commit(input: $input, locale: "en") {
  outcome enrolment { uuid state progress score } } } }`

type BodyOf = (learner: Learner) => string
const rawBody: BodyOf = ({ attempt, sequence }) => JSON.stringify({ attempt, sequence, suspendData, runtime })
const apiBody: BodyOf = ({ attempt, device, sequence }) =>
  JSON.stringify({ query: document, variables: { input: { attempt, device, sequence, suspendData, runtime } } })

interface Target {
  readonly server: ServerProcess
  readonly callOf: (learner: Learner) => Omit<Call, 'bodies'>
  readonly bodyOf: BodyOf
}

interface Round {
  readonly p50: number
  readonly p99: number
  /** Processor time of the server's process a commit, in ms. */
  readonly cpu: number | null
}

/** Each learner commits once a second. A time counts from the planned moment, so that a held-up call is not left out. */
async function measureRound({ server, callOf, bodyOf }: Target, all: readonly Learner[]): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: learners })
  const times: number[] = []
  const before = server.readCpu()
  const began = performance.now() + 100
  const work = async (learner: Learner, place: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      const planned = began + (second + place / learners) * 1000
      await sleep(Math.max(0, planned - performance.now()))
      learner.sequence += 1
      const answer = await send(agent, callOf(learner), bodyOf(learner))
      if (!answer.includes('"WRITTEN"')) throw new Error(`A commit was not taken: ${answer.slice(0, 300)}`)
      times.push(performance.now() - planned)
    }
  }
  try {
    await Promise.all(all.map(work))
  } finally {
    agent.destroy()
  }
  const after = server.readCpu()
  const ordered = times.toSorted((one, other) => one - other)
  return {
    p50: ordered[Math.floor(ordered.length * 0.5)] ?? Number.NaN,
    p99: ordered[Math.floor(ordered.length * 0.99)] ?? Number.NaN,
    cpu: before === null || after === null ? null : (after - before) / ordered.length,
  }
}

const headers = { 'content-type': 'application/json', accept: 'application/json' }

async function apiTarget(url: string, issuer: BenchIssuer, all: readonly Learner[]): Promise<Target> {
  const server = await startServer(
    '../packages/server/src/main.ts',
    { DATABASE_URL: url, OIDC_ISSUER: issuer.address },
    '/ready',
  )
  const tokens = new Map<string, string>()
  for (const { subject } of all) tokens.set(subject, await issuer.tokenOf(subject, 'LEARNER'))
  const own = { ...headers, 'x-graphql-yoga-csrf': '1', 'apollo-require-preflight': 'true' }
  return {
    server,
    bodyOf: apiBody,
    callOf: ({ subject }) => ({
      address: `${server.origin}/graphql`,
      headers: { ...own, authorization: `Bearer ${tokens.get(subject)}` },
    }),
  }
}

/** Commits of many learners at once, compared with the same write in plain SQL behind the same kind of server. */
export async function measureCommits({ url }: BenchDatabase): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // The database is stopped right after the last connection is told to end.
  pool.on('error', () => undefined)
  const all = await fill(pool)
  const issuer = await startIssuer()
  const api = await apiTarget(url, issuer, all)
  const rawServer = await startServer('rawCommitServer.ts', { DATABASE_URL: url }, '/')
  const raw: Target = { server: rawServer, bodyOf: rawBody, callOf: () => ({ address: rawServer.origin, headers }) }
  try {
    for (const target of [raw, api]) await measureRound(target, all)
    const pairs: { readonly raw: Round; readonly api: Round }[] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ raw: await measureRound(raw, all), api: await measureRound(api, all) })
    return figuresOf(pairs, await countLost(pool, all))
  } finally {
    await Promise.all([api.server.stop(), rawServer.stop(), issuer.close()])
    await pool.end()
  }
}

/** Acknowledged commits that the tables do not have. */
async function countLost(pool: pg.Pool, all: readonly Learner[]): Promise<number> {
  const { rows } = await pool.query<{ lost: number }>(
    `select (count(*) filter (where a.sequence <> l.sequence)
        + sum(l.sequence) - (select count(*) from learning_event e where e.kind = 'PROGRESSED'))::int as lost
      from unnest($1::uuid[], $2::int[]) as l (attempt, sequence) left join attempt a on a.uuid = l.attempt`,
    [all.map(({ attempt }) => attempt), all.map(({ sequence }) => sequence)],
  )
  return rows[0]?.lost ?? Number.NaN
}

function figuresOf(pairs: readonly { readonly raw: Round; readonly api: Round }[], lost: number): Figure[] {
  const note = `each commits once a second, median of ${rounds} interleaved rounds of ${seconds} s`
  const of = (side: 'raw' | 'api', name: 'p50' | 'p99'): number => median(pairs.map((pair) => pair[side][name]))
  const cpu = pairs.flatMap(({ raw, api }) => (raw.cpu === null || api.cpu === null ? [] : [api.cpu / raw.cpu]))
  return [
    { group, name: 'commit p50', goal: null, unit: 'ms', value: of('api', 'p50'), note },
    { group, name: 'commit p99', goal: 25, unit: 'ms', value: of('api', 'p99'), note },
    { group, name: 'raw SQL p50', goal: null, unit: 'ms', value: of('raw', 'p50'), note: 'the same write, the floor' },
    { group, name: 'raw SQL p99', goal: null, unit: 'ms', value: of('raw', 'p99'), note: 'the same write, the floor' },
    {
      group,
      name: 'commit against raw SQL',
      goal: 2,
      unit: '×',
      value: median(pairs.map(({ raw, api }) => api.p50 / raw.p50)),
      note: 'p50; token, rights and GraphQL included',
    },
    {
      group,
      name: 'processor time of the server against raw SQL',
      goal: null,
      unit: '×',
      value: cpu.length === 0 ? null : median(cpu),
      note: 'only Linux tells the processor time of a process',
    },
    { group, name: 'acknowledged and lost', goal: 0, unit: '', value: lost, note: 'attempts and events afterwards' },
  ]
}
