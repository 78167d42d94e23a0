/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { StatusChip } from './StatusChip.tsx'

const meta = {
  title: 'Components/Marks/StatusChip',
  component: StatusChip,
  args: { kind: 'done', children: 'Active' },
} satisfies Meta<typeof StatusChip>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What is as it should be stays quiet. */
export const Quiet: Story = {
  render: () => (
    <Inline space={20}>
      <StatusChip kind="done">Completed</StatusChip>
      <StatusChip kind="open">Open</StatusChip>
      <StatusChip kind="locked">After part 2</StatusChip>
      <StatusChip kind="paused">Suspended</StatusChip>
      <StatusChip kind="exempt">Exempt</StatusChip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Suspended'))).toBeVisible()
  },
}

/** What was begun has the ribbon's colour. */
export const Started: Story = { args: { kind: 'started', children: '3 of 8 parts' } }

/** What needs somebody has a tint. */
export const Pressing: Story = {
  render: () => (
    <Inline space={12}>
      <StatusChip kind="overdue">Overdue</StatusChip>
      <StatusChip kind="expired">Expired</StatusChip>
      <StatusChip kind="dueSoon">Due soon</StatusChip>
    </Inline>
  ),
}

/** What waits for somebody else. */
export const Waiting: Story = {
  render: () => (
    <Inline space={12}>
      <StatusChip kind="invited">Invited</StatusChip>
      <StatusChip kind="waiting">Waits for approval</StatusChip>
    </Inline>
  ),
}

/** Long words wrap beside their glyph. */
export const LongWords: Story = {
  args: { kind: 'overdue', children: 'Wiederholungsunterweisung überfällig' },
  decorators: [
    (Story) => (
      <div lang="de" style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
}
