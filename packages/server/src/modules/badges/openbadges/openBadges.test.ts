import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeProtectedHeader, type JWK } from 'jose'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { bakePng, bakeSvg, readBakedPng, readBakedSvg } from './bake.ts'
import golden from './golden/credential.json' with { type: 'json' }
import { encodeStatusList, readStatusBit, statusListLength } from './statusList.ts'
import { verifyCredential, type VerifierDeps } from './verifyCredential.ts'

const organisation = startTestOrganisation(testPeople, 'badge_exemption, badge_award, badge_version, badge')
const pool = () => organisation.server.database.pool
const at = (path: string) => fetch(new URL(path, organisation.server.url))

async function awardBadge(): Promise<{ award: string; code: string }> {
  const [badge, version] = [createUuid(), createUuid()]
  await pool().query(`insert into badge (uuid, kind) values ($1, 'SYSTEM')`, [badge])
  await pool().query(
    `insert into badge_version (uuid, badge, number, names, descriptions, image, rule, published_at)
      values ($1, $2, 1, $3, $4, $5, $6, now())`,
    [
      version,
      badge,
      { en: 'First steps', de: 'Erste Schritte' },
      { en: 'For your first 5 parts.' },
      { shape: 'CIRCLE', colour: 'STRAW', icon: 'footprints' },
      { match: 'ALL', repeats: false, conditions: [] },
    ],
  )
  await pool().query(`update badge set current_version = $2, state = 'ACTIVE' where uuid = $1`, [badge, version])
  const { rows } = await pool().query<{ award: string; code: string }>(
    `insert into badge_award (badge, version, person, awarded_at) values ($1, $2, $3, now() - interval '1 minute')
      returning uuid as award, code`,
    [badge, version, organisation.uuidOf('pupil')],
  )
  return rows[0] ?? { award: '', code: '' }
}

interface Files {
  readonly fileName: string
  readonly credential: string
  readonly svg: string
  readonly png: string
}
const filesOf = async (award: string, who = 'pupil') =>
  read(
    await organisation.server.call(
      `{ badges { files(award: "${award}", locale: "en") { fileName credential svg png } } }`,
      {},
      callerOf(who),
    ),
    'badges',
    'files',
  ) as Files | null

/** As somebody else's program: it knows nothing but the addresses in the credential. */
const outside = (): VerifierDeps => ({
  findKey: async ({ kid = '' }) => (await (await at(new URL(kid).pathname)).json()) as JWK,
  readStatusList: async (url) => (await at(new URL(url).pathname)).text(),
  now: Date.now(),
})

describe('a badge as files', () => {
  it('is the same signed credential as file, in the drawing and in the picture, for its holder alone', async () => {
    const { award } = await awardBadge()
    const files = await filesOf(award)
    if (files === null) throw new Error('There are no files.')
    const png = Buffer.from(files.png, 'base64')
    expect([readBakedSvg(files.svg), readBakedPng(png)]).toEqual([files.credential, files.credential])
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
    expect(files.fileName).toBe('first-steps')
    expect(await filesOf(award, 'seller')).toBeNull()
    const { error, credential } = await verifyCredential(files.credential, outside())
    expect(error).toBeNull()
    expect(credential?.credentialSubject).toMatchObject({ achievement: { name: 'First steps' } })
    // Nothing of the person stands in it in plain text.
    expect(JSON.stringify(credential)).not.toMatch(/pupil/i)
  })

  it('is not valid any more as soon as it is revoked', async () => {
    const { award } = await awardBadge()
    const files = await filesOf(award)
    await pool().query(`update badge_award set revoked_at = now(), revoked_reason = 'Mistake' where uuid = $1`, [award])
    expect((await verifyCredential(files?.credential ?? '', outside())).error).toBe('REVOKED')
    expect(await filesOf(award)).toBeNull()
    // Others may keep the list for at most a minute.
    const age = /max-age=(\d+)/.exec((await at('/badges/status/0')).headers.get('cache-control') ?? '')?.[1]
    expect(Number(age)).toBeLessThanOrEqual(60)
  })

  it('is not valid with another text, another key or before its day', async () => {
    const { award } = await awardBadge()
    const { credential } = (await filesOf(award)) ?? { credential: '' }
    const [header = '', payload = '', signature = ''] = credential.split('.')
    const changed = Buffer.from(payload, 'base64url').toString('utf8').replaceAll('First steps', 'Last steps')
    const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.')
    expect((await verifyCredential(forged, outside())).error).toBe('BAD_SIGNATURE')
    expect((await verifyCredential(credential, { ...outside(), findKey: async () => null })).error).toBe('UNKNOWN_KEY')
    expect((await verifyCredential(credential, { ...outside(), now: 0 })).error).toBe('NOT_YET_VALID')
    expect((await verifyCredential('a.b.c', outside())).error).toBe('UNREADABLE')
  })

  it('of an old release still verifies', async () => {
    const { credential, key } = golden
    const { error } = await verifyCredential(credential, { findKey: async () => key, now: Date.parse('2027-01-01') })
    expect(error).toBeNull()
  })
})

describe('the public addresses', () => {
  it('show a badge once it is public, then that it is revoked, in the language of the reader', async () => {
    const { award, code } = await awardBadge()
    expect((await at(`/badges/check/${code}`)).status).toBe(404)
    expect((await at(`/badges/credentials/${code}`)).status).toBe(404)
    await pool().query('update badge_award set is_shown = true where uuid = $1', [award])
    const page = await at(`/badges/check/${code}`)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/This badge is valid[\s\S]*Pupil Test/),
    ])
    expect(await (await at(`/badges/check/${code}?lang=de`)).text()).toContain('Erste Schritte')
    expect((await at(`/badges/credentials/${code}`)).headers.get('content-type')).toBe('application/vc+jwt')
    await pool().query(`update badge_award set revoked_at = now(), revoked_reason = 'Mistake' where uuid = $1`, [award])
    expect(await (await at(`/badges/check/${code}`)).text()).toMatch(/This badge was revoked[\s\S]*Pupil Test/)
    expect((await at(`/badges/credentials/${code}`)).status).toBe(404)
    expect((await at(`/badges/check/${'0'.repeat(32)}`)).status).toBe(404)
  })

  it('do not name the person of a revoked badge that was never public', async () => {
    const { award, code } = await awardBadge()
    const revoke = `mutation { badge { revoke(award: "${award}", reason: "Mistake") { userErrors { code } } } }`
    read(await organisation.server.call(revoke, {}, callerOf('root')), 'badge', 'revoke')
    const text = await (await at(`/badges/check/${code}`)).text()
    expect(text).toContain('This badge was revoked')
    expect(text).not.toMatch(/pupil/i)
  })

  it('name issuer, keys, achievement and image, and nothing private', async () => {
    const { award } = await awardBadge()
    const { credential } = (await filesOf(award)) ?? { credential: '' }
    const claims = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString()) as {
      issuer: { id: string }
      credentialSubject: { achievement: { id: string; image: { id: string } } }
    }
    const pathOf = (url: string): string => new URL(url).pathname
    const { achievement } = claims.credentialSubject
    expect(await (await at(pathOf(claims.issuer.id))).json()).toMatchObject({ id: claims.issuer.id, type: ['Profile'] })
    expect(await (await at(pathOf(achievement.id))).json()).toEqual(achievement)
    const image = await at(pathOf(achievement.image.id))
    expect([image.headers.get('content-type'), await image.text()]).toEqual([
      'image/svg+xml',
      expect.stringMatching(/^<svg/),
    ])
    const { keys } = (await (await at('/badges/keys')).json()) as { keys: JWK[] }
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect((await at('/badges/status/7')).status).toBe(404)
  })
})

describe('the status list', () => {
  it('has its bits from the left, behind gzip', () => {
    const encoded = encodeStatusList([0, 9, statusListLength - 1])
    const places = [0, 1, 8, 9, statusListLength - 1]
    expect(places.map((place) => readStatusBit(encoded, place))).toEqual([true, false, false, true, true])
    expect(() => readStatusBit(encoded, statusListLength)).toThrow(/no such place/)
  })
})

const samples = join(
  process.env['SOMO_REALDATA'] ?? join(import.meta.dirname, '../../../../../../../shared/realdata'),
  'openbadges',
)
const hasSamples = existsSync(samples)

describe.skipIf(!hasSamples)(`samples of others (skipped where they are missing)`, () => {
  const text = (path: string): string => readFileSync(`${samples}/${path}`, 'utf8')
  const now = Date.parse('2026-11-01')
  const ownKey: VerifierDeps['findKey'] = async ({ jwk }) => jwk ?? null

  it('a credential in the drawing of 1EdTech verifies with the key of its header', async () => {
    const credential = readBakedSvg(text('ob30/simple-jwt.svg')) ?? ''
    expect(decodeProtectedHeader(credential).alg).toBe('RS256')
    expect((await verifyCredential(credential, { findKey: ownKey, now })).error).toBeNull()
    const broken = `${credential.slice(0, -8)}AAAAAAAA`
    expect((await verifyCredential(broken, { findKey: ownKey, now })).error).toBe('BAD_SIGNATURE')
  })

  it('a credential of the older data model is read, and not believed without its key', async () => {
    const { error, credential } = await verifyCredential(text('ob30/simple.jwt').trim(), { findKey: ownKey, now })
    expect([error, credential?.id]).toEqual(['UNKNOWN_KEY', 'http://example.edu/credentials/3732'])
  })

  it('drawings and pictures without an Open Badges 3.0 credential have none, and can be baked', () => {
    for (const name of ['unbaked.svg', 'baked.svg', 'no-json.svg', 'bad-json.svg'])
      expect(readBakedSvg(text(`bakery/test/${name}`))).toBeNull()
    const png = readFileSync(`${samples}/bakery/test/unbaked.png`)
    expect(readBakedPng(png)).toBeNull()
    expect(readBakedPng(bakePng(png, 'a.b.c'))).toBe('a.b.c')
    expect(readBakedSvg(bakeSvg(text('bakery/test/unbaked.svg'), 'a.b.c'))).toBe('a.b.c')
  })
})
