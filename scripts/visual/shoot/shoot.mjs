import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../browser.mjs'
import { isReady, readStories, setGlobals, settle, showStory } from './inPage.mjs'
import { describeMachine } from './machine.mjs'
import { toPictures, toRows } from './pictures.mjs'
import { serveFolder } from './serveFolder.mjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 * @typedef {import('./pictures.mjs').Stage} Stage
 *
 * A picture that was taken. The file is <id>.png; width and height are told by the file itself.
 * @typedef {Omit<Picture, 'stage' | 'hasPlay'> & { digest: string, problem: string | null }} Shot
 *
 * A browser and what its pictures depend on.
 * @typedef {{ browser: import('playwright').Browser, machine: import('./machine.mjs').Machine }} Camera
 */

/** In ms. A story that takes longer is a fault of its own. */
const storyLimit = 20_000
const restLimit = 3000

const cameraArguments = [
  // Whatever a story asks for beyond this machine it does not get.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // A part of a page that moved is drawn anew as a whole, and at one moment: otherwise the last pixel of a round corner
  // depends on how busy the machine was.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
]

/** @returns {Promise<Camera>} */
export async function openCamera() {
  const { args = [], ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, ...cameraArguments] })
  return { browser, machine: describeMachine(browser.version()) }
}

/**
 * Opens the frame of a Storybook in a page that stands as asked. The mouse is never moved, so it hovers over nothing.
 * @param {Camera} camera @param {string} url @param {Pick<Stage, 'width' | 'height' | 'forcedColors'>} stage
 */
async function openPage({ browser }, url, { width, height, forcedColors }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors,
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  const asked = { pending: 0, foreign: /** @type {string[]} */ ([]) }
  page.on('request', (request) => {
    asked.pending += 1
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) asked.foreign.push(request.url())
  })
  const settleRequest = () => {
    asked.pending -= 1
  }
  page.on('requestfinished', settleRequest).on('requestfailed', settleRequest)
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(isReady)
  return { page, asked, close: () => context.close() }
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Open */

/**
 * @param {Open} open @param {Picture} picture @param {string} folder
 * @returns {Promise<Shot>}
 */
async function take({ page, asked }, { stage: _, hasPlay: __, ...picture }, folder) {
  asked.foreign.length = 0
  const failure = await page.evaluate(showStory, { story: picture.story, limit: storyLimit })
  await page.evaluate(settle, restLimit)
  // What is still on its way may yet change the page; a request that hangs ends with the browser's own patience.
  while (asked.pending > 0) await page.evaluate(settle, restLimit)
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  writeFileSync(join(folder, `${picture.id}.png`), bytes)
  const elsewhere = asked.foreign.map((address) => `The story asked another host: ${address}`)
  const problem = [...(failure === null ? [] : [failure]), ...elsewhere].join('\n')
  return { ...picture, digest: createHash('sha256').update(bytes).digest('hex'), problem: problem === '' ? null : problem }
}

/** @param {Camera} camera @param {string} url @param {readonly Picture[]} row @param {string} folder @param {() => void} tell */
async function takeRow(camera, url, row, folder, tell) {
  const [first] = row
  if (first === undefined) return []
  const open = await openPage(camera, url, first.stage)
  try {
    await open.page.evaluate(setGlobals, first.stage.globals)
    const shots = []
    for (const picture of row) {
      shots.push(await take(open, picture, folder))
      tell()
    }
    return shots
  } finally {
    await open.close()
  }
}

/** @param {Camera} camera @param {string} url @returns {Promise<Picture[]>} */
async function listPictures(camera, url) {
  const open = await openPage(camera, url, { width: 800, height: 600, forcedColors: 'none' })
  try {
    return toPictures(await open.page.evaluate(readStories))
  } finally {
    await open.close()
  }
}

/**
 * Takes a picture of every story of a static Storybook in every mode it asks for.
 * @param {Camera} camera
 * @param {object} order
 * @param {string} order.storybook the folder of the Storybook, absolute
 * @param {string} order.folder where the pictures go, absolute; made when missing
 * @param {(picture: Picture) => boolean} [order.isWanted] every picture where it is not given
 * @param {number} [order.pages] how many pages work side by side, two where it is not given
 * @param {(done: number, total: number) => void} [order.tell] called after each picture
 * @returns {Promise<Shot[]>} in the order of their ids
 */
export async function shoot(camera, { storybook, folder, isWanted = () => true, pages = 2, tell = () => {} }) {
  mkdirSync(folder, { recursive: true })
  const { url, close } = await serveFolder(storybook)
  try {
    const pictures = (await listPictures(camera, url)).filter(isWanted)
    const rows = toRows(pictures)
    const shots = /** @type {Shot[]} */ ([])
    let done = 0
    const count = () => {
      done += 1
      tell(done, pictures.length)
    }
    const lane = async () => {
      for (let row = rows.shift(); row !== undefined; row = rows.shift()) {
        shots.push(...(await takeRow(camera, url, row, folder, count)))
      }
    }
    await Promise.all(Array.from({ length: pages }, lane))
    return shots.sort((one, other) => (one.id < other.id ? -1 : 1))
  } finally {
    await close()
  }
}
