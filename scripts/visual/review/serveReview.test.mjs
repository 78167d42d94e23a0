import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readApprovals, writeApprovals } from '../approved.mjs'
import { compareNow } from '../compareNow.mjs'
import { placesOf } from '../places.mjs'
import { readResult, writeResult } from '../result.mjs'
import { openCamera } from '../shoot/shoot.mjs'
import { writeStorybook } from '../testing/fixture.mjs'
import { serveReview } from './serveReview.mjs'

/** @typedef {Record<string, string>} Headers */

/** @type {import('../shoot/shoot.mjs').Camera} */
let camera
/** @type {ReturnType<typeof placesOf>} */
let places
/** @type {import('../result.mjs').Result} */
let fresh
// Three changed pictures of one component, compared once; each test starts its own review.
beforeAll(async () => {
  camera = await openCamera()
  const folder = mkdtempSync(join(tmpdir(), 'somo-review-'))
  places = placesOf(folder)
  const [now, base] = [
    writeStorybook(join(folder, 'now'), { primary: '#5761aa' }),
    writeStorybook(join(folder, 'base')),
  ]
  /** @type {import('../compareNow.mjs').Storybooks} */
  const storybooks = { now, sources: '', of: (_, work) => work(base) }
  const wishes = { commit: 'abc', only: 'button', pages: 2, tell: () => {} }
  fresh = (await compareNow(places, camera, storybooks, wishes)).result
})
afterAll(async () => {
  rmSync(places.root, { recursive: true, force: true })
  await camera.browser.close()
})

/** @type {Awaited<ReturnType<typeof serveReview>> & { origin: string }} */
let review
beforeEach(async () => {
  writeApprovals(places.approved, [])
  writeResult(places, fresh)
  const served = await serveReview(places)
  review = { ...served, origin: new URL(served.url).origin }
})
afterEach(() => review.close())

const order = JSON.stringify({ ids: ['visual-button--states@dark'], decision: 'approved' })

/**
 * Uses Node's http.request, because fetch sets Host and Origin itself.
 * @param {string} path
 * @param {Headers} headers
 * @param {string} [body]
 */
const send = (path, headers, body) =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${review.origin}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

describe('the server', () => {
  test('takes decisions from its own page alone', async () => {
    const { origin, token } = review
    const good = { origin, 'x-somo-token': token }
    const refused = /** @type {Headers[]} */ ([
      { ...good, origin: 'http://other.example' },
      { ...good, origin: origin.replace('127.0.0.1', 'localhost') },
      { ...good, origin: 'null' },
      { 'x-somo-token': token },
      { origin },
      { ...good, 'x-somo-token': '0'.repeat(token.length) },
      { ...good, host: 'other.example' },
    ])
    for (const headers of refused)
      expect([headers, await send('/api/decisions', headers, order)]).toEqual([headers, 403])
    expect(readApprovals(places.approved)).toEqual([])
    expect(await send('/api/decisions', good, order)).toBe(200)
    expect(readApprovals(places.approved)).toMatchObject([{ story: 'visual-button--states', mode: 'dark' }])
  })

  test('refuses what is no decision', async () => {
    const good = { origin: review.origin, 'x-somo-token': review.token }
    for (const body of ['', '[]', '{"ids":[1],"decision":"approved"}', '{"ids":[],"decision":"maybe"}']) {
      expect([body, await send('/api/decisions', good, body)]).toEqual([body, 400])
    }
  })

  test('shows the report and its pictures, under its own name, and nothing outside its folder', async () => {
    expect(await send('/', {})).toBe(200)
    expect(await send('/after/visual-button--states%40dark.png', {})).toBe(200)
    expect(await send('/../approved.json', {})).toBe(404)
    expect(await send('/..%2fapproved.json', {})).toBe(404)
    expect(await send('/%zz', {})).toBe(404)
    expect(await send('/', { host: 'other.example' })).toBe(403)
  })
})

test('a person reviews with keys alone', async () => {
  const context = await camera.browser.newContext({ viewport: { width: 1000, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const foreign = /** @type {string[]} */ ([])
  page.on(
    'request',
    (sent) => void (sent.url().startsWith(review.origin) || sent.url().startsWith('data:') || foreign.push(sent.url())),
  )
  await page.goto(review.url)
  const status = page.getByRole('status')
  const title = page.getByRole('heading', { level: 2 })

  await page.keyboard.press('j')
  await expect.poll(() => page.locator('.card:focus .name').textContent()).toBe('focus, light')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => title.textContent()).toBe('button, states, dark')
  await page.keyboard.press('a')
  await expect.poll(() => status.textContent()).toBe('approved: dark. 2 open, 1 approved, 0 rejected.')
  await page.keyboard.press('j')
  await expect.poll(() => title.textContent()).toBe('button, states, light')
  await page.keyboard.press('r')
  await expect.poll(() => status.textContent()).toBe('rejected: light. 1 open, 1 approved, 1 rejected.')
  await page.keyboard.press('r')
  await expect.poll(() => status.textContent()).toBe('Taken back: light. 2 open, 1 approved, 0 rejected.')

  await page.keyboard.press('2')
  await page.getByRole('slider', { name: 'How much of the baseline is seen' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe('51')
  await expect.poll(() => title.textContent()).toBe('button, states, light')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.card:focus .name').textContent()).toBe('states, light')
  expect(readApprovals(places.approved).map(({ story, mode }) => `${story} ${mode}`)).toEqual([
    'visual-button--states dark',
  ])
  expect(foreign).toEqual([])
})

test('a person narrows the list by component, theme, mode and state, and by two of them', async () => {
  const page = await camera.browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(review.url)
  const cards = () =>
    page.locator('.card').evaluateAll((found) => found.map(({ id }) => id.replace('card-visual-button--', '')))
  const choose = (/** @type {string} */ filter, /** @type {string} */ value) =>
    page.getByRole('combobox', { name: filter }).selectOption(value)
  const all = ['focus@light', 'states@dark', 'states@light']
  await expect.poll(cards).toEqual(all)

  await choose('Component', 'button')
  await expect.poll(cards).toEqual(all)
  await choose('Theme', 'dark')
  await expect.poll(cards).toEqual(['states@dark'])
  await expect.poll(() => page.getByRole('status').textContent()).toBe('1 shown.')
  await choose('Mode', 'light')
  await expect.poll(() => page.getByText('Nothing differs here.').isVisible()).toBe(true)
  await choose('Theme', '')
  await expect.poll(cards).toEqual(['focus@light', 'states@light'])
  await choose('State', 'approved')
  await expect.poll(cards).toEqual([])
  await choose('State', 'changed')
  await choose('Mode', '')
  await expect.poll(cards).toEqual(all)
})

test('1, 2 and 3 show a difference side by side, under a slider and as what differs', async () => {
  const page = await camera.browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(review.url)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const pictures = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((found) => found.map((each) => each.getAttribute('alt')?.split(':')[0]))
  const shown = () => page.getByRole('radio', { checked: true }).getAttribute('value')
  await expect.poll(pictures).toEqual(['Baseline', 'New'])
  await page.keyboard.press('3')
  await expect.poll(pictures).toEqual(['What differs'])
  await expect.poll(shown).toBe('difference')
  await expect.poll(() => page.getByText('the dashed frame holds all of it').isVisible()).toBe(true)
  await page.keyboard.press('2')
  await expect.poll(() => page.getByRole('slider').isVisible()).toBe(true)
  await page.keyboard.press('1')
  await expect.poll(shown).toBe('side')
  await expect.poll(pictures).toEqual(['Baseline', 'New'])
  await expect.poll(() => page.getByText('Baseline', { exact: true }).isVisible()).toBe(true)
})

test('a person filters, approves a whole component, and reads the keys', async () => {
  const page = await camera.browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(review.url)
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('dark')
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1)
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('')
  await page.getByRole('button', { name: 'Approve all 3 of button' }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toContain('0 open, 3 approved')
  await page.keyboard.press('?')
  await expect.poll(() => page.getByRole('dialog', { name: 'Keys' }).isVisible()).toBe(true)
  await page.getByRole('checkbox', { name: 'Letters are keys' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Reject' }).getAttribute('aria-pressed')).toBe('false')
  expect(readApprovals(places.approved)).toHaveLength(3)
})

test('a person rejects a whole component, what was approved of it as well, and is shown so by the page anew', async () => {
  const page = await camera.browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(review.url)
  const decisions = () =>
    page.locator('.card').evaluateAll((found) => found.map((each) => each.getAttribute('data-decision')))
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect.poll(() => readApprovals(places.approved)).toHaveLength(1)
  await page.getByRole('button', { name: 'Reject all 3 of button' }).click()
  await expect.poll(() => page.getByRole('status').textContent()).toContain('0 open, 0 approved, 3 rejected')
  expect(readApprovals(places.approved)).toEqual([])
  expect(readResult(places)?.differences.map(({ decision }) => decision)).toEqual(['rejected', 'rejected', 'rejected'])
  await page.reload()
  await expect.poll(decisions).toEqual(['rejected', 'rejected', 'rejected'])
})
