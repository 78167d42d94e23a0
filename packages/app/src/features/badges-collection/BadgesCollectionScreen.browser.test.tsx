import {
  BadgeFilesDocument,
  MarkBadgesSeenDocument,
  OwnBadgesDocument,
  ShowBadgeDocument,
} from '@somo/graphql/badges-collection'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { collectionFixture, earnedFixture } from './collectionFixture.ts'
import type { OwnBadges } from './collectionTypes.ts'

const own = (mine: OwnBadges = collectionFixture()) => answer(OwnBadgesDocument, { badges: { mine } })
const name = (text: string) => page.getByRole('heading', { level: 3, name: text })

test('badges are earned, in progress with their steps, and not started; a tab shows one part', async () => {
  await renderRoute('/badges-collection', { as: 'learner', answers: [own()] })
  await expect.element(page.getByText('3 badges earned. 2 more are in progress.')).toBeVisible()
  await expect.element(page.getByText(/Jonas Weidmann: “She showed new colleagues around.”/)).toBeVisible()
  await expect.element(page.getByText('1 of 2 media')).toBeVisible()
  await expect
    .element(page.getByText('Complete “Load securing” and “Forklift refresher” with at least 80% each.').first())
    .toBeVisible()
  await page.getByRole('link', { name: /^Not started/ }).click()
  await expect.element(name('First-aider')).toBeVisible()
  await expect.element(name('Safe on the road')).not.toBeInTheDocument()
})

test('a private badge is made public by keyboard; why not is told', async () => {
  const { answer: reply, calls } = await renderRoute('/badges-collection', {
    as: 'learner',
    answers: [own(), answer(ShowBadgeDocument, noNetwork)],
  })
  const toggle = page.getByRole('button', { name: 'Private' }).first()
  await expect.element(toggle).toBeVisible()
  toggle.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/“Good neighbour” was not changed/)).toBeVisible()
  reply(answer(ShowBadgeDocument, { badge: { show: true } }))
  await toggle.click()
  await expect.element(page.getByText(/“Good neighbour” is public/)).toBeVisible()
  expect(calls(ShowBadgeDocument).at(-1)).toEqual({ award: earnedFixture(2).uuid, isShown: true })
})

test('a file that cannot be made is told, and one that can is asked for in the language of the page', async () => {
  const { calls } = await renderRoute('/badges-collection', {
    as: 'learner',
    answers: [own(), answer(BadgeFilesDocument, { badges: { files: null } })],
  })
  await page.getByRole('button', { name: /Download “Safe on the road”/ }).click()
  await page.getByRole('menuitem', { name: 'Image (PNG)' }).click()
  await expect.element(page.getByText(/The file could not be created/)).toBeVisible()
  expect(calls(BadgeFilesDocument)).toEqual([{ award: earnedFixture(1).uuid, locale: 'en' }])
})

test('where the browser refuses the clipboard, the reader is told and gets the link', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  const badge = earnedFixture(1, { isShown: true })
  await renderRoute('/badges-collection', {
    as: 'learner',
    answers: [own({ ...collectionFixture(), earned: [badge] })],
  })
  await page.getByRole('button', { name: /More/ }).first().click()
  await page.getByRole('menuitem', { name: 'Copy check link' }).click()
  await expect.element(page.getByText(/did not allow copying\. Copy the link here: https:/)).toBeVisible()
})

test('a new badge is told once, and the server is told that it was seen', async () => {
  const mine = { ...collectionFixture(), earned: [earnedFixture(1, { isSeen: false })] }
  const { calls } = await renderRoute('/badges-collection', {
    as: 'learner',
    answers: [own(mine), answer(MarkBadgesSeenDocument, { badge: { markSeen: true } })],
  })
  await expect.element(page.getByText(/New badge: Safe on the road/)).toBeVisible()
  await expect.poll(() => calls(MarkBadgesSeenDocument)).toHaveLength(1)
})

test('without badges the page leads to the catalogue, without a network it asks again', async () => {
  const { answer: reply } = await renderRoute('/badges-collection', {
    as: 'learner',
    answers: [answer(UnreadNotificationsDocument, noNetwork), answer(OwnBadgesDocument, noNetwork)],
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reply(own({ earned: [], open: [] }))
  await retry.click()
  await expect.element(page.getByRole('link', { name: 'Explore the catalogue' })).toBeVisible()
})

test.each(['sw', 'de'] as const)('on a phone nothing is wider than the page, in %s', async (locale) => {
  await renderRoute('/badges-collection', { as: 'learner', answers: [own()], width: 360, locale })
  await expect.element(name('Safe on the road')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
