/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading people' },
} satisfies Meta<typeof Spinner>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: sampleText('Loading people') })).toBeVisible()
  },
}

export const Large: Story = { args: { size: 32 } }

/** It takes the colour of the text beside it. */
export const BesideText: Story = {
  render: (args) => (
    <Inline space={8} align="center">
      <Spinner {...args} size={16} />
      <Text tone="ink2">Checking 232 rows</Text>
    </Inline>
  ),
}

export const InSwahili: Story = { args: { label: 'Inapakia watu' } }
