// The baseline of the benchmark of commits: the same write (attempt, enrolment, event) in one transaction of plain SQL.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, idleTimeoutMillis: 600_000 })

interface Body {
  readonly attempt: string
  readonly sequence: number
  readonly suspendData: string
  readonly runtime: string
}

const lock = `select e.uuid, e.person, a.version from enrolment e join attempt a on a.enrolment = e.uuid where a.uuid = $1 for update of e, a`
const attempt = `update attempt set sequence = $2, suspend_data = $3, runtime = $4, last_active_at = now() where uuid = $1`
const enrolment = `update enrolment set last_active_at = now(), revision = revision + 1 where uuid = $1`
const event = `insert into learning_event (kind, person, enrolment, medium, version, cycle, units)
  select 'PROGRESSED', e.person, e.uuid, e.medium, $2, e.cycle,
    coalesce((select array_agg(distinct a.ancestor) from unit_membership m join unit_ancestor a on a.unit = m.unit where m.person = e.person), '{}')
  from enrolment e where e.uuid = $1`

async function write(body: string): Promise<string> {
  // The benchmark writes the request body, so it is not validated.
  const { attempt: uuid, sequence, suspendData, runtime } = JSON.parse(body) as Body
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ uuid: string; version: string }>({ name: 'l', text: lock, values: [uuid] })
    await client.query({ name: 'a', text: attempt, values: [uuid, sequence, suspendData, runtime] })
    await client.query({ name: 'e', text: enrolment, values: [rows[0]?.uuid] })
    await client.query({ name: 'v', text: event, values: [rows[0]?.uuid, rows[0]?.version] })
    await client.query('commit')
    return JSON.stringify({ data: { outcome: 'WRITTEN' } })
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end('ok')
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    write(Buffer.concat(chunks).toString()).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
