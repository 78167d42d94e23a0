/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { sampleCategories, sampleUnits } from './sampleTree.tsx'
import { Tree } from './Tree.tsx'

const nothing = (): void => undefined

const meta = {
  title: 'Components/Navigation/Tree',
  component: Tree,
  args: {
    label: 'Units',
    items: sampleUnits,
    expandedKeys: new Set(['uferwerk', 'hamburg', 'sued']),
    onExpandedChange: nothing,
    currentKey: 'north',
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.expandedKeys)
    const [chosen, setChosen] = useState(args.selectedKey ?? null)
    return (
      <Tree
        {...args}
        expandedKeys={open}
        onExpandedChange={setOpen}
        {...(args.onSelectionChange === undefined ? {} : { selectedKey: chosen, onSelectionChange: setChosen })}
      />
    )
  },
} satisfies Meta<typeof Tree>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Beside a page: the current place is a tab open to it, the planned one is dashed. */
export const Outline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { current: 'page' })).toHaveTextContent('Lager Nord')
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { current: 'page' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('treeitem', { name: /Tor 3/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: /Tor 3/ })).toBeNull()
  },
}

/** In a column: categories with their swatch, one of them chosen. */
export const Categories: Story = {
  args: {
    label: 'Categories',
    items: sampleCategories,
    expandedKeys: new Set(['sage']),
    currentKey: null,
    selectedKey: 'basics',
    onSelectionChange: nothing,
    variant: 'plain',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 232 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: sampleTextPattern('Fire safety') }))
    await expect(canvas.getByRole('treeitem', { name: sampleTextPattern('Fire safety') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** A branch on its way. */
export const Loading: Story = {
  args: { expandedKeys: new Set(['uferwerk', 'bremen']), branchStates: new Map([['bremen', 'loading']]) },
}

/** A branch that was refused: asking again is in its place. */
export const Failed: Story = {
  args: {
    expandedKeys: new Set(['uferwerk', 'bremen']),
    branchStates: new Map([['bremen', 'failed']]),
    onRetry: nothing,
  },
}

/** A branch with nothing in it. */
export const Empty: Story = { args: { expandedKeys: new Set(['uferwerk', 'mombasa']), currentKey: 'mombasa' } }
