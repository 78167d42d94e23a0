// npm run test:visual: tests the review on the real Storybook of the working tree. It takes minutes, so it is not part
// of npm test.
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { followRequests, quiet } from '../../e2e/fixtures/quiet.ts'
import { runChild } from '../bootstrap/runChild.mjs'
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

/** Components without controls. Every other one must show its focus ring in a story `Focus`. */
const withoutControls = new Set([
  'Avatar',
  'Badge',
  'BrandMark',
  'Cover',
  'DerivedColours',
  'Field',
  'Heading',
  'Icon',
  'Inline',
  'KeyCap',
  'MarginList',
  'Meter',
  'ProgressBar',
  'ProgressRibbon',
  'Skeleton',
  'Spinner',
  'Stack',
  'StatusChip',
  'Tally',
  'Text',
  'ThemePreview',
])
/** Whole screens consist of the components above. */
const screens = /Page$/

/** @param {string} folder of a Storybook @param {RegExp} wanted which pictures, by their ids @param {number} [pages] */
async function photograph(folder, wanted, pages = 2) {
  const pictures = temporaryFolder()
  const shots = await shoot(camera, {
    storybook: folder,
    folder: pictures,
    pages,
    isWanted: ({ id }) => wanted.test(id),
  })
  expect(shots.length).toBeGreaterThan(0)
  return { folder: pictures, shots }
}

/**
 * A copy of the built Storybook with modified files.
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

// `npm run visual -- --steady 3` takes every picture three times. Here each table of states is taken once per number of
// parallel pages, which shows whether that number affects a picture.
test('three runs, with one, two and three pages, give the same bytes, and no story is broken', async () => {
  const tables = /^visual-.*@default$/
  const [first, ...others] = [
    await photograph(storybook, tables, 1),
    await photograph(storybook, tables, 2),
    await photograph(storybook, tables, 3),
  ]
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

  // Seconds depend on the machine, so an empty Storybook is measured beside it.
  test('opens in no more than 1.6 times the time of one with a single story, and asks no other host', async () => {
    const empty = temporaryFolder()
    await buildCanary(empty)
    const story = '#storybook-root button'
    const found = await timeOpenings([
      { name: 'one story', folder: empty, path: '/?path=/story/canary--must-fail', seen: '#storybook-root *' },
      { name: 'a story', folder: storybook, path: '/?path=/story/components-actions-button--outline', seen: story },
      {
        name: 'a documentation page',
        folder: storybook,
        path: '/?path=/docs/components-actions-button--docs',
        seen: '#storybook-docs h1',
      },
    ])
    for (const { name, median, times } of found) console.log(`${name}: median ${median} ms of ${times.join(', ')}`)
    expect(found.flatMap(({ foreign }) => foreign)).toEqual([])
    const [floor = Number.NaN, ...ours] = found.map(({ median }) => median)
    for (const median of ours) expect(median / floor).toBeLessThan(1.6)
  })
})

/** A Storybook with the canary only. @param {string} folder */
async function buildCanary(folder) {
  const args = [join(root, 'scripts/storybook.mjs'), 'build', '--quiet', '--output-dir', folder]
  const { code, output } = await runChild(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SOMO_CANARY: '1' },
    isQuiet: true,
  })
  expect(code, output).toBe(0)
}

/**
 * Opens pages of Storybooks in turn, seven times each, with an empty cache.
 * @param {readonly { name: string, folder: string, path: string, seen: string }[]} openings `seen`: what stands in the story
 */
async function timeOpenings(openings) {
  const servers = await Promise.all(openings.map(({ folder }) => serveFolder(folder)))
  onTestFinished(async () => void (await Promise.all(servers.map(({ close }) => close()))))
  const found = openings.map(({ name }) => ({
    name,
    median: 0,
    times: /** @type {number[]} */ ([]),
    foreign: /** @type {string[]} */ ([]),
  }))
  for (let attempt = 0; attempt < 7; attempt += 1) {
    for (const [index, { path, seen }] of openings.entries()) {
      const { url } = servers[index] ?? { url: '' }
      const page = await camera.browser.newPage()
      followRequests(page.context())
      page.on(
        'request',
        (request) =>
          void (
            /^https?:/.test(request.url()) &&
            !request.url().startsWith(url) &&
            found[index]?.foreign.push(request.url())
          ),
      )
      const began = performance.now()
      await page.goto(`${url}${path}`)
      await page.frameLocator('#storybook-preview-iframe').locator(seen).first().waitFor({ state: 'attached' })
      found[index]?.times.push(Math.round(performance.now() - began))
      // Files that are requested later are requested once everything is loaded.
      await quiet(page)
      await page.close()
    }
  }
  return found.map((each) => ({ ...each, median: each.times.toSorted((one, other) => one - other)[3] ?? Number.NaN }))
}
