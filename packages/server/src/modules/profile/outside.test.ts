import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutsideGateway } from '../../identity/gateway/outsideGateway.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { callHeaders, startTestServer, type TestServer } from '../../testing/testServer.ts'

const parts = `username givenName familyName email phone pronouns locale dateFormat timeFormat timeZone theme
  source lockedFields accountUrl revision`
const readQuery = `{ me { profile { ${parts} } sessions { uuid } } }`
const updateQuery = `mutation($revision: Int!, $patch: ProfilePatch!) {
  user { updateProfile(revision: $revision, patch: $patch) { profile { ${parts} } userErrors { code path } } } }`

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => emptyTables(server.database.pool, 'person'))

const claims = {
  preferred_username: 'zawadi',
  given_name: 'Zawadi',
  family_name: 'Mbeki',
  email: 'zawadi@example.org',
  locale: 'sw',
  theme: 'dark',
  date_format: 'd.M.yy',
  time_format: 'HH:mm',
  zoneinfo: 'Africa/Nairobi',
}

/** A call with a token of the outside issuer that says more than who it is. */
async function callWithClaims(claims: object, query: string, variables: object = {}): Promise<unknown> {
  const token = await server.issuer.sign({ ...server.issuer.claims(), ...claims })
  const headers = { ...callHeaders, authorization: `Bearer ${token}` }
  const answer: unknown = await (await server.post({ headers, body: JSON.stringify({ query, variables }) })).json()
  expect(answer).not.toHaveProperty('errors')
  return answer
}

const locked = [
  'GIVEN_NAME',
  'FAMILY_NAME',
  'EMAIL',
  'LOCALE',
  'DATE_FORMAT',
  'TIME_FORMAT',
  'TIME_ZONE',
  'THEME',
  'PASSWORD',
]

describe('with an outside provider, a profile', () => {
  it('says what the token says, names what is kept there, and tells of no sessions', async () => {
    const profile = {
      username: 'zawadi',
      givenName: 'Zawadi',
      familyName: 'Mbeki',
      email: 'zawadi@example.org',
      locale: 'sw',
      theme: 'dark',
      dateFormat: 'd.M.yy',
      timeFormat: 'HH:mm',
      timeZone: 'Africa/Nairobi',
      phone: null,
      pronouns: null,
      source: 'OUTSIDE',
      lockedFields: locked,
      accountUrl: null,
      revision: 1,
    }
    expect(await callWithClaims(claims, readQuery)).toEqual({ data: { me: { profile, sessions: null } } })
  })

  it('says nothing where the token says nothing, or something of another kind', async () => {
    const odd = { given_name: 7, email: ['a@b.org'], locale: '', theme: null, zoneinfo: { a: 1 } }
    expect(await callWithClaims(odd, readQuery)).toMatchObject({
      data: {
        me: { profile: { username: null, givenName: null, email: null, locale: null, theme: null, timeZone: null } },
      },
    })
  })

  it('takes what the product keeps itself', async () => {
    const answer = await callWithClaims(claims, updateQuery, {
      revision: 1,
      patch: { phone: '112', pronouns: 'she/her', givenName: 'Zawadi' },
    })
    const profile = { phone: '112', pronouns: 'she/her', givenName: 'Zawadi', revision: 2 }
    expect(answer).toMatchObject({ data: { user: { updateProfile: { profile, userErrors: [] } } } })
    expect(await callWithClaims(claims, readQuery)).toMatchObject({ data: { me: { profile } } })
    expect(await callWithClaims({ sub: 'somebody else' }, readQuery)).toMatchObject({
      data: { me: { profile: { phone: null, revision: 1 } } },
    })
  })

  it('keeps the count of sign-ins beside it', async () => {
    const count = 'mutation { user { updateCountUserLogin { loginCount } } }'
    await server.call(count, {}, {})
    await callWithClaims(claims, updateQuery, { revision: 1, patch: { phone: '112' } })
    expect(await callWithClaims(claims, count)).toMatchObject({
      data: { user: { updateCountUserLogin: { loginCount: 1 } } },
    })
    expect(await callWithClaims(claims, readQuery)).toMatchObject({
      data: { me: { profile: { phone: '112', revision: 2 } } },
    })
  })

  it('refuses the rest at its field, and then writes nothing', async () => {
    const patch = { givenName: 'Other', theme: null, phone: '112' }
    const userErrors = ['givenName', 'theme'].map((field) => ({ code: 'LOCKED', path: [field] }))
    expect(await callWithClaims(claims, updateQuery, { revision: 1, patch })).toMatchObject({
      data: { user: { updateProfile: { profile: { phone: null, revision: 1 }, userErrors } } },
    })
  })

  it('has no password and no sessions to change', async () => {
    const userErrors = [{ code: 'LOCKED', path: [] }]
    const password = 'mutation { user { changePassword(current: "a", next: "b") { userErrors { code path } } } }'
    expect(await callWithClaims(claims, password)).toEqual({ data: { user: { changePassword: { userErrors } } } })
    for (const name of ['endSession(uuid: "x")', 'endOtherSessions']) {
      const mutation = `mutation { user { end: ${name} { sessions { uuid } userErrors { code path } } } }`
      expect(await callWithClaims(claims, mutation)).toEqual({
        data: { user: { end: { sessions: null, userErrors } } },
      })
    }
  })

  it('one of eight first writers at the same moment writes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        callWithClaims(claims, updateQuery, { revision: 1, patch: { phone: `${n}` } }),
      ),
    )
    const errors = answers.map((answer) => (JSON.stringify(answer).includes('CHANGED_MEANWHILE') ? 1 : 0))
    expect(errors.filter((error) => error === 0)).toHaveLength(1)
  })
})

it('people manage their account where Keycloak has its pages; of other issuers no place is known', () => {
  expect(createOutsideGateway('https://id.example.org/realms/somo').accountUrl).toBe(
    'https://id.example.org/realms/somo/account',
  )
  expect(createOutsideGateway('https://id.example.org/auth/realms/somo').accountUrl).toBe(
    'https://id.example.org/auth/realms/somo/account',
  )
  expect(createOutsideGateway('https://id.example.org').accountUrl).toBeNull()
})
