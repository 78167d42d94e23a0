import { SavedViewsDocument } from '@somo/graphql/saved-views'
import { UnitNameDocument } from '@somo/graphql/unit-finder'
import {
  CountUserStatisticsDocument,
  UserStatisticsDocument,
  UserStatisticsTilesDocument,
} from '@somo/graphql/user-statistics'
import {
  ExportStatisticsMatrixDocument,
  ExtendDueDatesDocument,
  RemindPeopleDocument,
  StatisticsConsequencesDocument,
  UndoStatisticsActDocument,
} from '@somo/graphql/user-statistics-actions'
import {
  RemindableItemsDocument,
  UserStatisticsItemsDocument,
  UserStatisticsMatrixDocument,
} from '@somo/graphql/user-statistics-matrix'
import { UserStatisticsPersonDocument, WhyNotAssignedDocument } from '@somo/graphql/user-statistics-person'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import {
  itemsFixture,
  matrixFixture,
  personFixture,
  rowsFixture,
  statisticsId,
  tilesFixture,
} from './statisticsFixture.ts'

const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const counts = itemsFixture.map(({ medium }, index) => ({ medium, overdue: index === 0 ? 5 : 0 }))
const answers = [
  answer(UserStatisticsDocument, { userStatistics: { rows: { items: [...rowsFixture], pageInfo } } }),
  answer(CountUserStatisticsDocument, { userStatistics: { count: 5 } }),
  answer(UserStatisticsTilesDocument, { userStatistics: { tiles: tilesFixture } }),
  answer(SavedViewsDocument, { views: { views: [] } }),
  answer(UnitNameDocument, { units: { unit: { uuid: statisticsId(900), name: 'Lager Nord' } } }),
  answer(UserStatisticsPersonDocument, { userStatistics: { person: personFixture() } }),
  answer(UserStatisticsItemsDocument, { userStatistics: { items: [...itemsFixture] } }),
  answer(UserStatisticsMatrixDocument, {
    userStatistics: { matrix: { items: [...matrixFixture], pageInfo }, itemCounts: counts },
  }),
]
const path = '/user-statistics'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const unit = statisticsId(900)

test('state, unit, day and words of the address are what is asked for, and the figures count whatever the state', async () => {
  const query = `?state=OVERDUE,IN_GRACE&unit=${unit}&asOf=2026-03-01&q=adr`
  const { calls } = await renderRoute(path + query, { answers, as: 'manager' })
  await expect.element(row(/Brzęczyszczykiewicz.*ADR basic training/)).toBeVisible()
  const filter = { unit, withSubunits: true, asOf: '2026-03-01', search: 'adr' }
  expect(calls(UserStatisticsDocument)[0]?.filter).toEqual({ ...filter, state: ['OVERDUE', 'IN_GRACE'] })
  expect(calls(UserStatisticsTilesDocument)[0]?.filter).toEqual(filter)
  await expect.element(page.getByText(/You are looking at the end of 01\.03\.2026/)).toBeVisible()
})

test('a figure shows its rows alone, and pressed again all of them', async () => {
  const { router } = await renderRoute(path, { answers })
  await button(/^7 Overdue$/).click()
  await expect.poll(() => router.state.location.search).toBe('?state=OVERDUE,IN_GRACE')
  await expect.element(button(/^7 Overdue$/)).toHaveAttribute('aria-pressed', 'true')
  await button(/^7 Overdue$/).click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('a row opens the person with the reasons as a chain, what happened, and the other items', async () => {
  const { calls } = await renderRoute(path, { answers })
  await page.getByRole('link', { name: /Brzęczyszczykiewicz/ }).click()
  await expect.element(page.getByText('Assignment “Dangerous goods, ADR”, mandatory')).toBeVisible()
  await expect.element(page.getByText('for Fleet, 30 days after joining')).toBeVisible()
  await expect.element(page.getByText('Member of Fleet since 20.08.2026')).toBeVisible()
  await expect.element(page.getByText('Notified that it is overdue')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Data protection' })).toBeVisible()
  await expect.element(page.getByText(/visible to the learner only/)).toBeVisible()
  await expect.element(page.getByText(/2026-000431, issued/)).toBeVisible()
  await expect.element(page.getByText('Safe on the road')).toBeVisible()
  expect(calls(UserStatisticsPersonDocument)).toEqual([{ uuid: statisticsId(1), asOf: null, locale: 'en' }])
})

test('due dates are extended after a look at what that changes, and taken back', async () => {
  const { calls } = await renderRoute(`${path}?open=${statisticsId(1)}`, {
    answers: [
      ...answers,
      answer(StatisticsConsequencesDocument, {
        userStatistics: { consequences: { concerned: 1, unchanged: 0, refused: [], digest: 'seen' } },
      }),
      answer(ExtendDueDatesDocument, {
        userStatistics: { extend: { changed: 1, undo: statisticsId(77), userErrors: [] } },
      }),
      answer(UndoStatisticsActDocument, { userStatistics: { undo: { changed: 1, undo: null, userErrors: [] } } }),
    ],
  })
  await button('Extend').click()
  await button('Continue').click()
  await expect.element(page.getByText('1 due date moves by 14 days')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Extend' }).click()
  await expect
    .poll(() => calls(ExtendDueDatesDocument))
    .toEqual([{ enrolments: [statisticsId(1)], days: 14, digest: 'seen' }])
  await expect.element(page.getByText(/1 due date extended\./).first()).toBeVisible()
  await button('Undo').click()
  await expect.poll(() => calls(UndoStatisticsActDocument)).toEqual([{ act: statisticsId(77) }])
})

test('selected rows are reminded, and it is said how many cannot be', async () => {
  const { calls } = await renderRoute(path, {
    answers: [
      ...answers,
      answer(StatisticsConsequencesDocument, {
        userStatistics: {
          consequences: { concerned: 1, unchanged: 0, refused: [{ code: 'WRONG_STATE', count: 1 }], digest: '' },
        },
      }),
      answer(RemindPeopleDocument, { userStatistics: { remind: { changed: 1, undo: null, userErrors: [] } } }),
    ],
  })
  await page.getByRole('checkbox', { name: /Brzęczyszczykiewicz/ }).click()
  await page.getByRole('checkbox', { name: /Mwangi/ }).click()
  await button('Remind').click()
  await expect.element(page.getByText('1 reminder is sent')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
  await expect.poll(() => calls(RemindPeopleDocument)).toEqual([{ enrolments: [statisticsId(1), statisticsId(3)] }])
})

test('the matrix is one grid: the arrow keys move the cell, which says its whole sentence, and Enter opens it', async () => {
  const { router } = await renderRoute(`${path}?tab=matrix`, { answers })
  const grid = page.getByRole('grid', { name: 'People and mandatory items' })
  await expect.element(grid).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /Safety briefing 2026 5 overdue/ })).toBeVisible()
  const first = page.getByRole('rowheader', { name: /Brzęczyszczykiewicz/ }).element()
  if (first instanceof HTMLElement) first.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(page.getByRole('gridcell', { name: 'Safety briefing 2026, Expired' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('gridcell', { name: 'Data protection, In progress' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toContain(`open=${statisticsId(201)}`)
})

const sortsOf = (calls: Awaited<ReturnType<typeof renderRoute>>['calls']) =>
  calls(UserStatisticsMatrixDocument).map(({ sort }) => sort)

test('the matrix shows the most overdue first, and is sorted by name or by an item at a press of a head', async () => {
  const { calls, router } = await renderRoute(`${path}?tab=matrix`, { answers })
  const people = page.getByRole('columnheader', { name: /Person, most overdue first/ })
  await expect.element(people).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: /Data protection/ }).click()
  await expect
    .element(page.getByRole('columnheader', { name: /Data protection/ }))
    .toHaveAttribute('aria-sort', 'ascending')
  await page.getByText('Person, sorted by an item').click()
  await expect.element(people).toBeVisible()
  await people.getByText(/most overdue/).click()
  await expect.element(page.getByText('Person, by name')).toBeVisible()
  expect(sortsOf(calls)).toEqual([
    { field: 'OVERDUE' },
    { field: 'ITEM', medium: statisticsId(511) },
    { field: 'OVERDUE' },
    { field: 'NAME' },
  ])
  expect(router.state.location.search).toBe('?tab=matrix&sort=name')
})

test('people are selected by X and by checkbox, and reminded after a preview', async () => {
  const enrolments = [statisticsId(100), statisticsId(102), statisticsId(202)]
  const { calls } = await renderRoute(`${path}?tab=matrix`, {
    answers: [
      ...answers,
      answer(RemindableItemsDocument, { userStatistics: { remindable: enrolments } }),
      answer(StatisticsConsequencesDocument, {
        userStatistics: { consequences: { concerned: 3, unchanged: 0, refused: [], digest: '' } },
      }),
      answer(RemindPeopleDocument, { userStatistics: { remind: { changed: 3, undo: null, userErrors: [] } } }),
    ],
  })
  const first = page.getByRole('rowheader', { name: /Brzęczyszczykiewicz/ })
  await expect.element(first).toBeVisible()
  const cell = first.element()
  if (cell instanceof HTMLElement) cell.focus()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('checkbox', { name: /Select Grzegorz/ })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Select Chidi Nwosu' }).click()
  await button('Remind 2').click()
  await expect.element(page.getByText('3 reminders are sent')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
  await expect.poll(() => calls(RemindPeopleDocument)).toEqual([{ enrolments }])
  expect(calls(RemindableItemsDocument)).toMatchObject([{ people: [statisticsId(101), statisticsId(102)] }])
})

test('a dash says why the person does not have the item', async () => {
  const { calls } = await renderRoute(`${path}?tab=matrix`, {
    answers: [
      ...answers,
      answer(WhyNotAssignedDocument, {
        assignments: {
          explain: {
            medium: statisticsId(513),
            mediumTitle: 'Load securing',
            isInCatalogue: false,
            access: null,
            assignments: [
              {
                uuid: statisticsId(800),
                title: 'Load securing for drivers',
                standing: 'NOT_IN_AUDIENCE',
                startsOn: null,
              },
            ],
          },
        },
      }),
    ],
  })
  await page.getByRole('gridcell', { name: 'Load securing, not assigned' }).click()
  await expect.element(page.getByRole('heading', { name: 'Why not assigned: Load securing' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Load securing for drivers' })).toBeVisible()
  await expect.element(page.getByText('Assigned to other units or people, not to this person.')).toBeVisible()
  expect(calls(WhyNotAssignedDocument)).toEqual([{ person: statisticsId(101), medium: statisticsId(513) }])
})

test('the matrix is exported in the order and with the filter that are seen; a past day is sorted by name alone', async () => {
  const { calls } = await renderRoute(`${path}?tab=matrix&asOf=2026-03-01&completed=2026-01-01..2026-01-31`, {
    answers: [
      ...answers,
      answer(ExportStatisticsMatrixDocument, { userStatistics: { exportMatrix: { job: null, userErrors: [] } } }),
    ],
  })
  await expect.element(page.getByRole('columnheader', { name: /Person, by name/ })).not.toHaveAttribute('aria-sort')
  expect(sortsOf(calls)).toEqual([{ field: 'NAME' }])
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  await expect.poll(() => calls(ExportStatisticsMatrixDocument).length).toBe(1)
  expect(calls(ExportStatisticsMatrixDocument)[0]).toMatchObject({ sort: { field: 'NAME' }, format: 'CSV' })
  expect(calls(UserStatisticsMatrixDocument)[0]?.filter).toMatchObject({ asOf: '2026-03-01' })
  expect(Object.keys(calls(UserStatisticsMatrixDocument)[0]?.filter ?? {})).toEqual(
    expect.arrayContaining(['completedFrom', 'completedBefore']),
  )
})

test('nobody is exempt for longer than ten years', async () => {
  await renderRoute(`${path}?open=${statisticsId(1)}`, { answers })
  await button('Exempt').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('On leave')
  await page.getByRole('textbox', { name: /Last day/ }).fill('01.01.2126')
  await button('Continue').click()
  await expect.element(page.getByText(/more than 10 years away/)).toBeVisible()
})

test('without a network the list and the matrix say so', async () => {
  const silent = answers.map(({ operation }) => ({ ...answer(UserStatisticsDocument, noNetwork), operation }))
  await renderRoute(path, { answers: silent })
  await expect.element(button('Try again').first()).toBeVisible()
})

test.for(['', '?tab=matrix', `?open=${statisticsId(1)}`])(
  'on a phone nothing is wider than the page: %s',
  async (query) => {
    await renderRoute(path + query, { answers, width: 360 })
    await expect.element(page.getByText(/Brzęczyszczykiewicz/).first()).toBeVisible()
    expect(widerThanThePage()).toEqual([])
  },
)
