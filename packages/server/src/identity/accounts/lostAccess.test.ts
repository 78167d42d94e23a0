import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createImportCalls } from '../../modules/imports/testing/importCalls.ts'
import { createLastDayWorker } from '../../modules/users/sign-in/suspendAfterLastDay.ts'
import { createPeopleWriter } from '../../modules/users/person/createPeopleWriter.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'
import type { GraphqlAnswer } from '../../testing/testServer.ts'
import { seedCrowd } from '../../testing/factories.ts'
import { endEverySession } from '../gateway/sessions.ts'
import { errorOf, refresh } from '../testing/codeFlow.ts'

let server: EmbeddedServer
let admin: string
let unit: string
let calls: ReturnType<typeof createImportCalls>

beforeAll(async () => {
  server = await startEmbeddedServer()
  admin = (await server.signIn('all')).tokens.access_token
  const { rows } = await server.database.pool.query<{ uuid: string }>('select uuid from unit where is_general')
  unit = rows[0]?.uuid ?? ''
  calls = createImportCalls({
    url: server.origin,
    call: (query, variables) => server.call(admin, query, variables),
    authorize: () => Promise.resolve(`Bearer ${admin}`),
  })
})
afterAll(() => server.close())

const codeOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions.code
const peopleQuery = '{ users { users(page: { first: 1 }) { items { uuid } } } }'
const givePassword = `update account set password_hash = (select password_hash from account where username = 'manager') where username = $1`

async function user(field: string, more: string): Promise<Record<string, unknown>> {
  const { data, errors } = await server.call(admin, `mutation { user { it: ${field} ${more} } }`)
  expect(errors).toBeUndefined()
  // The shape is the mutation's.
  const { it: payload } = (data as { user: { it: Record<string, unknown> } }).user
  expect(payload).toMatchObject({ userErrors: [] })
  return payload
}

const bulk = '{ changed undo job { uuid } userErrors { code path } }'
const those = (...uuids: string[]): string => `selection: { uuids: [${uuids.map((uuid) => `"${uuid}"`).join()}] }`

/** A person who exists, and the row of a file that speaks of them. */
interface Someone {
  readonly uuid: string
  readonly username: string
}

async function add(username: string, roles = 'EDUCATION_MANAGER'): Promise<Someone> {
  const input = `{ username: "${username}", givenName: "Ada", externalId: "${username}", roles: [${roles}], invite: false }`
  const { user: made } = await user(`createUser(input: ${input})`, '{ user { uuid } userErrors { code path } }')
  await server.database.pool.query(givePassword, [username])
  return { uuid: (made as { uuid: string }).uuid, username }
}

async function settleJob(uuid: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { data } = await server.call(admin, `{ jobs { job(uuid: "${uuid}") { state failed } } }`)
      expect(data).toMatchObject({ jobs: { job: { state: 'DONE', failed: 0 } } })
    },
    { timeout: 10_000, interval: 50 },
  )
}

async function revisionOf({ uuid }: Someone): Promise<number> {
  const { rows } = await server.database.pool.query<{ revision: number }>(
    'select revision from person where uuid = $1',
    [uuid],
  )
  return rows[0]?.revision ?? 0
}

async function merge(winner: Someone, loser: Someone, take: string): Promise<void> {
  const order = `winner: "${winner.uuid}", winnerRevision: ${await revisionOf(winner)}, loser: "${loser.uuid}", loserRevision: ${await revisionOf(loser)}`
  await user(`mergeUsers(${order}, take: [${take}], confirmation: "Ada")`, '{ userErrors { code path } }')
}

async function passLastDay({ uuid }: Someone): Promise<void> {
  await server.database.pool.query('update person set deactivate_on = current_date - 2 where uuid = $1', [uuid])
  // The worker as the server makes it: of the keeper of identities the writer ends sessions alone.
  const gateway = {
    source: 'EMBEDDED',
    endSessionsOf: (subjects: readonly string[], client: Parameters<typeof endEverySession>[0]) =>
      endEverySession(client, subjects),
  }
  const worker = createLastDayWorker({ writer: createPeopleWriter(gateway as never) })
  await inTransaction(server.database.pool, (client) => worker.step({}, null, { uuid, owner: null, client }))
}

async function importRow(content: string, options: object = {}) {
  const checked = await calls.dryRun(content, 'USERS', options)
  const released =
    checked.brake?.isOn === true ? await calls.settle(await calls.release(checked.uuid, checked.revision)) : checked
  return calls.settle(await calls.run(released.uuid, released.revision, released.confirmation))
}
const rolesFile = ({ username }: Someone, roles: string): string =>
  `external id;username;family name;roles\n${username};${username};Lovelace;${roles}`

/** Does something before the sign-in; answers what ends the session's rights. */
type Path = (someone: Someone) => Promise<() => Promise<unknown>>
const directly =
  (act: (someone: Someone) => Promise<unknown>): Path =>
  (someone) =>
    Promise.resolve(() => act(someone))

const paths: readonly (readonly [string, Path])[] = [
  [
    'the form',
    directly(async (someone) =>
      user(
        `updateUser(uuid: "${someone.uuid}", revision: ${await revisionOf(someone)}, patch: { roles: [LEARNER] })`,
        '{ userErrors { code path } }',
      ),
    ),
  ],
  ['roles in bulk', directly(({ uuid }) => user(`setRoles(${those(uuid)}, roles: [LEARNER])`, bulk))],
  ['suspending', directly(({ uuid }) => user(`suspendUsers(${those(uuid)})`, bulk))],
  ['anonymising', directly(({ uuid }) => user(`anonymiseUsers(${those(uuid)})`, bulk))],
  ['ending the sessions', directly(({ uuid }) => user(`endSessionsOf(${those(uuid)})`, bulk))],
  ['the last day', directly(passLastDay)],
  ['the column of roles in a file', directly((someone) => importRow(rolesFile(someone, 'LEARNER')))],
  [
    'the column of the state in a file',
    directly(({ username }) =>
      importRow(`external id;username;family name;status\n${username};${username};Lovelace;suspended`),
    ),
  ],
  [
    'being missing in a file',
    async ({ uuid }) => {
      await server.database.pool.query(`update person set source = 'IMPORT' where uuid = $1`, [uuid])
      return () =>
        importRow('external id;username;family name\nX9;x9;Nine', { missing: 'DEACTIVATE', missingUnit: unit })
    },
  ],
  [
    'the undo of the import that gave the roles',
    async (someone) => {
      await user(`setRoles(${those(someone.uuid)}, roles: [LEARNER])`, bulk)
      const { uuid } = await importRow(rolesFile(someone, 'EDUCATION_MANAGER'))
      return async () => calls.settle(await calls.undo(uuid))
    },
  ],
  [
    'the undo of roles in bulk',
    async ({ uuid }) => {
      await user(`setRoles(${those(uuid)}, roles: [LEARNER])`, bulk)
      const { undo } = await user(`setRoles(${those(uuid)}, roles: [EDUCATION_MANAGER])`, bulk)
      return () => user(`undoBulk(job: "${String(undo)}")`, bulk)
    },
  ],
  [
    'the undo of a reactivation',
    async ({ uuid }) => {
      await user(`suspendUsers(${those(uuid)})`, bulk)
      const { undo } = await user(`reactivateUsers(${those(uuid)})`, bulk)
      return () => user(`undoBulk(job: "${String(undo)}")`, bulk)
    },
  ],
  [
    'a merge that drops the sign-in',
    directly(async (someone) => merge(await add(`${someone.username}-stays`, 'LEARNER'), someone, '')),
  ],
  [
    'a merge that takes the other sign-in',
    directly(async (someone) => merge(someone, await add(`${someone.username}-goes`, 'LEARNER'), 'SIGN_IN')),
  ],
  [
    'a merge that takes the other roles',
    directly(async (someone) => merge(someone, await add(`${someone.username}-goes`, 'LEARNER'), 'ROLES')),
  ],
]

describe('a live token of somebody who loses their access', () => {
  it.each(paths)('S3: ends within a second, by %s', async (name, prepare) => {
    const someone = await add(`s3-${paths.findIndex(([path]) => path === name)}`)
    const act = await prepare(someone)
    const { tokens } = await server.signIn(someone.username)
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
    await act()
    const done = Date.now()
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('UNAUTHENTICATED')
    expect(Date.now() - done).toBeLessThan(1000)
    expect(await errorOf(await refresh(server, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('S3: ends by a bulk action that is a job, whatever else it changes', async () => {
    const someone = await add('s3-crowd')
    await seedCrowd(server.database.pool, unit, 120)
    const { rows } = await server.database.pool.query<{ uuid: string }>(
      `select uuid from person where username like 'crowd%'`,
    )
    const { tokens } = await server.signIn(someone.username)
    const { job } = await user(
      `setRoles(${those(someone.uuid, ...rows.map(({ uuid }) => uuid))}, roles: [LEARNER])`,
      bulk,
    )
    await settleJob((job as { uuid: string }).uuid)
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('UNAUTHENTICATED')
    expect(await errorOf(await refresh(server, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('S3: ends with the account that an import made and its undo removes', async () => {
    const { uuid } = await importRow('external id;username;family name;roles\ns3-made;s3-made;Made;EDUCATION_MANAGER')
    await server.database.pool.query(givePassword, ['s3-made'])
    const { tokens } = await server.signIn('s3-made')
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
    await calls.settle(await calls.undo(uuid))
    expect((await server.database.pool.query(`select from account where username = 's3-made'`)).rowCount).toBe(0)
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('UNAUTHENTICATED')
    expect(await errorOf(await refresh(server, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('S3: shows a manager nobody from the moment in which they lose their unit', async () => {
    const someone = await add('s3-unit')
    const manage = `update unit_membership set role = $2 where person = $1`
    await server.database.pool.query(manage, [someone.uuid, 'MANAGER'])
    const { tokens } = await server.signIn(someone.username)
    const countOf = async (): Promise<unknown> => (await server.call(tokens.access_token, '{ users { count } }')).data
    expect(await countOf()).not.toEqual({ users: { count: 0 } })
    await user(`setUnitRole(${those(someone.uuid)}, unit: "${unit}", role: MEMBER)`, bulk)
    expect(await countOf()).toEqual({ users: { count: 0 } })
  })
})

describe('the names by which one signs in', () => {
  const before = { username: 'all', email: 'all@somo.example' }
  const own = async (): Promise<Record<string, unknown>> =>
    (
      await server.database.pool.query<Record<string, unknown>>(
        `select p.uuid, p.revision, p.email, p.username from person p join account a on a.uuid::text = p.subject and a.username = 'all'`,
      )
    ).rows[0] ?? {}

  it.each([
    ['email', 'mine@evil.example'],
    ['username', 'mine'],
  ])('S4: of oneself (%s) are not changed by the form for others, which asks for no proof', async (field, value) => {
    const { uuid, revision } = await own()
    const patch = `updateUser(uuid: "${String(uuid)}", revision: ${String(revision)}, patch: { ${field}: "${value}" }) { userErrors { code path } }`
    const { data } = await server.call(admin, `mutation { user { it: ${patch} } }`)
    expect(data).toEqual({ user: { it: { userErrors: [{ code: 'SELF', path: [field] }] } } })
    expect(await own()).toMatchObject(before)
  })

  it('S4: of oneself are not changed by a file', async () => {
    await server.database.pool.query(
      `update person set external_id = 'own-1', family_name = 'Sample' where username = 'all'`,
    )
    const checked = await calls.dryRun('external id;email;family name\nown-1;mine@evil.example;Sample')
    expect(await calls.rows(checked.uuid)).toMatchObject([
      { action: 'ERROR', errors: [{ code: 'SELF', value: 'mine@evil.example' }] },
    ])
    expect((await calls.run(checked.uuid, checked.revision)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
    expect(await own()).toMatchObject(before)
  })
})
