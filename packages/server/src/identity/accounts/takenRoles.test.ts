import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'
import { callHeaders, type GraphqlAnswer } from '../../testing/testServer.ts'
import { errorOf, refresh } from '../testing/codeFlow.ts'

let server: EmbeddedServer
let other: string

const everyRole = {
  learner: ['LEARNER'],
  manager: ['EDUCATION_MANAGER'],
  admin: ['ADMIN'],
  all: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'],
} as const

beforeAll(async () => {
  server = await startEmbeddedServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const [username, roles] of Object.entries(everyRole))
    await server.embedded.accounts.change(username, { roles, isActive: true })
  other = (await server.signIn('all')).tokens.access_token
})

const codeOf = ({ errors }: GraphqlAnswer): string | undefined => errors?.[0]?.extensions.code
const peopleQuery = '{ users { users(page: { first: 1 }) { items { uuid } } } }'
const profileQuery = '{ me { profile { username } } }'

interface Standing {
  readonly uuid: string
  readonly revision: number
}

async function standing(username: string): Promise<Standing> {
  const { rows } = await server.database.pool.query<Standing>('select uuid, revision from person where username = $1', [
    username,
  ])
  const [person] = rows
  if (person === undefined) throw new Error(`There is no ${username}.`)
  return person
}

async function updateRoles(token: string, username: string, roles: string): Promise<unknown> {
  const { uuid, revision } = await standing(username)
  const field = `updateUser(uuid: "${uuid}", revision: ${revision}, patch: { roles: [${roles}] }) { userErrors { code path } }`
  return server.call(token, `mutation { user { it: ${field} } }`)
}

async function setRoles(token: string, username: string, roles: string): Promise<unknown> {
  const { uuid } = await standing(username)
  const field = `setRoles(selection: { uuids: ["${uuid}"] }, roles: [${roles}]) { changed undo userErrors { code } }`
  return server.call(token, `mutation { user { it: ${field} } }`)
}

async function exportPeople(token: string): Promise<string> {
  const started = await server.call(
    token,
    'mutation { user { it: exportUsers(format: CSV, columns: ["GIVEN_NAME"]) { job { uuid } } } }',
  )
  // The shapes are the queries'.
  const { job } = (started.data as { user: { it: { job: { uuid: string } } } }).user.it
  return vi.waitFor(
    async () => {
      const { data } = await server.call(token, `{ jobs { it: job(uuid: "${job.uuid}") { state fileUrl } } }`)
      const { state, fileUrl } = (data as { jobs: { it: { state: string; fileUrl: string } } }).jobs.it
      expect(state).toBe('DONE')
      return fileUrl
    },
    { timeout: 20_000, interval: 50 },
  )
}

const done = { data: { user: { it: { userErrors: [] } } } }

describe('a role that was taken away', () => {
  it('S3: a removed administrator with a live token is refused at once, and cannot come back by renewing it', async () => {
    const { tokens } = await server.signIn('admin')
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
    const began = Date.now()
    expect(await updateRoles(other, 'admin', 'LEARNER')).toMatchObject(done)
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('UNAUTHENTICATED')
    expect(await setRoles(tokens.access_token, 'admin', 'ADMIN')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
    expect(Date.now() - began).toBeLessThan(1000)
    expect(await errorOf(await refresh(server, tokens.refresh_token))).toBe('invalid_grant')
  })

  it('S3: counts no more though the session goes on, in whatever process it was taken', async () => {
    const { tokens } = await server.signIn('manager')
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
    await server.database.pool.query(`update account set roles = '{LEARNER}' where username = 'manager'`)
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('FORBIDDEN')
    expect((await server.call(tokens.access_token, profileQuery)).errors).toBeUndefined()
    await server.database.pool.query(`update account set roles = '{EDUCATION_MANAGER}' where username = 'manager'`)
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
  })

  it('S3: ends the sessions by the bulk action, and by taking back what had given it', async () => {
    const { tokens } = await server.signIn('manager')
    const { data } = (await setRoles(other, 'manager', 'EDUCATION_MANAGER, ADMIN')) as GraphqlAnswer
    const { undo } = (data as { user: { it: { undo: string } } }).user.it
    expect((await server.call(tokens.access_token, peopleQuery)).errors).toBeUndefined()
    await server.call(other, `mutation { user { it: undoBulk(job: "${undo}") { changed userErrors { code } } } }`)
    expect(codeOf(await server.call(tokens.access_token, peopleQuery))).toBe('UNAUTHENTICATED')
    const again = await server.signIn('manager')
    expect(await setRoles(other, 'manager', '')).toMatchObject({ data: { user: { it: { changed: 1 } } } })
    expect(codeOf(await server.call(again.tokens.access_token, profileQuery))).toBe('UNAUTHENTICATED')
  })

  it('S3: opens neither files made before, nor a view as somebody else, nor uploads', async () => {
    const { pool } = server.database
    const { access_token: token } = (await server.signIn('admin')).tokens
    const { uuid } = await standing('learner')
    const begun = await server.call(
      token,
      `mutation { console { it: beginViewAs(user: "${uuid}", reason: "Test") { view { uuid } userErrors { code } } } }`,
    )
    // The shape is the mutation's.
    const { view } = (begun.data as { console: { it: { view: { uuid: string } } } }).console.it
    const looking = { 'x-view-as': view.uuid }
    expect(codeOf(await server.call(token, profileQuery, {}, looking))).toBe('NOT_WHILE_VIEWING')
    const file = server.origin + (await exportPeople(token))
    expect((await fetch(file)).status).toBe(200)
    await pool.query(`update account set roles = '{LEARNER}' where username = 'admin'`)
    expect((await fetch(file)).status).toBe(404)
    expect(codeOf(await server.call(token, profileQuery, {}, looking))).toBe('VIEW_ENDED')
    expect(
      codeOf(
        await server.call(
          token,
          'mutation { upload { it: createUpload(kind: LEGAL_TEXT, size: 9) { grant { uuid } } } }',
        ),
      ),
    ).toBe('FORBIDDEN')
    expect(await updateRoles(other, 'admin', '')).toMatchObject(done)
    const upload = await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: {
        ...callHeaders,
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${token}`,
        'x-upload-grant': 'x',
      },
      body: '--x--',
    })
    expect(upload.status).toBe(401)
  })

  it('S3: whoever is suspended or anonymised has no rights from the same moment', async () => {
    const { tokens } = await server.signIn('manager')
    expect((await server.call(tokens.access_token, profileQuery)).errors).toBeUndefined()
    await server.database.pool.query(`update person set status = 'SUSPENDED' where username = 'manager'`)
    expect(codeOf(await server.call(tokens.access_token, profileQuery))).toBe('UNAUTHENTICATED')
    await server.database.pool.query(`update person set status = 'ACTIVE' where username = 'manager'`)
    const { uuid } = await standing('manager')
    await server.call(other, `mutation { user { it: suspendUsers(selection: { uuids: ["${uuid}"] }) { changed } } }`)
    expect(codeOf(await server.call(tokens.access_token, profileQuery))).toBe('UNAUTHENTICATED')
    await server.call(other, `mutation { user { it: reactivateUsers(selection: { uuids: ["${uuid}"] }) { changed } } }`)
  })
})

describe('one’s own roles', () => {
  it.each([
    ['the form', (username: string, roles: string) => updateRoles(other, username, roles)],
    ['the bulk action', (username: string, roles: string) => setRoles(other, username, roles)],
  ])('S3: are changed by nobody, by %s, neither more nor fewer', async (_, change) => {
    for (const roles of ['ADMIN', 'LEARNER, ADMIN', '']) {
      expect(await change('all', roles)).toMatchObject({ data: { user: { it: { userErrors: [{ code: 'SELF' }] } } } })
    }
    const { rows } = await server.database.pool.query<{ roles: string[] }>(
      `select roles from account where username = 'all'`,
    )
    expect(rows[0]?.roles).toEqual(everyRole.all)
  })
})
