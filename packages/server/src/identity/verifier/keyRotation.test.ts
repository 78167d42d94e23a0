import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TokenVerifier } from '../../access/caller.ts'
import { createTestKey, startTestIssuer, type TestIssuer, type TestKey } from '../../testing/testIssuer.ts'
import { createOutsideRules } from './outsideRules.ts'
import { createTokenVerifier } from './tokenVerifier.ts'

let issuer: TestIssuer
let verifier: TokenVerifier

beforeEach(async () => {
  issuer = await startTestIssuer()
  verifier = createTokenVerifier(createOutsideRules(issuer.url, 'somo-api'))
})
afterEach(async () => {
  vi.useRealTimers()
  await issuer.close()
})

function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

let people = 0

/** Judges a token nobody has shown before. */
async function verify(key?: TestKey, header: Record<string, string> = {}) {
  const claims = issuer.claims({ subject: `person-${people++}` })
  return verifier(`Bearer ${await issuer.sign(claims, header, key)}`)
}

const asks = (): number => issuer.requests.filter((path) => path === '/keys').length

describe('an issuer that changes its keys', () => {
  it('is believed under the new key at once, and under the old one until it gives it up', async () => {
    const [old] = issuer.keys
    expect(await verify()).not.toBeNull()
    const next = await createTestKey('next')
    issuer.keys.unshift(next)
    pass(31)
    expect(await verify(next)).not.toBeNull()
    expect(await verify(old)).not.toBeNull()
    expect(asks()).toBe(2)
    issuer.keys.pop()
    pass(10 * 60 + 1)
    expect(await verify(next)).not.toBeNull()
    expect(await verify(old)).toBeNull()
  })

  it('is asked at once where half a minute has passed, and believed after it in any case', async () => {
    await verify()
    const next = await createTestKey('next')
    issuer.keys.unshift(next)
    expect(await verify(next)).toBeNull()
    expect(asks()).toBe(1)
    pass(31)
    expect(await verify(next)).not.toBeNull()
  })

  it('is not believed under a key it gave up, shown under the name of the new one', async () => {
    const [old] = issuer.keys
    issuer.keys.splice(0, 1, await createTestKey('next'))
    expect(await verify(old, { kid: 'next' })).toBeNull()
  })
})

describe('tokens under keys that nobody has', () => {
  it('are no flood of questions: twice a minute at most', async () => {
    await verify()
    pass(31)
    await Promise.all(Array.from({ length: 100 }, (_, n) => verify(undefined, { kid: `made-up-${n}` })))
    for (let n = 0; n < 100; n++) expect(await verify(undefined, { kid: `another-${n}` })).toBeNull()
    expect(asks()).toBe(2)
    pass(31)
    await Promise.all(Array.from({ length: 100 }, (_, n) => verify(undefined, { kid: `third-${n}` })))
    expect(asks()).toBe(3)
  })

  it.each([
    ['refuses', { status: 500, body: '{}' }],
    ['sends a page', { status: 200, body: '<html>' }],
    ['sends no keys', { status: 200, body: '{"keys": []}' }],
    ['sends something else', { status: 200, body: '{"issuer": "x"}' }],
  ])('are no flood either while the issuer %s, and known keys stay good', async (_, answer) => {
    expect(await verify()).not.toBeNull()
    pass(31)
    issuer.answerKeys = answer
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_unused, n) => verify(undefined, { kid: `made-up-${n}` })),
    )
    for (let n = 0; n < 50; n++) await verify(undefined, { kid: `another-${n}` }).catch(() => null)
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    expect(asks()).toBe(2)
    expect(await verify()).not.toBeNull()
    issuer.answerKeys = null
    pass(6)
    expect(await verify(undefined, { kid: 'made-up' })).toBeNull()
    expect(asks()).toBe(3)
  })
})
