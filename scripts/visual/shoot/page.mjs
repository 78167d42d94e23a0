import { isReady, measure, settle, showStory } from './inPage.mjs'

/**
 * @typedef {import('./pictures.mjs').Picture} Picture
 * @typedef {import('./pictures.mjs').Stage} Stage
 *
 * A page and what it asked of the network since its story was called for.
 * @typedef {{ page: import('playwright').Page, asked: { pending: number, turns: number, foreign: string[] } }} Open
 */

/** In ms. A story that takes longer is a fault of its own. */
const storyLimit = 20_000
const restLimit = 3000

/** A window that grew with its content may make the content grow once more; what still grows then grows for ever. */
const mostGrowths = 3

/**
 * Opens a page that takes one picture after another. It stays for all of them, because a new one would read, parse and
 * compile everything again. The mouse is never moved, so it hovers over nothing.
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
  // What a story before kept must not show in this one.
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const page = await context.newPage()
  const asked = { pending: 0, turns: 0, foreign: /** @type {string[]} */ ([]) }
  const count = (/** @type {1 | -1} */ step) => {
    asked.pending += step
    asked.turns += 1
  }
  page.on('request', (request) => {
    count(1)
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) asked.foreign.push(request.url())
  })
  page.on('requestfinished', () => count(-1)).on('requestfailed', () => count(-1))
  return { page, asked, close: () => context.close() }
}

/**
 * A new document on this page's stage: nothing of the story before is left, neither the focus nor the way of pointing.
 * @param {Open} open @param {string} url @param {Pick<Stage, 'width' | 'height' | 'forcedColors' | 'colorScheme'>} stage
 */
export async function setStage({ page }, url, { width, height, forcedColors, colorScheme }) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors, colorScheme })
  await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(isReady)
}

/**
 * Waits until the page rests and nothing is on its way that may yet change it. An answer that came while it was quiet is
 * drawn only afterwards, so a rest counts only where the network rested as well.
 * @param {Open} open
 */
async function rest({ page, asked }) {
  let turns = -1
  // A request that hangs ends with the browser's own patience.
  while (asked.pending > 0 || turns !== asked.turns) {
    turns = asked.turns
    await page.evaluate(settle, restLimit)
  }
}

/**
 * Makes the window as high as what it shows. In a lower one a bar at its lower edge would stand in the middle of the
 * picture, and parts drawn only where they are seen would be left empty.
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

/** Forced colours give a hidden caret a colour again. There it is shown, but may not blink. */
const steadyCaret = '*, *::before, *::after { caret-animation: manual !important }'

/**
 * Shows a story as its picture wants it and takes the picture.
 * @param {Open} open @param {string} url @param {Picture} picture
 * @returns {Promise<{ bytes: Buffer, problem: string | null }>} a PNG, and what went wrong
 */
export async function photograph(open, url, { story, stage }) {
  const { page, asked } = open
  await setStage(open, url, stage)
  asked.foreign.length = 0
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
  const elsewhere = asked.foreign.map((address) => `The story asked another host: ${address}`)
  const problem = [...(failure === null ? [] : [failure]), ...elsewhere].join('\n')
  return { bytes, problem: problem === '' ? null : problem }
}
