import { randomBytes } from 'node:crypto'
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createAccountStore } from './accounts/accountStore.ts'
import { demoPeople, seedDemoAccounts } from './accounts/demoAccounts.ts'
import { isPassword } from './accounts/password.ts'
import { removeExpired } from './provider/cleaning.ts'
import { loadKeys } from './provider/keys.ts'
import { PayloadAdapter } from './provider/payloadAdapter.ts'
import { openBrowser } from './testing/browser.ts'
import {
  authorizationRequest,
  claimsOf,
  openSignIn,
  refresh,
  signIn,
  signInForTokens,
  signInSilently,
  tokensOf,
} from './testing/codeFlow.ts'
import { startIdentity } from './testing/startIdentity.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('after a restart', () => {
  it('keys, sessions, refresh tokens and started sign-ins are still good', async () => {
    const before = await startIdentity()
    const [person, other] = [openBrowser(), openBrowser()]
    const { tokens } = await signInForTokens(before, person, 'learner')
    const started = authorizationRequest(before)
    const { address, token } = await openSignIn(other, started)
    const keys = await (await fetch(`${before.issuer}/jwks`)).text()
    await before.stop('keep')

    const after = await startIdentity({ database: before.database, port: Number(new URL(before.origin).port) })
    try {
      expect(await (await fetch(`${after.issuer}/jwks`)).text()).toBe(keys)
      expect(await after.identity.verifier(`Bearer ${tokens.access_token}`)).toMatchObject({ roles: ['LEARNER'] })
      expect((await signInSilently(after, person)).callback.searchParams.has('code')).toBe(true)
      const renewed = await tokensOf(await refresh(after, tokens.refresh_token))
      expect(claimsOf(renewed.access_token).session_state).toBe(claimsOf(tokens.access_token).session_state)
      expect((await other.post(address, { token, login: 'manager', password: 'somo' })).status).toBe(303)
    } finally {
      await after.stop()
    }
  })
})

describe('a new signing key', () => {
  it('signs from the next start on, and tokens of the old one are good until it is taken away', async () => {
    const first = await startIdentity()
    const { port } = new URL(first.origin)
    const { tokens } = await signInForTokens(first, openBrowser(), 'learner')
    const { database } = first
    const [old] = (await loadKeys(database.pool)).signing.keys
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const next = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'next', use: 'sig' }
    const put = (keys: readonly unknown[]) =>
      database.pool.query(`update oidc_key set value = $1 where name = 'signing'`, [JSON.stringify({ keys })])
    await first.stop('keep')
    await put([next, old])
    const second = await startIdentity({ database, port: Number(port) })
    const renewed = await tokensOf(await refresh(second, tokens.refresh_token))
    expect(decodeProtectedHeader(renewed.access_token).kid).toBe('next')
    for (const token of [tokens, renewed]) {
      expect(await second.identity.verifier(`Bearer ${token.access_token}`)).not.toBeNull()
    }
    await second.stop('keep')
    await put([next])
    const third = await startIdentity({ database, port: Number(port) })
    expect(await third.identity.verifier(`Bearer ${renewed.access_token}`)).not.toBeNull()
    expect(await third.identity.verifier(`Bearer ${tokens.access_token}`)).toBeNull()
    await third.stop()
  })
})

describe('keys', () => {
  it('are made once, also by processes that start at the same moment', async () => {
    const database = await createTestDatabase()
    try {
      const all = await Promise.all(Array.from({ length: 4 }, () => loadKeys(database.pool)))
      for (const keys of all) expect(keys).toEqual(all[0])
      await database.pool.query(`delete from oidc_key where name = 'mac'`)
      await expect(loadKeys(database.pool)).rejects.toThrow('not complete')
    } finally {
      await database.close()
    }
  })
})

describe('stored state', () => {
  it('is cleaned an hour after its end, and not before', async () => {
    const database = await createTestDatabase()
    try {
      const adapter = new PayloadAdapter(database.pool, 'RefreshToken', String)
      await adapter.upsert('short', { grantId: 'g' }, 60)
      await adapter.upsert('long', { grantId: 'g' }, 3 * 3600)
      await database.pool.query(`insert into sign_in_limit values ('account:x', 1, $1)`, [Date.now()])
      await removeExpired(database.pool, Date.now() + 30 * 60_000)
      expect(await adapter.find('short')).toEqual({ grantId: 'g' })
      await removeExpired(database.pool, Date.now() + 2 * 3_600_000)
      expect(await adapter.find('short')).toBeUndefined()
      expect(await adapter.find('long')).toEqual({ grantId: 'g' })
      expect((await database.pool.query('select 1 from sign_in_limit')).rowCount).toBe(0)
    } finally {
      await database.close()
    }
  })

  it('is used up once and goes with its grant', async () => {
    const database = await createTestDatabase()
    try {
      const codes = new PayloadAdapter(database.pool, 'AuthorizationCode', String)
      const others = new PayloadAdapter(database.pool, 'RefreshToken', String)
      await codes.upsert('code', { grantId: 'g' }, 60)
      await others.upsert('token', { grantId: 'g' }, 60)
      const uses = await Promise.allSettled(Array.from({ length: 5 }, () => codes.consume('code')))
      expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await codes.find('code'))?.consumed).toBeGreaterThan(1_700_000_000)
      await codes.revokeByGrantId('g')
      expect(await codes.find('code')).toBeUndefined()
      expect(await others.find('token')).toBeDefined()
    } finally {
      await database.close()
    }
  })

  it('that is a session does not come back once it ended, whoever saves it again', async () => {
    const database = await createTestDatabase()
    try {
      const sessions = new PayloadAdapter(database.pool, 'Session', (uid) => `state of ${uid}`)
      await sessions.upsert('id', { uid: 'u', accountId: 'a' }, 60)
      expect(await sessions.findByUid('u')).toEqual({ uid: 'u', accountId: 'a' })
      await sessions.destroy('id')
      await sessions.upsert('id', { uid: 'u', accountId: 'a' }, 60)
      expect(await sessions.find('id')).toBeUndefined()
      expect(await sessions.findByUid('u')).toBeUndefined()
      await sessions.upsert('next', { uid: 'u', accountId: 'a' }, 60)
      expect(await sessions.find('next')).toEqual({ uid: 'u', accountId: 'a' })
      await removeExpired(database.pool, Date.now() + 2 * 3_600_000)
      expect((await database.pool.query('select 1 from oidc_payload')).rowCount).toBe(0)
    } finally {
      await database.close()
    }
  })

  it('of nobody is left after a person signed out, but for the place of the session', async () => {
    const at = await startIdentity()
    try {
      const browser = openBrowser()
      const { tokens } = await signInForTokens(at, browser, 'learner')
      const page = await (await browser.get(`${at.issuer}/session/end?id_token_hint=${tokens.id_token}`)).text()
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
      await browser.post(`${at.issuer}/session/end/confirm`, { xsrf, logout: 'yes' })
      const { rows } = await at.database.pool.query(
        'select distinct kind, payload, uid, session_state from oidc_payload',
      )
      expect(rows).toEqual([{ kind: 'Session', payload: {}, uid: null, session_state: null }])
    } finally {
      await at.stop()
    }
  })
})

describe('demo accounts', () => {
  it('are added once; what was changed stays', async () => {
    const database = await createTestDatabase()
    try {
      const store = createAccountStore(database.pool)
      await seedDemoAccounts(store)
      const first = await store.findByLogin('learner')
      await store.change('learner', { givenName: 'Asha', roles: ['ADMIN'] })
      await seedDemoAccounts(store)
      const again = await store.findByLogin('LEARNER@somo.example')
      expect(again).toMatchObject({ uuid: first?.uuid, givenName: 'Asha', roles: ['ADMIN'], familyName: 'Juma' })
      expect(await isPassword('somo', again?.passwordHash ?? null)).toBe(true)
      const { rowCount } = await database.pool.query('select 1 from account')
      expect(rowCount).toBe(demoPeople.length)
      await expect(store.change('nobody', { isActive: false })).rejects.toThrow('There is no account "nobody".')
      expect(await store.findBySubject(randomBytes(8).toString('hex'))).toBeNull()
    } finally {
      await database.close()
    }
  })

  it('do not exist where the configuration does not allow them, neither in the database nor on the page', async () => {
    const at = await startIdentity({ demo: false })
    try {
      expect((await at.database.pool.query('select 1 from account')).rowCount).toBe(0)
      const { page } = await openSignIn(openBrowser(), authorizationRequest(at))
      expect(page).not.toContain('learner')
      expect(page).not.toContain('demo')
    } finally {
      await at.stop()
    }
  })
})

describe('a longer or shorter life', () => {
  it('counts from the next token on, without a restart', async () => {
    const at = await startIdentity({ lifetimes: { accessToken: 20 } })
    try {
      const { tokens } = await signInForTokens(at, openBrowser(), 'learner')
      expect(tokens.expires_in).toBe(20)
      at.embedded.lifetimes.accessToken = 7
      expect((await tokensOf(await refresh(at, tokens.refresh_token))).expires_in).toBe(7)
      at.embedded.lifetimes.session = 1
      await signIn(openBrowser(), authorizationRequest(at), 'manager')
    } finally {
      await at.stop()
    }
  })
})
