import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve } from './commands/approve.mjs'
import { summarise } from './commands/compare.mjs'
import { compareNow } from './compareNow.mjs'
import { placesOf } from './places.mjs'
import { unapproved } from './result.mjs'
import { openCamera } from './shoot/shoot.mjs'
import { temporaryFolder, writeStorybook } from './testing/fixture.mjs'

/**
 * @typedef {import('./testing/fixture.mjs').Look} Look
 * @typedef {import('./places.mjs').Places} Places
 */

/** @type {import('./shoot/shoot.mjs').Camera} */
let camera
let shared = ''
beforeAll(async () => {
  camera = await openCamera()
  shared = mkdtempSync(join(tmpdir(), 'somo-pictures-'))
})
afterAll(async () => {
  rmSync(shared, { recursive: true, force: true })
  await camera.browser.close()
})

/**
 * A project whose commit has the default look, with recorded comparisons.
 * @param {string} [pictures] where those of the commit are kept; all tests share them but those that are about keeping
 */
function startReview(pictures = shared) {
  const places = { ...placesOf(temporaryFolder()), pictures }
  const commit = 'c'.repeat(40)
  const storybooks = temporaryFolder()
  const seen = { builds: 0 }
  /** @param {Look} look @param {string | null} [only] @param {import('./shoot/shoot.mjs').Camera} [by] */
  const compare = (look, only = null, by = camera) =>
    compareNow(
      places,
      by,
      {
        now: writeStorybook(mkdtempSync(join(storybooks, 'now-')), look),
        sources: 'digest',
        of: (_, work) => {
          seen.builds += 1
          return work(writeStorybook(mkdtempSync(join(storybooks, 'base-'))))
        },
      },
      { commit, only, pages: 2, tell: () => {} },
    )
  return { places, compare, seen }
}

/** @param {Awaited<ReturnType<typeof compareNow>>} outcome */
const openIds = ({ result }) => unapproved(result).map(({ id }) => id)
const blue = { primary: '#5761aa' }

test('the same look has nothing to review, and the pictures of the baseline are taken once', async () => {
  const { compare, seen } = startReview(temporaryFolder())
  const first = await compare({})
  expect(first.isCached).toBe(false)
  expect(first.result).toMatchObject({ pictures: 7, unchanged: 7, differences: [] })
  const second = await compare({})
  expect(second.isCached).toBe(true)
  expect(seen.builds).toBe(1)
})

test('what came, what went and what changed are told apart', async () => {
  const { compare, places } = startReview()
  const { result } = await compare({ shift: 1, more: { 'visual-card--states': '<p>New</p>' } })
  expect(result.differences.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'changed visual-button--states@dark',
    'changed visual-button--states@light',
    'new visual-card--states@light',
  ])
  expect(readFileSync(join(places.report, 'index.html'), 'utf8')).toContain('visual-card--states@light')
})

test('a picture that is gone is a difference, and can be approved', async () => {
  const places = placesOf(temporaryFolder())
  const now = writeStorybook(temporaryFolder())
  const base = writeStorybook(temporaryFolder(), { more: { 'visual-old--states': '<p>Old</p>' } })
  const wishes = { commit: 'abc', only: 'old', pages: 1, tell: () => {} }
  const compare = () => compareNow(places, camera, { now, sources: '', of: (_, work) => work(base) }, wishes)
  expect((await compare()).result.differences).toMatchObject([
    { kind: 'removed', id: 'visual-old--states@light', digest: 'removed' },
  ])
  approve(places, [])
  expect(openIds(await compare())).toEqual([])
})

test('an approval of one leaves the others', async () => {
  const { compare, places } = startReview()
  const { result } = await compare(blue)
  expect(unapproved(result)).toHaveLength(3)
  approve(places, ['visual-button--states@dark'])
  expect(openIds(await compare(blue))).toEqual(['visual-button--focus@light', 'visual-button--states@light'])
})

test('a story that falls over is broken, and cannot be approved', async () => {
  const { compare, places } = startReview()
  const { result } = await compare({ failing: 'visual-text--states' }, 'text')
  expect(result.differences.map(({ kind }) => kind)).toEqual(['broken', 'broken', 'broken', 'broken'])
  expect(() => approve(places, [])).toThrow('The story fell over.')
})

test('pictures of another machine are not compared: it is said, and new ones are taken', async () => {
  const { compare, seen } = startReview(temporaryFolder())
  await compare({}, 'focus')
  const other = { ...camera, machine: { name: 'Chromium 1 on a lamp', digest: '0123456789abcdef' } }
  const { result } = await compare({}, 'focus', other)
  expect(seen.builds).toBe(2)
  expect(summarise(result)[0]).toMatch(/not comparable: .* taken by Chromium \d.*, this is Chromium 1 on a lamp/)
  expect(result.differences).toEqual([])
})

test('only what was asked for is compared, and nothing else counts as gone', async () => {
  const { compare } = startReview()
  const { result } = await compare(blue, 'focus')
  expect(result).toMatchObject({ pictures: 1, only: 'focus', differences: [{ id: 'visual-button--focus@light' }] })
})
