import { createUuid } from '../../../../database/uuid.ts'
import type { TestServer } from '../../../../testing/testServer.ts'
import type { ScopeCase } from '../../testing/scopeCase.ts'
import type { UnitWorld } from '../../testing/unitWorld.ts'

const unit = (world: UnitWorld) => ({ unit: world.unit('North sales') })
// The shapes are the queries'.
const isDone = (result: unknown): boolean => (result as { userErrors: unknown[] }).userErrors.length === 0
const isFull = (result: unknown): boolean => (result as unknown[]).length > 0
const managing = ['manager', 'deputy', 'managerAbove', 'admin'] as const

const open = async ({ database }: TestServer, world: UnitWorld): Promise<Record<string, unknown>> => {
  await database.pool.query(`update unit set join_mode = 'OPEN' where uuid = $1`, [world.unit('North sales')])
  return {}
}

/** Ada, a member of North sales, waits for an answer of South. */
async function request({ database }: TestServer, world: UnitWorld): Promise<Record<string, unknown>> {
  const uuid = createUuid()
  await database.pool.query('insert into join_request (uuid, unit, person) values ($1, $2, $3)', [
    uuid,
    world.unit('South'),
    world.person('Ada'),
  ])
  return { request: uuid }
}

/** The fields about joining, as `scopeCases` has the others. */
export const joinCases: Readonly<Record<string, ScopeCase>> = {
  'UnitQueries.joinable': {
    prepare: open,
    query: '{ units { result: joinable(page: { first: 9 }) { items { uuid } } } }',
    isGiven: (result) => isFull((result as { items: unknown[] }).items),
    for: ['managerAbove', 'managerOfSister', 'expiredDeputy', 'admin'],
  },
  'UnitQueries.joinRequestsOfMine': {
    prepare: async (server, world) => {
      await request(server, world)
      return {}
    },
    query: '{ units { result: joinRequestsOfMine { uuid } } }',
    isGiven: isFull,
    for: ['member'],
  },
  'UnitQueries.joinRequests': {
    query: 'query($unit: ID!) { units { result: joinRequests(unit: $unit, page: { first: 1 }) { items { uuid } } } }',
    variables: unit,
    isGiven: (result) => result !== null,
    for: managing,
  },
  'UnitMutations.exportUnits': {
    query:
      'mutation($unit: ID!) { unit { result: exportUnits(under: $unit, format: CSV) { userErrors { code path } } } }',
    variables: unit,
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.joinUnit': {
    prepare: open,
    query: 'mutation($unit: ID!) { unit { result: joinUnit(unit: $unit) { userErrors { code path } } } }',
    variables: unit,
    isGiven: isDone,
    for: ['member', 'manager', 'deputy', 'managerAbove', 'managerOfSister', 'expiredDeputy', 'admin'],
  },
  'UnitMutations.withdrawJoinRequest': {
    prepare: request,
    query:
      'mutation($request: ID!) { unit { result: withdrawJoinRequest(request: $request) { userErrors { code path } } } }',
    isGiven: isDone,
    for: ['member'],
  },
  'UnitMutations.leaveUnit': {
    async prepare({ database }, world) {
      await database.pool.query(`update unit_membership set source = 'SELF' where unit = $1 and role = 'MEMBER'`, [
        world.unit('North sales'),
      ])
      return {}
    },
    query: 'mutation($unit: ID!) { unit { result: leaveUnit(unit: $unit) { userErrors { code path } } } }',
    variables: unit,
    isGiven: isDone,
    for: ['member'],
  },
  'UnitMutations.decideJoinRequests': {
    query:
      'mutation($unit: ID!) { unit { result: decideJoinRequests(unit: $unit, requests: [], isApproved: true) { userErrors { code path } } } }',
    variables: unit,
    isGiven: isDone,
    for: managing,
  },
}
