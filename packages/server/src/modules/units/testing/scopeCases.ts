import type { TestServer } from '../../../testing/testServer.ts'
import { joinCases } from '../joining/testing/joinCases.ts'
import { ask, type UnitWorld } from './unitWorld.ts'
import type { Position, ScopeCase } from './scopeCase.ts'

const managing = ['manager', 'deputy', 'managerAbove', 'admin'] as const satisfies readonly Position[]
const own = ['member', 'manager', 'deputy'] as const satisfies readonly Position[]

const unit = (world: UnitWorld) => ({ unit: world.unit('North sales') })
const isThere = (result: unknown): boolean => result !== null
// The shapes are the queries'.
const isDone = (result: unknown): boolean => (result as { userErrors: unknown[] }).userErrors.length === 0
const isFull = (result: unknown): boolean => (result as unknown[]).length > 0
const mutation = (head: string, call: string): string =>
  `mutation(${head}) { unit { result: ${call} { userErrors { code path } } } }`
const query = (head: string, call: string): string => `query(${head}) { units { result: ${call} } }`

const rollSteps = (world: UnitWorld) => ({
  input: { unit: world.unit('North sales'), steps: [{ unit: world.unit('North team'), name: 'Next' }] },
})

/** Every field of UnitQueries and UnitMutations; the test fails where one is missing. */
export const scopeCases: Readonly<Record<string, ScopeCase>> = {
  'UnitQueries.defaultUnit': {
    query: '{ units { result: defaultUnit { name } } }',
    isGiven: (result) => (result as { name: string }).name === 'North sales',
    for: own,
  },
  'UnitQueries.units': {
    query: query('$filter: UnitFilter', 'units(page: { first: 9 }, filter: $filter) { items { uuid } }'),
    variables: (world) => ({ filter: { under: world.unit('North sales') } }),
    isGiven: (result) => isFull((result as { items: unknown[] }).items),
    for: managing,
  },
  'UnitQueries.count': {
    query: query('$filter: UnitFilter', 'count(filter: $filter)'),
    variables: (world) => ({ filter: { under: world.unit('North sales') } }),
    isGiven: (result) => result !== 0,
    for: managing,
  },
  'UnitQueries.unit': {
    query: query('$unit: ID!', 'unit(uuid: $unit) { uuid }'),
    variables: unit,
    isGiven: isThere,
    for: managing,
  },
  'UnitQueries.tree': {
    query: query('$unit: ID!', 'tree(under: $unit) { nodes { uuid } }'),
    variables: unit,
    isGiven: (result) => isFull((result as { nodes: unknown[] }).nodes),
    for: managing,
  },
  'UnitQueries.members': {
    query: query('$unit: ID!', 'members(unit: $unit, page: { first: 1 }) { items { uuid } }'),
    variables: unit,
    isGiven: isThere,
    for: managing,
  },
  'UnitQueries.memberCount': {
    query: query('$unit: ID!', 'memberCount(unit: $unit)'),
    variables: unit,
    isGiven: isThere,
    for: managing,
  },
  'UnitQueries.comingMembers': {
    query: query('$unit: ID!', 'comingMembers(unit: $unit, page: { first: 1 }) { items { uuid } }'),
    variables: unit,
    isGiven: isThere,
    for: managing,
  },
  'UnitQueries.consequences': {
    query: query('$unit: ID!', 'consequences(change: { kind: DEACTIVATE, unit: $unit }) { userErrors { code } }'),
    variables: (world) => ({ unit: world.unit('North team') }),
    isGiven: isDone,
    for: managing,
  },
  'UnitQueries.history': {
    query: query('$unit: ID!', 'history(unit: $unit, page: { first: 1 }) { items { uuid } }'),
    variables: unit,
    isGiven: isThere,
    for: managing,
  },
  'UnitQueries.mine': {
    query: '{ units { result: mine { unit { name } } } }',
    isGiven: (result) => (result as { unit: { name: string } }[]).some((one) => one.unit.name === 'North sales'),
    for: own,
  },
  'UnitQueries.matchPeople': {
    query: query('$unit: ID!', 'matchPeople(unit: $unit, lines: ["x"]) { line }'),
    variables: unit,
    isGiven: isFull,
    for: managing,
  },
  'UnitMutations.createUnit': {
    query: mutation('$input: UnitInput!', 'createUnit(input: $input)'),
    variables: (world) => ({ input: { name: 'New', key: 'new', parent: world.unit('North sales') } }),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.updateUnit': {
    query: mutation('$unit: ID!', 'updateUnit(uuid: $unit, revision: 1, patch: { name: "Other" })'),
    variables: unit,
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.changeUnit': {
    query: mutation(
      '$unit: ID!',
      'changeUnit(change: { kind: DEACTIVATE, unit: $unit }, revision: 1, expectedPeople: 1)',
    ),
    variables: (world) => ({ unit: world.unit('North team') }),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.restoreUnit': {
    prepare: async (server, world) => {
      await server.database.pool.query('update unit set is_active = false where uuid = $1', [world.unit('North team')])
      return {}
    },
    query: mutation('$unit: ID!', 'restoreUnit(uuid: $unit, revision: 1)'),
    variables: (world) => ({ unit: world.unit('North team') }),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.exportMembers': {
    query: mutation('$unit: ID!', 'exportMembers(unit: $unit, columns: ["NAME"], format: CSV)'),
    variables: unit,
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.exportComingMembers': {
    query: mutation('$unit: ID!', 'exportComingMembers(unit: $unit, format: CSV)'),
    variables: unit,
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.updateMembership': {
    prepare: async (server, world) => ({ uuid: await findMembership(server, world) }),
    query: mutation('$uuid: ID!', 'updateMembership(uuid: $uuid, revision: 1, patch: { until: "2099-01-01" })'),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.updateComingMembership': {
    prepare: async (server, world) => ({ uuid: await plantComing(server, world) }),
    query: mutation('$uuid: ID!', 'updateComingMembership(uuid: $uuid, revision: 1, patch: { from: "2098-02-01" })'),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.takeBackComingMembership': {
    prepare: async (server, world) => ({ uuid: await plantComing(server, world) }),
    query: mutation('$uuid: ID!', 'takeBackComingMembership(uuid: $uuid, revision: 1)'),
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.rollForward': {
    query: mutation('$input: RollForwardInput!', 'rollForward(input: $input, dryRun: false)'),
    variables: rollSteps,
    isGiven: isDone,
    for: managing,
  },
  'UnitMutations.undoRollForward': {
    async prepare(server, world) {
      const roll =
        'mutation($input: RollForwardInput!) { unit { result: rollForward(input: $input, dryRun: false) { undo } } }'
      return {
        undo: (await ask<{ unit: { result: { undo: string } } }>(server, roll, rollSteps(world), 'admin', ['ADMIN']))
          .unit.result.undo,
      }
    },
    query: mutation('$undo: ID!', 'undoRollForward(undo: $undo)'),
    isGiven: isDone,
    for: managing,
  },
  ...joinCases,
  'UnitMutations.setDefaultUnit': {
    query: mutation('$unit: ID!', 'setDefaultUnit(unit: $unit)'),
    variables: unit,
    isGiven: isDone,
    for: own,
  },
}

async function findMembership(server: TestServer, world: UnitWorld): Promise<string | undefined> {
  const text = 'select uuid from unit_membership where person = $1 and unit = $2'
  return (await server.database.pool.query<{ uuid: string }>(text, [world.person('Ben'), world.unit('North team')]))
    .rows[0]?.uuid
}

async function plantComing(server: TestServer, world: UnitWorld): Promise<string | undefined> {
  const text = `insert into coming_membership (uuid, unit, person, begins_on) values (gen_random_uuid(), $1, $2, '2098-01-01') returning uuid`
  return (await server.database.pool.query<{ uuid: string }>(text, [world.unit('North team'), world.person('Ben')]))
    .rows[0]?.uuid
}
