// The baseline of the API benchmark: the same page of units, or of people with LIST=people, read by one SQL statement
// through pg and written as JSON.
import { createServer } from 'node:http'
import { personColumns, unitsOfPerson } from '@somo/server/modules/users/person/personRow'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const columns = `uuid, id, key, name, displayed_id as "displayedId", is_active as "isActive",
  is_general as "isGeneral", logo_url as "logoUrl", color`
const unitPage = {
  name: 'units',
  text: `select ${columns}, exists (select 1 from unit where (name, uuid) <= ($1, $2::uuid)) as "hasBehind" from unit
    where (name, uuid) > ($1, $2::uuid) order by name, uuid limit 51`,
}
const personPage = {
  name: 'people',
  text: `select ${personColumns}, p.sort_name as "sortName" from person p ${unitsOfPerson(() => 'true')} where p.status <> 'ANONYMISED'
    and (p.sort_name, p.uuid) > ($1, $2::uuid) order by p.sort_name, p.uuid limit 51`,
}
const page = process.env['LIST'] === 'people' ? personPage : unitPage
interface Row {
  readonly name: string
  readonly uuid: string
  readonly hasBehind: boolean
}

const cursorOf = (row: Pick<Row, 'name' | 'uuid'> | undefined): string | null =>
  row === undefined ? null : Buffer.from(JSON.stringify([row.name, row.uuid])).toString('base64url')

async function answer(body: string): Promise<string> {
  // The benchmark writes the request body, so it is not validated.
  const { name, uuid } = JSON.parse(body) as Pick<Row, 'name' | 'uuid'>
  const { rows } = await pool.query<Row>({ ...page, values: [name, uuid] })
  const items = rows.slice(0, 50).map(({ hasBehind, ...unit }) => unit)
  const pageInfo = {
    startCursor: cursorOf(items[0]),
    endCursor: cursorOf(items.at(-1)),
    hasNext: rows.length > 50,
    hasPrevious: rows[0]?.hasBehind ?? true,
  }
  return JSON.stringify({ data: { units: { units: { items, pageInfo } } } })
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end('ok')
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    answer(Buffer.concat(chunks).toString()).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
