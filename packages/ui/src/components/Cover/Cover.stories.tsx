import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cover } from './Cover.tsx'

const meta = {
  title: 'Components/Cover',
  component: Cover,
  args: { category: 'teal', id: '', shape: 'book' },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.shape === 'strip' ? 320 : 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Book: Story = { args: { hasRibbon: true } }

/** Decoration: nothing is read aloud, and the height follows from the shape. */
export const Card: Story = {
  args: { category: 'sage', shape: 'card' },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('[aria-hidden="true"]')
    const { width, height } = cover?.getBoundingClientRect() ?? { width: 0, height: 1 }
    await expect(width / height).toBeCloseTo(4 / 3, 2)
  },
}

export const Strip: Story = { args: { category: 'apricot', shape: 'strip' } }
