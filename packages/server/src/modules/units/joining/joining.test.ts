import type {
  BulkPayload,
  JoinableUnit,
  JoinableUnitPage,
  JoinPayload,
  JoinRequest,
  OwnJoinRequest,
  Role,
} from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { ask, createCompany, type UnitWorld } from '../testing/unitWorld.ts'

let server: TestServer
let world: UnitWorld

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from outbox_mail')
  world = await createCompany(server.database.pool)
})

const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows
const rolesOf = (subject: string): readonly Role[] =>
  subject === 'admin' ? ['ADMIN'] : ['Nora', 'Sam'].includes(subject) ? ['EDUCATION_MANAGER'] : ['LEARNER']
const set = (unit: string, mode: string) =>
  read('update unit set join_mode = $2 where uuid = $1', [world.unit(unit), mode])

async function run<T = BulkPayload>(
  field: string,
  variables: object,
  subject: string,
  answer = '{ changed userErrors { code path } }',
): Promise<T> {
  const types: Readonly<Record<string, string>> = {
    unit: 'ID!',
    request: 'ID!',
    requests: '[ID!]!',
    isApproved: 'Boolean!',
    reason: 'String',
  }
  const names = Object.keys(variables)
  const head = names.map((name) => `$${name}: ${types[name] ?? ''}`).join(', ')
  const text = `mutation(${head}) { unit { result: ${field}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${answer} } }`
  return (await ask<{ unit: { result: T } }>(server, text, variables, subject, rolesOf(subject))).unit.result
}
const join = (unit: string, subject: string): Promise<JoinPayload> =>
  run<JoinPayload>('joinUnit', { unit: world.unit(unit) }, subject, '{ state userErrors { code path } }')
const leave = (unit: string, subject: string): Promise<BulkPayload> =>
  run('leaveUnit', { unit: world.unit(unit) }, subject)

async function query<T>(
  field: string,
  args: string,
  subject: string,
  answer: string,
  variables: object = {},
  head = '',
): Promise<T> {
  return (
    await ask<{ units: { result: T } }>(
      server,
      `query${head} { units { result: ${field}${args} ${answer} } }`,
      variables,
      subject,
      rolesOf(subject),
    )
  ).units.result
}
const joinable = async (subject: string, search = ''): Promise<JoinableUnit[]> =>
  (
    await query<{ items: JoinableUnit[] }>(
      'joinable',
      '(page: { first: 50 }, search: $search)',
      subject,
      '{ items { name joinMode request path { name } } }',
      { search },
      '($search: String)',
    )
  ).items
const own = (subject: string): Promise<OwnJoinRequest[]> =>
  query('joinRequestsOfMine', '', subject, '{ uuid state reason unit { name } }')
const waiting = async (unit: string, subject: string): Promise<JoinRequest[] | null> =>
  (
    await query<{ items: JoinRequest[] } | null>(
      'joinRequests',
      '(unit: $unit, page: { first: 50 })',
      subject,
      '{ items { uuid name email } }',
      { unit: world.unit(unit) },
      '($unit: ID!)',
    )
  )?.items ?? null
const decide = async (
  unit: string,
  isApproved: boolean,
  reason: string | null,
  subject: string,
  requests?: readonly string[],
): Promise<BulkPayload> =>
  run(
    'decideJoinRequests',
    {
      unit: world.unit(unit),
      requests: requests ?? (await waiting(unit, subject))?.map(({ uuid }) => uuid) ?? [],
      isApproved,
      reason,
    },
    subject,
  )

interface HistoryAnswer {
  readonly result: { readonly items: readonly { readonly action: string; readonly isOwn: boolean }[] }
}

describe('units that may be joined', () => {
  it('are the open ones the person is not in; closed ones and those switched off are not there', async () => {
    await set('North sales', 'REQUEST')
    await set('South', 'OPEN')
    await set('South sales', 'OPEN')
    await read('update unit set is_active = false where uuid = $1', [world.unit('South sales')])
    expect((await joinable('Dan')).map(({ name, joinMode, request }) => [name, joinMode, request])).toEqual([
      ['North sales', 'REQUEST', null],
      ['South', 'OPEN', null],
    ])
    expect((await joinable('Ada')).map(({ name }) => name)).toEqual(['South'])
    expect((await joinable('Dan', 'SALES')).map(({ name }) => name)).toEqual(['North sales'])
    expect(await joinable('Dan', 'team')).toEqual([])
  })

  it('are told without the names of closed units above them', async () => {
    await set('North team', 'OPEN')
    const pathFor = async (subject: string) =>
      (await joinable(subject)).find(({ name }) => name === 'North team')?.path.map(({ name }) => name)
    expect(await pathFor('Dan')).toEqual(['Company'])
    expect(await pathFor('Ada')).toEqual(['Company', 'North', 'North sales'])
    await set('North', 'REQUEST')
    expect(await pathFor('Dan')).toEqual(['Company', 'North'])
  })

  it('come a page at a time', async () => {
    for (const unit of ['North', 'South', 'South sales']) await set(unit, 'OPEN')
    const page = (args: object): Promise<JoinableUnitPage> =>
      query(
        'joinable',
        '(page: $page)',
        'Ida',
        '{ items { name } pageInfo { startCursor endCursor hasNext hasPrevious } }',
        { page: args },
        '($page: PageInput!)',
      )
    const first = await page({ first: 2 })
    expect(first).toMatchObject({
      items: [{ name: 'North' }, { name: 'South' }],
      pageInfo: { hasNext: true, hasPrevious: false },
    })
    const second = await page({ first: 2, after: first.pageInfo.endCursor })
    expect(second).toMatchObject({ items: [{ name: 'South sales' }], pageInfo: { hasNext: false, hasPrevious: true } })
    expect(await page({ last: 2, before: second.pageInfo.startCursor })).toMatchObject({ items: first.items })
  })

  it('never include the general unit', async () => {
    const patch = `mutation($uuid: ID!) { unit { updateUnit(uuid: $uuid, revision: 1, patch: { joinMode: OPEN }) { userErrors { code path } } } }`
    const answer = await ask<{ unit: { updateUnit: object } }>(
      server,
      patch,
      { uuid: world.unit('Company') },
      'admin',
      ['ADMIN'],
    )
    expect(answer.unit.updateUnit).toEqual({ userErrors: [{ code: 'GENERAL_UNIT', path: ['joinMode'] }] })
  })
})

describe('joining', () => {
  it('an open unit makes a member at once, who may leave again; the default unit comes back', async () => {
    await set('South', 'OPEN')
    expect(await join('South', 'Ida')).toEqual({ state: 'APPROVED', userErrors: [] })
    expect(await join('South', 'Ida')).toEqual({ state: 'APPROVED', userErrors: [] })
    expect(
      await read(
        'select m.source, m.is_default from unit_membership m join person p on p.uuid = m.person where p.subject = $1',
        ['Ida'],
      ),
    ).toEqual([{ source: 'SELF', is_default: true }])
    expect(await query('mine', '', 'Ida', '{ canLeave unit { name } }')).toEqual([
      { canLeave: true, unit: { name: 'South' } },
    ])
    expect(await leave('South', 'Ida')).toEqual({ changed: 1, userErrors: [] })
    expect(await query('mine', '', 'Ida', '{ canLeave isDefault unit { name } }')).toEqual([
      { canLeave: false, isDefault: true, unit: { name: 'Company' } },
    ])
    expect(await leave('South', 'Ida')).toEqual({ changed: 0, userErrors: [{ code: 'UNKNOWN', path: ['unit'] }] })
  })

  it('is told as their own in the history of the person, and in the log', async () => {
    await set('South', 'OPEN')
    await join('South', 'Ada')
    await leave('South', 'Ada')
    await set('South', 'REQUEST')
    await join('South', 'Ada')
    await decide('South', true, null, 'Sam')
    const expected = [
      ['membership.add', false],
      ['membership.ask', true],
      ['membership.remove', true],
      ['membership.add', true],
    ]
    const field = `(page: { first: 10 }, WHAT: "${world.person('Ada')}") { items { action isOwn } }`
    const ofPerson = await ask<{ users: HistoryAnswer }>(
      server,
      `{ users { result: history${field.replace('WHAT', 'user')} } }`,
      {},
      'admin',
      ['ADMIN'],
    )
    expect(ofPerson.users.result.items.map(({ action, isOwn }) => [action, isOwn])).toEqual(expected)
    const inLog = await ask<{ system: HistoryAnswer }>(
      server,
      `{ system { result: audit${field.replace(/WHAT: (\S+)\)/, 'filter: { object: $1 })')} } }`,
      {},
      'admin',
      ['ADMIN'],
    )
    expect(inLog.system.result.items.map(({ action, isOwn }) => [action, isOwn])).toEqual(expected)
    const ofUnit = await ask<{ units: HistoryAnswer }>(
      server,
      `{ units { result: history(page: { first: 10 }, unit: "${world.unit('South')}") { items { action isOwn } } } }`,
      {},
      'admin',
      ['ADMIN'],
    )
    expect(ofUnit.units.result.items.map(({ action, isOwn }) => [action, isOwn])).toEqual([
      ['unit.requests.approve', false],
      ['unit.members.add', false],
      ['unit.members.remove', true],
      ['unit.members.add', true],
    ])
  })

  it('is not undone by whoever was brought in, or answers for the unit', async () => {
    expect((await leave('North sales', 'Ada')).userErrors).toEqual([{ code: 'WRONG_STATE', path: ['unit'] }])
    await set('South', 'OPEN')
    await join('South', 'Ada')
    await read(`update unit_membership set role = 'MANAGER' where unit = $1 and source = 'SELF'`, [world.unit('South')])
    expect((await leave('South', 'Ada')).userErrors).toEqual([{ code: 'WRONG_STATE', path: ['unit'] }])
  })

  it('does not count for the unit that everybody belongs to', async () => {
    await read(
      `insert into unit_membership (uuid, unit, person, source, is_default) select gen_random_uuid(), $1, $2, 'SELF', false`,
      [world.unit('Company'), world.person('Ada')],
    )
    expect((await leave('Company', 'Ada')).userErrors).toEqual([{ code: 'WRONG_STATE', path: ['unit'] }])
    expect(await query<{ canLeave: boolean }[]>('mine', '', 'Ada', '{ canLeave }')).toEqual([
      { canLeave: false },
      { canLeave: false },
    ])
  })

  it('a closed unit is like none', async () => {
    const unknown = { state: null, userErrors: [{ code: 'UNKNOWN', path: ['unit'] }] }
    expect(await join('South', 'Ada')).toEqual(unknown)
    expect(
      await run<JoinPayload>('joinUnit', { unit: 'nonsense' }, 'Ada', '{ state userErrors { code path } }'),
    ).toEqual(unknown)
    await set('South', 'REQUEST')
    await read('update unit set is_active = false, archived_at = now() where uuid = $1', [world.unit('South')])
    expect(await join('South', 'Ada')).toEqual(unknown)
  })

  it('is asked for once, however often and fast', async () => {
    await set('South', 'REQUEST')
    const answers = await Promise.all(Array.from({ length: 8 }, () => join('South', 'Ada')))
    expect(answers.every(({ state, userErrors }) => state === 'REQUESTED' && userErrors.length === 0)).toBe(true)
    expect((await own('Ada')).map(({ state, unit }) => [state, unit.name])).toEqual([['REQUESTED', 'South']])
    expect((await joinable('Ada'))[0]?.request).toBe('REQUESTED')
    expect(
      await read(`select count(*)::int from audit_event where action = 'membership.ask' and object = $1`, [
        world.person('Ada'),
      ]),
    ).toEqual([{ count: 1 }])
  })

  it('may be asked for ten times a day', async () => {
    await set('South', 'REQUEST')
    for (let i = 0; i < 10; i += 1) {
      expect((await join('South', 'Ada')).state).toBe('REQUESTED')
      const [mine] = await own('Ada')
      expect((await run('withdrawJoinRequest', { request: mine?.uuid ?? '' }, 'Ada')).changed).toBe(1)
    }
    expect(await join('South', 'Ada')).toEqual({ state: null, userErrors: [{ code: 'TOO_MANY', path: [] }] })
  })

  it('is taken back by nobody else', async () => {
    await set('South', 'REQUEST')
    await join('South', 'Ada')
    const [request] = await own('Ada')
    expect((await run('withdrawJoinRequest', { request: request?.uuid ?? '' }, 'Ben')).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['request'] },
    ])
    expect(await own('Ada')).toHaveLength(1)
    expect((await run('withdrawJoinRequest', { request: request?.uuid ?? '' }, 'Ada')).changed).toBe(1)
    expect(await own('Ada')).toEqual([])
    expect(await waiting('South', 'Sam')).toEqual([])
  })
})

describe('requests to join', () => {
  beforeEach(async () => {
    await set('South', 'REQUEST')
    await read(
      `update person set email = lower(given_name) || '@somo.example', status = 'ACTIVE', locale = case given_name when 'Sam' then 'sw' else 'de' end`,
    )
    await read(`update person set roles = '{EDUCATION_MANAGER}' where given_name in ('Nora', 'Sam')`)
  })

  it('are seen by those who manage the unit alone, who are told in their language, once a day', async () => {
    await join('South', 'Ada')
    await join('South', 'Ben')
    expect((await waiting('South', 'Sam'))?.map(({ name, email }) => [name, email])).toEqual([
      ['Ada Test', 'ada@somo.example'],
      ['Ben Test', 'ben@somo.example'],
    ])
    expect(await waiting('South', 'Nora')).toBeNull()
    const [mail, more] = await read<{ address: string; subject: string; body: string }>(
      'select address, subject, body from outbox_mail',
    )
    expect(more).toBeUndefined()
    expect(mail?.address).toBe('sam@somo.example')
    expect(mail?.subject).toBe('Ada Test anaomba kujiunga na South')
    expect(mail?.body).toContain(`/unit-management?unit=${world.unit('South')}&do=requests`)
    const count = `query($uuid: ID!) { units { unit(uuid: $uuid) { requestCount joinMode } } }`
    expect(await ask(server, count, { uuid: world.unit('South') }, 'Sam')).toEqual({
      units: { unit: { requestCount: 2, joinMode: 'REQUEST' } },
    })
  })

  it('are granted in one step: members from then on, told so, and it is written down', async () => {
    await join('South', 'Ada')
    await join('South', 'Ben')
    expect(await decide('South', true, null, 'Sam')).toEqual({ changed: 2, userErrors: [] })
    expect(await decide('South', true, null, 'Sam')).toEqual({ changed: 0, userErrors: [] })
    const members = await read(
      `select p.given_name as name, m.role from unit_membership m join person p on p.uuid = m.person where m.unit = $1 and m.source = 'SELF' order by 1`,
      [world.unit('South')],
    )
    expect(members).toEqual([
      { name: 'Ada', role: 'MEMBER' },
      { name: 'Ben', role: 'MEMBER' },
    ])
    expect(await own('Ada')).toEqual([])
    expect(await read(`select address, subject from outbox_mail where event = 'JOIN_APPROVED' order by 1`)).toEqual([
      { address: 'ada@somo.example', subject: 'Aufnahme in South' },
      { address: 'ben@somo.example', subject: 'Aufnahme in South' },
    ])
    expect(
      await read(`select action from audit_event where object = $1 order by at, action`, [world.unit('South')]),
    ).toEqual([{ action: 'unit.members.add' }, { action: 'unit.requests.approve' }])
    expect(await read('select decided_by = $1 as "isSam" from join_request', [world.person('Sam')])).toEqual([
      { isSam: true },
      { isSam: true },
    ])
  })

  it('are declined with a reason, which the person reads; for a week nobody is asked again', async () => {
    await join('South', 'Ada')
    expect((await decide('South', false, '  ', 'Sam')).userErrors).toEqual([{ code: 'REQUIRED', path: ['reason'] }])
    expect((await decide('South', false, 'x'.repeat(501), 'Sam')).userErrors).toEqual([
      { code: 'TOO_LONG', path: ['reason'] },
    ])
    expect(await decide('South', false, 'The unit is full until May.', 'Sam')).toEqual({ changed: 1, userErrors: [] })
    expect(await own('Ada')).toMatchObject([{ state: 'DECLINED', reason: 'The unit is full until May.' }])
    expect(
      (await read<{ body: string }>(`select body from outbox_mail where event = 'JOIN_DECLINED'`))[0]?.body,
    ).toContain('The unit is full until May.')
    expect(await join('South', 'Ada')).toEqual({
      state: 'DECLINED',
      userErrors: [{ code: 'WRONG_STATE', path: ['unit'] }],
    })
    await read(`update join_request set decided_at = now() - interval '8 days', created_at = now() - interval '9 days'`)
    expect(await own('Ada')).toEqual([])
    expect((await join('South', 'Ada')).state).toBe('REQUESTED')
  })

  it('are nobody else’s to answer, of another unit are left alone, and a foreign unit is unknown', async () => {
    await join('South', 'Ada')
    const [request] = (await waiting('South', 'Sam')) ?? []
    const one = [request?.uuid ?? '']
    expect((await decide('South', true, null, 'Nora', one)).userErrors).toEqual([{ code: 'UNKNOWN', path: ['unit'] }])
    expect(await decide('North', true, null, 'Nora', one)).toEqual({ changed: 0, userErrors: [] })
    expect(
      (
        await decide(
          'South',
          true,
          null,
          'Sam',
          Array.from({ length: 101 }, () => 'x'),
        )
      ).userErrors,
    ).toEqual([{ code: 'TOO_MANY', path: ['requests'] }])
    expect(await waiting('South', 'Sam')).toHaveLength(1)
  })

  it('end where the person comes in another way, and go with whoever is anonymised', async () => {
    await join('South', 'Ada')
    await join('South', 'Ben')
    await world.join('Ada', 'South')
    expect((await waiting('South', 'Sam'))?.map(({ name }) => name)).toEqual(['Ben Test'])
    await read(`update person set status = 'ANONYMISED', anonymised_at = now() where given_name = 'Ben'`)
    expect(await read('select count(*)::int from join_request where person = $1', [world.person('Ben')])).toEqual([
      { count: 0 },
    ])
  })
})

describe('the start page', () => {
  interface Waiting {
    readonly dashboard: {
      readonly joinRequests: {
        readonly count: number
        readonly units: number
        readonly first: { readonly name: string }
      } | null
    }
  }
  const waitingFor = async (subject: string, roles = rolesOf(subject)) =>
    (await ask<Waiting>(server, '{ dashboard { joinRequests { count units first { name } } } }', {}, subject, roles))
      .dashboard.joinRequests

  it('tells whoever decides how many wait, and in which unit the longest; nobody else, and nothing once all are answered', async () => {
    for (const unit of ['North team', 'North', 'South sales']) await set(unit, 'REQUEST')
    expect(await waitingFor('Nora')).toBeNull()
    await join('North team', 'Dan')
    await join('North', 'Dan')
    await join('North', 'Cleo')
    await join('South sales', 'Ada')
    await read(`update join_request set created_at = now() - interval '2 days' where unit = $1`, [
      world.unit('North team'),
    ])
    expect(await waitingFor('Nora')).toEqual({ count: 3, units: 2, first: { name: 'North team' } })
    expect(await waitingFor('Sam')).toEqual({ count: 1, units: 1, first: { name: 'South sales' } })
    expect(await waitingFor('admin')).toMatchObject({ count: 4, units: 3 })
    expect(await waitingFor('Ada')).toBeNull()
    expect(await waitingFor('Nora', ['LEARNER'])).toBeNull()
    await read('update unit set archived_at = now(), is_active = false where uuid = $1', [world.unit('South sales')])
    expect(await waitingFor('Sam')).toBeNull()
  })
})
