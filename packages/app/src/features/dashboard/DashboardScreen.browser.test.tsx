import { DashboardDocument, type DashboardQuery } from '@somo/graphql/dashboard'
import { ChooseOrganisationKindDocument, HideSetupDocument } from '@somo/graphql/dashboard-setup'
import { HideWidgetsDocument } from '@somo/graphql/dashboard-widgets'
import { RemindPeopleDocument, StatisticsConsequencesDocument } from '@somo/graphql/user-statistics-actions'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, Failure, noNetwork, partial } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import {
  datesFixture,
  dueFixture,
  healthFixture,
  lastActiveFixture,
  recommendationsFixture,
  setupFixture,
  teamFixture,
} from './dashboardFixture.ts'
import type { Setup } from './useDashboard.ts'

const notices = [{ kind: 'DEMO_ACCOUNTS' as const, since: null }]
const widgets = (parts: Partial<DashboardQuery['dashboard']>) =>
  answer(DashboardDocument, { dashboard: { notices, hiddenWidgets: [], ...parts } })

const learning = () => ({
  due: dueFixture(),
  lastActive: lastActiveFixture(),
  recommendations: recommendationsFixture(),
  dates: datesFixture(),
  news: null,
  tally: { thisWeek: 8, lastWeek: 6, certificates: { valid: 5, expiring: 1, expired: 2 } },
})

const region = (name: string) => page.getByRole('region', { name })
const setUp = region('Setting up')
const school = setUp.getByRole('radio', { name: 'School' })
const company = setUp.getByRole('radio', { name: 'Company' })
const demo = page.getByText(/The demo accounts with their known password are active\./)

/** A server that keeps the answer, or whether the list is put away. */
function keeping(kind: Setup['organisationKind']) {
  let now: Setup | null = setupFixture(kind)
  return [
    answer(DashboardDocument, () => ({
      dashboard: { notices, hiddenWidgets: [], setup: now, health: healthFixture() },
    })),
    answer(ChooseOrganisationKindDocument, ({ kind: chosen }) => {
      now = setupFixture(chosen ?? null)
      return { dashboard: { chooseOrganisationKind: { setup: now, userErrors: [] } } }
    }),
    answer(HideSetupDocument, ({ isHidden }) => {
      now = isHidden ? null : setupFixture(kind)
      return { dashboard: { hideSetup: { setup: now, userErrors: [] } } }
    }),
  ]
}

test('a learner sees what is overdue first, and goes on where they were', async () => {
  const { calls } = await renderRoute('/dashboard', { as: 'learner', answers: [widgets(learning())] })
  await expect.element(page.getByText('1 item is overdue. 1 item is due in the next 14 days.')).toBeVisible()
  const rows = region('Up next').getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/Workplace safety briefing 2026.*Overdue.*Mandatory/)
  await expect.element(rows.nth(2)).toMatchTextContent(/First aid refresher.*Seat confirmed.*Room 2.14/)
  await expect.element(page.getByText('Part 4 of 8: Lashing down with straps')).toBeVisible()
  const { enrolment, part } = lastActiveFixture()
  await expect
    .element(region('Load securing in road traffic').getByRole('link', { name: 'Resume' }))
    .toHaveAttribute('href', `/media?medium=${enrolment.medium.uuid}&view=play&item=${part?.uuid ?? ''}`)
  await expect.element(page.getByText('8 parts completed')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Recommended for you' }).getByRole('listitem').nth(3))
    .toBeVisible()
  expect(calls(DashboardDocument)).toMatchObject([{ isLearning: true, isTeam: false, isAdministration: false }])
})

test('a learner with nothing to do is led to the catalogue', async () => {
  const nothing = { items: [], total: 0, overdue: 0, dueSoon: 0 }
  await renderRoute('/dashboard', {
    as: 'learner',
    answers: [
      widgets({
        due: nothing,
        lastActive: null,
        recommendations: [],
        dates: [],
        tally: { thisWeek: 0, lastWeek: 3, certificates: { valid: 0, expiring: 0, expired: 0 } },
      }),
    ],
  })
  await expect.element(page.getByText('Nothing is due. Explore the catalogue.')).toBeVisible()
  await expect.element(region('Up next').getByRole('link', { name: 'Catalogue' })).toHaveAttribute('href', '/catalogue')
  await expect.element(page.getByText('Nothing completed yet')).toBeVisible()
})

/** A server that keeps what is hidden, as far as it answers. */
function hiding(parts: Partial<DashboardQuery['dashboard']>) {
  let hidden: DashboardQuery['dashboard']['hiddenWidgets'] = []
  return [
    answer(DashboardDocument, () => ({ dashboard: { notices, ...parts, hiddenWidgets: hidden } })),
    answer(HideWidgetsDocument, ({ widgets: chosen }) => {
      hidden = [chosen].flat()
      return { dashboard: { hideWidgets: { hiddenWidgets: hidden, userErrors: [] } } }
    }),
  ]
}

const customise = page.getByRole('button', { name: 'Customise' })
const choice = page.getByRole('dialog', { name: 'Customise this page' })

test('a learner hides parts of the page by keyboard, and shows them again; what is due cannot be hidden', async () => {
  const { calls } = await renderRoute('/dashboard', { as: 'learner', answers: hiding(learning()) })
  await expect.element(page.getByText('8 parts completed')).toBeVisible()
  customise.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choice.getByRole('checkbox')).toHaveLength(5)
  await expect.element(choice.getByRole('checkbox', { name: 'Up next' })).not.toBeInTheDocument()
  for (const name of ['This week', 'Recommended for you', 'Continue learning']) {
    choice.getByRole('checkbox', { name }).element().focus()
    await userEvent.keyboard(' ')
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(customise).toHaveFocus()
  await expect.element(page.getByText('8 parts completed')).not.toBeInTheDocument()
  await expect.element(region('Recommended for you')).not.toBeInTheDocument()
  await expect.element(region('Load securing in road traffic')).not.toBeInTheDocument()
  await expect.element(region('Up next')).toBeVisible()
  expect(calls(HideWidgetsDocument)).toEqual([{ widgets: ['LAST_ACTIVE', 'TALLY', 'RECOMMENDATIONS'] }])
  await customise.click()
  await choice.getByRole('checkbox', { name: 'This week' }).click()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('8 parts completed')).toBeVisible()
})

test('news that has to be confirmed is shown though news is hidden', async () => {
  const entry = { uuid: 'n1', at: '2026-11-24T07:30:00.000Z', isPinned: true }
  const news = [
    { ...entry, title: 'New escape routes', isToConfirm: true },
    { ...entry, uuid: 'n2', title: 'Canteen closed', isToConfirm: false },
  ]
  await renderRoute('/dashboard', {
    as: 'learner',
    answers: [widgets({ ...learning(), news, hiddenWidgets: ['NEWS'] })],
  })
  await expect.element(page.getByRole('link', { name: 'New escape routes' })).toBeVisible()
  await expect.element(page.getByText('Canteen closed')).not.toBeInTheDocument()
})

test('a manager hides parts of the team alone; what cannot be saved stays as it was', async () => {
  const { calls, answer: reply } = await renderRoute('/dashboard', {
    as: 'manager',
    answers: [widgets({ ...teamFixture(), hiddenWidgets: ['TALLY'] }), answer(HideWidgetsDocument, noNetwork)],
  })
  await customise.click()
  await choice.getByRole('checkbox', { name: 'By unit' }).click()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect.element(choice.getByText(/The server did not answer\./)).toBeVisible()
  reply(...hiding(teamFixture()))
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect.element(region('By unit')).not.toBeInTheDocument()
  await expect.element(region('Longest overdue')).toBeVisible()
  expect(calls(HideWidgetsDocument).at(-1)).toEqual({ widgets: ['TALLY', 'TEAM_UNITS'] })
})

test('a widget that fails says so and leaves the others; trying again brings it', async () => {
  const { answer: reply } = await renderRoute('/dashboard', {
    as: 'learner',
    answers: [
      answer(
        DashboardDocument,
        partial({ dashboard: { notices, hiddenWidgets: [], ...learning(), due: null } }, 'INTERNAL', [
          'dashboard',
          'due',
        ]),
      ),
    ],
  })
  await expect.element(region('Up next')).toMatchTextContent(/Something went wrong on the server\..*request-1/)
  await expect.element(page.getByText('8 parts completed')).toBeVisible()
  reply(widgets(learning()))
  await region('Up next').getByRole('button', { name: 'Try again' }).click()
  await expect.element(region('Up next').getByRole('link', { name: 'View all 9' })).toBeVisible()
})

test('a manager sees figures that lead to their lists, and goes to another unit', async () => {
  const { calls, router } = await renderRoute('/dashboard', { as: 'manager', answers: [widgets(teamFixture())] })
  const { unit } = teamFixture().team
  await expect
    .element(page.getByRole('link', { name: /^12\s*overdue$/ }))
    .toHaveAttribute('href', `/user-statistics?state=OVERDUE,IN_GRACE&mandatory=yes&unit=${unit?.uuid ?? ''}`)
  await expect
    .element(page.getByRole('link', { name: /^18\s*due soon$/ }))
    .toHaveAttribute('href', expect.stringContaining('state=DUE_SOON&'))
  await expect.element(page.getByRole('row', { name: /Grzegorz Brzęczyszczykiewicz.*Dangerous goods/ })).toBeVisible()
  await expect.element(page.getByText('3 requests to join 2 units are waiting for an answer.')).toBeVisible()
  const reviews = region('Waiting for you').getByRole('link', { name: 'Review' })
  await expect.element(reviews.first()).toHaveAccessibleDescription(/^4 answers are waiting for your review, since /)
  await expect.element(reviews.first()).toHaveAttribute('href', '/task-management?review=all')
  await expect.element(reviews.nth(1)).toHaveAccessibleDescription('2 certificates are waiting for confirmation.')
  for (const review of [reviews.nth(1), reviews.last()])
    await expect.element(review).toHaveAttribute('href', '/assignments?tab=requests')
  await region('By unit').getByRole('button', { name: 'As table' }).click()
  await expect.element(page.getByRole('row', { name: /^Fleet/ })).toMatchTextContent(/60.*18.*9/)
  await region('By unit').getByRole('link', { name: 'Fleet' }).click()
  await expect.poll(() => router.state.location.search).toMatch(/tab=team&unit=/)
  await expect.poll(() => calls(DashboardDocument).length).toBe(2)
})

test('a manager reminds somebody who is overdue, after a preview', async () => {
  const { calls, answer: reply } = await renderRoute('/dashboard', {
    as: 'manager',
    answers: [
      widgets(teamFixture()),
      answer(StatisticsConsequencesDocument, {
        userStatistics: { consequences: { concerned: 1, unchanged: 0, refused: [], digest: '' } },
      }),
      answer(RemindPeopleDocument, { userStatistics: { remind: { changed: 1, undo: null, userErrors: [] } } }),
    ],
  })
  const team = teamFixture()
  const [first, second] = team.teamOverdue
  const row = page.getByRole('row', { name: /Grzegorz/ })
  await expect.element(row.getByText('never')).toBeVisible()
  reply(
    widgets({
      ...team,
      teamOverdue: [first, second]
        .flatMap((each) => each ?? [])
        .map((each) => ({ ...each, remindedAt: new Date().toJSON() })),
    }),
  )
  await row.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByText('1 reminder is sent')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
  await expect.poll(() => calls(RemindPeopleDocument)).toEqual([{ enrolments: [first?.uuid] }])
  await expect.element(row.getByText('Reminded', { exact: true })).toBeVisible()
})

test('a manager without a unit is told so', async () => {
  await renderRoute('/dashboard', { as: 'manager', answers: [widgets({ team: null })] })
  await expect.element(page.getByText('You do not manage a unit yet. Ask your administrator.')).toBeVisible()
})

test('the set-up list is answered in place by the keyboard, and taken back', async () => {
  const { calls } = await renderRoute('/dashboard', { answers: keeping('COMPANY') })
  await expect.element(company).toBeChecked()
  company.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(school).toBeChecked()
  await expect.element(page.getByText(/Set up as a school: managers see scores\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(company).toBeChecked()
  expect(calls(ChooseOrganisationKindDocument)).toEqual([{ kind: 'SCHOOL' }, { kind: 'COMPANY' }])
})

test('an answer that is not saved says why and leaves the old one', async () => {
  const kept = keeping('SCHOOL')
  const { answer: reply } = await renderRoute('/dashboard', {
    answers: [...kept, answer(ChooseOrganisationKindDocument, noNetwork)],
  })
  await setUp.getByText('Company', { exact: true }).click()
  await expect.element(setUp.getByText(/This was not saved\. The server did not answer\./)).toBeVisible()
  await expect.element(school).toBeChecked()
  reply(...kept)
  await setUp.getByText('Company', { exact: true }).click()
  await expect.element(company).toBeChecked()
  await expect.element(setUp.getByText(/This was not saved/)).not.toBeInTheDocument()
})

test('the set-up list is put away and comes back by undo; the services stay', async () => {
  const { calls } = await renderRoute('/dashboard', { answers: keeping('SCHOOL') })
  await setUp.getByRole('button', { name: 'Hide this checklist' }).click()
  await expect.element(setUp).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(region('Health')).toMatchTextContent(/Database.*Answers/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(setUp).toBeVisible()
  expect(calls(HideSetupDocument)).toEqual([{ isHidden: true }, { isHidden: false }])
})

test('without any answer the page says so once, and the ways stay', async () => {
  await renderRoute('/dashboard', { answers: [answer(DashboardDocument, noNetwork)] })
  await expect.element(page.getByText(/Not everything could be loaded\. The server did not answer\./)).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Go to' })).toBeVisible()
  await expect.element(demo).not.toBeInTheDocument()
})

test('an API without an overview leaves greeting, unit, version and the ways', async () => {
  await renderRoute('/dashboard', {
    as: 'learner',
    answers: [answer(DashboardDocument, new Failure(() => new Response('GRAPHQL_VALIDATION_FAILED', { status: 400 })))],
  })
  await expect.element(page.getByText('Use the menu to get started.')).toBeVisible()
  await expect.element(page.getByRole('complementary').getByText('2.0.4', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: 'My media' }))
    .toBeVisible()
})

test.for(['learner', 'manager'] as const)('at 360 and 320 px nothing scrolls sideways for a %s', async (as) => {
  await renderRoute('/dashboard', { as, answers: [widgets({ ...learning(), ...teamFixture() })], width: 360 })
  await expect.element(as === 'learner' ? region('Up next') : region('Longest overdue')).toBeVisible()
  await expect.element(page.getByText(/Workplace safety briefing|Chidi Nwosu/).first()).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  await page.viewport(320, 800)
  expect(widerThanThePage()).toEqual([])
})
