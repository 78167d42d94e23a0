import { BadgeDocument, BadgePreviewDocument, BadgesDocument, CreateBadgeDocument } from '@somo/graphql/badge-admin'
import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { badgeFixture } from '../../domain/badge/admin/badgeAdminFixture.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const list = (badges = [badgeFixture({ kind: 'SYSTEM' })]) => answer(BadgesDocument, { badges: { list: badges } })
const preview = answer(BadgePreviewDocument, {
  badges: { preview: { people: 0, conditions: [12, 0], firstMetAt: null, lastMetAt: null } },
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a badge with two conditions is made once, counted while it is made, and opened', async () => {
  const made = badgeFixture({ kind: 'SYSTEM', state: 'DRAFT', hasDraft: true })
  const { calls, router } = await renderRoute('/system-badges?open=new', {
    as: 'administrator',
    answers: [
      list(),
      preview,
      answer(BadgeDocument, { badges: { one: made } }),
      answer(CreateBadgeDocument, { badge: { create: { badge: made, userErrors: [] } } }),
    ],
  })
  await page.getByRole('textbox', { name: 'Name (English)' }).fill('First steps')
  await button('Add condition').click()
  await expect.element(page.getByText('12 people meet this.')).toBeVisible()
  await expect.element(page.getByText('Complete 5 media. Complete 5 media.')).toBeVisible()
  await page.getByRole('radio', { name: 'any' }).click()
  await expect.element(page.getByText(/One of these is enough/)).toBeVisible()
  await button('Save draft').click()
  await expect.poll(() => router.state.location.search).toBe(`?open=${made.uuid}`)
  expect(calls(CreateBadgeDocument)).toMatchObject([
    {
      kind: 'SYSTEM',
      input: {
        names: [{ locale: 'en', text: 'First steps' }],
        rule: { match: 'ANY', conditions: [{ count: 5 }, { count: 5 }] },
      },
    },
  ])
})

test('without a name nothing is saved, and the field says so', async () => {
  const { calls } = await renderRoute('/system-badges?open=new', { as: 'administrator', answers: [list(), preview] })
  await page.getByRole('button', { name: 'Remove condition 1' }).click()
  await expect.element(page.getByText('Without a condition the badge is only given by hand.')).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText('Enter a name in at least one language.').first()).toBeVisible()
  expect(calls(CreateBadgeDocument)).toEqual([])
})

test('an empty list leads to a first badge; without a network it is asked for again', async () => {
  const { answer: reply } = await renderRoute('/system-badges', {
    as: 'administrator',
    answers: [answer(UnreadNotificationsDocument, noNetwork), answer(BadgesDocument, noNetwork)],
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reply(list([]))
  await retry.click()
  await expect.element(page.getByRole('link', { name: 'Add badge' })).toBeVisible()
})

test('a badge that does not exist says so', async () => {
  await renderRoute('/system-badges?open=0193e000-0000-7000-8000-000000000099', {
    as: 'administrator',
    answers: [list(), answer(BadgeDocument, { badges: { one: null } })],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'System badges' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All badges' })).toBeVisible()
})
