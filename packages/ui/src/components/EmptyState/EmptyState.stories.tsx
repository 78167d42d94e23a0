import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock, Plus, RotateCcw, TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { EmptyState } from './EmptyState.tsx'

const small = (Glyph: typeof Plus) => <Icon glyph={Glyph} />
const large = (Glyph: typeof Plus) => <Icon glyph={Glyph} size="navigation" />

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No people in this unit yet', children: 'Add the first person, or bring a list over from your HR system.' },
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
    await expect(canvas.getByRole('heading', { level: 2, name: 'No people in this unit yet' })).toBeVisible()
  },
}

/** The way back is the first action. */
export const BecauseFiltered: Story = {
  args: {
    title: 'No match for these 2 filters',
    children: '14 people match without “Overdue more than 5”.',
    action: <Button>Clear filters</Button>,
  },
}

export const Failed: Story = {
  args: {
    title: 'The list could not be loaded',
    icon: large(TriangleAlert),
    children: 'The server did not answer within 10 seconds. Your filters are kept. Reference 8F2C-41.',
    action: (
      <>
        <Button icon={small(RotateCcw)}>Try again</Button>
        <Button variant="plain">Copy reference</Button>
      </>
    ),
  },
}

/** Says which right is missing and who can grant it. */
export const Refused: Story = {
  args: {
    title: 'You cannot see this list',
    icon: large(Lock),
    children: 'It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.',
    action: (
      <Link variant="plainButton" href="/dashboard">
        Back to the dashboard
      </Link>
    ),
  },
}
