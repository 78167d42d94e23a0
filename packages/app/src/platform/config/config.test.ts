import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { parseConfig } from './parseConfig.ts'
import { joinUrl } from './urls.ts'

const issuer = 'https://login.example/oidc'
const defaults = {
  apiUrl: '/',
  oidc: {
    issuer,
    clientId: 'somo-app',
    apiResource: 'somo-api',
    extraScopes: [],
    offlineAccess: 'always',
    requireHttps: true,
    sessionChecks: true,
  },
  embed: { allowedOrigins: [] },
  signIn: { mode: 'auto' },
  locale: { default: 'en', allowed: ['en', 'de', 'sw'] },
  dateFormat: 'dd.MM.yyyy',
  timeFormat: 'HH:mm',
  recommender: { scenario: 'course-recommendation', recommendationCount: 4 },
}

function parse(raw: unknown) {
  const logged: string[] = []
  const config = parseConfig(raw, {
    warn: (text) => logged.push(`warn ${text}`),
    error: (text) => logged.push(`error ${text}`),
  })
  return { config, logged }
}

describe('the configuration', () => {
  test('is complete after its two necessary values', () => {
    expect(parse({ apiUrl: '/', oidc: { issuer } })).toEqual({ config: defaults, logged: [] })
  })

  test('takes every value that is given', () => {
    const given = {
      apiUrl: 'https://api.example/v1',
      oidc: {
        issuer,
        clientId: 'c',
        apiResource: 'a',
        extraScopes: ['x'],
        offlineAccess: 'never',
        requireHttps: 'remoteOnly',
        sessionChecks: false,
      },
      embed: { allowedOrigins: ['https://portal.example'] },
      signIn: { mode: 'button' },
      locale: { default: 'sw', allowed: ['sw', 'de'] },
      dateFormat: 'yyyy-MM-dd',
      timeFormat: 'H:mm',
      recommender: { scenario: 'other', recommendationCount: 6 },
    }
    expect(parse(given)).toEqual({ config: given, logged: [] })
  })

  test.each([
    [{}, { apiUrl: null, issuer: null }, 2],
    [{ oidc: { issuer } }, { apiUrl: null, issuer }, 1],
    [{ apiUrl: '/' }, { apiUrl: '/', issuer: null }, 1],
    [{ apiUrl: ' ', oidc: { issuer: '' } }, { apiUrl: null, issuer: null }, 2],
  ])('C52 %j lacks what the specification wants said: one console error each', (raw, values, errors) => {
    const { config, logged } = parse(raw)
    expect({ apiUrl: config.apiUrl, issuer: config.oidc.issuer }).toEqual(values)
    expect(logged.filter((text) => text.startsWith('error '))).toHaveLength(errors)
  })

  test.each([[null], [7], ['text'], [[]], [undefined]])('%j counts as saying nothing', (raw) => {
    expect(parse(raw).config).toEqual({ ...defaults, apiUrl: null, oidc: { ...defaults.oidc, issuer: null } })
  })

  test.each([
    [{ colour: 1 }, 'colour'],
    [{ oidc: { issuer, tokenStore: 'memory' } }, 'oidc.tokenStore'],
    [{ oidc: { issuer, offlineAccess: 'sometimes' } }, 'oidc.offlineAccess'],
    [{ oidc: { issuer, requireHttps: false } }, 'oidc.requireHttps'],
    [{ oidc: { issuer, extraScopes: 'x' } }, 'oidc.extraScopes'],
    [{ oidc: { issuer }, signIn: { mode: 'popup' } }, 'signIn.mode'],
    [{ oidc: { issuer }, recommender: { recommendationCount: 0 } }, 'recommender.recommendationCount'],
    [{ oidc: { issuer }, embed: [] }, 'embed'],
    [{ oidc: { issuer }, constructor: 1 }, 'constructor'],
  ])('%j is warned of by name, and has no effect', (raw, name) => {
    const { config, logged } = parse({ apiUrl: '/', oidc: { issuer }, ...raw })
    expect(config).toEqual(defaults)
    expect(logged).toEqual([expect.stringMatching(`^warn Configuration: ${name} `)])
  })

  test('a default locale that is not allowed gives way to the first that is', () => {
    expect(parse({ locale: { default: 'fr', allowed: ['de', 'en'] } }).config.locale).toEqual({
      default: 'de',
      allowed: ['de', 'en'],
    })
    expect(parse({ locale: { allowed: [] } }).config.locale).toEqual(defaults.locale)
  })
})

describe('reading /config.json', () => {
  const json = (body: string, type = 'application/json', status = 200) =>
    new Response(body, { status, headers: { 'Content-Type': type } })
  async function load(answer: () => Response | Promise<Response>) {
    const requests: string[] = []
    const logged: string[] = []
    const config = await loadConfig({
      baseUrl: 'https://somo.example/',
      fetch: async (input, init) => {
        requests.push(`${String(input)} ${init?.cache ?? ''}`)
        return await answer()
      },
      log: { warn: (text) => logged.push(`warn ${text}`), error: (text) => logged.push(`error ${text}`) },
    })
    return { config, requests, logged }
  }

  test('asks once, past every cache', async () => {
    const { config, requests, logged } = await load(() => json(JSON.stringify({ apiUrl: '/', oidc: { issuer } })))
    expect([config, requests, logged]).toEqual([defaults, ['https://somo.example/config.json no-store'], []])
  })

  test.each([
    ['a page answers instead', () => json('<!doctype html>', 'text/html')],
    ['there is none', () => json('{}', 'application/json', 404)],
    ['it is broken', () => json('{"apiUrl":')],
  ])('C52 where %s, both necessary values are missing and the page lives', async (_, answer) => {
    const { config, logged } = await load(answer)
    expect([config.apiUrl, config.oidc.issuer]).toEqual([null, null])
    expect(logged.map((text) => text.split(' ')[0])).toEqual(['warn', 'error', 'error'])
    expect(config).not.toHaveProperty('isUnreachable')
  })

  test.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => json('{}', 'application/json', 503)],
  ])('where %s, nothing is called missing and asking again may help', async (_, answer) => {
    const { config, logged } = await load(answer)
    expect(config).toEqual({ ...defaults, apiUrl: null, oidc: { ...defaults.oidc, issuer: null }, isUnreachable: true })
    expect(logged).toEqual([expect.stringMatching(/^warn config.json: (Failed to fetch|status 503)$/)])
  })
})

test.each([
  ['/', 'graphql', '/graphql'],
  ['/api', 'graphql', '/api/graphql'],
  ['/api/', '/graphql', '/api/graphql'],
  ['https://api.example/v1/', 'api/upload', 'https://api.example/v1/api/upload'],
  ['', 'graphql', '/graphql'],
])('%s and %s make %s', (base, path, url) => expect(joinUrl(base, path)).toBe(url))
