import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Tally } from './Tally.tsx'

const meta = {
  title: 'Components/Marks/Tally',
  component: Tally,
  args: { count: 8, children: '8 parts finished' },
} satisfies Meta<typeof Tally>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What was done this week. */
export const Count: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('8 parts finished'))).toBeVisible()
  },
}

/** What is still missing to a goal is pale. */
export const Goal: Story = { args: { count: 7, goal: 10, children: '7 of 10 parts' } }

/** Twenty, the most it draws. */
export const Twenty: Story = { args: { count: 20, children: '20 parts finished' } }

/** More is said, not drawn. */
export const Many: Story = { args: { count: 64, children: '64 parts finished' } }

/** Nothing yet, towards a goal. */
export const None: Story = { args: { count: 0, goal: 5, children: '0 of 5 parts' } }
