import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../../../identity/testing/browser.ts'
import { emptyTables } from '../../../testing/emptyTables.ts'
import { callHeaders, startTestServer, type TestServer } from '../../../testing/testServer.ts'
import {
  callerOf,
  seedPeople,
  seedUnits,
  read,
  type PersonFixture,
  type Units,
} from '../../../testing/testOrganisation.ts'

let server: TestServer
let units: Units
let people: Map<string, string>

const known: readonly PersonFixture[] = [
  { name: 'amani', status: 'INVITED', isBound: false, email: 'amani@somo.example', in: [{ unit: 'class5a' }] },
  { name: 'baraka', status: 'INVITED', isBound: false, email: 'baraka@somo.example' },
  { name: 'former', email: 'shared@somo.example' },
  { name: 'root', roles: ['ADMIN'] },
]

beforeAll(async () => {
  server = await startTestServer({ env: { OIDC_LINK_CLAIM: 'personnel_number' } })
  units = await seedUnits(server.database)
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person, unit_membership, invitation, link_case')
  people = await seedPeople(server.database, units, known)
  await server.database.pool.query(`update person set external_id = '4711' where username = 'amani'`)
})

let count = 0

/** Comes with a token of a new subject; answers that subject. */
async function arrive(claims: Record<string, unknown>, cookie = ''): Promise<string> {
  const subject = `outside-${count++}`
  const token = await server.issuer.sign({ ...server.issuer.claims({ subject, sessionId: subject }), ...claims })
  const cookies = cookie === '' ? {} : { cookie: `XSRF-TOKEN=x; ${cookie}`, 'X-XSRF-TOKEN': 'x' }
  const headers = { ...callHeaders, authorization: `Bearer ${token}`, ...cookies }
  const body = JSON.stringify({ query: 'mutation { user { updateCountUserLogin { counted } } }' })
  expect((await server.post({ headers, body })).status).toBe(200)
  return subject
}

async function personOf(
  subject: string,
): Promise<{ uuid: string; status: string; username: string | null } | undefined> {
  const text = 'select uuid, status, username from person where subject = $1'
  return (await server.database.pool.query<{ uuid: string; status: string; username: string | null }>(text, [subject]))
    .rows[0]
}

interface Case {
  readonly uuid: string
  readonly reason: string
  readonly email: string | null
  readonly candidates: readonly { readonly username: string }[]
}

async function cases(): Promise<readonly Case[]> {
  const query = '{ users { linkCases(page: { first: 10 }) { items { uuid reason email candidates { username } } } } }'
  return read(await server.call(query, {}, callerOf('root', known)), 'users', 'linkCases', 'items') as Case[]
}

const decide = async (uuid: string, user: string | null): Promise<unknown> =>
  read(
    await server.call(
      'mutation($c: ID!, $u: ID) { user { decideLinkCase(uuid: $c, user: $u) { changed userErrors { code } } } }',
      { c: uuid, u: user },
      callerOf('root', known),
    ),
    'user',
    'decideLinkCase',
  )

describe('the first sign-in at an outside provider', () => {
  it('finds the person by the number that never changes, whatever else is said', async () => {
    const subject = await arrive({ personnel_number: 4711, email: 'new@somo.example', preferred_username: 'amani.j' })
    expect(await personOf(subject)).toEqual({ uuid: people.get('amani'), status: 'ACTIVE', username: 'amani.j' })
    expect(await cases()).toEqual([])
  })

  it('finds them by an e-mail address that the provider has verified, in any case of letters', async () => {
    const subject = await arrive({ email: 'BARAKA@somo.example', email_verified: true })
    expect(await personOf(subject)).toMatchObject({ uuid: people.get('baraka'), status: 'ACTIVE' })
  })

  it.each([
    ['an unverified address', { email: 'baraka@somo.example' }, 'UNVERIFIED_EMAIL', ['baraka']],
    [
      'an address said to be unverified',
      { email: 'baraka@somo.example', email_verified: 'true' },
      'UNVERIFIED_EMAIL',
      ['baraka'],
    ],
    [
      'two who could be meant',
      { email: 'baraka@somo.example', email_verified: true, personnel_number: '4711' },
      'SEVERAL_CANDIDATES',
      ['amani', 'baraka'],
    ],
    [
      'an address that somebody else signs in with',
      { email: 'shared@somo.example', email_verified: true },
      'ADDRESS_REUSED',
      ['former'],
    ],
    ['nobody, while people are awaited', { email: 'stranger@somo.example', email_verified: true }, 'NO_CANDIDATE', []],
  ])('asks an administrator about %s, and gives nobody’s place away', async (_, claims, reason, candidates) => {
    const subject = await arrive(claims)
    const found = await cases()
    expect(
      found.map((one) => ({ ...one, candidates: one.candidates.map(({ username }) => username).sort() })),
    ).toMatchObject([{ reason, candidates }])
    const person = await personOf(subject)
    expect([...people.values()]).not.toContain(person?.uuid)
    // Coming again asks nobody a second time.
    await server.call('{ version }', {}, { subject, sessionId: 'again' })
    expect(await cases()).toHaveLength(1)
  })

  it('is no question where nobody is awaited', async () => {
    await server.database.pool.query(`delete from person where subject is null`)
    const subject = await arrive({ email: 'new@somo.example', email_verified: true })
    expect(await cases()).toEqual([])
    const { rows } = await server.database.pool.query<{ key: string }>(
      `select u.key from unit_membership m join unit u on u.uuid = m.unit join person p on p.uuid = m.person where p.subject = $1`,
      [subject],
    )
    expect(rows).toEqual([{ key: 'general' }])
  })

  it('binds whoever opened the link of an invitation, once', async () => {
    const mutation = `mutation { user { inviteUsers(selection: { uuids: ["${people.get('baraka') ?? ''}"] }) { changed } } }`
    await server.call(mutation, {}, callerOf('root', known))
    const { rows } = await server.database.pool.query<{ body: string }>(
      'select body from outbox_mail order by created_at desc limit 1',
    )
    const path = /\/oidc\/invitation\/[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    const browser = openBrowser()
    expect((await browser.get(server.url + path)).status).toBe(303)
    const cookie = `somo_invitation=${browser.cookie('somo_invitation', '/graphql') ?? ''}`
    const subject = await arrive({ email: 'private@elsewhere.example' }, cookie)
    expect(await personOf(subject)).toMatchObject({ uuid: people.get('baraka'), status: 'ACTIVE' })
    const other = await arrive({}, cookie)
    expect((await personOf(other))?.uuid).not.toBe(people.get('baraka'))
  })

  it('I8 keeps names and addresses as forms and imports would, and nothing that these would refuse', async () => {
    const claims = {
      given_name: ' Ama\u200bni\u3000Neema',
      family_name: 'Ju\u0301ma',
      email: 'ａmani@mu\u0308ller.example',
      preferred_username: 'ama\u200bni',
    }
    const subject = await arrive(claims)
    const text = 'select given_name, family_name, email, username from person where subject = $1'
    const stored = { given_name: 'Amani Neema', family_name: 'J\u00fama', email: 'amani@xn--mller-kva.example' }
    expect((await server.database.pool.query(text, [subject])).rows).toEqual([{ ...stored, username: null }])
    const token = await server.issuer.sign({
      ...server.issuer.claims({ subject, sessionId: 'later' }),
      given_name: 'See www.evil.example',
      family_name: '\u3164',
      email: 'nobody@',
    })
    await server.post({
      headers: { ...callHeaders, authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ version }' }),
    })
    expect((await server.database.pool.query(text, [subject])).rows).toMatchObject([stored])
  })

  it('I8 finds the person by an address or a number written with characters that nobody sees', async () => {
    const byAddress = await arrive({ email: 'ｂaraka@so\u00admo.example', email_verified: true })
    expect(await personOf(byAddress)).toMatchObject({ uuid: people.get('baraka') })
    const byNumber = await arrive({ personnel_number: '47\u200b11' })
    expect(await personOf(byNumber)).toMatchObject({ uuid: people.get('amani') })
  })

  it('I8 shows who came in as a new person among the duplicates of who was there, however their name was written', async () => {
    await server.database.pool.query(
      `update person set given_name = 'José', family_name = 'Müller' where username = 'amani'`,
    )
    await arrive({ given_name: 'Jose\u0301', family_name: 'Mu\u200b\u0308ller' })
    const query = 'query($u: ID!) { users { duplicates(user: $u) { reasons user { name } } } }'
    const found = read(
      await server.call(query, { u: people.get('amani') }, callerOf('root', known)),
      'users',
      'duplicates',
    )
    expect(found).toEqual([{ reasons: ['NAME'], user: { name: 'José Müller' } }])
  })

  it('keeps the name of somebody here, though the provider gives it to another', async () => {
    const subject = await arrive({ preferred_username: 'former' })
    expect((await personOf(subject))?.username).toBeNull()
  })
})

describe('a case', () => {
  it('is decided once: the sign-in goes to the person, with what they did meanwhile', async () => {
    const subject = await arrive({ email: 'baraka@somo.example' })
    const [open] = await cases()
    expect(await decide(open?.uuid ?? '', people.get('baraka') ?? null)).toEqual({ changed: 1, userErrors: [] })
    expect(await personOf(subject)).toMatchObject({ uuid: people.get('baraka'), status: 'ACTIVE' })
    const { rows } = await server.database.pool.query('select login_count from person where subject = $1', [subject])
    expect(rows).toEqual([{ login_count: 1 }])
    expect(await decide(open?.uuid ?? '', null)).toEqual({ changed: 0, userErrors: [{ code: 'WRONG_STATE' }] })
  })

  it('is of somebody who was made when they first came, though the person here was written later', async () => {
    const subject = await arrive({ email: 'baraka@somo.example' })
    await server.database.pool.query(
      `update person set created_at = now() - interval '50 days', last_sign_in_at = now() - interval '49 days' where subject = $1`,
      [subject],
    )
    const [open] = await cases()
    expect(await decide(open?.uuid ?? '', people.get('baraka') ?? null)).toEqual({ changed: 1, userErrors: [] })
    const quiet =
      'users(page: { first: 10 }, sort: { field: CREATED, direction: ASCENDING }, filter: { inactiveForDays: 40 }) { items { uuid } }'
    expect(
      read(await server.call(`{ users { ${quiet} } }`, {}, callerOf('root', known)), 'users', 'users', 'items'),
    ).toEqual([{ uuid: people.get('baraka') }])
  })

  it('hands on all that has come to hang on the newcomer, units and questions of privacy too', async () => {
    const subject = await arrive({ email: 'amani@somo.example' })
    const newcomer = (await personOf(subject))?.uuid ?? ''
    const person = people.get('amani') ?? ''
    const { pool } = server.database
    await pool.query(
      `insert into unit_membership (uuid, unit, person, role, source) values (gen_random_uuid(), $2, $1, 'MEMBER', 'MANUAL')`,
      [newcomer, units.sales],
    )
    await pool.query(
      `insert into saved_view (uuid, owner, screen, name, query) values (gen_random_uuid(), $1, '/user-management', 'Mine', '')`,
      [newcomer],
    )
    await pool.query(`insert into privacy_case (uuid, person, kind) values (gen_random_uuid(), $1, 'DELETION')`, [
      newcomer,
    ])
    const [open] = await cases()
    // What they have decided themselves stands with whoever they turn out to be.
    const other = await arrive({ email: 'shared@somo.example', email_verified: true })
    await pool.query(`update link_case set state = 'CREATED', decided_by = $1, decided_at = now() where subject = $2`, [
      newcomer,
      other,
    ])
    expect(await decide(open?.uuid ?? '', person)).toEqual({ changed: 1, userErrors: [] })
    const owned = `select (select array_agg(u.key order by u.key) from unit_membership m join unit u on u.uuid = m.unit where m.person = $1) as units,
      (select count(*)::int from saved_view where owner = $1) as views, (select count(*)::int from privacy_case where person = $1) as questions`
    expect((await pool.query(owned, [person])).rows).toEqual([{ units: ['class5a', 'sales'], views: 1, questions: 1 }])
    expect((await pool.query('select from person where uuid = $1', [newcomer])).rowCount).toBe(0)
  })

  it('may also leave the new person they came in as', async () => {
    const subject = await arrive({ email: 'shared@somo.example', email_verified: true })
    const [open] = await cases()
    expect(await decide(open?.uuid ?? '', null)).toEqual({ changed: 1, userErrors: [] })
    expect(await personOf(subject)).toBeDefined()
    expect(await cases()).toEqual([])
  })
})
