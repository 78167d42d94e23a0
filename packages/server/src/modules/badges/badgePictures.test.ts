import { expect, it } from 'vitest'
import { callerOf, read, startTestOrganisation, testPeople } from '../../testing/testOrganisation.ts'
import { upload } from '../uploads/testing/sendFile.ts'
import { sweepPictures } from './badgePictures.ts'
import { readBakedPng, readBakedSvg } from './openbadges/bake.ts'

const organisation = startTestOrganisation(testPeople, 'badge, badge_picture, upload, notification')
const pool = () => organisation.server.database.pool

async function call<T>(
  kind: 'query' | 'mutation',
  field: string,
  who = 'root',
  declared = '',
  variables = {},
): Promise<T> {
  const namespace = kind === 'query' ? 'badges' : 'badge'
  const text = `${kind} ${declared} { ${namespace} { it: ${field} } }`
  return read(await organisation.server.call(text, variables, callerOf(who)), namespace, 'it') as T
}

const drawing = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">${content}</svg>`)

interface Added {
  readonly picture: string | null
  readonly userErrors: readonly { readonly code: string }[]
}
async function add(content: Buffer, who = 'root'): Promise<Added> {
  const { body } = await upload(organisation.server, 'PAGE_IMAGE', content, { caller: callerOf('root') })
  return call('mutation', `addPicture(upload: "${body.uuid ?? ''}") { picture userErrors { code } }`, who)
}

async function create(picture: string) {
  const input = {
    names: ['en', 'de', 'sw'].map((locale) => ({ locale, text: `First-aider ${locale}` })),
    descriptions: [],
    image: { shape: 'SHIELD', colour: 'SAGE', icon: 'star', picture },
    rule: { match: 'ALL', repeats: false, conditions: [] },
  }
  const parts = '{ badge { uuid revision image { icon picture } } userErrors { code path } }'
  return call<{
    badge: { uuid: string; revision: number; image: object } | null
    userErrors: readonly { code: string; path: string[] }[]
  }>('mutation', `create(kind: SYSTEM, input: $input, locale: "en") ${parts}`, 'root', '($input: BadgeInput!)', {
    input,
  })
}

/** The colour of the drawing, as near as pictures are kept. */
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  Math.abs(red - 192) < 4 && green < 4 && blue < 4

const get = (path: string) => fetch(new URL(path, organisation.server.url))

it('an uploaded drawing becomes pixels, is shown in place of the drawn image, and is in both files', async () => {
  const { default: sharp } = await import('sharp')
  const { picture, userErrors } = await add(
    drawing('<script>alert(1)</script><rect width="64" height="32" fill="#c00000" onload="alert(2)"/>'),
  )
  expect(userErrors).toEqual([])
  const made = await create(picture ?? '')
  expect(made).toMatchObject({ badge: { image: { icon: 'star', picture } }, userErrors: [] })
  const served = await get(`/badges/pictures/${picture ?? ''}.png`)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  const png = Buffer.from(await served.arrayBuffer())
  expect(png.toString('latin1')).not.toContain('alert')
  const { width, height, format } = await sharp(png).metadata()
  expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'png' })
  // The middle has its colour; above it, where the drawing is not square, it is clear.
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect(isRed(at(256, 256))).toBe(true)
  expect(at(256, 40)[3]).toBe(0)

  const { uuid = '', revision = 0 } = made.badge ?? {}
  await call(
    'mutation',
    `publish(uuid: "${uuid}", revision: ${revision}, awardNow: true, locale: "en") { userErrors { code } }`,
  )
  await call(
    'mutation',
    `award(badge: "${uuid}", person: "${organisation.uuidOf('pupil')}", reason: "Course") { userErrors { code } }`,
  )
  const { earned } = await call<{ earned: { uuid: string; image: object }[] }>(
    'query',
    'mine(locale: "en") { earned { uuid image { picture } } }',
    'pupil',
  )
  expect(earned).toMatchObject([{ image: { picture } }])
  const files = await call<{ svg: string; png: string; credential: string }>(
    'query',
    `files(award: "${earned[0]?.uuid ?? ''}", locale: "en") { svg png credential }`,
    'pupil',
  )
  expect(readBakedSvg(files.svg)).toBe(files.credential)
  expect(files.svg).toContain(`href="data:image/png;base64,${png.toString('base64')}"`)
  expect(files.svg).not.toMatch(/<script|onload/)
  const baked = Buffer.from(files.png, 'base64')
  expect(readBakedPng(baked)).toBe(files.credential)
  const pixels = await sharp(baked).raw().toBuffer()
  expect(isRed([...pixels.subarray((256 * 512 + 256) * 4, (256 * 512 + 256) * 4 + 3)])).toBe(true)
})

it('what is no picture, not there or another person’s is refused', async () => {
  const { body } = await upload(organisation.server, 'PAGE_IMAGE', Buffer.from('<!doctype html><script>1</script>'), {
    caller: callerOf('root'),
  })
  expect(body.uuid).toBeUndefined()
  expect(await call('mutation', 'addPicture(upload: "no-uuid") { picture userErrors { code } }')).toEqual({
    picture: null,
    userErrors: [{ code: 'UNKNOWN' }],
  })
  const missing = organisation.uuidOf('pupil')
  expect((await create(missing)).userErrors).toEqual([{ code: 'UNKNOWN', path: ['image', 'picture'] }])
  expect((await get(`/badges/pictures/${missing}.png`)).status).toBe(404)
})

it('a picture that no badge names is removed after a day', async () => {
  const [saved, left] = [
    await add(drawing('<rect width="9" height="9"/>')),
    await add(drawing('<rect width="5" height="9"/>')),
  ]
  await create(saved.picture ?? '')
  await sweepPictures(pool(), Date.now() + 2 * 86_400_000)
  const { rows } = await pool().query<{ uuid: string }>('select uuid from badge_picture')
  expect(rows).toEqual([{ uuid: saved.picture }])
  expect(left.picture).not.toBe(saved.picture)
})
