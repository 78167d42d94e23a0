/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ExplainedText } from './ExplainedText.tsx'

const meta = {
  title: 'Components/Overlays/ExplainedText',
  component: ExplainedText,
  args: { children: '3 days left', explanation: 'Ends at 24:00 by the clocks of Africa/Nairobi' },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExplainedText>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Beside other words. */
export const InASentence: Story = {
  render: (args) => (
    <Text>
      <span>29.11.2026</span> · <ExplainedText {...args} />
    </Text>
  ),
}

/** A press shows what stands behind it. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
