import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApprovals, writeApprovals } from './approved.mjs'
import { approve } from './commands/approve.mjs'
import { placesOf } from './places.mjs'
import { decide, readResult, record, unapproved, writeResult } from './result.mjs'
import { temporaryFolder } from './testing/fixture.mjs'

/** @typedef {import('./result.mjs').Found} Found */

const machine = { name: 'Chromium 156 on Debian', digest: '0123456789abcdef' }
const otherMachine = { name: 'Chromium 157 on macOS', digest: 'fedcba9876543210' }

/** @param {string} component @param {string} mode @param {Partial<Found>} [more] @returns {Found} */
const found = (component, mode, more = {}) => ({
  id: `visual-${component.toLowerCase()}--states@${mode}`,
  story: `visual-${component.toLowerCase()}--states`,
  component,
  name: 'States',
  mode,
  theme: mode,
  kind: 'changed',
  digest: `${component} ${mode} 1`,
  pixels: 12,
  box: { x: 1, y: 2, width: 3, height: 4 },
  before: { width: 1024, height: 768 },
  after: { width: 1024, height: 768 },
  problem: null,
  ...more,
})

const usual = [found('Button', 'dark'), found('Button', 'default'), found('Link', 'dark')]

/** A review whose comparisons return given differences. */
function startReview() {
  const places = placesOf(temporaryFolder())
  /** @param {readonly Found[]} differences @param {typeof machine} [by] */
  const compare = (differences, by = machine) => {
    const result = {
      taken: '2026-11-24T08:30:00.000Z',
      seconds: 1,
      base: { commit: 'abc', subject: '' },
      machine: by,
      sources: '',
      incomparable: null,
      only: null,
      pictures: 9,
      unchanged: 6,
      differences: decide(differences, readApprovals(places.approved), by, readResult(places)),
    }
    writeResult(places, result)
    return result
  }
  const openIds = (/** @type {readonly Found[]} */ differences) => unapproved(compare(differences)).map(({ id }) => id)
  return { places, compare, openIds }
}

test.each([
  ['a picture', 'visual-button--states@dark', ['visual-button--states@default', 'visual-link--states@dark']],
  ['a story', 'visual-button--states', ['visual-link--states@dark']],
  ['a component', 'button', ['visual-link--states@dark']],
])('an approval of %s leaves the others', (_, name, left) => {
  const { places, compare, openIds } = startReview()
  compare(usual)
  approve(places, [name])
  expect(openIds(usual)).toEqual(left)
})

test('an approval of all leaves none, and does not hold for the next change', () => {
  const { places, compare, openIds } = startReview()
  compare(usual)
  approve(places, [])
  expect(openIds(usual)).toEqual([])
  const next = compare([found('Button', 'dark', { digest: 'Button dark 2' }), ...usual.slice(1)])
  expect(unapproved(next)).toMatchObject([
    { id: 'visual-button--states@dark', note: expect.stringContaining('Another picture was approved') },
  ])
})

test('an approval of another machine does not pass and stays, and each machine has its own', () => {
  const { places, compare, openIds } = startReview()
  compare(usual, otherMachine)
  approve(places, [])
  expect(compare(usual).differences[0]).toMatchObject({
    decision: 'open',
    note: expect.stringContaining('not comparable'),
  })
  approve(places, [])
  expect(openIds(usual)).toEqual([])
  expect(unapproved(compare(usual, otherMachine))).toEqual([])
})

test('an approval can be taken back', () => {
  const { places, compare, openIds } = startReview()
  compare(usual)
  approve(places, [])
  const result = readResult(places)
  expect(result).not.toBeNull()
  if (result !== null) record(places, result, ['visual-link--states@dark'], 'open')
  expect(openIds(usual)).toEqual(['visual-link--states@dark'])
})

test('a broken story stays open, whoever approves it', () => {
  const { places, compare } = startReview()
  const broken = found('Button', 'dark', { kind: 'broken', problem: 'It fell over.' })
  const result = compare([broken])
  expect(unapproved(record(places, result, [broken.id], 'approved'))).toHaveLength(1)
  expect(() => approve(places, [])).toThrow('It fell over.')
  writeApprovals(places.approved, [
    { story: broken.story, mode: 'dark', digest: broken.digest, machine: machine.digest },
  ])
  expect(unapproved(compare([broken]))).toHaveLength(1)
})

test('a rejection is remembered while the picture stays the same', () => {
  const { places, compare } = startReview()
  record(places, compare(usual), ['visual-button--states@dark'], 'rejected')
  expect(compare(usual).differences[0]?.decision).toBe('rejected')
  expect(compare([found('Button', 'dark', { digest: 'Button dark 2' })]).differences[0]?.decision).toBe('open')
})

test('what is not there cannot be approved', () => {
  const { places, compare } = startReview()
  expect(() => approve(places, [])).toThrow('npm run visual')
  compare(usual)
  expect(() => approve(places, ['visual-tile--states'])).toThrow('no difference is called visual-tile--states')
})

test('the file of approvals has a line for each, in a fixed order', () => {
  const { places, compare } = startReview()
  compare(usual)
  approve(places, ['Link'])
  approve(places, ['Button'])
  const lines = readFileSync(places.approved, 'utf8').split('\n')
  expect(lines).toHaveLength(8)
  expect(lines.slice(2, 5).map((line) => /visual-\w+/.exec(line)?.[0])).toEqual([
    'visual-button',
    'visual-button',
    'visual-link',
  ])
})
