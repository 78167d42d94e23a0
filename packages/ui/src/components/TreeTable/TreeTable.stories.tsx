/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { TreeTable } from './TreeTable.tsx'
import type { TreeTableItem } from './treeTableTypes.ts'

const items: readonly TreeTableItem[] = [
  {
    id: 'safety',
    label: 'Occupational safety',
    detail: 'safety',
    count: '46',
    countLabel: '46 media',
    children: [
      { id: 'fire', label: 'Fire safety', detail: 'fire-safety', count: '12', countLabel: '12 media' },
      {
        id: 'aid',
        label: 'First aid',
        detail: 'first-aid',
        count: '0',
        countLabel: '0 media',
        isMuted: true,
        status: <StatusChip kind="paused">Inactive</StatusChip>,
      },
    ],
  },
  { id: 'digital', label: 'Digital skills', detail: 'digital', count: '0', countLabel: '0 media' },
]

const meta = {
  title: 'Components/Collections/TreeTable',
  component: TreeTable,
  args: {
    label: 'Categories',
    items,
    columns: { label: 'Name', detail: 'Key', count: 'Media', status: 'Status', menu: 'Actions' },
    expandedKeys: new Set(['safety']),
    onExpandedChange: fn(),
    onAction: fn(),
    menuOf: ({ label }) => ({
      label: `Actions for ${label}`,
      sections: [{ id: 'all', items: [{ id: 'merge', label: 'Merge', onAction: fn() }] }],
    }),
    onMove: fn(),
    sayMoved: ({ label, position, size }) => `${label}: position ${position} of ${size}`,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.expandedKeys)
    return <TreeTable {...args} expandedKeys={open} onExpandedChange={setOpen} />
  },
} satisfies Meta<typeof TreeTable>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Rows open, close and move by keys. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: /Occupational safety/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('row', { name: /Fire safety/ })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'fire', parentId: 'safety', beforeId: null })
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByRole('row', { name: /Fire safety/ })).toBeNull()
  },
}

/** Beside a drawer: the row that is open is marked. */
export const Open: Story = { args: { openKey: 'fire' } }
