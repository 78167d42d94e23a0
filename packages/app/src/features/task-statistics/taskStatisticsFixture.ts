import { taskId } from '../../domain/task/taskFixture.ts'
import type { Overview, StatisticsRow, Tables } from './useTaskStatistics.ts'

const none = { handedIn: null, answered: null, medianHours: null, returnedRate: null, passRate: null, lateRate: null }
const figures = { handedIn: 31, answered: 22, medianHours: 81.6, returnedRate: 0.29, passRate: 0.86, lateRate: 0.04 }

/** Invented figures. */
export const overviewFixture = (parts: Partial<Overview> = {}): Overview => ({
  open: 64,
  waiting: 30,
  oldestAt: '2026-11-13T09:00:00Z',
  figures: { ...figures, handedIn: 372, answered: 342, medianHours: 62.4, returnedRate: 0.17 },
  days: [38, 61, 74, 66, 41, 29, 17, 9, 7],
  asOf: '2026-11-24T09:04:00Z',
  ...parts,
})

/** Figures of too few people. */
export const fewFixture = (): Overview => overviewFixture({ open: 3, waiting: 1, figures: none, days: [] })

const row = (number: number, name: string, parts: Partial<StatisticsRow> = {}): StatisticsRow => ({
  uuid: taskId(number),
  name,
  waiting: 9,
  oldestAt: '2026-11-18T09:00:00Z',
  figures,
  ...parts,
})

/** Invented tables. */
export const tablesFixture = (): Tables => ({
  byTask: [
    row(1, 'Model of a bridge', { waiting: 14 }),
    row(2, 'Field report: water quality in Tudor Creek'),
    row(3, 'Lab book', { figures: none, waiting: 1 }),
  ],
  byReviewer: [row(11, 'Joseph Baraka', { figures: { ...figures, handedIn: null, lateRate: null } })],
  byUnit: [row(21, 'Form 3 East')],
})
