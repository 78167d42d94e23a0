import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { callerOf, testPeople, seedPeople, seedUnits, type Units } from '../../testing/testOrganisation.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
let units: Units
let people: Map<string, string>

beforeAll(async () => {
  server = await startTestServer()
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit_membership, saved_view')
  people = await seedPeople(server.database, units, testPeople)
})

describe('a view that an administrator shares', () => {
  async function share(screen: string): Promise<string> {
    const uuid = createUuid()
    await server.database.pool.query(
      `insert into saved_view (uuid, owner, screen, name, query, is_shared) values ($1, $2, $3, 'Everybody’s', '', true)`,
      [uuid, people.get('root'), screen],
    )
    return uuid
  }
  const seenBy = async (caller: string, screen: string): Promise<number> => {
    const { data } = await server.call(`{ views { views(screen: "${screen}") { uuid } } }`, {}, callerOf(caller))
    return (data as { views: { views: unknown[] } }).views.views.length
  }

  it.each([
    ['pupil', 0],
    ['sister', 1],
    ['manager', 1],
    ['root', 1],
  ])('is seen by %s of the list of imports: %i', async (caller, count) => {
    await share('/import-management')
    expect(await seenBy(caller, '/import-management')).toBe(count)
  })

  it('is seen by administrators alone where nobody else has that list', async () => {
    await share('/system')
    expect([await seenBy('manager', '/system'), await seenBy('root', '/system')]).toEqual([0, 1])
  })

  it.each(['pupil', 'manager'])('is not there to be changed by %s', async (caller) => {
    const uuid = await share('/import-management')
    const change = `mutation { view { it: updateView(uuid: "${uuid}", revision: 1, input: { name: "Mine", query: "", isShared: false }) { view { name } userErrors { code } } } }`
    const remove = `mutation { view { it: deleteView(uuid: "${uuid}") { view { name } userErrors { code } } } }`
    for (const text of [change, remove]) {
      const { data } = await server.call(text, {}, callerOf(caller))
      expect(data).toEqual({ view: { it: { view: null, userErrors: [{ code: 'UNKNOWN' }] } } })
    }
    expect(await seenBy('root', '/import-management')).toBe(1)
  })
})
