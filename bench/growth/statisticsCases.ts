import { listMediaStatistics } from '@somo/server/modules/statistics/media/mediaListStore'
import { readSummary } from '@somo/server/modules/statistics/media/overviewStore'
import { readSelection } from '@somo/server/modules/statistics/media/selection'
import type { GrowthContext } from './context.ts'
import { type GrowthCase, planOf } from './growthCase.ts'

type Period = Parameters<typeof readSelection>[3]

/** The whole page: figures, weeks and the first media. */
const statistics = (
  name: string,
  scope: keyof GrowthContext['scopes'],
  period: Period = 'WEEKS_12',
  field: 'STARTS' | 'TITLE' = 'STARTS',
): GrowthCase => ({
  name: `media statistics, ${name}`,
  goal: period === 'WEEKS_52' ? 150 : 50,
  run: async ({ pool, scopes }) => {
    const selection = await readSelection(pool, scopes[scope], null, period)
    if (selection === null) throw new Error('There is no unit.')
    await readSummary(pool, selection, null)
    return listMediaStatistics(pool, planOf(field, 'DESCENDING'), selection, {})
  },
})

/** Statistics of media. */
export const statisticsCases: readonly GrowthCase[] = [
  statistics('all', 'admin'),
  statistics('all, by title', 'admin', 'WEEKS_12', 'TITLE'),
  statistics('all, 52 weeks', 'admin', 'WEEKS_52'),
  statistics('manager of half', 'manager of half'),
  statistics('manager of 20,000', 'manager of 20,000'),
  statistics('manager of 50', 'manager of 50'),
]
