/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { CardGrid } from './CardGrid.tsx'
import { sampleCards } from './sampleCards.tsx'

const onAction = fn()

const meta = {
  title: 'Components/Collections/CardGrid',
  component: CardGrid,
  args: { label: 'Courses', children: sampleCards(6, onAction) },
} satisfies Meta<typeof CardGrid>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The whole card leads to the course; the action is a target of its own. */
export const Catalogue: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    if (first === undefined) throw new Error('There is no action.')
    await userEvent.click(first)
    await expect(onAction).toHaveBeenCalledWith('safety-0')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** The shape of what is to come. */
export const Loading: Story = { args: { children: null, isLoading: true, loadingLabel: 'Loading courses' } }

/** Filtered away. */
export const Empty: Story = {
  args: {
    children: [],
    empty: <EmptyState title="No match for “Unterweisung”">Other words, or fewer filters, may find it.</EmptyState>,
  },
}

/** One column on a phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** What is off screen is not drawn until it comes near. */
export const Many: Story = { args: { children: sampleCards(48) } }
