import { UnreadNotificationsDocument } from '@somo/graphql/notification-count'
import {
  CountMyLearningDocument,
  MyLearningDocument,
  MyLearningTabsDocument,
  MyMediumDocument,
  RenewEnrolmentDocument,
  WithdrawEnrolmentDocument,
} from '@somo/graphql/media'
import { PlayedMediumDocument } from '@somo/graphql/media-player'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { clearJournal } from '../../testing/clearJournal.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { enrolmentFixture, enrolmentsFixture, myMediumFixture, myPathFixture } from './mediaFixture.ts'

beforeEach(clearJournal)

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const listed = (items = enrolmentsFixture()) => answer(MyLearningDocument, { learning: { mine: { items, pageInfo } } })
const answers = [
  listed(),
  answer(CountMyLearningDocument, { learning: { count: 5 } }),
  answer(MyLearningTabsDocument, {
    learning: { mineCounts: { toDo: 5, inProgress: 3, finished: 31 } },
    tasks: { mineCounts: { toDo: 2, done: 1 } },
  }),
]

const title = (name: RegExp) => page.getByRole('heading', { level: 2, name })

test('the address says which part, search and order are asked for', async () => {
  const { calls } = await renderRoute('/media?tab=progress&q=safety&kind=COURSE&sort=title', { as: 'learner', answers })
  await expect.element(title(/Workplace safety briefing/)).toBeVisible()
  expect(calls(MyLearningDocument)[0]).toMatchObject({
    filter: { tab: 'IN_PROGRESS', search: 'safety', kind: ['COURSE'] },
    sort: { field: 'TITLE', direction: 'ASCENDING' },
    locale: 'en',
  })
})

test('a tab is a link, and another order goes into the address', async () => {
  const { router } = await renderRoute('/media', { as: 'learner', answers })
  await page.getByRole('link', { name: /^Finished/ }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=finished')
  await page.getByRole('button', { name: /Order/ }).click()
  await page.getByRole('option', { name: 'Title' }).click()
  await expect.poll(() => router.state.location.search).toContain('sort=title')
})

test('a finished row says when it was completed, not when it was due', async () => {
  const done = enrolmentFixture(1, {
    state: 'COMPLETED',
    action: 'REVIEW',
    startedAt: '2026-11-10T08:00:00Z',
    progress: 100,
    dueOn: '2026-11-26',
    completedAt: '2026-11-12T10:00:00.000Z',
  })
  await renderRoute('/media?tab=finished', { as: 'learner', answers: [...answers, listed([done])] })
  const time = page.getByRole('time')
  await expect.element(time).toHaveAttribute('datetime', '2026-11-12T10:00:00.000Z')
  expect(time.elements()).toHaveLength(1)
})

test('an expiring medium is renewed and opened', async () => {
  const { calls, router } = await renderRoute('/media', {
    as: 'learner',
    answers: [
      ...answers,
      answer(PlayedMediumDocument, { learning: { ofMedium: null } }),
      answer(RenewEnrolmentDocument, {
        learning: { renew: { enrolment: enrolmentsFixture()[2] ?? null, userErrors: [] } },
      }),
    ],
  })
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect.poll(() => router.state.location.search).toContain('view=play')
  expect(calls(RenewEnrolmentDocument)).toHaveLength(1)
})

test('the page of a medium that has expired renews it, and that of a path shows the new cycle', async () => {
  const expired = { state: 'EXPIRED', action: 'RENEW', validUntilDay: '2026-11-02' } as const
  const renewed = answer(RenewEnrolmentDocument, {
    learning: { renew: { enrolment: enrolmentsFixture()[2] ?? null, userErrors: [] } },
  })
  const whole = myPathFixture()
  const { calls } = await renderRoute(`/media?medium=${whole.enrolment.medium.uuid}`, {
    as: 'learner',
    answers: [
      ...answers,
      renewed,
      answer(MyMediumDocument, { learning: { ofMedium: { ...whole, enrolment: { ...whole.enrolment, ...expired } } } }),
    ],
  })
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect.poll(() => calls(RenewEnrolmentDocument)).toHaveLength(1)
  await expect.poll(() => calls(MyMediumDocument).length).toBeGreaterThan(1)
})

test('a request is withdrawn, and one that was answered meanwhile says why not', async () => {
  const { answer: reply } = await renderRoute('/media', {
    as: 'learner',
    answers: [
      ...answers,
      answer(WithdrawEnrolmentDocument, {
        learning: { withdraw: { enrolment: null, userErrors: [{ code: 'WRONG_STATE', path: ['enrolment'] }] } },
      }),
    ],
  })
  const withdraw = page.getByRole('button', { name: 'Withdraw request' })
  await withdraw.click()
  await expect.element(page.getByText(/“Leading a safety briefing” was not changed/)).toBeVisible()
  reply(answer(WithdrawEnrolmentDocument, { learning: { withdraw: { enrolment: null, userErrors: [] } } }))
  await withdraw.click()
  await expect.element(page.getByText(/Your request for “Leading a safety briefing” was withdrawn/)).toBeVisible()
})

test('what somebody added is removed from its menu by keyboard', async () => {
  const { calls } = await renderRoute('/media', {
    as: 'learner',
    answers: [
      ...answers,
      answer(WithdrawEnrolmentDocument, { learning: { withdraw: { enrolment: null, userErrors: [] } } }),
    ],
  })
  const menu = page.getByRole('button', { name: /More about Spreadsheets/ })
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Remove from my media' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => calls(WithdrawEnrolmentDocument)).toHaveLength(1)
})

test('without a network the page says so and asks again', async () => {
  const { answer: reply } = await renderRoute('/media', {
    as: 'learner',
    answers: [
      answer(UnreadNotificationsDocument, noNetwork),
      answer(MyLearningDocument, noNetwork),
      answer(CountMyLearningDocument, noNetwork),
      answer(MyLearningTabsDocument, noNetwork),
    ],
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  reply(...answers)
  await retry.click()
  await expect.element(title(/Workplace safety briefing/)).toBeVisible()
})

test('on a phone nothing is wider than the page, in Swahili too', async () => {
  await renderRoute('/media', { as: 'learner', answers, width: 360, locale: 'sw' })
  await expect.element(title(/Workplace safety briefing/)).toBeVisible()
  expect(widerThanThePage()).toEqual([])
})

test('the page about a course links to its parts and says what a locked one waits for', async () => {
  const medium = myMediumFixture()
  await renderRoute(`/media?medium=${medium.enrolment.medium.uuid}`, {
    as: 'learner',
    answers: [...answers, answer(MyMediumDocument, { learning: { ofMedium: medium } })],
    width: 360,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Workplace safety briefing 2026' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Protective equipment', exact: true })).toBeVisible()
  await expect.element(page.getByText('Locked')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Test', exact: true })).not.toBeInTheDocument()
  expect(widerThanThePage()).toEqual([])
})

test('a learning path says what is next and why a stage is locked, with the way there', async () => {
  const path = myPathFixture()
  const { medium } = path.enrolment
  await renderRoute(`/media?medium=${medium.uuid}`, {
    as: 'learner',
    answers: [...answers, answer(MyMediumDocument, { learning: { ofMedium: path } })],
  })
  await expect
    .element(page.getByRole('link', { name: 'Start: Protective equipment' }))
    .toHaveAttribute('href', expect.stringContaining('view=play'))
  await expect.element(page.getByText('1 of 3 items done').first()).toBeVisible()
  await expect.element(page.getByText(/Opens when stage 2 is done/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next: Protective equipment' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Opens when “Protective equipment” is passed with 80% or more' }))
    .toBeVisible()
})
