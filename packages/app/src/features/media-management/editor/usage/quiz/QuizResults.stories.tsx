import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../../../.storybook/modes.ts'
import { withTexts } from '../../../../../testing/withTexts.tsx'
import { ItemStatisticsTable } from '../../../../../domain/quiz/statistics/ItemStatisticsTable.tsx'
import { itemStatisticsFixture } from '../../../../../domain/quiz/statistics/itemStatisticsFixture.ts'
import { regradeFixture } from './quizResultsFixture.ts'
import { RegradePanel } from './RegradePanel.tsx'
import type { QuizResultsUse } from './useQuizResults.ts'

const known = { isWaiting: false, problem: null, retry: fn(), refetch: fn() }
const use: QuizResultsUse = {
  statistics: { ...known, data: itemStatisticsFixture },
  regrade: { ...known, data: regradeFixture },
  isChecked: true,
  mayLower: false,
  setMayLower: fn(),
  check: fn(),
  isApplying: false,
  apply: fn(),
}

const meta = {
  title: 'Screens/media-management/Quiz results',
  component: RegradePanel,
  decorators: [withTexts],
  parameters: screenLooks.state,
  args: { use },
} satisfies Meta<typeof RegradePanel>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What a regrade would change. */
export const Regrade: Story = { parameters: screenLooks.whole }

/** No question has changed. */
export const NothingToRegrade: Story = {
  args: { use: { ...use, regrade: { ...known, data: { ...regradeFixture, questions: [], changed: 0 } } } },
}

/** A good question, one that does not tell people apart, and one with too few results. */
export const Statistics: Story = { render: () => <ItemStatisticsTable statistics={use.statistics} /> }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
