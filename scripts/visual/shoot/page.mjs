import { isReady, measure, settle, showStory } from './inPage.mjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 * @typedef {import('./pictures.mjs').Stage} Stage
 *
 * A page and what it asked of the network since its story was called for.
 * @typedef {{ page: import('playwright').Page, network: { pending: number, changes: number, foreign: string[] } }} Open
 */

/** Timeout in ms. A slower story is an error. */
const storyLimit = 20_000
const restLimit = 3000

/** A resized window may enlarge its content once more; content that still grows would grow for ever. */
const mostGrowths = 3

/**
 * Opens a page that takes all pictures one after another, because a new page would load and compile everything again.
 * The mouse never moves, so nothing is hovered.
 * @param {import('playwright').Browser} browser @param {string} url of the Storybook
 * @returns {Promise<Open & { close: () => Promise<void> }>}
 */
export async function openPage(browser, url) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  // Deletes what an earlier story stored.
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const page = await context.newPage()
  const network = { pending: 0, changes: 0, foreign: /** @type {string[]} */ ([]) }
  const count = (/** @type {1 | -1} */ step) => {
    network.pending += step
    network.changes += 1
  }
  page.on('request', (request) => {
    count(1)
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) network.foreign.push(request.url())
  })
  page.on('requestfinished', () => count(-1)).on('requestfailed', () => count(-1))
  return { page, network, close: () => context.close() }
}

/**
 * Loads a new document, so that neither focus nor input modality of an earlier story remains.
 * @param {Open} open @param {string} url @param {Pick<Stage, 'width' | 'height' | 'forcedColors' | 'colorScheme'>} stage
 */
export async function setStage({ page }, url, { width, height, forcedColors, colorScheme }) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors, colorScheme })
  await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(isReady)
}

/**
 * Waits until the page is idle and no request is running. A response may be rendered after the page was idle, so both
 * must be true together.
 * @param {Open} open
 */
async function rest({ page, network }) {
  let changes = -1
  // A hanging request ends with the browser's own timeout.
  while (network.pending > 0 || changes !== network.changes) {
    changes = network.changes
    await page.evaluate(settle, restLimit)
  }
}

/**
 * Resizes the window to the height of the content. In a lower window a bar at the lower edge would be in the middle of
 * the picture, and `content-visibility` areas would be empty.
 * @param {Open} open @param {Stage} stage
 */
async function growToContent(open, { width, height }) {
  let grown = height
  for (let growths = 0; growths < mostGrowths; growths += 1) {
    const needed = await open.page.evaluate(measure)
    if (needed <= grown) return
    grown = needed
    await open.page.setViewportSize({ width, height: grown })
    await rest(open)
  }
}

/** Forced colours make a hidden caret visible. There it is shown without blinking. */
const steadyCaret = '*, *::before, *::after { caret-animation: manual !important }'

/**
 * Shows a story in the mode of its picture and takes the picture.
 * @param {Open} open @param {string} url @param {Picture} picture
 * @returns {Promise<{ bytes: Buffer, problem: string | null }>} a PNG, and what went wrong
 */
export async function photograph(open, url, { story, stage }) {
  const { page, network } = open
  await setStage(open, url, stage)
  network.foreign.length = 0
  const failure = await page.evaluate(showStory, { story, globals: stage.globals, limit: storyLimit })
  await rest(open)
  await growToContent(open, stage)
  const bytes = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    style: steadyCaret,
  })
  const elsewhere = network.foreign.map((address) => `The story asked another host: ${address}`)
  const problem = [...(failure === null ? [] : [failure]), ...elsewhere].join('\n')
  return { bytes, problem: problem === '' ? null : problem }
}
