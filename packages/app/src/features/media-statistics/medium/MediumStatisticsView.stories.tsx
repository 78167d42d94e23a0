import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { mediumStatisticsFixture } from '../statisticsFixture.ts'
import { MediumStatisticsView } from './MediumStatisticsView.tsx'

const meta = {
  title: 'Screens/media-statistics/Medium',
  component: MediumStatisticsView,
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    statistics: mediumStatisticsFixture(),
    eyebrow: null,
    choice: { unit: null, weeks: 12 },
    tab: 'figures',
    hrefOfTab: () => '/media-statistics',
    onChoose: fn(),
    isCounting: false,
    onRecount: fn(),
    findUnits: () => Promise.resolve([]),
    dates: datesFixture,
  },
} satisfies Meta<typeof MediumStatisticsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A course with one part that many do not get past. */
export const Course: Story = { parameters: screenLooks.whole }

/** Too few people. */
export const TooFew: Story = {
  args: { statistics: mediumStatisticsFixture({ figures: null, weeks: [], parts: [], isManaged: false }) },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
