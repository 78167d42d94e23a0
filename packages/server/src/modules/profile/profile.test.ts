import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProfilePatch, ProfilePayload } from '@somo/graphql/schema'
import { claimsOf, exchange, refresh, signInSilently, tokensOf } from '../../identity/testing/codeFlow.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { type EmbeddedServer, startEmbeddedServer } from '../../testing/embeddedServer.ts'

const parts = `username givenName familyName email phone pronouns avatarUrl locale dateFormat timeFormat timeZone theme
  source lockedFields accountUrl revision`
const readQuery = `{ me { profile { ${parts} } } }`
const updateQuery = `mutation($revision: Int!, $patch: ProfilePatch!) {
  user { updateProfile(revision: $revision, patch: $patch) { profile { ${parts} } userErrors { code path } } } }`
const avatarQuery = `mutation($upload: ID) {
  user { setAvatar(upload: $upload) { profile { ${parts} } userErrors { code path } } } }`

let server: EmbeddedServer
let learner = ''

beforeAll(async () => {
  server = await startEmbeddedServer()
  learner = (await server.signIn('learner')).tokens.access_token
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'person')
  await server.database.pool.query(`update account set revision = 1, given_name = 'Amani', family_name = 'Juma',
    email = username || '@somo.example', locale = null, theme = null, date_format = null, time_format = null, zoneinfo = null`)
})

type Profile = NonNullable<ProfilePayload['profile']>

async function read(token = learner): Promise<Profile> {
  const { data, errors } = await server.call(token, readQuery)
  expect(errors).toBeUndefined()
  // The shape is the query's.
  return (data as { me: { profile: Profile } }).me.profile
}

async function update(revision: number, patch: ProfilePatch, token = learner): Promise<ProfilePayload> {
  const { data, errors } = await server.call(token, updateQuery, { revision, patch })
  expect(errors).toBeUndefined()
  return (data as { user: { updateProfile: ProfilePayload } }).user.updateProfile
}

const all = {
  givenName: 'Zawadi',
  familyName: 'Mbeki',
  phone: '+255 (0) 754/123-456.7',
  pronouns: 'she/her',
  locale: 'sw',
  dateFormat: 'yyyy-MM-dd',
  timeFormat: 'hh:mm a',
  timeZone: 'Africa/Nairobi',
  theme: 'dark',
} as const satisfies ProfilePatch

describe('a profile', () => {
  it('says what the account says, and what nobody has set is null', async () => {
    expect(await read()).toEqual({
      username: 'learner',
      givenName: 'Amani',
      familyName: 'Juma',
      email: 'learner@somo.example',
      phone: null,
      pronouns: null,
      avatarUrl: null,
      locale: null,
      dateFormat: null,
      timeFormat: null,
      timeZone: null,
      theme: null,
      source: 'EMBEDDED',
      lockedFields: [],
      accountUrl: null,
      revision: 1,
    })
  })

  it('takes every field, trimmed, and answers what stands', async () => {
    const patch = { ...all, givenName: '  Zawadi ', pronouns: ' she/her' }
    const { profile, userErrors } = await update(1, patch)
    expect(userErrors).toEqual([])
    expect(profile).toMatchObject(all)
    expect(profile?.revision).toBeGreaterThan(1)
    expect(await read()).toEqual(profile)
  })

  it('keeps a time zone as it is spelled in the lists, and sees no change in other letters', async () => {
    const { profile } = await update(1, { timeZone: ' africa/NAIROBI ' })
    expect(profile).toMatchObject({ timeZone: 'Africa/Nairobi' })
    const again = await update(profile?.revision ?? 0, { timeZone: 'AFRICA/nairobi' })
    expect(again).toMatchObject({
      profile: { timeZone: 'Africa/Nairobi', revision: profile?.revision },
      userErrors: [],
    })
  })

  it('gives up what null or an empty entry takes away, and leaves alone what is absent', async () => {
    const { profile } = await update(1, all)
    const patch = { givenName: null, phone: ' ', pronouns: null, locale: null, timeZone: null }
    const after = await update(profile?.revision ?? 0, patch)
    expect(after.profile).toMatchObject({ ...patch, phone: null, familyName: 'Mbeki', theme: 'dark' })
  })

  it('is not counted up by a patch that changes nothing', async () => {
    expect(await update(1, {})).toMatchObject({ profile: { revision: 1 }, userErrors: [] })
    const same = { givenName: 'Amani', phone: null }
    expect(await update(1, same)).toMatchObject({ profile: { revision: 1 }, userErrors: [] })
  })

  it('is written whole or not at all', async () => {
    const { profile, userErrors } = await update(1, { ...all, timeZone: 'Mars/Olympus', phone: 'ring me' })
    expect(userErrors).toEqual([
      { code: 'NOT_A_PHONE_NUMBER', path: ['phone'] },
      { code: 'NOT_OFFERED', path: ['timeZone'] },
    ])
    expect(profile).toMatchObject({ givenName: 'Amani', phone: null, revision: 1 })
    expect(
      (await server.database.pool.query(`select 1 from person where phone is not null or time_zone is not null`))
        .rowCount,
    ).toBe(0)
  })

  it('is the caller’s own: no argument leads to another person’s', async () => {
    const admin = (await server.signIn('admin')).tokens.access_token
    const before = await read(admin)
    await update(1, all)
    expect(await read(admin)).toEqual(before)
    const { errors } = await server.call(learner, updateQuery, { revision: 1, patch: { username: 'admin' } })
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT')
    const named = updateQuery.replace('revision: $revision', 'revision: $revision, subject: "x"')
    expect((await server.call(learner, named, { revision: 1, patch: {} })).errors?.[0]?.extensions.code).toBe(
      'BAD_INPUT',
    )
  })
})

describe('two writers', () => {
  it('one after the other: who saw an older state is told, with what stands now, and writes nothing', async () => {
    await update(1, { givenName: 'First', phone: '1' })
    const { profile, userErrors } = await update(1, { givenName: 'Second', pronouns: 'they' })
    expect(userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    expect(profile).toMatchObject({ givenName: 'First', phone: '1', pronouns: null })
    expect(profile).toEqual(await read())
  })

  it('with different fields are two writers all the same', async () => {
    await update(1, { phone: '1' })
    expect((await update(1, { givenName: 'Second' })).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })

  it.each<[string, (n: number) => ProfilePatch]>([
    ['of the account', (n) => ({ givenName: `Name ${n}` })],
    ['of what the product keeps', (n) => ({ phone: `${n}` })],
    ['of both', (n) => ({ phone: `${n}`, familyName: `Name ${n}` })],
    ['of one each', (n) => (n % 2 === 0 ? { pronouns: `p${n}` } : { theme: 'dark' })],
  ])('at the same moment %s: one of them writes', async (_, patch) => {
    const answers = await Promise.all(Array.from({ length: 8 }, (__, n) => update(1, patch(n))))
    const won = answers.filter(({ userErrors }) => userErrors.length === 0)
    expect(won).toHaveLength(1)
    const lost = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(new Set(lost)).toEqual(new Set(['CHANGED_MEANWHILE']))
    expect(won[0]?.profile?.revision).toBe((await read()).revision)
  })

  it('an administrator counts as one', async () => {
    await server.embedded.accounts.change('learner', { givenName: 'Amina' })
    expect((await update(1, { theme: 'dark' })).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })
})

describe('claims', () => {
  it('follow at the next renewal, by the refresh token and by a silent sign-in', async () => {
    const { browser, tokens } = await server.signIn('learner')
    expect(claimsOf(tokens.id_token)).not.toHaveProperty('time_format')
    await update(1, all, tokens.access_token)
    const settings = {
      locale: 'sw',
      date_format: 'yyyy-MM-dd',
      time_format: 'hh:mm a',
      zoneinfo: 'Africa/Nairobi',
      theme: 'dark',
    }
    const person = { name: 'Zawadi Mbeki', given_name: 'Zawadi' }
    const renewed = await tokensOf(await refresh(server, tokens.refresh_token))
    expect(claimsOf(renewed.id_token)).toMatchObject({ ...settings, ...person })
    expect(claimsOf(renewed.access_token)).toMatchObject(settings)
    const { request, callback } = await signInSilently(server, browser)
    const silent = await tokensOf(await exchange(server, request, callback))
    expect(claimsOf(silent.id_token)).toMatchObject({ ...settings, ...person })
  })
})

describe('a picture', () => {
  it('of an upload that nobody knows is refused', async () => {
    const { data } = await server.call(learner, avatarQuery, { upload: 'none' })
    expect(data).toMatchObject({
      user: { setAvatar: { userErrors: [{ code: 'UNKNOWN', path: ['upload'] }], profile: { revision: 1 } } },
    })
  })

  it('that is not there can be taken away, which changes nothing', async () => {
    const { data } = await server.call(learner, avatarQuery, { upload: null })
    expect(data).toMatchObject({ user: { setAvatar: { userErrors: [], profile: { avatarUrl: null, revision: 1 } } } })
  })
})
