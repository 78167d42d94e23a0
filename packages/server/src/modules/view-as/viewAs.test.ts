import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ViewAsPayload, ViewAsState } from '@somo/graphql/schema'
import { emptyTables } from '../../testing/emptyTables.ts'
import { startEmbeddedServer, type EmbeddedServer } from '../../testing/embeddedServer.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { createViewAsService } from './service.ts'

let server: EmbeddedServer
let token: string

beforeAll(async () => {
  server = await startEmbeddedServer()
  for (const name of ['admin', 'learner', 'manager']) await server.signIn(name)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { pool } = server.database
  await emptyTables(pool, 'view_as')
  await pool.query(`update account set is_active = true where username in ('admin', 'all', 'learner', 'manager')`)
  await pool.query(
    `update account set roles = array['ADMIN'] where username = 'admin'; update account set roles = array['LEARNER'] where username = 'learner'`,
  )
  token = (await server.signIn('admin')).tokens.access_token
})

const parts = '{ view { uuid user name roles viewer reason startedAt expiresAt isOwn } userErrors { code path } }'

async function personOf(username: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ uuid: string }>('select uuid from person where username = $1', [
    username,
  ])
  return rows[0]?.uuid ?? ''
}

async function begin(username: string, reason = 'Ticket 4711', as = token): Promise<ViewAsPayload> {
  const query = `mutation($user: ID!, $reason: String!) { console { beginViewAs(user: $user, reason: $reason) ${parts} } }`
  const { data, errors } = await server.call(as, query, { user: await personOf(username), reason })
  expect(errors).toBeUndefined()
  // The shape is the query's, here and below.
  return (data as { console: { beginViewAs: ViewAsPayload } }).console.beginViewAs
}

async function idOf(username: string): Promise<string> {
  const { view, userErrors } = await begin(username)
  expect(userErrors).toEqual([])
  return view?.uuid ?? ''
}

async function end(uuid: string): Promise<ViewAsPayload> {
  const { data } = await server.call(token, `mutation($uuid: ID!) { console { endViewAs(uuid: $uuid) ${parts} } }`, {
    uuid,
  })
  return (data as { console: { endViewAs: ViewAsPayload } }).console.endViewAs
}

const see = (id: string, query: string, as = token) => server.call(as, query, {}, { 'X-View-As': id })

/** What is said of a call as somebody else: the code, or null where it was answered. */
async function codeOf(id: string, query = '{ version }', as = token): Promise<string | null> {
  return (await see(id, query, as)).errors?.[0]?.extensions.code ?? null
}

async function audit(): Promise<unknown[]> {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select e.action, a.username as actor, b.username as "onBehalfOf", e.object = e.on_behalf_of as "isSame", e.after
     from audit_event e join person a on a.uuid = e.actor join person b on b.uuid = e.on_behalf_of
     where e.action like 'viewAs.%' order by e.at, e.uuid`,
  )
  return rows
}

const lastOf = async (): Promise<unknown> => (await audit()).at(-1)

describe('a view as somebody else', () => {
  it('answers as to that person, for half an hour, and both ends are written down with who looked at whom', async () => {
    const before = (await audit()).length
    const { view } = await begin('learner', '  Ticket 4711\nThe menu lacks a page  ')
    expect(view).toMatchObject({
      name: 'Amani Juma',
      roles: ['LEARNER'],
      viewer: 'Lukas Brandt',
      reason: 'Ticket 4711\nThe menu lacks a page',
      isOwn: true,
    })
    expect(Date.parse(view?.expiresAt ?? '') - Date.parse(view?.startedAt ?? '')).toBe(30 * 60_000)
    const id = view?.uuid ?? ''
    expect(await codeOf(id, '{ users { count } }')).toBe('FORBIDDEN')
    expect((await server.call(token, '{ users { count } }')).errors).toBeUndefined()
    const { data } = await see(id, '{ units { defaultUnit { name } mine { unit { name } } } }')
    expect(data).toEqual(
      (
        await server.call(
          (await server.signIn('learner')).tokens.access_token,
          '{ units { defaultUnit { name } mine { unit { name } } } }',
        )
      ).data,
    )
    expect((await end(id)).userErrors).toEqual([])
    expect(await codeOf(id)).toBe('VIEW_ENDED')
    expect((await audit()).slice(before)).toEqual([
      {
        action: 'viewAs.begin',
        actor: 'admin',
        onBehalfOf: 'learner',
        isSame: true,
        after: { reason: 'Ticket 4711\nThe menu lacks a page' },
      },
      { action: 'viewAs.end', actor: 'admin', onBehalfOf: 'learner', isSame: true, after: { end: 'BUTTON' } },
    ])
    await end(id)
    expect((await audit()).length).toBe(before + 2)
  })

  it('changes nothing, and shows nothing private', async () => {
    const id = await idOf('manager')
    const learner = await personOf('learner')
    for (const query of [
      'mutation { user { updateCountUserLogin { loginCount } } }',
      'mutation { user { updateProfile(revision: 1, patch: { givenName: "Eve" }) { userErrors { code } } } }',
      `mutation { user { suspendUsers(selection: { uuids: ["${learner}"] }) { changed } } }`,
      'mutation { upload { createUpload(kind: AVATAR, size: 10) { userErrors { code } } } }',
      'mutation { job { cancelJob(uuid: "x") { userErrors { code } } } }',
      `mutation { console { beginViewAs(user: "${learner}", reason: "x") { userErrors { code } } } }`,
      '{ me { profile { email } } }',
      '{ me { sessions { uuid } } }',
      '{ jobs { mine(page: { first: 1 }) { items { fileUrl } } } }',
      '{ legal { mine { document } } }',
      '{ legal { pending { version } } }',
    ]) {
      const code = await codeOf(id, query)
      expect([query, code === 'BAD_INPUT' ? (await see(id, query)).errors?.[0]?.message : code]).toEqual([
        query,
        'NOT_WHILE_VIEWING',
      ])
    }
    const { rows } = await server.database.pool.query('select given_name from account where username = $1', ['manager'])
    expect(rows).toEqual([{ given_name: 'Miriam' }])
  })

  it.each([
    ['no reason', 'learner', ' \n ', 'REQUIRED', ['reason']],
    ['a reason too long', 'learner', 'x'.repeat(501), 'TOO_LONG', ['reason']],
    ['a reason that cannot be shown', 'learner', 'a\u0000b', 'BAD_CHARACTERS', ['reason']],
    ['an administrator', 'all', 'x', 'NOT_OFFERED', ['user']],
    ['oneself', 'admin', 'x', 'NOT_OFFERED', ['user']],
    ['nobody', 'unheard of', 'x', 'UNKNOWN', ['user']],
  ])('is refused with %s', async (_, username, reason, code, path) => {
    expect(await begin(username, reason)).toEqual({ view: null, userErrors: [{ code, path }] })
  })

  it('takes a reason of 500 characters', async () => {
    expect((await begin('learner', '😀'.repeat(500))).userErrors).toEqual([])
  })

  it('is refused of somebody who is shut out', async () => {
    await server.database.pool.query(`update account set is_active = false where username = 'learner'`)
    expect((await begin('learner')).userErrors).toEqual([{ code: 'WRONG_STATE', path: ['user'] }])
  })

  it('is one at a time, and listed for administrators while it goes on', async () => {
    const first = await idOf('learner')
    const second = await idOf('manager')
    expect(await codeOf(first)).toBe('VIEW_ENDED')
    expect(await codeOf(second)).toBeNull()
    const { data } = await server.call(token, '{ console { viewAs { isPossible running { uuid name isOwn } } } }')
    const { viewAs } = (data as { console: { viewAs: ViewAsState } }).console
    expect(viewAs).toEqual({ isPossible: true, running: [{ uuid: second, name: 'Miriam Vogel', isOwn: true }] })
  })
})

describe('a view ends', () => {
  it.each([
    [
      'by time',
      `update view_as set started_at = now() - interval '40 minutes', expires_at = now() - interval '10 minutes'`,
    ],
    [
      'where who is seen becomes an administrator',
      `update account set roles = array['LEARNER', 'ADMIN'] where username = 'learner'`,
    ],
    ['where who is seen is shut out', `update account set is_active = false where username = 'learner'`],
    [
      'where who looks is no administrator any more',
      `update account set roles = array['LEARNER'] where username = 'admin'`,
    ],
  ])('%s', async (_, change) => {
    const id = await idOf('learner')
    expect(await codeOf(id)).toBeNull()
    await server.database.pool.query(change)
    expect(await codeOf(id)).toBe('VIEW_ENDED')
  })

  it('with the session of the administrator, who has to sign in again and finds it ended', async () => {
    const id = await idOf('learner')
    expect(await codeOf(id)).toBeNull()
    await server.database.pool.query(
      `update oidc_payload set expires_at = now() - interval '1 second' where kind = 'Session'`,
    )
    // Their own access ended as well, so the page asks them to sign in; a new session has no view.
    expect(await codeOf(id)).toBe('UNAUTHENTICATED')
    expect(await codeOf(id, '{ version }', (await server.signIn('admin')).tokens.access_token)).toBe('VIEW_ENDED')
  })

  it('for everybody else: it is of no use to another session or person', async () => {
    const id = await idOf('learner')
    for (const name of ['admin', 'all', 'manager', 'learner']) {
      expect(await codeOf(id, '{ version }', (await server.signIn(name)).tokens.access_token)).toBe('VIEW_ENDED')
    }
    for (const other of ['', 'x', '0193a1b2-c3d4-7000-8000-0123456789ab', `${id}, ${id}`])
      expect(await codeOf(other)).toBe('VIEW_ENDED')
  })

  it.each([
    [
      'TIME',
      `update view_as set started_at = now() - interval '40 minutes', expires_at = now() - interval '10 minutes'`,
    ],
    ['SIGN_OUT', `update oidc_payload set expires_at = now() - interval '1 second' where kind = 'Session'`],
  ])('by itself (%s), which is written down too', async (why, change) => {
    const service = createViewAsService({
      pool: server.database.pool,
      gateway: { tellsOthers: true, readOther: () => Promise.resolve(null) },
    })
    await idOf('learner')
    const before = (await audit()).length
    await service.sweep()
    expect((await audit()).length).toBe(before)
    await server.database.pool.query(change)
    await service.sweep()
    await service.sweep()
    expect((await audit()).length).toBe(before + 1)
    expect(await lastOf()).toMatchObject({
      action: 'viewAs.end',
      actor: 'admin',
      onBehalfOf: 'learner',
      after: { end: why },
    })
    await server.database.pool.query(`update view_as set ended_at = now() - interval '25 hours'`)
    await service.sweep()
    expect((await server.database.pool.query('select from view_as')).rowCount).toBe(0)
  })
})

it('is not possible where an outside provider keeps the roles', async () => {
  const outside = await startTestServer()
  const query = `mutation { console { beginViewAs(user: "x", reason: "y") { userErrors { code path } } } }`
  const { data } = await outside.call(query, {}, { roles: ['ADMIN'] })
  expect(data).toEqual({ console: { beginViewAs: { userErrors: [{ code: 'LOCKED', path: [] }] } } })
  const state = await outside.call('{ console { viewAs { isPossible running { uuid } } } }', {}, { roles: ['ADMIN'] })
  expect(state.data).toEqual({ console: { viewAs: { isPossible: false, running: [] } } })
  await outside.close()
})
