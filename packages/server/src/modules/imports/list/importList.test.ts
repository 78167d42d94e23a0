import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPerson } from '../testing/importFixtures.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { importer, usualOptions } from '../testing/importCalls.ts'

const manager: TestCaller = { subject: 'manager', roles: ['EDUCATION_MANAGER'] }

interface ImportFixture {
  readonly file: string
  readonly kind?: string
  readonly state?: string
  readonly owner?: string
  readonly options?: object | null
  readonly started?: string | null
  readonly rows?: number | null
  readonly failed?: number
  /** How the job of it ended, without the import being told. */
  readonly job?: string
}

let server: TestServer
const owners = new Map<string, string>()

async function insertImport(
  number: number,
  {
    file,
    kind = 'USERS',
    state = 'DONE',
    owner = 'importer',
    options = null,
    started = null,
    rows = 5,
    failed = 0,
    job,
  }: ImportFixture,
): Promise<void> {
  const { pool } = server.database
  const work =
    job === undefined
      ? null
      : ((
          await pool.query<{ uuid: string }>(
            `insert into job (uuid, kind, payload, state, ended_at) values (gen_random_uuid(), 'import.run', '{}', $1, now()) returning uuid`,
            [job],
          )
        ).rows[0]?.uuid ?? null)
  await pool.query(
    `insert into import_job (uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, options, row_count, failed, started_at, ended_at, checked_at, created_at, job)
     values (gen_random_uuid(), $1, $2, $3, true, $4, 'none', '\\x00', 10, $5, $6, $7, $8, $8::timestamptz + interval '72 seconds', now(), '2026-01-01T00:00:00Z'::timestamptz + make_interval(hours => $9), $10)`,
    [
      kind,
      state,
      owners.get(owner),
      file,
      options === null ? null : JSON.stringify({ ...usualOptions, ...options }),
      rows,
      failed,
      started,
      number,
      work,
    ],
  )
}

const both = { createMissing: true, missing: 'NOTHING' }
const importFixtures: readonly ImportFixture[] = [
  { file: 'Ärzte 2026.csv', options: both, started: '2026-02-01T08:00:00Z', rows: 12 },
  {
    file: 'aerzte.csv',
    kind: 'UNITS',
    options: { createMissing: false, missing: 'NOTHING' },
    started: '2026-02-03T08:00:00Z',
    failed: 2,
    rows: 3,
  },
  {
    file: 'Zivis_100%.csv',
    state: 'CHECKED',
    options: { createMissing: true, missing: 'DEACTIVATE' },
    owner: 'manager',
  },
  { file: 'neu.csv', state: 'UPLOADED', rows: null },
  {
    file: 'stopped.csv',
    state: 'RUNNING',
    job: 'FAILED',
    started: '2026-02-02T08:00:00Z',
    options: { createMissing: false, missing: 'DEACTIVATE' },
    owner: 'manager',
    rows: 7,
  },
]

beforeAll(async () => {
  server = await startTestServer()
  for (const subject of ['importer', 'manager']) owners.set(subject, await addPerson(server, subject))
  await server.database.pool.query(`update person set locale = 'de' where subject = 'manager'`)
  for (const [number, one] of importFixtures.entries()) await insertImport(number, one)
})
afterAll(() => server.close())

interface Page {
  readonly items: readonly { readonly fileName: string; readonly mode: string | null }[]
  readonly pageInfo: {
    readonly endCursor: string | null
    readonly startCursor: string | null
    readonly hasNext: boolean
    readonly hasPrevious: boolean
  }
}

async function list(variables: object, caller: TestCaller = importer): Promise<Page & { readonly count: number }> {
  const text = `query($page: PageInput!, $sort: ImportSort, $filter: ImportFilter) { imports {
    imports(page: $page, sort: $sort, filter: $filter) { items { fileName mode } pageInfo { startCursor endCursor hasNext hasPrevious } } count(filter: $filter) } }`
  const answer = await server.call(text, { page: { first: 50 }, ...variables }, caller)
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  // The shape is the query's.
  const { imports, count } = (answer.data as { imports: { imports: Page; count: number } }).imports
  return { ...imports, count }
}

const filesOf = ({ items }: Page): string[] => items.map(({ fileName }) => fileName.split(/[ _.]/)[0] ?? '')

describe('the list of imports', () => {
  it.each([
    // `ä`, `ae` and `a` are found by one another.
    [{ search: 'ARZTE' }, ['aerzte', 'Ärzte']],
    [{ search: '100%' }, ['Zivis']],
    [{ search: '%' }, ['Zivis']],
    [{ kind: ['UNITS'] }, ['aerzte']],
    [{ mode: ['CREATE_UPDATE'] }, ['Ärzte']],
    [{ mode: ['UPDATE', 'CREATE_UPDATE_DEACTIVATE'] }, ['Zivis', 'aerzte']],
    [{ mode: ['UPDATE_DEACTIVATE'] }, ['stopped']],
    [{ state: ['FAILED'] }, ['stopped']],
    [{ state: ['RUNNING'] }, []],
    [{ state: ['UPLOADED', 'CHECKED'] }, ['neu', 'Zivis']],
    [{ hasErrors: true }, ['aerzte']],
    [{ hasErrors: false }, ['stopped', 'neu', 'Zivis', 'Ärzte']],
    [{ startedFrom: '2026-02-02T00:00:00Z' }, ['stopped', 'aerzte']],
    [{ startedUntil: '2026-02-02T00:00:00Z' }, ['Ärzte']],
    [{ startedFrom: '2026-02-01T08:00:00Z', startedUntil: '2026-02-02T08:00:01Z' }, ['stopped', 'Ärzte']],
    [{ canUndo: true }, []],
    [{ canUndo: false, kind: ['UNITS'] }, ['aerzte']],
    [{ isOwn: true }, ['neu', 'aerzte', 'Ärzte']],
    [{ isOwn: false }, ['stopped', 'Zivis']],
    [{ owner: 'no such thing' }, []],
  ])('filtered by %j', async (filter, files) => {
    const page = await list({ filter })
    expect(filesOf(page)).toEqual(files)
    expect(page.count).toBe(files.length)
  })

  it('shows whose they are to administrators, and a manager no others by it', async () => {
    expect(filesOf(await list({ filter: { owner: owners.get('manager') } }))).toEqual(['stopped', 'Zivis'])
    expect(filesOf(await list({}, manager))).toEqual(['stopped', 'Zivis'])
    expect(await list({ filter: { owner: owners.get('importer') } }, manager)).toMatchObject({ items: [], count: 0 })
    expect(await list({ filter: { search: 'neu' } }, manager)).toMatchObject({ items: [], count: 0 })
  })

  // Between equals their ids decide, which are by chance here: what is sure is how it ends.
  it.each([
    ['CREATED', ['Ärzte', 'aerzte', 'Zivis', 'neu', 'stopped']],
    ['FILE', ['aerzte', 'Ärzte', 'neu', 'stopped', 'Zivis']],
    ['STARTED', ['Ärzte', 'stopped', 'aerzte']],
    ['ROWS', ['neu', 'aerzte', 'Zivis', 'stopped', 'Ärzte']],
    ['FAILED', ['aerzte']],
  ])('sorted by %s, page by page in both directions', async (field, end) => {
    const walk = async (direction: string): Promise<string[]> => {
      const found: string[] = []
      let after: string | null = null
      for (;;) {
        const page = await list({ sort: { field, direction }, page: { first: 2, after } })
        found.push(...filesOf(page))
        if (!page.pageInfo.hasNext) return found
        after = page.pageInfo.endCursor
      }
    }
    const rising = await walk('ASCENDING')
    expect(await walk('DESCENDING')).toEqual(rising.toReversed())
    expect([rising.length, rising.slice(-end.length)]).toEqual([5, end])
    const last = await list({ sort: { field, direction: 'ASCENDING' }, page: { last: 2 } })
    expect(filesOf(last)).toEqual(rising.slice(-2))
    const before = await list({
      sort: { field, direction: 'ASCENDING' },
      page: { last: 2, before: last.pageInfo.startCursor },
    })
    expect([filesOf(before), before.pageInfo.hasNext]).toEqual([rising.slice(1, 3), true])
  })

  it('is planned once for a connection', async () => {
    await list({ filter: { kind: ['UNITS'] } })
    await list({ filter: { kind: ['MEMBERSHIPS'] } })
    const { rows } = await server.database.lists
      .query(`select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%import_job%t.kind%' and statement not like '%t.failed <%' limit 1`)
    expect(rows).toEqual([{ generic: expect.any(Number) as number, custom: 0 }])
  })

  it('refuses a search without bounds, and a cursor of another order', async () => {
    await expect(list({ filter: { search: 'x'.repeat(201) } })).rejects.toThrow('BAD_INPUT')
    const { pageInfo } = await list({ page: { first: 1 } })
    await expect(
      list({ page: { first: 1, after: pageInfo.endCursor }, sort: { field: 'FILE', direction: 'ASCENDING' } }),
    ).rejects.toThrow('BAD_INPUT')
  })
})

describe('its export', () => {
  async function exported(variables: object, caller: TestCaller): Promise<{ text: string; codes: readonly string[] }> {
    const text = `mutation($filter: ImportFilter, $sort: ImportSort, $columns: [ImportListColumn!]!) { import {
      exportImports(filter: $filter, sort: $sort, columns: $columns, format: CSV) { job { uuid } userErrors { code } } } }`
    const answer = await server.call(text, variables, caller)
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
    // The shape is the mutation's.
    const { job, userErrors } = (
      answer.data as { import: { exportImports: { job: { uuid: string } | null; userErrors: { code: string }[] } } }
    ).import.exportImports
    if (job === null) return { text: '', codes: userErrors.map(({ code }) => code) }
    const address = await vi.waitFor(async () => {
      const { data } = await server.call(
        'query($uuid: ID!) { jobs { job(uuid: $uuid) { state fileUrl } } }',
        { uuid: job.uuid },
        caller,
      )
      const found = (data as { jobs: { job: { state: string; fileUrl: string | null } } }).jobs.job
      expect(found.state).toBe('DONE')
      return found.fileUrl ?? ''
    }, 10_000)
    const response = await fetch(new URL(address, server.url))
    return { text: await response.text(), codes: [] }
  }

  it('holds what its owner sees, in the order and the columns of the list', async () => {
    const columns = ['FILE', 'KIND', 'MODE', 'STATE', 'ROWS', 'FAILED_ROWS', 'STARTED', 'DURATION', 'SENT']
    const { text } = await exported(
      { columns, sort: { field: 'FILE', direction: 'ASCENDING' }, filter: { hasErrors: false } },
      manager,
    )
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Datei;Inhalt;Tut;Stand;Zeilen;Fehler;Beginn (UTC);Dauer (s);Gesendet (UTC)',
      'stopped.csv;Personen;ändert, deaktiviert;Fehlgeschlagen;7;0;2026-02-02 08:00;72;2026-01-01 04:00',
      'Zivis_100%.csv;Personen;legt an, ändert, deaktiviert;Wartet auf Freigabe;5;0;;;2026-01-01 02:00',
    ])
    expect((await exported({ columns: ['FILE', 'OWNER'] }, importer)).text.split('\r\n')).toHaveLength(7)
  })

  it('has columns, each once', async () => {
    expect((await exported({ columns: [] }, importer)).codes).toEqual(['REQUIRED'])
    expect((await exported({ columns: ['FILE', 'FILE'] }, importer)).codes).toEqual(['REPEATED'])
  })
})
