/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const lines = ['First part', 'Second part', 'Third part']

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: lines.map((line) => <Text key={line}>{line}</Text>) },
} satisfies Meta<typeof Stack>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tight: Story = { args: { space: 4 } }

export const Centred: Story = { args: { align: 'center' } }

/** A list says how many parts it has; the distance between them is exactly the step of the scale. */
export const AsList: Story = {
  args: {
    as: 'ul',
    space: 12,
    children: lines.map((line) => (
      <li key={line}>
        <Text as="span">{line}</Text>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    const [first, second] = items.map((item) => item.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(12)
  },
}
