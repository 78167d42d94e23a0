import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../build/stamps.mjs'
import { writeApprovals, readApprovals } from './approved.mjs'
import { listLatest, picturesOfCommit, resolveBaseline } from './baseline.mjs'
import { moveBaseline } from './commands/approve.mjs'
import { readWishes } from './commands/compare.mjs'
import { writeResult } from './result.mjs'
import { storybookSources } from './storybook.mjs'
import { git, makeProject } from './testing/fixture.mjs'

/** @typedef {import('./places.mjs').Places} Places */

const machine = { name: 'Chromium 156', digest: '0123456789abcdef' }

/** @param {Places} places @param {string} commit */
function recordBaseline({ baseline }, commit) {
  mkdirSync(dirname(baseline), { recursive: true })
  writeFileSync(baseline, `${commit}\n`)
}

/** @param {Places} places @param {Partial<import('./result.mjs').Result>} [more] */
const writeReview = (places, more = {}) =>
  writeResult(places, {
    taken: '',
    seconds: 1,
    base: { commit: '', subject: '' },
    machine,
    sources: digestOf(places.root, storybookSources),
    incomparable: null,
    only: null,
    pictures: 1,
    unchanged: 1,
    differences: [],
    ...more,
  })

test('the baseline is the recorded commit, or the one that was named', () => {
  const { places, commit } = makeProject()
  expect(() => resolveBaseline(places, null)).toThrow('there is no baseline yet')
  recordBaseline(places, commit)
  expect(resolveBaseline(places, null)).toBe(commit)
  git(places.root, 'commit', '--quiet', '--allow-empty', '--message', 'second')
  expect(resolveBaseline(places, 'HEAD')).toBe(git(places.root, 'rev-parse', 'HEAD'))
})

test('a baseline that is not in the clone is told with what to do', () => {
  const { places } = makeProject()
  recordBaseline(places, 'd'.repeat(40))
  expect(() => resolveBaseline(places, null)).toThrow('git fetch --unshallow')
})

test('the baseline moves to HEAD when everything was approved, and the approvals are part of it then', () => {
  const { places, commit } = makeProject()
  recordBaseline(places, 'd'.repeat(40))
  expect(() => moveBaseline(places)).toThrow('npm run visual')
  writeReview(places)
  writeApprovals(places.approved, [{ story: 'a', mode: 'b', digest: 'c', machine: 'd' }])
  expect(moveBaseline(places)).toBe(commit)
  expect(readFileSync(places.baseline, 'utf8')).toBe(`${commit}\n`)
  expect(readApprovals(places.approved)).toEqual([])
})

test.each([
  ['stay as those of the baseline', (/** @type {string} */ sources) => sources, true],
  ['of other sources are taken again', () => 'older', false],
])('the pictures that were compared %s', async (_, sourcesOf, isCached) => {
  const { places, commit } = makeProject()
  recordBaseline(places, 'd'.repeat(40))
  writeReview(places)
  mkdirSync(places.latest, { recursive: true })
  writeFileSync(join(places.latest, 'one.png'), 'drawn')
  listLatest(places, { machine, sources: sourcesOf(digestOf(places.root, storybookSources)), shots: [] })
  moveBaseline(places)
  const cached = await picturesOfCommit(places, commit, machine, async () => [])
  expect(cached.isCached).toBe(isCached)
  expect(existsSync(join(cached.set.folder, 'one.png'))).toBe(isCached)
})

test('the first baseline needs no comparison', () => {
  const { places, commit } = makeProject()
  expect(moveBaseline(places)).toBe(commit)
})

test.each([
  [
    'the comparison was of other sources',
    (/** @type {Places} */ places) => writeReview(places, { sources: 'older' }),
    'not of these sources',
  ],
  ['only a part was compared', (/** @type {Places} */ places) => writeReview(places, { only: 'button' }), 'as a whole'],
  [
    'something changed that is in no commit',
    (/** @type {Places} */ places) => {
      mkdirSync(join(places.root, '.storybook'))
      writeFileSync(join(places.root, '.storybook/main.ts'), '')
      writeReview(places)
    },
    'Commit them first',
  ],
])('the baseline stays when %s', (_, change, sentence) => {
  const { places } = makeProject()
  recordBaseline(places, 'd'.repeat(40))
  change(places)
  expect(() => moveBaseline(places)).toThrow(sentence)
  expect(readFileSync(places.baseline, 'utf8')).toBe(`${'d'.repeat(40)}\n`)
})

test('of a set that could not be finished nothing is kept', async () => {
  const { places, commit } = makeProject()
  const half = picturesOfCommit(places, commit, machine, async (_, folder) => {
    writeFileSync(join(folder, 'one.png'), '')
    throw new Error('The browser went away.')
  })
  await expect(half).rejects.toThrow('went away')
  const whole = await picturesOfCommit(places, commit, machine, async () => [])
  expect(whole).toMatchObject({ isCached: false, incomparable: null })
  expect(existsSync(join(whole.set.folder, 'one.png'))).toBe(false)
})

test('of many commits the pictures of the last four are kept', async () => {
  const { places } = makeProject()
  const commits = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(40))
  for (const commit of commits) await picturesOfCommit(places, commit, machine, async () => [])
  const isCached = async (/** @type {string} */ commit) =>
    (await picturesOfCommit(places, commit, machine, async () => [])).isCached
  expect(await isCached('5'.repeat(40))).toBe(true)
  expect(await isCached('1'.repeat(40))).toBe(false)
})

test('what the command line says is understood, and what it does not know is refused', () => {
  expect(readWishes([])).toEqual({ base: null, only: null, pages: 2, steady: null })
  expect(readWishes(['--base', 'main', '--only', 'button', '--pages', '3'])).toEqual({
    base: 'main',
    only: 'button',
    pages: 3,
    steady: null,
  })
  expect(readWishes(['--steady', '3'])).toMatchObject({ steady: 3 })
  for (const wrong of [['--bse', 'main'], ['--pages', '0'], ['--pages', 'two'], ['button']]) {
    expect(() => readWishes(wrong)).toThrow('npm run visual -- [--base')
  }
})
