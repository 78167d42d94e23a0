import { describe, expect, test } from 'vitest'
import { claimsFixture } from '../../testing/fakeSession.ts'
import { checkConnection } from './connection/connection.ts'
import type { CheckResult, ConnectionParts } from './connection/connection.ts'
import { browserOf, systemOf } from './environment.ts'
import { explainLooks } from './looks.ts'
import type { LookParts } from './looks.ts'
import { writeReport } from './connection/report.ts'

describe('the connection test', () => {
  const metadata = { issuer: '', authorization_endpoint: '', token_endpoint: '' }
  const good: ConnectionParts = {
    askApi: async () => null,
    askUpload: async () => 405,
    discover: async () => ({ kind: 'ok', metadata }),
    renew: async () => true,
    now: () => 0,
  }

  async function run(parts: Partial<ConnectionParts>): Promise<Record<string, string>> {
    const results: CheckResult[] = []
    await checkConnection({ ...good, ...parts }, (result) => void results.push(result))
    const words = results.map(
      ({ id, outcome }) => [id, outcome.kind === 'failed' ? outcome.problem : outcome.kind] as const,
    )
    return Object.fromEntries(words)
  }

  const allGood = { api: 'ok', upload: 'ok', identity: 'ok', renewal: 'ok' }

  test('tries everything', async () => expect(await run({})).toEqual(allGood))

  test.each<[string, Partial<ConnectionParts>, object]>([
    ['API', { askApi: async () => 'UNREACHABLE' }, { api: 'UNREACHABLE' }],
    ['upload', { askUpload: async () => null }, { upload: 'UNREACHABLE' }],
    ['upload that is not there', { askUpload: async () => 404 }, { upload: 'NOT_OFFERED' }],
    ['upload that is broken', { askUpload: async () => 503 }, { upload: 'UNAVAILABLE' }],
    ['upload without an address', { askUpload: null }, { upload: 'NO_API' }],
    ['renewal', { renew: async () => false }, { renewal: 'NO_TOKEN' }],
    ['something unforeseen', { askApi: async () => Promise.reject(new Error('x')) }, { api: 'INTERNAL' }],
  ])('a failing part hides no other: %s', async (_, parts, expected) =>
    expect(await run(parts)).toEqual({ ...allGood, ...expected }),
  )

  test.each([
    ['unreachable', 'UNREACHABLE'],
    ['misconfigured', 'MISCONFIGURED'],
  ] as const)('with a provider that is %s no renewal is tried', async (kind, problem) => {
    let renewals = 0
    const renew = async () => ((renewals += 1), true)
    expect(await run({ discover: async () => ({ kind, detail: '' }), renew })).toEqual({
      ...allGood,
      identity: problem,
      renewal: 'untried',
    })
    expect(renewals).toBe(0)
  })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge 141',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18.5',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome 141',
    'Android',
  ],
  ['curl/8', null, null],
])('%s is %s on %s', (description, browser, system) => {
  expect([browserOf(description), systemOf(description)]).toEqual([browser, system])
})

describe('the sources of the looks', () => {
  const parts: LookParts = {
    claims: claimsFixture(),
    choices: {},
    browser: null,
    configured: 'xx',
    offered: ['en', 'de', 'sw'],
    unitColour: { kind: 'known', value: null },
    preference: { kind: 'known', value: null },
  }

  test.each([
    ['hand', { choices: { locale: 'sw' }, claims: claimsFixture({ locale: 'de' }) }],
    ['claim', { choices: { locale: 'fr' }, claims: claimsFixture({ locale: 'de-AT' }), browser: 'en' }],
    ['browser', { browser: 'sw-KE', claims: claimsFixture({ defaultLocale: 'de' }) }],
    ['realm', { claims: claimsFixture({ defaultLocale: 'de' }), configured: 'en' }],
    ['configuration', { configured: 'de' }],
    ['product', {}],
  ] as const)('the language by %s', (source, given) => expect(explainLooks({ ...parts, ...given }).locale).toBe(source))

  test.each([
    ['hand', { choices: { theme: 'dark' }, claims: claimsFixture({ theme: 'default' }) }],
    ['claim', { claims: claimsFixture({ theme: ' dark ' }) }],
    ['product', { choices: { theme: 'blue' }, claims: claimsFixture({ theme: 'blue' }) }],
  ] as const)('the theme by %s', (source, given) => expect(explainLooks({ ...parts, ...given }).theme).toBe(source))

  test.each([
    ['unit', { unitColour: { kind: 'known', value: '#0f7b3f' } }],
    ['preference', { preference: { kind: 'known', value: 'f5c400' } }],
    ['default', {}],
    [undefined, { preference: null }],
  ] as const)('the colour by %s', (source, given) =>
    expect(explainLooks({ ...parts, ...given }).colour?.source).toBe(source),
  )
})

test('the report is text, and a token that came along by mistake is not in it', () => {
  const facts = [
    { id: 'a', label: 'User', value: '0193-amani' },
    { id: 'b', label: 'Language', value: 'English', note: 'chosen here' },
    { id: 'c', label: 'Odd', value: 'eyJhbGciOiJ9.eyJzdWIiOiIx.c2lnbmF0' },
  ]
  const text = writeReport('Support report', [
    { id: 'x', title: 'Session', facts },
    { id: 'y', title: 'Empty', facts: [] },
  ])
  expect(text).toBe('Support report\n\nSession\n  User: 0193-amani\n  Language: English (chosen here)\n  Odd: …')
})
