import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareSets } from '../compare/compare.mjs'
import { temporaryFolder, writeStorybook } from '../testing/fixture.mjs'
import { openCamera, shoot } from './shoot.mjs'

/** @typedef {import('../testing/fixture.mjs').Look} Look */

/** @type {import('./shoot.mjs').Camera} */
let camera
beforeAll(async () => {
  camera = await openCamera()
})
afterAll(() => camera.browser.close())

/** @param {Look} [look] @param {number} [pages] */
async function photograph(look, pages = 2) {
  const folder = temporaryFolder()
  const storybook = writeStorybook(join(folder, 'storybook'), look)
  return { folder, shots: await shoot(camera, { storybook, folder, pages }) }
}

/** @param {Look} look @returns {Promise<string[]>} what the comparison with the usual look finds */
async function findChange(look) {
  const found = compareSets(await photograph(), await photograph(look), temporaryFolder())
  for (const { pixels } of found) expect(pixels).toBeGreaterThan(0)
  return found.map(({ id, kind }) => `${kind} ${id}`)
}

test('three runs, with one, two and three pages, give the same bytes', async () => {
  const [first, ...others] = [await photograph({}, 1), await photograph({}, 2), await photograph({}, 3)]
  expect(first.shots).toHaveLength(7)
  expect(first.shots.filter(({ problem }) => problem !== null)).toEqual([])
  for (const { shots } of others) expect(shots).toEqual(first.shots)
})

describe('what people would see is found:', () => {
  test('another primary colour, which the usual thresholds take for the same', async () => {
    expect(await findChange({ primary: '#5761aa' })).toEqual([
      'changed visual-button--focus@light',
      'changed visual-button--states@dark',
      'changed visual-button--states@light',
    ])
  })

  test('a part that stands one pixel lower', async () => {
    expect(await findChange({ shift: 1 })).toEqual([
      'changed visual-button--states@dark',
      'changed visual-button--states@light',
    ])
  })

  test('a focus ring that is gone', async () => {
    expect(await findChange({ hasRing: false })).toEqual(['changed visual-button--focus@light'])
  })
})

test('width and forced colours are those of the mode', async () => {
  const { shots, folder } = await photograph()
  const digests = Object.fromEntries(shots.map(({ id, digest }) => [id, digest]))
  const [light, dark, narrow, forced] = ['light', 'dark', 'light-320', 'forced'].map(
    (mode) => digests[`visual-text--states@${mode}`],
  )
  expect(new Set([light, dark, narrow, forced]).size).toBe(4)
  expect(existsSync(join(folder, 'visual-text--states@light-320.png'))).toBe(true)
})

test('a story that throws, and one that asks another host, say so', async () => {
  const more = {
    'visual-bad--throws': '<p>Half</p>',
    'visual-bad--calls': '<img src="http://other.example/spy.png" alt="">',
  }
  const { shots } = await photograph({ more, failing: 'visual-bad--throws' })
  const problems = shots.filter(({ problem }) => problem !== null).map(({ story, problem }) => [story, problem])
  expect(problems).toEqual([
    ['visual-bad--calls', 'The story asked another host: http://other.example/spy.png'],
    ['visual-bad--throws', 'The story fell over.'],
  ])
})

describe('a page that is higher than its window', () => {
  /** @param {string} html @returns {Promise<PNG>} */
  async function pictureOf(html) {
    const { folder } = await photograph({ more: { 'visual-tall--states': html } })
    return PNG.sync.read(readFileSync(join(folder, 'visual-tall--states@light.png')))
  }

  test('is shot in a window as high as it is: a bar at the lower edge stands at the lower edge', async () => {
    const bar = '<div style="position: fixed; inset: auto 0 0 0; height: 40px; background: #ff0000"></div>'
    const { width, height, data } = await pictureOf(`<div style="height: 2000px"></div>${bar}`)
    expect(height).toBeGreaterThan(2000)
    const redAt = (/** @type {number} */ y) => data[y * width * 4] === 255 && data[y * width * 4 + 1] === 0
    expect([redAt(height - 1), redAt(height - 40), redAt(height - 41), redAt(760)]).toEqual([true, true, false, false])
  })

  test('does not grow for ever where its content grows with the window', async () => {
    const { height } = await pictureOf('<div style="height: calc(100vh + 50px)"></div>')
    expect(height).toBeLessThan(768 * 2)
  })

  test('leaves nothing empty that is only drawn where it is seen', async () => {
    const card =
      '<p style="content-visibility: auto"><span style="display: block; height: 100px; background: #ff0000"></span>'
    const { width, height, data } = await pictureOf(`<div style="height: 6000px"></div>${card}`)
    const column = Array.from({ length: 50 }, (_, up) => data[((height - 40 - up) * width + 20) * 4])
    expect(column.every((red) => red === 255)).toBe(true)
  })
})
