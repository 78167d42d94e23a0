/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords, type StoryWords } from '../../testing/storyWords.ts'
import type { TableLayout } from '../DataTable/dataTableTypes.ts'
import { layoutOf } from '../DataTable/columns/tableLayout.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { sampleColumns } from './sampleColumns.tsx'

/** Keeps the layout, as a page does for its table. */
function Controlled({ layout: first = layoutOf(sampleColumns) }: { readonly layout?: TableLayout }) {
  const [layout, setLayout] = useState(first)
  return <ColumnChooser columns={sampleColumns} layout={layout} onLayoutChange={setLayout} />
}

const meta = { title: 'Components/Collections/ColumnChooser', component: Controlled } satisfies Meta<typeof Controlled>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const changed: TableLayout = {
  order: ['name', 'status', 'unit'],
  hidden: ['lastHere', 'overdue'],
  widths: {},
  pinned: ['name', 'status'],
}

const open = async ({ tools }: StoryWords['table']) => {
  await userEvent.click(await screen.findByRole('button', { name: tools.columns }))
  return within(await screen.findByRole('dialog', { name: tools.columns }, { timeout: 8000 }))
}

/** The row's name cannot be hidden, and says why. */
export const Open: Story = {
  play: async ({ globals }) => {
    const { table } = await storyWords(globals)
    const list = await open(table)
    await userEvent.click(list.getByRole('checkbox', { name: sampleText('Overdue') }))
    await expect(list.getByRole('checkbox', { name: sampleText('Overdue') })).not.toBeChecked()
    await expect(list.getByRole('checkbox', { name: sampleText('Name') })).toHaveAccessibleDescription(
      table.tools.alwaysShown,
    )
  },
}

/** Alt with an arrow moves a column from anywhere in its row. */
export const ByKeys: Story = {
  play: async ({ globals }) => {
    const { table } = await storyWords(globals)
    const list = await open(table)
    list.getByRole('checkbox', { name: sampleText('Unit') }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(list.getByText(table.tools.place(sampleText('Unit'), 3, 5))).toBeInTheDocument())
    await expect(list.getByRole('checkbox', { name: sampleText('Unit') })).toHaveFocus()
  },
}

/** Two columns are hidden, one more is pinned. */
export const Changed: Story = { args: { layout: changed } }

/** Back to how it was at first. */
export const Reset: Story = {
  args: { layout: changed },
  play: async ({ globals }) => {
    const { table } = await storyWords(globals)
    const list = await open(table)
    await userEvent.click(list.getByRole('button', { name: table.tools.resetColumns }))
    await waitFor(() => expect(list.getByRole('checkbox', { name: sampleText('Last here') })).toBeChecked())
  },
}
