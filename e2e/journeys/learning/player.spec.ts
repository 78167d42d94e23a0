import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openHome, openPlayer, pdfOf, publishFile, publishMedium } from '../../fixtures/learning/media.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ask } from '../../fixtures/units.ts'

test.use({ account: 'all', maxDocuments: 12 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

const block = (text: string): string => JSON.stringify(JSON.stringify([{ id: 'a', kind: 'text', text }]))

async function enrolmentOf(page: Page, medium: string): Promise<unknown> {
  const { learning } = await ask<{ learning: { ofMedium: { enrolment: unknown } } }>(
    page,
    'query($medium: ID!) { learning { ofMedium(medium: $medium, locale: "en") { enrolment { state progress completedParts } } } }',
    { medium },
  )
  return learning.ofMedium.enrolment
}

test('a course of a page, a link and two documents is gone through, left, gone on with and finished', async ({
  page,
  controls,
}) => {
  await openHome(page)
  const read = await publishMedium(page, {
    kind: 'PAGE',
    title: 'Before you lift',
    content: `blocks: ${block('Keep your back straight.')}`,
  })
  const link = await publishMedium(page, {
    kind: 'LINK',
    title: 'Rules of the trade',
    content: 'url: "https://example.org/rules"',
  })
  const manual = await publishFile(page, controls, {
    kind: 'PDF',
    title: 'Manual',
    name: 'manual.pdf',
    content: pdfOf(3),
    completion: { rule: 'READ' },
  })
  const policy = await publishFile(page, controls, {
    kind: 'PDF',
    title: 'Policy',
    name: 'policy.pdf',
    content: pdfOf(1),
    completion: { rule: 'CONFIRMED' },
  })
  const items = [read, link, manual, policy].map((medium) => `{ medium: "${medium}", chapter: [], isRequired: true }`)
  const course = await publishMedium(page, {
    kind: 'COURSE',
    title: 'Lifting',
    content: `items: [${items.join(', ')}]`,
  })

  await openPlayer(page, course)
  await expect(page.getByText('Keep your back straight.')).toBeVisible()
  await expect(page.getByText('1 of 4 parts')).toBeVisible()

  await button(page, 'Continue with part 2').click()
  await expect(heading(page, 'Rules of the trade')).toBeFocused()
  const opened = page.waitForEvent('popup')
  await button(page, 'Open in a new tab').click()
  await (await opened).close()
  await expect(page.getByText('2 of 4 parts')).toBeVisible()

  await button(page, 'Continue with part 3').click()
  await expect(page.getByText('This is sheet 1')).toBeAttached()
  await expect(page.getByText('2 pages left to read')).toBeVisible()
  await button(page, 'Next page').click()
  await expect(page.getByText('This is sheet 2')).toBeAttached()
  await button(page, 'Save and leave').click()
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)
  expect(await enrolmentOf(page, course)).toEqual({ state: 'IN_PROGRESS', progress: 50, completedParts: 2 })

  await page.goto(`/media?medium=${course}&view=play`)
  await expect(heading(page, 'Manual')).toBeVisible()
  await expect(page.getByText('This is sheet 2')).toBeAttached()
  await page.getByRole('region', { name: 'Page 2 of 3' }).press('PageDown')
  await expect(page.getByText('This is sheet 3')).toBeAttached()
  await expect(page.getByText('3 of 4 parts')).toBeVisible()

  await button(page, 'Continue with part 4').click()
  await expect(page.getByText('This is sheet 1')).toBeAttached()
  await button(page, 'I have read and understood this').click()
  await expect(page.getByText(/You’ve completed Lifting/)).toBeVisible()
  await button(page, 'Save and leave').click()
  await page.getByRole('link', { name: /^Finished/ }).click()
  await expect(page.getByRole('link', { name: 'Lifting', exact: true })).toBeVisible()
  expect(await enrolmentOf(page, course)).toEqual({ state: 'COMPLETED', progress: 100, completedParts: 4 })
})

test('what is done without a network is kept, and is sent by the next page, whichever it is', async ({ page }) => {
  await openHome(page)
  const link = await publishMedium(page, {
    kind: 'LINK',
    title: 'Without a network',
    content: 'url: "https://example.org/offline"',
  })
  await openPlayer(page, link)
  await expect(button(page, 'Open in a new tab')).toBeVisible()
  const calls = /\/graphql/
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  const opened = page.waitForEvent('popup')
  await button(page, 'Open in a new tab').click()
  await (await opened).close()
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await button(page, 'Save and leave').click()
  await expect(page.getByText(/Your progress couldn’t be sent/)).toBeVisible()
  await page.unroute(calls)
  await page.goto('/dashboard')
  await expect.poll(() => enrolmentOf(page, link)).toMatchObject({ state: 'COMPLETED', progress: 100 })
})

const film = join(import.meta.dirname, '../../../packages/server/src/modules/media/demo/files/fire-extinguisher.webm')

test('a video is watched by keys alone, and goes on where it was left', async ({ page, controls }) => {
  await openHome(page)
  const medium = await publishFile(page, controls, {
    kind: 'VIDEO',
    title: 'Fire extinguisher',
    name: 'film.webm',
    content: await readFile(film),
    completion: { rule: 'WATCHED', share: 0.05 },
  })
  await openPlayer(page, medium)
  const place = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)
  const play = button(page, 'Play')
  await expect(play).toBeVisible()
  // From the beginning of the page to the button that plays.
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    if (await play.evaluate((element) => element === document.activeElement)) break
  }
  await expect(play).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(place).toBeGreaterThan(0.5)
  await page.keyboard.press('k')
  await expect(play).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  const position = page.getByRole('slider', { name: 'Position' })
  await expect(position).toBeFocused()
  const before = await place()
  // The keys count from the place that is shown.
  await expect(position).toHaveValue(String(Math.round(before)))
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBe(Math.round(before) + 3)
  await page.keyboard.press('k')
  await expect(page.getByText('You’ve watched enough of this to complete it.')).toBeVisible()
  await page.keyboard.press('k')
  const left = await place()
  const leave = button(page, 'Save and leave')
  for (let stops = 0; stops < 40; stops += 1) {
    if (await leave.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/media(?!.*view=play)/)
  expect(await enrolmentOf(page, medium)).toMatchObject({ state: 'COMPLETED' })
  await page.goto(`/media?medium=${medium}&view=play`)
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(2)
})
