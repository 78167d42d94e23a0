import type { JobPayload } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { ask, createCompany, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  world = await createCompany(server.database.pool)
  await world.join('Zoe', 'North sales', 'DEPUTY', '2099-01-01')
  await server.database.pool.query(`update person set given_name = '=Ida', email = 'ada@example.org' where uuid = $1`, [
    world.person('Ada'),
  ])
  await server.database.pool.query(
    `update unit_membership set created_at = '2024-05-06T07:08:09Z', source = 'IMPORT' where person = $1`,
    [world.person('Ada')],
  )
})

const start = `mutation($unit: ID!, $filter: MemberFilter, $selection: UserSelection, $sort: MemberSort, $columns: [String!]!, $format: ExportFormat!) { unit { result:
  exportMembers(unit: $unit, filter: $filter, selection: $selection, sort: $sort, columns: $columns, format: $format) { job { uuid } userErrors { code path } } } }`

const begin = async (variables: object, subject = 'Nora'): Promise<JobPayload> =>
  (
    await ask<{ unit: { result: JobPayload } }>(
      server,
      start,
      { unit: world.unit('North sales'), columns: ['NAME', 'ROLE'], format: 'CSV', ...variables },
      subject,
    )
  ).unit.result

async function load(variables: object): Promise<string[]> {
  const { job } = await begin(variables)
  const question = `{ jobs { job(uuid: "${job?.uuid ?? ''}") { state fileUrl } } }`
  return vi.waitFor(
    async () => {
      const { jobs } = await ask<{ jobs: { job: { state: string; fileUrl: string } } }>(server, question, {}, 'Nora')
      expect(jobs.job.state).toBe('DONE')
      const text = await (await fetch(new URL(jobs.job.fileUrl, server.url))).text()
      return text.replace('\ufeff', '').trim().split('\r\n')
    },
    { timeout: 15_000, interval: 200 },
  )
}

describe('an export of members', () => {
  it('holds what is listed, in its order and columns, and no formula', async () => {
    const columns = ['NAME', 'EMAIL', 'ROLE', 'UNTIL', 'SINCE', 'SOURCE']
    expect(await load({ columns, sort: { field: 'NAME', direction: 'DESCENDING' } })).toEqual([
      'Name,Email address,Role in the unit,Last day,Since (UTC),Added by',
      expect.stringMatching(/^Zoe Test,,Deputy,2099-01-01,\d{4}-\d\d-\d\d \d\d:\d\d,by hand$/) as unknown,
      `'=Ida Test,ada@example.org,Member,,2024-05-06 07:08,import`,
    ])
    expect(await load({ filter: { role: ['DEPUTY'] } })).toEqual(['Name,Role in the unit', 'Zoe Test,Deputy'])
  })

  it('holds what is selected of them, and nobody who is in another unit', async () => {
    expect(
      await load({ selection: { uuids: [world.person('Zoe'), world.person('Ben'), world.person('Cleo')] } }),
    ).toEqual(['Name,Role in the unit', 'Zoe Test,Deputy'])
    const members = { unit: world.unit('North sales'), filter: {} }
    expect(await load({ selection: { members, except: [world.person('Ada')] } })).toEqual([
      'Name,Role in the unit',
      'Zoe Test,Deputy',
    ])
  })

  it('of a unit somebody else manages is none, nor one of columns that are not offered', async () => {
    expect(await begin({}, 'Sam')).toEqual({ job: null, userErrors: [{ code: 'UNKNOWN', path: ['unit'] }] })
    expect(await begin({ columns: ['NAME', 'PASSWORD'] })).toEqual({
      job: null,
      userErrors: [{ code: 'NOT_OFFERED', path: ['columns', '1'] }],
    })
  })
})
