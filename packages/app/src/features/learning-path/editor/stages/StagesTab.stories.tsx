import { Page } from '@somo/ui/Page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../../../.storybook/modes.ts'
import { datesFixture } from '../../../../testing/datesFixture.ts'
import { withAddresses } from '../../../../testing/withAddresses.tsx'
import { withTexts } from '../../../../testing/withTexts.tsx'
import { itemFixture, pathFixture } from '../../learningPathFixture.ts'
import { StagesTab } from './StagesTab.tsx'

const meta = {
  title: 'Screens/learning-path/Stages',
  component: StagesTab,
  decorators: [
    (Story) => (
      <Page layout="list" title="Dangerous goods driver, first year">
        <Story />
      </Page>
    ),
    withTexts,
    withAddresses,
  ],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    path: pathFixture(),
    changes: { updateStages: () => Promise.resolve({ payload: null, userErrors: [], problem: null }) },
    find: () => Promise.resolve([itemFixture(9, 'Walk through the depot', 'EVENT')]),
    dates: datesFixture,
  },
} satisfies Meta<typeof StagesTab>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The second stage is edited. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit stage 2: Basics of ADR' }))
  },
}

/** A path without stages. */
export const New: Story = { args: { path: pathFixture({ stages: [] }) } }

export const Small: Story = { parameters: screenLooks.small }
