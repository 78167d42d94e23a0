import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCamera } from './shoot/shoot.mjs'
import { tryRuns } from './steady.mjs'
import { temporaryFolder, writeStorybook } from './testing/fixture.mjs'

/** @type {import('./shoot/shoot.mjs').Camera} */
let camera
beforeAll(async () => {
  camera = await openCamera()
})
afterAll(() => camera.browser.close())

/** @param {import('./testing/fixture.mjs').Look} look */
function tryLook(look) {
  const folder = temporaryFolder()
  const storybook = writeStorybook(join(folder, 'storybook'), look)
  return tryRuns(camera, {
    storybook,
    folder: join(folder, 'runs'),
    runs: 3,
    isWanted: () => true,
    pages: 2,
    tell: () => undefined,
  })
}

test('what draws the same in every run is steady', async () => {
  expect(await tryLook({})).toMatchObject({ pictures: 7, found: [] })
})

test('a source of chance is found, with the run that differed', async () => {
  const chance = `<img src="data:," alt="" onerror="this.style.cssText = 'display: block; background: red; height: 9px; width: ' + (1 + Math.floor(Math.random() * 900)) + 'px'">`
  const { found } = await tryLook({ more: { 'visual-chance--states': chance } })
  expect(found.map(({ id, run, kind }) => ({ id, run, kind }))).toContainEqual({
    id: 'visual-chance--states@light',
    run: 2,
    kind: 'changed',
  })
})

test('a story that fails is found in every run', async () => {
  const { found } = await tryLook({ more: { 'visual-bad--throws': '<p>Half</p>' }, failing: 'visual-bad--throws' })
  expect(found.map(({ run, kind }) => `${run} ${kind}`)).toEqual(['1 broken', '2 broken', '3 broken'])
})
