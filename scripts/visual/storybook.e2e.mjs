// npm run test:visual: the review on the real Storybook of the working tree. Minutes of work, so not part of npm test.
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../root.mjs'
import { compareSets } from './compare/compare.mjs'
import { placesOf } from './places.mjs'
import { serveFolder } from './shoot/serveFolder.mjs'
import { openCamera, shoot } from './shoot/shoot.mjs'
import { temporaryFolder } from './testing/fixture.mjs'

const { storybook } = placesOf(root)

/** @type {import('./shoot/shoot.mjs').Camera} */
let camera
beforeAll(async () => {
  camera = await openCamera()
})
afterAll(() => camera.browser.close())

/** What people only look at. Every other component must show its ring in a picture, by a story `Focus`. */
const withoutControls = new Set([
  ...['Avatar', 'Badge', 'BrandMark', 'Cover', 'DerivedColours', 'Field', 'Heading', 'Icon', 'Inline', 'KeyCap', 'MarginList', 'Meter'],
  ...['ProgressBar', 'ProgressRibbon', 'Skeleton', 'Spinner', 'Stack', 'StatusChip', 'Tally', 'Text', 'ThemePreview'],
])
/** Whole screens are made of the components above. */
const screens = /Page$/

/** @param {string} folder of a Storybook @param {RegExp} wanted which pictures, by their ids @param {number} [pages] */
async function photograph(folder, wanted, pages = 2) {
  const pictures = temporaryFolder()
  const shots = await shoot(camera, { storybook: folder, folder: pictures, pages, isWanted: ({ id }) => wanted.test(id) })
  expect(shots.length).toBeGreaterThan(0)
  return { folder: pictures, shots }
}

/**
 * A copy of the built Storybook with something changed in its files.
 * @param {RegExp} which names of files @param {(text: string) => string} change
 */
function changed(which, change) {
  const folder = temporaryFolder()
  cpSync(storybook, folder, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const file of files.filter((name) => which.test(name) && statSync(name).isFile())) {
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  return folder
}

/** @param {string} css */
const withStyle = (css) => changed(/iframe\.html$/, (html) => html.replace('</head>', `<style>${css}</style></head>`))

/** @param {string} folder @param {RegExp} wanted @returns {Promise<string[]>} which pictures differ from the Storybook's own */
async function findChange(folder, wanted) {
  const found = compareSets(await photograph(storybook, wanted), await photograph(folder, wanted), temporaryFolder())
  return found.map(({ id }) => id)
}

test('three runs, with one, two and three pages, give the same bytes, and no story is broken', async () => {
  const [first, ...others] = [await photograph(storybook, /./, 1), await photograph(storybook, /./, 2), await photograph(storybook, /./, 3)]
  const digests = (/** @type {typeof first} */ { shots }) => shots.map(({ id, digest }) => `${id} ${digest}`)
  expect(first.shots.filter(({ problem }) => problem !== null)).toEqual([])
  for (const other of others) expect(digests(other)).toEqual(digests(first))
})

describe('what people would see is found:', () => {
  test('another primary colour', async () => {
    const folder = changed(/assets\/.*\.(js|css)$/, (text) => text.replaceAll('#5761ee', '#5761aa'))
    expect(await findChange(folder, /^visual-button--states@(default|dark)$/)).toEqual([
      'visual-button--states@dark',
      'visual-button--states@default',
    ])
  })

  test('a part that stands one pixel further', async () => {
    const folder = withStyle('[data-component="Button"] { position: relative; inset-inline-start: 1px }')
    expect(await findChange(folder, /^visual-button--states@default$/)).toEqual(['visual-button--states@default'])
  })

  test('a focus ring that is gone, on every component with controls', async () => {
    const folder = withStyle('*, *::before, *::after, *::-webkit-slider-thumb { outline: none !important }')
    const shown = await findChange(folder, /^visual-(\w+--focus|tooltip--states)@default$/)
    const found = new Set(shown.map((id) => id.split('--')[0]))
    const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
    const titles = Object.values(entries).flatMap(({ title }) => /^Visual\/(\w+)$/.exec(title)?.[1] ?? [])
    const components = [...new Set(titles)].filter((name) => !withoutControls.has(name) && !screens.test(name))
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter((name) => !found.has(`visual-${name.toLowerCase()}`))).toEqual([])
  })
})

describe('the static Storybook', () => {
  test('tells nobody which packages and versions it was made of', () => {
    expect(existsSync(join(storybook, 'project.json'))).toBe(false)
  })

  test.each([
    ['a documentation page', '/?path=/docs/components-button--docs', '#storybook-docs h1'],
    ['a story', '/?path=/story/visual-button--states', '#storybook-root button'],
  ])('opens %s within two seconds, as a rule, and asks no other host', async (_, path, seen) => {
    const { url, close } = await serveFolder(storybook)
    onTestFinished(close)
    const foreign = /** @type {string[]} */ ([])
    const times = []
    // The middle one of seven: what else the machine does now and then is not the Storybook's fault, what it does mostly is.
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const page = await camera.browser.newPage()
      page.on('request', (request) => void (/^https?:/.test(request.url()) && !request.url().startsWith(url) && foreign.push(request.url())))
      const began = performance.now()
      await page.goto(`${url}${path}`)
      await page.frameLocator('#storybook-preview-iframe').locator(seen).first().waitFor()
      times.push(performance.now() - began)
      // What it would ask for later it asks for once everything is loaded.
      await page.waitForLoadState('networkidle')
      await page.close()
    }
    const [fastest = 0, , , median = Infinity, , , slowest = 0] = times.map((time) => Math.round(time)).sort((one, other) => one - other)
    console.log(`${path}: median ${median} ms of ${times.length} openings, ${fastest} to ${slowest} ms`)
    expect(foreign).toEqual([])
    expect(median).toBeLessThan(2000)
  })
})
