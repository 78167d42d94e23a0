import { TaskStatisticsDocument, TaskStatisticsTablesDocument } from '@somo/graphql/task-statistics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { taskId } from '../../domain/task/taskFixture.ts'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { fewFixture, overviewFixture, tablesFixture } from './taskStatisticsFixture.ts'

const overview = answer(TaskStatisticsDocument, { taskStatistics: { overview: overviewFixture() } })
const tables = answer(TaskStatisticsTablesDocument, { taskStatistics: tablesFixture() })
const path = '/task-statistics'

test('figures say what waits and since when; a task shows its own', async () => {
  const { calls } = await renderRoute(path, { as: 'manager', answers: [overview, tables] })
  await expect.element(page.getByText(/^30 answers wait for a review, the oldest since/)).toBeVisible()
  await expect.element(page.getByText('2.6 days')).toBeVisible()
  await page.getByRole('link', { name: 'Model of a bridge' }).click()
  await expect
    .poll(() => calls(TaskStatisticsDocument).at(-1))
    .toEqual({ filter: { period: 'DAYS_90', task: taskId(1), unit: null } })
})

test('another period is in the address and asked for', async () => {
  const { calls, router } = await renderRoute(path, { as: 'administrator', answers: [overview, tables] })
  await page.getByRole('button', { name: /Last 90 days/ }).click()
  await page.getByRole('menuitemradio', { name: 'All time' }).click()
  await expect.poll(() => router.state.location.search).toBe('?period=all')
  await expect.poll(() => calls(TaskStatisticsTablesDocument).at(-1)).toMatchObject({ filter: { period: 'ALL' } })
})

test('figures of too few people are not shown', async () => {
  await renderRoute(path, {
    as: 'manager',
    width: 360,
    answers: [answer(TaskStatisticsDocument, { taskStatistics: { overview: fewFixture() } }), tables],
  })
  await expect.element(page.getByText('Too few').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'How long a review takes' })).not.toBeInTheDocument()
  expect(widerThanThePage()).toEqual([])
})

test('tables that did not come leave the figures', async () => {
  await renderRoute(path, { as: 'manager', answers: [overview, answer(TaskStatisticsTablesDocument, noNetwork)] })
  await expect.element(page.getByText('2.6 days')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Try again/ }).first()).toBeVisible()
})
