/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressRibbon } from './ProgressRibbon.tsx'

const meta = {
  title: 'Components/Marks/ProgressRibbon',
  component: ProgressRibbon,
  args: { label: 'Progress in load securing', value: 0.44, parts: 8, words: '3 of 8 parts, 44 %, about 35 min left' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 368 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressRibbon>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** One segment a part, the ribbon at the exact place. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: sampleText('Progress in load securing') })
    await expect(bar).toHaveAttribute('aria-valuenow', '44')
    await expect(bar).toHaveAttribute('aria-valuetext', sampleText('3 of 8 parts, 44 %, about 35 min left'))
  },
}

/** More than twenty parts: a plain line. */
export const ManyParts: Story = { args: { parts: 64, value: 0.31, words: '20 of 64 parts, 31 %' } }

/** Not begun, and finished: no ribbon. */
export const Ends: Story = {
  render: () => (
    <Stack space={24}>
      <ProgressRibbon label="Fire safety" value={0} parts={5} words="5 parts, about 45 min" />
      <ProgressRibbon label="Data protection" value={1} parts={5} words="5 parts finished on 3 November" />
    </Stack>
  ),
}

/** In a row: thinner, the words beside it. */
export const InARow: Story = { args: { variant: 'line', value: 0.46, parts: 5, words: '2 of 5' } }
