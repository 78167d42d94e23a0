import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleParts, sampleSections } from './sampleOrder.ts'
import { SortableList } from './SortableList.tsx'
import type { SortableListProps } from './sortableTypes.ts'

/** Takes every order over at once, as a page does. */
function Kept({ items: first, onReorder, ...props }: SortableListProps) {
  const [items, setItems] = useState(first)
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(next) => {
        setItems(next)
        onReorder(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/SortableList',
  component: SortableList,
  args: { label: 'Parts', items: sampleParts, onReorder: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SortableList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvas: HTMLElement) => within(canvas).getAllByRole('listitem').map((row) => row.dataset['orderItem'])

/** By keys: Enter picks up, the arrows move, Enter drops. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Welcome' })
    handle.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByText('Welcome, place 3 of 5')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(rows(canvasElement).slice(0, 3)).toEqual(['loads-and-forces', 'lashing-points', 'welcome'])
    await expect(canvas.getByRole('button', { name: 'Move Welcome' })).toHaveFocus()
  },
}

/** By the menu, without dragging. */
export const ByMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Places for Test' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'To the top' }))
    await waitFor(() => expect(rows(canvasElement)[0]).toBe('test'))
  },
}

/** Parts go from section to section; sections among sections. */
export const Sections: Story = { args: { items: sampleSections } }

/** What has one place only has no handle. */
export const OnlyOne: Story = { args: { items: sampleParts.slice(0, 1) } }
