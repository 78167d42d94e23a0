import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { authorizationRequest, trySignIn } from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity({ signInLimits: { perAccountAndAddress: 3, perAddress: 10 } })
})

afterAll(() => at.stop())

afterEach(async () => {
  vi.useRealTimers()
  await at.database.pool.query('delete from sign_in_limit')
})

const attempt = (login: string, password: string) => trySignIn(openBrowser(), authorizationRequest(at), login, password)

async function statuses(count: number, login: string): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < count; round++) all.push((await attempt(login, 'wrong')).status)
  return all
}

it('pauses one account after too many failures, says until when, and lets others in', async () => {
  expect(await statuses(4, 'learner')).toEqual([422, 422, 422, 429])
  const limited = await attempt('LEARNER ', 'somo')
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(890)
  expect(await limited.text()).toContain('Try again in 15 minutes.')
  expect((await attempt('manager', 'somo')).status).toBe(303)
})

it('says so in the reader’s language', async () => {
  await statuses(3, 'learner')
  for (const [locale, title, wait] of [
    ['en', 'Too many attempts', 'Try again in 15 minutes.'],
    ['de', 'Zu viele Versuche', '15 Minuten'],
    ['sw', 'Umejaribu mara nyingi mno', 'dakika 15'],
  ] as const) {
    const request = authorizationRequest(at, { ui_locales: locale })
    const limited = await trySignIn(openBrowser(), request, 'learner', 'wrong')
    expect(limited.status).toBe(429)
    const page = await limited.text()
    for (const words of [`<html lang="${locale}"`, title, wait]) expect(page).toContain(words)
  }
})

it('tells nobody whether an account exists: a name that is none is paused alike, with the same words', async () => {
  const bodies: string[] = []
  for (const login of ['learner', 'nobody-of-this-name']) {
    expect(await statuses(4, login)).toEqual([422, 422, 422, 429])
    const limited = await attempt(login, 'wrong')
    expect(limited.headers.get('retry-after')).toMatch(/^(900|89\d)$/)
    const [form = ''] = (await limited.text()).split('<section class="demo"')
    bodies.push(form.replaceAll(login, 'login').replaceAll(/[\w-]{21,}/g, ''))
  }
  expect(bodies[0]).toBe(bodies[1])
})

it('pauses an address after too many failures with many names', async () => {
  const all: number[] = []
  for (let round = 0; round < 11; round++) all.push((await attempt(`person${round}`, 'wrong')).status)
  expect(all).toEqual([...Array<number>(10).fill(422), 429])
  expect((await attempt('learner', 'somo')).status).toBe(429)
})

it('ends the pause after a quarter of an hour', async () => {
  expect(await statuses(4, 'learner')).toEqual([422, 422, 422, 429])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  expect((await attempt('learner', 'somo')).status).toBe(303)
})

it('forgets the failures of an account once it signed in, and counts a right password for nothing', async () => {
  for (let round = 0; round < 12; round++) expect((await attempt('learner', 'somo')).status).toBe(303)
  expect(await statuses(2, 'learner')).toEqual([422, 422])
  expect((await attempt('learner', 'somo')).status).toBe(303)
  expect(await statuses(3, 'learner')).toEqual([422, 422, 422])
})

it('counts attempts that come at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('learner', 'wrong')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

it('keeps no names and no addresses', async () => {
  await attempt('learner', 'wrong')
  // The entry of the audit log is written beside the answer.
  await vi.waitFor(async () => {
    const { rows } = await at.database.pool.query<{ key: string }>('select key from sign_in_limit order by key')
    // An earlier test may leave an entry that is written after its answer.
    expect([...new Set(rows.map(({ key }) => key.split(':')[0]))]).toEqual(['account', 'address', 'audited', 'place'])
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/)
  })
})
