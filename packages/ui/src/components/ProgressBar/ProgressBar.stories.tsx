/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Import of 214 people', value: 44 },
} satisfies Meta<typeof ProgressBar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** How far, in per cent. */
export const Share: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: sampleText('Import of 214 people') })).toHaveAttribute(
      'aria-valuetext',
    )
  },
}

/** Words that say more. */
export const InWords: Story = { args: { value: 93, max: 214, valueText: '93 of 214 people, about 2 min left' } }

/** Nobody can say how far it is. */
export const Endless: Story = { render: () => <ProgressBar label="Preparing the list" /> }

/** The place says already what is under way. */
export const LabelHidden: Story = { args: { isLabelHidden: true } }
