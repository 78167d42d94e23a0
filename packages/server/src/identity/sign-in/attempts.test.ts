import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { authorizationRequest, exchange, errorOf, followToApp, tokensOf, trySignIn } from '../testing/codeFlow.ts'
import { type RunningIdentity, startIdentity } from '../testing/startIdentity.ts'

let at: RunningIdentity

beforeAll(async () => {
  at = await startIdentity({ signInLimits: { perAccountAndAddress: 4 } })
})
afterAll(() => at.stop())
beforeEach(async () => {
  await at.database.pool.query('delete from sign_in_limit')
})

const attempt = async (login: string, password = 'wrong'): Promise<number> =>
  (await trySignIn(openBrowser(), authorizationRequest(at), login, password)).status

async function audited(): Promise<string[]> {
  const { rows } = await at.database.pool.query<{ action: string; username: string | null }>(
    `select e.action, p.username from audit_event e left join person p on p.uuid = e.object where e.action like 'signIn.%' order by e.at, e.action`,
  )
  return rows.map(({ action, username }) => `${action} ${username ?? '-'}`)
}

describe('attempts to sign in', () => {
  it('S5: that fail or are limited stand once for each account and window in the audit log', async () => {
    for (let n = 0; n < 6; n++) await attempt('admin')
    for (let n = 0; n < 3; n++) await attempt(`nobody-${n}`)
    await expect.poll(audited).toEqual(['signIn.fail admin', 'signIn.limit admin', 'signIn.fail -'])
  })

  it('S10: count for the account, whether it is named by username or by email', async () => {
    for (const login of ['manager', 'manager@somo.example', 'MANAGER', 'Manager@Somo.example'])
      expect(await attempt(login)).toBe(422)
    expect(await attempt('manager', 'somo')).toBe(429)
    expect(await attempt('manager@somo.example', 'somo')).toBe(429)
  })

  it.each(['admin', 'nobody-here', 'admin@somo.example', 'nobody@somo.example'])(
    'S4: count alike for names that are known and that are not, however they are written (%s)',
    async (login) => {
      for (const typed of [login, `${login.slice(0, 2)}\u200b${login.slice(2)}`, login.toUpperCase(), ` ${login}`])
        expect(await attempt(typed)).toBe(422)
      expect(await attempt(login)).toBe(429)
    },
  )

  it('S4: are answered alike for known and unknown names', async () => {
    const answers: string[] = []
    for (const login of ['learner', 'nobody-0']) {
      const response = await trySignIn(openBrowser(), authorizationRequest(at), login, 'wrong')
      answers.push(
        `${response.status} ${(await response.text())
          .replaceAll(/<section class="demo"[^]*?<\/section>/g, '')
          .replaceAll(login, '')
          .replaceAll(
            /\/interaction\/[\w-]+|value="[^"]*"|nonce="[^"]*"|\/forgot-password\/[\w-]+|data-[\w-]+="[^"]*"/g,
            '',
          )}`,
      )
    }
    expect(answers[1]).toBe(answers[0])
  })
})

it('S10: a code that is used a second time ends the access token of the first', async () => {
  const browser = openBrowser()
  const request = authorizationRequest(at)
  const callback = await followToApp(browser, await trySignIn(browser, request, 'learner', 'somo'))
  const tokens = await tokensOf(await exchange(at, request, callback))
  expect(await at.identity.verifier(`Bearer ${tokens.access_token}`)).not.toBeNull()
  expect(await errorOf(await exchange(at, request, callback))).toBe('invalid_grant')
  await expect.poll(() => at.identity.verifier(`Bearer ${tokens.access_token}`)).toBeNull()
})
