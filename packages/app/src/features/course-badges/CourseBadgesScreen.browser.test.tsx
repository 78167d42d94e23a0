import {
  AwardBadgeDocument,
  BadgeAwardsDocument,
  BadgeDocument,
  BadgePreviewDocument,
  BadgesDocument,
  PublishBadgeDocument,
  RevokeBadgeDocument,
  UpdateBadgeDocument,
} from '@somo/graphql/badge-admin'
import { FindPeopleDocument } from '@somo/graphql/person-finder'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { awardsFixture, badgeFixture, badgesFixture } from '../../domain/badge/admin/badgeAdminFixture.ts'
import { answer } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const draft = badgeFixture({ state: 'DRAFT', hasDraft: true, awardCount: 0 })
const at = `/course-badges?open=${draft.uuid}`
const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const preview = (people: number) =>
  answer(BadgePreviewDocument, {
    badges: {
      preview: {
        people,
        conditions: [people],
        firstMetAt: '2026-03-12T10:00:00.000Z',
        lastMetAt: '2026-11-28T10:00:00.000Z',
      },
    },
  })
const answersOf = (badge = badgeFixture(), people = 137) => [
  answer(BadgesDocument, { badges: { list: badgesFixture() } }),
  answer(BadgeDocument, { badges: { one: badge } }),
  answer(BadgeAwardsDocument, { badges: { awards: { items: awardsFixture(), pageInfo } } }),
  preview(people),
]
const published = (awarded: number) =>
  answer(PublishBadgeDocument, { badge: { publish: { badge: badgeFixture(), awarded, job: null, userErrors: [] } } })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the list says state, rule in words and awards, and leads to a badge', async () => {
  const { router } = await renderRoute('/course-badges', { as: 'administrator', answers: answersOf() })
  await expect.element(page.getByText('Complete “Load securing” and “Forklift refresher”.').first()).toBeVisible()
  await expect.element(page.getByText('Paused')).toBeVisible()
  await page.getByRole('link', { name: 'Safe on the road' }).click()
  await expect.poll(() => router.state.location.search).toBe(`?open=${draft.uuid}`)
  await expect.element(page.getByRole('radio', { name: 'Shield', exact: true }).first()).toBeChecked()
  await expect.element(page.getByText('137 people meet this.')).toBeVisible()
})

test('before publishing it says how many meet the rule, and awards to them or leaves them out', async () => {
  const { calls } = await renderRoute(at, { as: 'administrator', answers: [...answersOf(draft), published(137)] })
  await button('Publish').click()
  await expect.element(page.getByRole('heading', { name: '137 people meet this rule already' })).toBeVisible()
  await expect.element(page.getByText(/They met it between 12.03.2026 and 28.11.2026/)).toBeVisible()
  await button('Cancel').click()
  expect(calls(PublishBadgeDocument)).toEqual([])
  await button('Publish').click()
  await button('Award now').click()
  await expect.element(page.getByText(/“Safe on the road” is active. 137 people were awarded it/)).toBeVisible()
  expect(calls(PublishBadgeDocument)).toMatchObject([{ awardNow: true, revision: 4 }])
})

test('where nobody meets the rule it is published without a question; a missing name is told', async () => {
  const missing = answer(PublishBadgeDocument, {
    badge: {
      publish: { badge: draft, awarded: 0, job: null, userErrors: [{ code: 'REQUIRED', path: ['names', 'sw'] }] },
    },
  })
  const { calls } = await renderRoute(at, { as: 'administrator', answers: [...answersOf(draft, 0), missing] })
  await button('Publish').click()
  await expect.element(page.getByText(/A published badge needs all of them/)).toBeVisible()
  expect(calls(PublishBadgeDocument)).toMatchObject([{ awardNow: false }])
})

test('a change is saved as a draft with its revision; publishing waits for it', async () => {
  const saved = answer(UpdateBadgeDocument, { badge: { update: { badge: draft, userErrors: [] } } })
  const { calls } = await renderRoute(at, { as: 'administrator', answers: [...answersOf(draft), saved] })
  await page.getByRole('textbox', { name: 'Name (English)' }).fill('Safe driving')
  await page.getByRole('radio', { name: 'Hexagon' }).click()
  await button('Publish').click()
  await expect.element(page.getByText('Save your changes first.')).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText(/Draft saved/)).toBeVisible()
  expect(calls(UpdateBadgeDocument)).toMatchObject([
    { revision: 4, input: { image: { shape: 'HEXAGON' }, rule: { conditions: [{ kind: 'COMPLETES', count: null }] } } },
  ])
})

test('an uploaded image takes the place of the drawing until it is removed', async () => {
  const picture = '0193e000-0000-7000-8000-000000000777'
  const uploaded = badgeFixture({ hasDraft: true, image: { ...draft.image, picture } })
  const saved = answer(UpdateBadgeDocument, { badge: { update: { badge: draft, userErrors: [] } } })
  const { calls } = await renderRoute(at, { as: 'administrator', answers: [...answersOf(uploaded), saved] })
  await expect.element(page.getByText('This badge uses an uploaded image.')).toBeVisible()
  expect(document.querySelectorAll(`img[src="/badges/pictures/${picture}.png"]`).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('radio', { name: 'Hexagon' })).not.toBeInTheDocument()
  await button('Remove image and use a drawing').click()
  await expect.element(page.getByRole('radio', { name: 'Hexagon' })).toBeVisible()
  await button('Save draft').click()
  await expect.poll(() => calls(UpdateBadgeDocument)).toMatchObject([{ input: { image: { picture: null } } }])
})

test('what somebody else saved meanwhile is shown before it can be replaced', async () => {
  const theirs = { ...draft, revision: 7, descriptions: [{ locale: 'en', text: 'Their text' }] }
  const late = answer(UpdateBadgeDocument, {
    badge: { update: { badge: theirs, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] } },
  })
  const { answer: reply, calls } = await renderRoute(at, { as: 'administrator', answers: [...answersOf(draft), late] })
  await page.getByRole('textbox', { name: 'Name (English)' }).fill('Mine')
  reply(answer(BadgeDocument, { badges: { one: theirs } }))
  await button('Save draft').click()
  await expect.element(page.getByText(/Someone else changed this badge/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'What it is for (English)' })).toHaveValue('Their text')
  await button('Save draft').click()
  await expect
    .poll(() => calls(UpdateBadgeDocument))
    .toMatchObject([{ revision: 4 }, { revision: 7, input: { names: [{ text: 'Mine' }, {}, {}] } }])
})

test('a badge is given by hand with a reason, and an award revoked; who has it already is told', async () => {
  const taken = answer(AwardBadgeDocument, { badge: { award: { userErrors: [{ code: 'TAKEN', path: ['person'] }] } } })
  const people = [{ uuid: 'p1', name: 'Amina Okafor', email: null, username: 'amina', displayedId: null }]
  const { answer: reply, calls } = await renderRoute(`${at}&tab=awards`, {
    as: 'administrator',
    answers: [
      ...answersOf(),
      answer(FindPeopleDocument, { users: { users: { items: people } } }),
      taken,
      answer(RevokeBadgeDocument, { badge: { revoke: { userErrors: [] } } }),
    ],
  })
  await button('Award by hand').click()
  await page.getByRole('combobox', { name: /Person/ }).fill('Amina')
  await page.getByRole('option', { name: /Amina Okafor/ }).click()
  await page.getByRole('textbox', { name: /Reason/ }).fill('Ran the course.')
  await button('Award badge').click()
  await expect.element(page.getByText('This person already has the badge.').first()).toBeVisible()
  reply(answer(AwardBadgeDocument, { badge: { award: { userErrors: [] } } }))
  await button('Award badge').click()
  await expect.element(page.getByText(/Amina Okafor was awarded the badge/)).toBeVisible()
  expect(calls(AwardBadgeDocument)[0]).toMatchObject({ person: 'p1', reason: 'Ran the course.' })
  await page
    .getByRole('row', { name: /Björn Eklund/ })
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('textbox', { name: /Reason/ }).fill('By mistake.')
  await button('Revoke').click()
  await expect.element(page.getByText(/The badge of Björn Eklund was revoked/)).toBeVisible()
})

test.each(['sw', 'de'] as const)('on a phone nothing is wider than the page, in %s', async (locale) => {
  await renderRoute(at, { as: 'administrator', answers: answersOf(draft), width: 360, locale })
  await expect.element(page.getByRole('radiogroup').or(page.getByRole('group')).first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})
