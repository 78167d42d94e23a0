import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, type ScreenListParts } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { pathRowsFixture } from './learningPathFixture.ts'
import { LearningPathView } from './LearningPathView.tsx'
import { pathList, type PathRow } from './list/pathList.ts'

const listOf = (parts: ScreenListParts<PathRow, 'entry'> = {}, items = pathRowsFixture()) =>
  screenListFixture(pathList, items, parts)

const meta = {
  title: 'Screens/learning-path',
  component: LearningPathView,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withWords({ title: titles.learningPath }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'Learning paths',
    list: listOf(),
    units: { find: () => Promise.resolve([]), chosen: null },
    dates: datesFixture,
    hrefOf: (path) => `/?path=${path}`,
    onCreate: fn(),
  },
} satisfies Meta<typeof LearningPathView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Before there was any. */
export const New: Story = { args: { list: listOf({}, []) } }

/** One of each state. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your first weeks')).toBeVisible()
  },
}

/** A list that came while its number did not. */
export const PartialError: Story = {
  args: { list: listOf({ count: { matching: null, problem: { code: 'UNAVAILABLE', requestId: null } } }) },
}

export const Small: Story = { parameters: screenLooks.small }
