import type { UnitPayload } from '@somo/graphql/schema'
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
})

const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows

describe('where new people come in', () => {
  const set = `mutation($unit: ID!) { unit { result: setUnitOfNewPeople(unit: $unit) { unit { takesNew canTakeNew } userErrors { code path } } } }`
  const take = async (unit: string): Promise<UnitPayload> =>
    (await ask<{ unit: { result: UnitPayload } }>(server, set, { unit: world.unit(unit) }, 'admin', ['ADMIN'])).unit
      .result
  const make = async (username: string): Promise<string | undefined> => {
    const create = `mutation($input: UserInput!) { user { createUser(input: $input) { user { uuid defaultUnit { name } } userErrors { code path } } } }`
    const input = { username, givenName: username, familyName: 'New', roles: ['LEARNER'], invite: false }
    const data = await ask<{
      user: { createUser: { user: { defaultUnit: { name: string } } | null; userErrors: object[] } }
    }>(server, create, { input }, 'admin', ['ADMIN'])
    expect(data.user.createUser.userErrors).toEqual([])
    return data.user.createUser.user?.defaultUnit.name
  }

  it('is the general unit at first, then the one that was chosen, one at a time; written down for both', async () => {
    expect(await make('first-one')).toBe('Company')
    expect(await take('North')).toEqual({ unit: { takesNew: true, canTakeNew: false }, userErrors: [] })
    expect(await make('second-one')).toBe('North')
    expect((await take('South')).userErrors).toEqual([])
    expect(await make('third-one')).toBe('South')
    expect(
      await read(
        `select u.name, e.after from audit_event e join unit u on u.uuid = e.object where e.action = 'unit.newPeople' order by e.at, u.name`,
      ),
    ).toEqual([
      { name: 'North', after: { takesNew: true } },
      { name: 'North', after: { takesNew: false } },
      { name: 'South', after: { takesNew: true } },
    ])
    expect((await take('Company')).unit).toEqual({ takesNew: true, canTakeNew: false })
    expect(await make('fourth-one')).toBe('Company')
  })

  it('is the general unit while the chosen one is switched off, and never one that is', async () => {
    await take('North')
    await read('update unit set is_active = false where uuid = $1', [world.unit('North')])
    expect(await make('fifth-one')).toBe('Company')
    expect((await take('North')).userErrors).toEqual([{ code: 'WRONG_STATE', path: [] }])
  })

  it('is also where somebody comes in whom only the sign-in service knows', async () => {
    await take('South')
    await server.call('{ me { loginCount } }', {}, { subject: 'stranger', roles: ['LEARNER'] })
    await server.call('{ units { mine { unit { name } } } }', {}, { subject: 'stranger', roles: ['LEARNER'] })
    const rows = await read(
      'select u.name, m.source from person p join unit_membership m on m.person = p.uuid join unit u on u.uuid = m.unit where p.subject = $1',
      ['stranger'],
    )
    expect(rows).toEqual([{ name: 'South', source: 'MANUAL' }])
  })
})

describe('an export of the tree', () => {
  const start = `mutation($under: ID, $format: ExportFormat!) { unit { result: exportUnits(under: $under, format: $format) { job { uuid } userErrors { code path } } } }`

  async function load(under: string | null, subject: string): Promise<string> {
    const roles = subject === 'admin' ? (['ADMIN'] as const) : (['EDUCATION_MANAGER'] as const)
    const { unit } = await ask<{ unit: { result: { job: { uuid: string } } } }>(
      server,
      start,
      { under, format: 'CSV' },
      subject,
      roles,
    )
    const question = `{ jobs { job(uuid: "${unit.result.job.uuid}") { state fileUrl } } }`
    return vi.waitFor(
      async () => {
        const { jobs } = await ask<{ jobs: { job: { state: string; fileUrl: string } } }>(
          server,
          question,
          {},
          subject,
          roles,
        )
        expect(jobs.job.state).toBe('DONE')
        return (await fetch(new URL(jobs.job.fileUrl, server.url))).text()
      },
      { timeout: 15_000, interval: 200 },
    )
  }

  it('holds what its owner manages, each below those above it, without what is in the archive', async () => {
    await world.addPerson('admin')
    await read(`update unit set name = '=Süd;1' where name = 'South'`)
    await read(`update unit set is_active = false, archived_at = now() where name = 'South team'`)
    const all = (await load(null, 'admin')).replace('\ufeff', '').trim().split('\r\n')
    expect(all[0]).toBe(
      'Level,Path,Name,Key,Key of the parent unit,Number,Status,Members,Managers,Description,Time zone,Colour',
    )
    const paths = all.slice(1).map((line) => line.split(',')[1] ?? '')
    expect(paths.toSorted()).toEqual([
      'Company',
      'Company › =Süd;1',
      'Company › =Süd;1 › South sales',
      'Company › North',
      'Company › North › North sales',
      'Company › North › North sales › North team',
    ])
    expect(paths.every((path) => paths.indexOf(path.split(' › ').slice(0, -1).join(' › ')) < paths.indexOf(path))).toBe(
      true,
    )
    expect(all).toHaveLength(7)
    expect(all.join('\n')).toContain(`,'=Süd;1,`)
    expect(all.join('\n')).not.toContain('South team')
    const own = (await load(null, 'Nora')).trim().split('\r\n')
    expect(own.slice(1).map((line) => line.split(',').slice(0, 5))).toEqual([
      ['1', 'North', 'North', 'north', ''],
      ['2', 'North › North sales', 'North sales', 'north-sales', 'north'],
      ['3', 'North › North sales › North team', 'North team', 'north-team', 'north-sales'],
    ])
    expect((await load(world.unit('South sales'), 'Sam')).trim().split('\r\n')).toHaveLength(2)
  })

  it('of a unit somebody else manages is none', async () => {
    const answer = await ask(server, start, { under: world.unit('South'), format: 'CSV' }, 'Nora')
    expect(answer).toEqual({ unit: { result: { job: null, userErrors: [{ code: 'UNKNOWN', path: ['under'] }] } } })
  })
})
