/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { FilterBar } from './FilterBar.tsx'
import type { FilterBarProps } from './filterTypes.ts'
import { sampleFilters, sampleValue } from './sampleFilters.ts'

/** A chunk that nobody has fetched yet may take longer than a query waits by itself. */
const patience = { timeout: 8000 }

/** Keeps what was set, as a page keeps it in its address. */
function Controlled({ value: first, onChange, ...props }: FilterBarProps) {
  const [value, setValue] = useState(first)
  return (
    <FilterBar
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Collections/FilterBar',
  component: FilterBar,
  args: { filters: sampleFilters, value: sampleValue, onChange: fn(), count: { matching: 214, total: 3482 } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Two filters; the count at the end. */
export const InForce: Story = {}

/** Nothing is filtered: one quiet button. */
export const Empty: Story = { args: { value: [], count: { matching: 3482 } } }

/** A press on the words of a chip opens its editor. */
export const Editing: Story = {
  play: async ({ canvas, args, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: `${sampleText('Overdue')} ${tools.atLeast('5')}` }))
    const editor = within(await screen.findByRole('dialog', { name: sampleText('Overdue') }, patience))
    await userEvent.type(editor.getByRole('textbox', { name: tools.rangeEnd }), '3{Enter}')
    await waitFor(() => expect(editor.getByText(tools.reversed('3', '5'))).toBeVisible())
    await userEvent.type(editor.getByRole('textbox', { name: tools.rangeEnd }), '0{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledWith([
      sampleValue[0],
      { id: 'overdue', kind: 'number', from: 5, to: 30 },
    ])
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: `${sampleText('Overdue')} ${tools.between('5', '30')}` }),
      ).toHaveFocus(),
    )
  },
}

/** The menu offers what is not filtered yet. */
export const Adding: Story = {
  play: async ({ canvas, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: `${tools.filter} ${tools.addFilter}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: sampleText('Role') }, patience))
    const editor = within(await screen.findByRole('dialog', { name: sampleText('Role') }, patience))
    await userEvent.click(editor.getByRole('radio', { name: sampleTextPattern('Learners') }))
    await userEvent.click(editor.getByRole('button', { name: tools.apply }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `${sampleText('Role')} ${sampleText('Learners')}` })).toHaveFocus(),
    )
  },
}

/** Long lists can be searched. */
export const Options: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${sampleText('Unit')} Hamburg .+ Lager Nord$`) }),
    )
    const editor = within(await screen.findByRole('dialog', { name: sampleText('Unit') }, patience))
    await userEvent.type(editor.getByRole('searchbox'), 'lager')
    await waitFor(() => expect(editor.getAllByRole('checkbox')).toHaveLength(2))
  },
}

/** Chips wrap; nothing is cut. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
