import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { listFixture, wholeListFixture } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { mediaStatisticsList } from './list/statisticsLists.ts'
import { MediaStatisticsView } from './MediaStatisticsView.tsx'
import { mediaRowsFixture, missedSearchesFixture, overviewFixture } from './statisticsFixture.ts'

const asks = { retry: fn(), refetch: () => Promise.resolve() }
const state = mediaStatisticsList.read('')

const meta = {
  title: 'Screens/media-statistics',
  component: MediaStatisticsView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.mediaStatistics,
    tab: 'media',
    choice: { unit: null, weeks: 12 },
    onChoose: fn(),
    hrefOfTab: (tab) => `/media-statistics?tab=${tab}`,
    hrefOfMedium: (medium) => `/media-statistics?medium=${medium}`,
    overview: { ...known(overviewFixture()), ...asks },
    media: wholeListFixture(state, mediaRowsFixture, {}),
    categories: [],
    missed: listFixture(missedSearchesFixture),
    recount: fn(),
    isCounting: false,
    file: { kind: 'idle' },
    onExport: fn(),
    findUnits: () => Promise.resolve([]),
    dates: datesFixture,
  },
} satisfies Meta<typeof MediaStatisticsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Twelve weeks of a unit. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByRole('slider')).toBeVisible()
  },
}

/** A unit with fewer than five people. */
export const TooFew: Story = {
  args: {
    overview: { ...known(overviewFixture({ figures: null, weeks: [] })), ...asks },
    media: wholeListFixture(state, mediaRowsFixture.slice(3), {}),
  },
}

/** Before anything was started. */
export const New: Story = {
  args: {
    overview: {
      ...known(
        overviewFixture({
          figures: { starts: 0, completions: 0, people: 0, completionRate: null, meanScore: null, meanSeconds: null },
          weeks: overviewFixture().weeks.map((week) => ({ ...week, starts: 0, completions: 0 })),
        }),
      ),
      ...asks,
    },
    media: wholeListFixture(state, [], {}),
  },
}

/** The figures are there, the list is not. */
export const PartialError: Story = {
  args: { media: wholeListFixture<never>(state, [], { page: failed('INTERNAL', 'req-1') }) },
}

export const Searches: Story = { args: { tab: 'searches' } }

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
