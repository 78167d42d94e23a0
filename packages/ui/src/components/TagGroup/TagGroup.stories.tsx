/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { TagGroup } from './TagGroup.tsx'

const filters = [
  { id: 'unit', attribute: 'Unit', label: 'Hamburg, with units below' },
  { id: 'role', attribute: 'Role', label: 'Learners' },
  { id: 'state', attribute: 'State', label: 'Overdue' },
]

const meta = {
  title: 'Components/Navigation/TagGroup',
  component: TagGroup,
  args: { label: 'Filters', items: filters },
} satisfies Meta<typeof TagGroup>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Attribute, value, and a button that takes the tag away. */
export const Removable: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.items)
    return <TagGroup {...args} items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByText(sampleText('Learners'))).toBeNull()
  },
}

/** Only read. */
export const ReadOnly: Story = { args: { items: filters.map(({ id, label }) => ({ id, label })) } }

/** Many wrap. */
export const Many: Story = {
  args: {
    label: 'Units',
    items: ['Lager Nord', 'Lager Süd', 'Gefahrgut', 'Zollabwicklung', 'Verkehrsdisposition', 'Verpackung'].map(
      (label) => ({ id: label, label }),
    ),
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
}

/** A long word wraps inside its tag. */
export const LongWord: Story = {
  args: {
    items: [{ id: 'long', attribute: 'Thema', label: 'Datenschutzgrundverordnungsunterweisung' }],
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}
