/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { sampleParts, sampleSections } from './sampleOrder.ts'
import { SortableList } from './SortableList.tsx'
import type { SortableListProps } from './sortableTypes.ts'

/** Takes every order over at once, as a page does. */
function Controlled({ items: first, onReorder, ...props }: SortableListProps) {
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
  title: 'Components/Collections/SortableList',
  component: SortableList,
  args: { label: 'Parts', items: sampleParts, onReorder: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SortableList>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map((row) => row.dataset['orderItem'])

/** By keys: Enter picks up, the arrows move, Enter drops. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    const handle = await canvas.findByRole('button', { name: tools.moveItem(sampleText('Welcome')) })
    handle.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByText(tools.place(sampleText('Welcome'), 3, 5))).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(rows(canvasElement).slice(0, 3)).toEqual(['loads-and-forces', 'lashing-points', 'welcome'])
    await expect(canvas.getByRole('button', { name: tools.moveItem(sampleText('Welcome')) })).toHaveFocus()
  },
}

/** By the menu, without dragging. */
export const ByMenu: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: tools.moveMenu(sampleText('Test')) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: tools.toTop }))
    await waitFor(() => expect(rows(canvasElement)[0]).toBe('test'))
  },
}

/** What else can be done with a thing stands in its one menu, before the moves. */
export const WithActions: Story = {
  args: {
    menuOf: ({ label }) => ({
      label: sampleText('Actions for {name}', { name: label }),
      sections: [{ id: 'own', items: [{ id: 'rename', label: sampleText('Rename') }] }],
    }),
  },
  play: async ({ canvas, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: sampleText('Actions for {name}', { name: sampleText('Test') }) }),
    )
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim())
    await expect([names[0], names.includes(tools.up)]).toEqual([sampleText('Rename'), true])
    await expect(canvas.queryByRole('button', { name: tools.moveMenu(sampleText('Test')) })).toBeNull()
  },
}

/** Parts go from section to section; sections among sections. */
export const Sections: Story = { args: { items: sampleSections } }

/** What has one place only has no handle. */
export const OnlyOne: Story = { args: { items: sampleParts.slice(0, 1) } }
