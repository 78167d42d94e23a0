import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { callUntilOver, createApiCaller, p99, watchMemory } from './apiCaller.ts'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startIssuer } from './issuer.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'

const [people, media] = [5000, 20]
const rows = people * media
const formats = ['CSV', 'XLSX'] as const

/** 100,000 mandatory enrolments, each with its reason, a third of them completed. */
const statements = [
  `insert into person (uuid, subject, username, given_name, family_name, roles, status, source)
    select gen_random_uuid(), 'export ' || n, 'export ' || n, 'Änne ' || n, 'Müßiggänger ' || substr(md5(n::text), 1, 6), '{LEARNER}', 'ACTIVE', 'SEED'
    from generate_series(1, ${people}) n`,
  `insert into unit_membership (uuid, unit, person, is_default)
    select gen_random_uuid(), u.uuid, p.uuid, true from person p join unit u on u.key = 'bench-' || (2 + hashtext(p.subject) & 1023)
    where p.subject like 'export %'`,
  `insert into medium (uuid, kind, main_locale, titles, owner_unit)
    select gen_random_uuid(), 'LINK', 'en', jsonb_build_object('en', 'Export ' || n), u.uuid
    from generate_series(1, ${media}) n join unit u on u.is_general`,
  `insert into enrolment (uuid, person, medium, is_mandatory, due_at, progress_state, progress, completed_at)
    select gen_random_uuid(), p.uuid, m.uuid, true, now() + (hashtext(p.subject) & 63) * interval '1 day', x.state,
      case x.state when 'COMPLETED' then 100 else 0 end, case x.state when 'COMPLETED' then now() end
    from person p cross join medium m
    cross join lateral (select case hashtext(p.subject || m.uuid) % 3 when 0 then 'COMPLETED' else 'NOT_STARTED' end as state) x
    where p.subject like 'export %' and m.titles ->> 'en' like 'Export %'`,
  `insert into enrolment_source (uuid, enrolment, kind) select gen_random_uuid(), uuid, 'MANAGER' from enrolment`,
  'analyze',
]

interface Job {
  readonly state: string
  readonly done: number
  readonly fileUrl: string | null
}

interface Started {
  readonly userStatistics: { readonly exportRows: { readonly job: { readonly uuid: string } } }
}

async function measureExport(server: ServerProcess, token: string, format: string): Promise<Figure[]> {
  const { call } = createApiCaller(server.origin, token)
  const memory = watchMemory(server)
  const readJob = async (uuid: string): Promise<Job> => {
    const { jobs } = await call<{ jobs: { job: Job } }>(
      'query($uuid: ID!) { jobs { job(uuid: $uuid) { state done fileUrl } } }',
      { uuid },
    )
    return jobs.job
  }
  try {
    const begin = performance.now()
    const started = await call<Started>(
      'mutation($format: ExportFormat!) { userStatistics { exportRows(format: $format) { job { uuid } } } }',
      { format },
    )
    const { uuid } = started.userStatistics.exportRows.job
    let job: Job | null = null
    const running = (async () => {
      do {
        await pause(100)
        job = await readJob(uuid)
      } while (['QUEUED', 'RUNNING'].includes(job.state))
      return job
    })()
    let isOver = false
    const ended = running.finally(() => (isOver = true))
    const others = await callUntilOver(call, () => isOver)
    const { state, done, fileUrl } = await ended
    const seconds = (performance.now() - begin) / 1000
    if (state !== 'DONE' || done !== rows) throw new Error(`The export ended as ${state} with ${done} rows.`)
    const file = await fetch(`${server.origin}${fileUrl ?? ''}`)
    const megabytes = (await file.arrayBuffer()).byteLength / 1_048_576
    const group = `export of ${rows.toLocaleString('en')} rows as ${format}`
    const note = `${others.length} lists of units while it runs`
    return [
      {
        group,
        name: 'until the file is there',
        goal: 30,
        unit: 's',
        value: seconds,
        note: `${megabytes.toFixed(1)} MB`,
      },
      { group, name: 'others, p99', goal: 200, unit: 'ms', value: p99(others), note },
      {
        group,
        name: 'memory',
        goal: 350,
        unit: 'MB',
        value: memory.highest(),
        note: 'resident, at its highest, of the server alone',
      },
    ]
  } finally {
    memory.stop()
  }
}

/** Measures exports of 100,000 rows of user statistics: duration, response times of other calls meanwhile, memory. Each in its own process. */
export async function measureExports(database: BenchDatabase): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  for (const statement of statements) await pool.query(statement)
  await pool.end()
  const figures: Figure[] = []
  for (const format of formats) {
    const issuer = await startIssuer()
    const env = { DATABASE_URL: database.url, OIDC_ISSUER: issuer.address, CALLS_PER_MINUTE: '100000' }
    const server = await startServer('../packages/server/src/main.ts', env, '/ready')
    try {
      figures.push(...(await measureExport(server, issuer.token, format)))
    } finally {
      await Promise.all([server.stop(), issuer.close()])
    }
  }
  return figures
}
