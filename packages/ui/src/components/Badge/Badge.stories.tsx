/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Badge } from './Badge.tsx'

const meta = { title: 'Components/Marks/Badge', component: Badge, args: { count: 4, label: '4 tasks' } } satisfies Meta<
  typeof Badge
>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The number is drawn, the sentence is read. */
export const Count: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('4 tasks'))).toBeInTheDocument()
    await expect(canvas.getByText('4')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** What is new. */
export const News: Story = { args: { count: 12, label: '12 unread messages', tone: 'news' } }

/** What is overdue. */
export const Overdue: Story = { args: { count: 3, label: '3 overdue', tone: 'bad' } }

/** More than it can write. */
export const Many: Story = { args: { count: 1284, label: 'More than 99 unread messages' } }

/** One word beside a title. */
export const Word: Story = {
  render: () => (
    <Inline space={8}>
      <Text as="span" isStrong>
        New escape routes in hall B
      </Text>
      <Badge tone="news">New</Badge>
    </Inline>
  ),
}
