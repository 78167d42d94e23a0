/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { CardGrid } from '../CardGrid/CardGrid.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Cover } from '../Cover/Cover.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Card } from './Card.tsx'

const facts = [
  'Course',
  '1 h 20',
  <Fragment key="rating">
    <Icon glyph={Star} size="inline" />
    4.8
  </Fragment>,
]

const meta: Meta<typeof Card> = {
  title: 'Components/Collections/Card',
  component: Card,
  args: {
    id: 'load',
    title: 'Ladungssicherung im Straßengüterverkehr',
    href: '/media/load',
    cover: <Cover category="apricot" id="load" shape="card" hasRibbon />,
    facts,
    state: '3 of 8 parts',
    actionLabel: 'Resume',
    actionHref: '/media/load/play',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <CardGrid label="Courses">
          <Story />
        </CardGrid>
      </div>
    ),
  ],
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof Card>

/** The ribbon hangs in the cover of what was started. */
export const Started: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleText('Resume') })).toHaveAccessibleDescription(
      'Ladungssicherung im Straßengüterverkehr',
    )
  },
}

/** A short title keeps the place of two lines, so that facts stand on one line. */
export const ShortTitle: Story = { args: { title: 'Erste Hilfe' } }

/** A long one takes what it needs. */
export const LongTitle: Story = {
  args: { title: 'Datenschutz-Grundverordnung: Auskunft, Löschung und Berichtigung im Kundengespräch' },
}

/** In a grid whose cards are changed together. */
export const Selectable: Story = {
  args: {
    isSelected: true,
    select: <Checkbox label="Select" isLabelHidden isSelected onChange={() => undefined} />,
  },
}

/** Only a picture and a name. */
export const Bare: Story = {
  render: () => (
    <Card
      id="first-aid"
      title="Erste Hilfe"
      href="/media/first-aid"
      cover={<Cover category="rose" id="first-aid" shape="card" />}
    />
  ),
}
