import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { isImmediate: true },
} satisfies Meta<typeof Skeleton>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = { args: { lines: 3 } }

export const OneBar: Story = { args: { width: 160, height: 28 } }

/** The whole view says once what is being loaded. */
export const Announced: Story = {
  args: { lines: 2, label: 'Loading people' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Loading people'))
  },
}

/** Nothing is seen for 300 ms: what comes at once needs no placeholder. */
export const Patient: Story = { args: { lines: 3, isImmediate: false } }
