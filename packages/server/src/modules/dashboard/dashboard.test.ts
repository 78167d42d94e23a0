import type { Role } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { noClaims } from '../../testing/noClaims.ts'
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../testing/testServer.ts'
import { createDashboardService, type DashboardDeps } from './service.ts'
import { createDashboardStore } from './store.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() =>
  emptyTables(server.database.pool, 'module_preference, unit, outbox_mail, import_job, legal_version, legal_document'),
)

const query = '{ dashboard { setup { organisationKind steps { id isDone } } notices { kind since } } }'
const ask = (roles: readonly Role[]): Promise<GraphqlAnswer> => server.call(query, {}, { roles })
const act = (mutation: string): Promise<GraphqlAnswer> =>
  server.call(
    `mutation { dashboard { ${mutation} { setup { organisationKind } userErrors { code } } } }`,
    {},
    { roles: ['ADMIN'] },
  )

async function prefer(moduleName: string, key: string, value: string): Promise<void> {
  await server.database.pool.query('insert into module_preference (module_name, key, value) values ($1, $2, $3)', [
    moduleName,
    key,
    value,
  ])
}

async function preferences(): Promise<Record<string, string>> {
  const { rows } = await server.database.pool.query<{ name: string; value: string }>(
    `select module_name || '/' || key as name, value from module_preference`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** The rules over the real store, with what else they need chosen by the test. */
const rules = (parts: Partial<DashboardDeps> = {}) =>
  createDashboardService({
    store: createDashboardStore(server.database),
    drafts: { draftSince: () => Promise.resolve(null) },
    cases: { openSince: () => Promise.resolve(null) },
    readWaiting: () => Promise.resolve(null),
    gateway: { lockedFields: ['LOCALE'], read: () => Promise.resolve(null) },
    health: { checkParts: () => Promise.resolve([]) },
    hasDemoAccounts: false,
    ...parts,
  })
const admin = { subject: 'a', sessionId: null, roles: ['ADMIN'], expiresAt: 0, claims: noClaims } as const

async function doneSteps(parts: Partial<DashboardDeps> = {}): Promise<string[]> {
  const setup = await rules(parts).findSetup(admin)
  return (setup?.steps ?? []).filter(({ isDone }) => isDone).map(({ id }) => id)
}

describe('the set-up list', () => {
  it('begins with nothing done, and leads only to what exists with an outside provider', async () => {
    const steps = [
      'ORGANISATION_KIND',
      'PRODUCT_NAME',
      'LOGO',
      'PRIMARY_COLOR',
      'LEGAL_TEXT',
      'MAIL',
      'FIRST_UNIT',
      'FIRST_IMPORT',
    ].map((id) => ({ id, isDone: false }))
    expect(await ask(['ADMIN'])).toEqual({
      data: { dashboard: { setup: { organisationKind: null, steps }, notices: [] } },
    })
  })

  it.each([[['LEARNER']], [['EDUCATION_MANAGER']], [[]]] as [Role[]][])(
    'is nothing to somebody with the roles %j',
    async (roles) => {
      expect(await ask(roles)).toEqual({ data: { dashboard: { setup: null, notices: [] } } })
    },
  )

  it.each([
    ['PRODUCT_NAME', 'PRODUCT_NAME', 'Uferwerk Akademie'],
    ['LOGO', 'LOGO_URL', '/files/logo.png'],
    ['PRIMARY_COLOR', 'PRIMARY_COLOR', '#0f7b3f'],
    ['PRIMARY_COLOR', 'PRIMARY_COLOR', '0F7'],
  ])('has %s done by DESIGN / %s = %s', async (step, key, value) => {
    await prefer('DESIGN', key, value)
    expect(await doneSteps()).toEqual([step])
  })

  it.each([
    ['PRODUCT_NAME', '  '],
    ['PRIMARY_COLOR', '#5761EE'],
    ['PRIMARY_COLOR', 'red;}'],
  ])('has nothing done by DESIGN / %s = %j', async (key, value) => {
    await prefer('DESIGN', key, value)
    expect(await doneSteps()).toEqual([])
  })

  it('takes logo and colour of the default unit for done', async () => {
    const values = [createUuid()]
    await server.database.pool.query(
      `insert into unit (uuid, key, name, is_general, logo_url, color) values ($1, 'a', 'A', true, '/l.png', '#0f7b3f')`,
      values,
    )
    expect(await doneSteps()).toEqual(['LOGO', 'PRIMARY_COLOR'])
  })

  it('asks where the account is kept whether the person has set their own formats', async () => {
    const keeper = (locale: string | null, dateFormat: string | null): DashboardDeps['gateway'] => ({
      lockedFields: [],
      read: () => Promise.resolve({ ...noClaims, revision: 1, locale, dateFormat }),
    })
    expect(await doneSteps({ gateway: keeper('sw', null) })).toEqual(['OWN_PROFILE'])
    expect(await doneSteps({ gateway: keeper(null, 'dd.MM.yyyy') })).toEqual(['OWN_PROFILE'])
    const setup = await rules({ gateway: keeper(null, null) }).findSetup(admin)
    expect(setup?.steps).toContainEqual({ id: 'OWN_PROFILE', isDone: false })
  })

  it.each([
    [
      [
        ['IMPRINT', 'PUBLISHED', null],
        ['PRIVACY', 'PUBLISHED', null],
      ],
      ['LEGAL_TEXT'],
    ],
    [[['PRIVACY', 'PUBLISHED', null]], []],
    [
      [
        ['OWN', 'PUBLISHED', null],
        ['OWN', 'PUBLISHED', null],
      ],
      [],
    ],
    [
      [
        ['IMPRINT', 'PUBLISHED', null],
        ['PRIVACY', 'DRAFT', null],
      ],
      [],
    ],
    [
      [
        ['IMPRINT', 'PUBLISHED', null],
        ['PRIVACY', 'PUBLISHED', '2026-11-01'],
      ],
      [],
    ],
  ] as [[string, string, string | null][], string[]][])('W8: with the texts %j it has %j done', async (texts, done) => {
    for (const [kind, state, archivedAt] of texts) {
      const document = createUuid()
      await server.database.pool.query(
        `insert into legal_document (uuid, kind, title, archived_at) values ($1, $2, 'Text', $3)`,
        [document, kind, archivedAt],
      )
      await server.database.pool.query(
        `insert into legal_version (uuid, document, number, state, texts, published_at) values ($1, $2, 1, $3, '{}', case when $3 <> 'DRAFT' then now() end)`,
        [createUuid(), document, state],
      )
    }
    expect(await doneSteps()).toEqual(done)
  })

  it.each([
    ['QUEUED', []],
    ['FAILED', []],
    ['SENT', ['MAIL']],
  ])('with a mail that is %s has %j done', async (state, done) => {
    await server.database.pool.query(
      `insert into outbox_mail (uuid, event, address, locale, subject, body, state, dedupe_key) values ($1, 'TEST', 'a@example.org', 'en', 's', 'b', $2, 'k')`,
      [createUuid(), state],
    )
    expect(await doneSteps()).toEqual(done)
  })

  it('has the first unit done by one below the general one, which is none', async () => {
    const addUnit = (key: string, isGeneral: boolean) =>
      server.database.pool.query('insert into unit (uuid, key, name, is_general) values ($1, $2, $2, $3)', [
        createUuid(),
        key,
        isGeneral,
      ])
    await addUnit('all', true)
    expect(await doneSteps()).toEqual([])
    await addUnit('north', false)
    expect(await doneSteps()).toEqual(['FIRST_UNIT'])
  })

  it.each([
    ['CHECKED', []],
    ['FAILED', []],
    ['ROLLED_BACK', []],
    ['DONE', ['FIRST_IMPORT']],
    ['DONE_WITH_ERRORS', ['FIRST_IMPORT']],
  ])('with an import that is %s has %j done', async (state, done) => {
    await server.database.pool.query(
      `insert into import_job (uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, started_at)
        values ($1, 'USERS', $2, $1, true, 'people.csv', 'f', '\\x00', 1, now())`,
      [createUuid(), state],
    )
    expect(await doneSteps()).toEqual(done)
  })

  it('is put away for everybody who administers, and comes back', async () => {
    expect((await act('hideSetup(isHidden: true)')).data).toEqual({
      dashboard: { hideSetup: { setup: null, userErrors: [] } },
    })
    expect((await ask(['ADMIN', 'LEARNER'])).data?.['dashboard']).toMatchObject({ setup: null })
    await act('hideSetup(isHidden: false)')
    expect((await ask(['ADMIN'])).data?.['dashboard']).toMatchObject({ setup: { organisationKind: null } })
  })
})

describe('hidden widgets', () => {
  const hidden = async (subject: string) =>
    (await server.call('{ dashboard { hiddenWidgets } }', {}, { subject, roles: ['LEARNER'] })).data
  const hide = (subject: string, widgets: string) =>
    server.call(
      `mutation { dashboard { hideWidgets(widgets: [${widgets}]) { hiddenWidgets userErrors { code } } } }`,
      {},
      { subject, roles: ['LEARNER'] },
    )

  it('are kept for each person, whatever else they hid before', async () => {
    expect(await hidden('ada')).toEqual({ dashboard: { hiddenWidgets: [] } })
    await hide('ada', 'NEWS')
    expect((await hide('ada', 'TALLY, LAST_ACTIVE, TALLY')).data).toEqual({
      dashboard: { hideWidgets: { hiddenWidgets: ['LAST_ACTIVE', 'TALLY'], userErrors: [] } },
    })
    expect(await hidden('ada')).toEqual({ dashboard: { hiddenWidgets: ['LAST_ACTIVE', 'TALLY'] } })
    expect(await hidden('ben')).toEqual({ dashboard: { hiddenWidgets: [] } })
    await hide('ada', '')
    expect(await hidden('ada')).toEqual({ dashboard: { hiddenWidgets: [] } })
  })

  it('are never what is due', async () => {
    expect((await hide('ada', 'DUE')).errors).toBeDefined()
    expect(await hidden('ada')).toEqual({ dashboard: { hiddenWidgets: [] } })
  })
})

describe('company or school', () => {
  it.each([
    ['COMPANY', 'STATUS_ONLY'],
    ['SCHOOL', 'SCORES'],
  ])('%s lets managers see %s, also when it is changed', async (kind, detail) => {
    await act(`chooseOrganisationKind(kind: ${kind === 'SCHOOL' ? 'COMPANY' : 'SCHOOL'})`)
    const { data } = await act(`chooseOrganisationKind(kind: ${kind})`)
    expect(data).toEqual({
      dashboard: { chooseOrganisationKind: { setup: { organisationKind: kind }, userErrors: [] } },
    })
    expect(await preferences()).toEqual({ 'SYSTEM/ORGANISATION_KIND': kind, 'STATISTICS/MANAGER_DETAIL': detail })
    expect(await doneSteps()).toEqual(['ORGANISATION_KIND'])
  })

  it('can be taken back, and then the default holds', async () => {
    await act('chooseOrganisationKind(kind: SCHOOL)')
    await act('chooseOrganisationKind(kind: null)')
    expect(await preferences()).toEqual({ 'STATISTICS/MANAGER_DETAIL': 'STATUS_ONLY' })
  })
})

describe('the notices', () => {
  it('tell an administrator of demo accounts and of a waiting draft', async () => {
    const draftSince = () => Promise.resolve(new Date('2026-11-24T08:00:00Z'))
    expect(await rules({ hasDemoAccounts: true, drafts: { draftSince } }).listNotices(admin)).toEqual([
      { kind: 'DEMO_ACCOUNTS', since: null },
      { kind: 'DESIGN_DRAFT', since: '2026-11-24T08:00:00.000Z' },
    ])
  })

  it('tell nobody else', async () => {
    const service = rules({ hasDemoAccounts: true })
    expect(await service.listNotices({ ...admin, roles: ['LEARNER', 'EDUCATION_MANAGER'] })).toEqual([])
  })

  it('still come where the set-up list and the requests fail', async () => {
    const { pool } = server.database
    await pool.query(
      'alter table join_request rename to asked_elsewhere; alter table outbox_mail rename to sent_elsewhere',
    )
    try {
      const requests = await server.call(
        '{ dashboard { joinRequests { count } notices { kind } } }',
        {},
        { roles: ['ADMIN'] },
      )
      expect(requests).toMatchObject({
        data: { dashboard: { joinRequests: null, notices: [] } },
        errors: [{ path: ['dashboard', 'joinRequests'] }],
      })
      const { data, errors } = await ask(['ADMIN'])
      expect(data).toEqual({ dashboard: { setup: null, notices: [] } })
      expect(errors).toMatchObject([{ path: ['dashboard', 'setup'] }])
    } finally {
      await pool.query(
        'alter table asked_elsewhere rename to join_request; alter table sent_elsewhere rename to outbox_mail',
      )
    }
  })
})
