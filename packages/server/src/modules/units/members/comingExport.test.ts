import type { ComingMembershipPage, JobPayload } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { ask, createCompany, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const plan = (name: string, from: string, more = `'MEMBER', null, 'MANUAL'`): Promise<unknown> =>
  server.database.pool.query(
    `insert into coming_membership (uuid, unit, person, begins_on, role, until, source) values (gen_random_uuid(), $1, $2, $3, ${more})`,
    [world.unit('North sales'), world.person(name), from],
  )

/** Two from another part of the company, whom the manager does not manage yet, and one of hers. */
beforeEach(async () => {
  world = await createCompany(server.database.pool)
  await server.database.pool.query('delete from coming_membership')
  await server.database.pool.query(
    `update person set email = 'cleo@example.org', displayed_id = '777' where uuid = $1`,
    [world.person('Cleo')],
  )
  await plan('Cleo', '2098-03-01', `'DEPUTY', '2098-12-31', 'IMPORT'`)
  await plan('Ben', '2098-01-01')
  await plan('Dan', '2098-02-01')
})

const list = `query($unit: ID!, $page: PageInput!, $search: String) { units { comingMembers(unit: $unit, page: $page, search: $search) { items { name from } pageInfo { startCursor endCursor hasNext hasPrevious } } } }`

async function read(variables: object, subject = 'Nora'): Promise<ComingMembershipPage | null | undefined> {
  const answer = await ask<{ units: { comingMembers: ComingMembershipPage | null } }>(
    server,
    list,
    { unit: world.unit('North sales'), page: { first: 2 }, ...variables },
    subject,
  )
  return answer.units.comingMembers
}
const names = (page: ComingMembershipPage | null | undefined): string[] | undefined =>
  page?.items.map(({ name }) => name)

const start = `mutation($unit: ID!, $search: String, $format: ExportFormat!) { unit { result: exportComingMembers(unit: $unit, search: $search, format: $format) { job { uuid } userErrors { code path } } } }`

const begin = async (variables: object, subject = 'Nora'): Promise<JobPayload> =>
  (
    await ask<{ unit: { result: JobPayload } }>(
      server,
      start,
      { unit: world.unit('North sales'), format: 'CSV', ...variables },
      subject,
    )
  ).unit.result

async function load(variables: object): Promise<string[]> {
  const { job } = await begin(variables)
  return vi.waitFor(
    async () => {
      const { jobs } = await ask<{ jobs: { job: { state: string; fileUrl: string } } }>(
        server,
        `{ jobs { job(uuid: "${job?.uuid ?? ''}") { state fileUrl } } }`,
        {},
        'Nora',
      )
      expect(jobs.job.state).toBe('DONE')
      const text = await (await fetch(new URL(jobs.job.fileUrl, server.url))).text()
      return text.replace('\ufeff', '').trim().split('\r\n')
    },
    { timeout: 15_000, interval: 200 },
  )
}

describe('the list of who comes', () => {
  it('is turned page by page, the nearest day first', async () => {
    const first = await read({})
    expect([names(first), first?.pageInfo.hasNext]).toEqual([['Ben Test', 'Dan Test'], true])
    const second = await read({ page: { first: 2, after: first?.pageInfo.endCursor } })
    expect([names(second), second?.pageInfo]).toMatchObject([['Cleo Test'], { hasNext: false, hasPrevious: true }])
  })

  it('is in the order of names where many come on one day, from page to page and back', async () => {
    await plan('Ada', '2098-02-01')
    await plan('Sam', '2098-02-01')
    await server.database.pool.query(`update person set family_name = 'Zuri Óg' where uuid = $1`, [world.person('Ada')])
    // Without the names the order would be that of the uuids: theirs run against it.
    for (const [place, name] of ['Ada', 'Sam', 'Dan'].entries())
      await server.database.pool.query(
        `update coming_membership set uuid = ('00000000-0000-4000-8000-00000000000' || $2)::uuid where person = $1`,
        [world.person(name), place],
      )
    const all = ['Ben Test', 'Dan Test', 'Sam Test', 'Ada Zuri Óg', 'Cleo Test']
    const walked: (string | undefined)[] = []
    for (let page = await read({ page: { first: 1 } }); page !== null && page !== undefined;) {
      walked.push(...(names(page) ?? []))
      page = page.pageInfo.hasNext ? await read({ page: { first: 1, after: page.pageInfo.endCursor } }) : null
    }
    expect(walked).toEqual(all)
    const end = await read({ page: { last: 2 } })
    expect([names(end), end?.pageInfo]).toMatchObject([all.slice(3), { hasNext: false, hasPrevious: true }])
    const middle = await read({ page: { last: 2, before: end?.pageInfo.startCursor } })
    expect([names(middle), middle?.pageInfo]).toMatchObject([all.slice(1, 3), { hasNext: true, hasPrevious: true }])
  })

  it('goes on from a place that was told before names counted', async () => {
    const after = Buffer.from(
      JSON.stringify(['FROM', 'ASCENDING', '2098-02-01', '00000000-0000-4000-8000-000000000000']),
    ).toString('base64url')
    expect(names(await read({ page: { first: 5, after } }))).toEqual(['Dan Test', 'Cleo Test'])
  })

  it('is searched as the members are, and holds no sign as a wildcard', async () => {
    expect(names(await read({ search: ' CLEO ' }))).toEqual(['Cleo Test'])
    expect(names(await read({ search: 'test cleo' }))).toEqual(['Cleo Test'])
    expect(names(await read({ search: '%' }))).toEqual([])
    expect(names(await read({ search: '％' }))).toEqual([])
  })
})

describe('a file of who comes', () => {
  it('holds names, roles and days, and no more of whom the manager does not manage yet', async () => {
    expect(await load({})).toEqual([
      'Name,Role in the unit,First day,Last day,Added by',
      'Ben Test,Member,2098-01-01,,by hand',
      'Dan Test,Member,2098-02-01,,by hand',
      'Cleo Test,Deputy,2098-03-01,2098-12-31,import',
    ])
    expect(await load({ search: 'ben' })).toEqual([
      'Name,Role in the unit,First day,Last day,Added by',
      'Ben Test,Member,2098-01-01,,by hand',
    ])
  })

  it('of a unit somebody else manages is none', async () => {
    expect(await begin({}, 'Sam')).toEqual({ job: null, userErrors: [{ code: 'UNKNOWN', path: ['unit'] }] })
  })
})
