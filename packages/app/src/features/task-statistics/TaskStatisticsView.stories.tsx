import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { fewFixture, overviewFixture, tablesFixture } from './taskStatisticsFixture.ts'
import { TaskStatisticsView } from './TaskStatisticsView.tsx'

const asks = { retry: fn(), refetch: () => Promise.resolve() }

const meta = {
  title: 'Screens/task-statistics',
  component: TaskStatisticsView,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.taskStatistics,
    choice: { period: '90', task: null, unit: null },
    unit: null,
    onChoose: fn(),
    overview: { ...known(overviewFixture()), ...asks },
    tables: { ...known(tablesFixture()), ...asks },
    file: { kind: 'idle' },
    onExport: fn(),
    findUnits: () => Promise.resolve([]),
    dates: datesFixture,
  },
} satisfies Meta<typeof TaskStatisticsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A term of reviews. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByText('2.6 days')).toBeVisible()
  },
}

/** Before anything was handed in. */
export const New: Story = {
  args: {
    overview: { ...known(fewFixture()), ...asks },
    tables: { ...known({ byTask: [], byReviewer: [], byUnit: [] }), ...asks },
  },
}

/** The tables did not come. */
export const PartialError: Story = { args: { tables: { ...failed('UNAVAILABLE', '7f3a-19c2'), ...asks } } }

/** On a phone. */
export const Small: Story = { parameters: screenLooks.small }
