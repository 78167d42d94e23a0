/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { Select } from './Select.tsx'
import type { SelectProps } from './selectTypes.ts'

/** Keeps the choice, as the form around a field does. */
function Controlled(props: SelectProps) {
  const [chosen, setChosen] = useState(props.selectedKey)
  return (
    <div style={{ maxInlineSize: 280 }}>
      <Select
        {...props}
        selectedKey={chosen}
        onSelectionChange={(id) => {
          setChosen(id)
          props.onSelectionChange(id)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Fields/Select',
  component: Select,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Remind',
    selectedKey: 'weeks',
    onSelectionChange: fn(),
    items: [
      { id: 'days', label: 'Days before' },
      { id: 'weeks', label: 'Weeks before' },
      { id: 'months', label: 'Months before', description: 'Always on the first' },
    ],
  },
} satisfies Meta<typeof Select>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { description: 'Counted from the last day.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Remind') }))
    await userEvent.click(await screen.findByRole('option', { name: sampleTextPattern('Months before') }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(sampleText('months'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Arrows, letters, Enter; the focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: sampleText('Weeks before') })).toHaveFocus())
    await userEvent.keyboard(sampleText('Days before').charAt(0).toLowerCase())
    await waitFor(() => expect(screen.getByRole('option', { name: sampleText('Days before') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('days')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleTextPattern('Remind') })).toHaveFocus())
  },
}

/** Options in named groups. */
export const Grouped: Story = {
  args: {
    items: [
      { id: 'days', label: 'Days before', section: 'Short' },
      { id: 'weeks', label: 'Weeks before', section: 'Short' },
      { id: 'months', label: 'Months before', description: 'Always on the first', section: 'Long' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Remind') }))
    await waitFor(() => expect(screen.getByRole('group', { name: sampleText('Long') })).toBeVisible())
  },
}

export const Nothing: Story = { args: { selectedKey: null, isRequired: true } }

export const Invalid: Story = { args: { selectedKey: null, isRequired: true, errorMessage: 'Choose when to remind.' } }

/** Focusable, and it says what is missing. */
export const Unavailable: Story = {
  args: { disabledReason: 'Choose a unit first.' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: sampleTextPattern('Remind') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
