import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { doWhenStale } from './stamps.mjs'

let root = ''
let times = 0
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'somo-stamps-'))
  mkdirSync(join(root, 'source'))
  writeFileSync(join(root, 'source/one.txt'), '1')
  times = 0
})
afterEach(() => rmSync(root, { recursive: true }))

const build = () =>
  doWhenStale({
    root,
    name: 'thing',
    inputs: ['source'],
    outcome: ['result.txt'],
    work: async () => {
      times += 1
      writeFileSync(join(root, 'result.txt'), '')
    },
  })

test('work is done once while nothing changes', async () => {
  expect(await build()).toBe(true)
  expect(await build()).toBe(false)
  expect(times).toBe(1)
})

test.each([
  ['a file changed', () => writeFileSync(join(root, 'source/one.txt'), '2')],
  ['a file came', () => writeFileSync(join(root, 'source/two.txt'), '')],
  ['a file went', () => rmSync(join(root, 'source/one.txt'))],
  ['the outcome is gone', () => rmSync(join(root, 'result.txt'))],
])('work is done again when %s', async (_, change) => {
  await build()
  change()
  expect(await build()).toBe(true)
})

test('work that fails leaves no stamp', async () => {
  const failing = doWhenStale({
    root,
    name: 'thing',
    inputs: ['source'],
    outcome: [],
    work: async () => {
      throw new Error('no')
    },
  })
  await expect(failing).rejects.toThrow('no')
  expect(await build()).toBe(true)
})
