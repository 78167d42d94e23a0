/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hammer, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const small = (Glyph: typeof Plus) => <Icon glyph={Glyph} />

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No people in this unit yet',
    children: 'Add the first person, or bring a list over from your HR system.',
  },
} satisfies Meta<typeof EmptyState>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The one action starts the first row. */
export const BecauseNew: Story = {
  args: {
    action: (
      <>
        <Button icon={small(Plus)}>Add person</Button>
        <Button variant="plain">Import a list</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: sampleText('No people in this unit yet') }),
    ).toBeVisible()
  },
}

/** The head of the list and its chips stay above; the way back is the first action. */
export const BecauseFiltered: Story = {
  args: {
    isBelowHead: true,
    title: 'No match for these 2 filters',
    children: '14 people match without “Overdue more than 5”.',
    action: <Button>Clear filters</Button>,
  },
}

/** The place itself is out of the ordinary. */
export const WithIcon: Story = {
  args: {
    title: 'This page is not there yet',
    icon: <Icon glyph={Hammer} size="navigation" />,
    children: 'Your roles open it, but it is still being built.',
  },
}
