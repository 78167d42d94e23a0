import { createHmac, createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestKey, type TestIssuer, type TestKey } from '../../testing/testIssuer.ts'
import { callHeaders, startTestServer, type TestServer } from '../../testing/testServer.ts'

let server: TestServer
let issuer: TestIssuer
let foreign: TestKey

beforeAll(async () => {
  server = await startTestServer()
  issuer = server.issuer
  foreign = await createTestKey('test')
})
afterAll(() => server.close())

const now = (): number => Math.floor(Date.now() / 1000)
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...issuer.claims({ roles: ['ADMIN'] }),
  ...change,
})
const sign = (change: Record<string, unknown> = {}): Promise<string> => issuer.sign(claims(change))

function without(name: string): Promise<string> {
  return issuer.sign(Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name)))
}

function unsigned(header: object, signature = ''): string {
  return `${encode(header)}.${encode(claims())}.${signature}`
}

/** A token that our library would not write, under a good signature. */
async function signRaw(header: object, payload: unknown): Promise<string> {
  const head = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'test', ...header })}.${encode(payload)}`
  const key = issuer.keys[0]?.privateKey ?? foreign.privateKey
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, Buffer.from(head))
  return `${head}.${Buffer.from(signature).toString('base64url')}`
}

/** A token whose shared secret is a text that everybody knows. */
function hmac(secret: string | Buffer): string {
  const head = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'test' })}.${encode(claims())}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}

function publicKey(): { pem: string; der: Buffer } {
  const [key] = issuer.keys
  if (key === undefined) throw new Error('The issuer has a key.')
  const object = createPublicKey({ key: key.publicJwk, format: 'jwk' })
  return {
    pem: object.export({ type: 'spki', format: 'pem' }).toString(),
    der: object.export({ type: 'spki', format: 'der' }),
  }
}

async function changed(place: number): Promise<string> {
  const parts = (await sign()).split('.')
  const part = parts[place] ?? ''
  // A letter in the middle: the last one of a part may stand for bits nobody reads.
  const middle = Math.floor(part.length / 2)
  parts[place] = `${part.slice(0, middle)}${part[middle] === 'A' ? 'B' : 'A'}${part.slice(middle + 1)}`
  return parts.join('.')
}

const forgeries: Readonly<Record<string, () => Promise<string> | string>> = {
  'a changed signature': () => changed(2),
  'changed claims': () => changed(1),
  'no signature': async () => (await sign()).replace(/[^.]+$/, ''),
  'a foreign key under our name': () => issuer.sign(claims(), {}, foreign),
  'a foreign key in its header': () => issuer.sign(claims(), { jwk: foreign.publicJwk }, foreign),
  'the address of foreign keys': () =>
    issuer.sign(claims(), { jku: 'http://127.0.0.1:1/keys', x5u: 'http://127.0.0.1:1/' }, foreign),
  'the algorithm "none"': () => unsigned({ alg: 'none', typ: 'JWT' }),
  'the algorithm "None" and a signature': () => unsigned({ alg: 'None', typ: 'JWT', kid: 'test' }, 'AAAA'),
  'no algorithm': () => unsigned({ typ: 'JWT', kid: 'test' }, 'AAAA'),
  'our public key as a shared secret': () => hmac(publicKey().pem),
  'our public key in bytes as a shared secret': () => hmac(publicKey().der),
  'an empty shared secret': () => hmac(''),
  'another issuer': () => sign({ iss: 'https://evil.example' }),
  'an issuer whose name begins alike': () => sign({ iss: `${issuer.url}.evil.example` }),
  'no issuer': () => without('iss'),
  'another audience': () => sign({ aud: 'account' }),
  'the client as audience, as an ID token has it': () => sign({ aud: 'somo-app', typ: 'ID', azp: 'somo-app' }),
  'no audience': () => without('aud'),
  'an end in the past': () => sign({ exp: now() - 60 }),
  'no end': () => without('exp'),
  'an end that is no number': () => sign({ exp: '4102444800' }),
  'a beginning in the future': () => sign({ nbf: now() + 60 }),
  'a birth in the future': () => sign({ iat: now() + 60 }),
  'a birth that is no number': () => sign({ iat: 'today' }),
  nobody: () => without('sub'),
  'an empty person': () => sign({ sub: '' }),
  'a person who is a number': () => sign({ sub: 7 }),
  'the kind of an ID token': () => sign({ typ: 'ID' }),
  'the kind of a refresh token': () => sign({ typ: 'Refresh' }),
  'the header of a log-out token': () => issuer.sign(claims(), { typ: 'logout+jwt' }),
  'the header of a proof of possession': () => issuer.sign(claims(), { typ: 'dpop+jwt' }),
  'an unknown key': () => issuer.sign(claims(), { kid: 'unknown' }),
  'a path for a key': () => issuer.sign(claims(), { kid: '../../../../dev/null' }, foreign),
  'a statement for a key': () => issuer.sign(claims(), { kid: `' or '1'='1` }, foreign),
  'something that must be understood and is not': () => signRaw({ crit: ['x'], x: 1 }, claims()),
  'claims that are a list': () => signRaw({}, [claims()]),
  'claims that are a text': () => signRaw({}, 'person-1'),
  'five parts': () => 'a.b.c.d.e',
  'two parts': () => 'a.b',
  'letters no token has': () => 'a%00.b.c',
}

async function ask(authorization: string | null): Promise<{ status: number; headers: Headers; body: unknown }> {
  const given = authorization === null ? {} : { authorization }
  const headers = { ...callHeaders, ...given, 'x-request-id': 'request-1' }
  const body = JSON.stringify({ query: '{ units { count } }' })
  const response = await server.post({ headers, body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** What everybody without a good token is told, to the letter. */
const refusal = {
  errors: [
    { message: 'A valid access token is needed.', extensions: { code: 'UNAUTHENTICATED', requestId: 'request-1' } },
  ],
}

describe('ASVS 22 tokens: one with', () => {
  it.each(Object.entries(forgeries))('%s is told what everybody is told', async (_, forge) => {
    const { status, headers, body } = await ask(`Bearer ${await forge()}`)
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual(refusal)
  })

  it.each(['RS384', 'RS512', 'PS256'])('the algorithm %s of our own key is refused', async (alg) => {
    const { alg: _, ...jwk } = await crypto.subtle.exportKey('jwk', issuer.keys[0]?.privateKey ?? foreign.privateKey)
    const use = { name: alg === 'PS256' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: `SHA-${alg.slice(2)}` }
    const key = await crypto.subtle.importKey('jwk', jwk, use, true, ['sign'])
    const token = await issuer.sign(claims(), { alg }, { ...foreign, privateKey: key })
    expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: refusal })
  })

  it('nothing wrong is somebody', async () => {
    const answer = await ask(`Bearer ${await signRaw({}, claims())}`)
    expect(answer).toMatchObject({ status: 200, body: { data: { units: { count: 0 } } } })
    expect(await ask(null)).toMatchObject({ status: 401, body: refusal })
  })
})

describe('the clocks of issuer and server', () => {
  it.each<[string, Record<string, number>, number]>([
    ['20 s behind ours: just begun', { nbf: 20, iat: 20 }, 200],
    ['20 s ahead of ours: just ended', { exp: -20 }, 200],
    ['40 s behind ours: not yet begun', { nbf: 40 }, 401],
    ['40 s behind ours: not yet made', { iat: 40 }, 401],
    ['40 s ahead of ours: long ended', { exp: -40 }, 401],
  ])('may differ by half a minute: %s', async (_, moments, status) => {
    const change = Object.fromEntries(Object.entries(moments).map(([name, seconds]) => [name, now() + seconds]))
    expect((await ask(`Bearer ${await sign(change)}`)).status).toBe(status)
  })
})

describe('keys that cannot be had', () => {
  it('make no token good or bad: the answer is that the server cannot say', async () => {
    const other = await startTestServer()
    try {
      other.issuer.answerKeys = { status: 200, body: '<html>Maintenance</html>' }
      const headers = { ...callHeaders, authorization: await other.authorize({}) }
      const response = await other.post({ headers, body: JSON.stringify({ query: '{ version }' }) })
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    } finally {
      await other.close()
    }
  })
})
