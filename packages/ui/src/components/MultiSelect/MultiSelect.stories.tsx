/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { MultiSelect } from './MultiSelect.tsx'
import type { MultiSelectProps } from './multiSelectTypes.ts'
import { units } from './sampleUnits.ts'

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

/** Keeps the choice, as the form around a field does. */
function Controlled(props: MultiSelectProps) {
  const [chosen, setChosen] = useState(props.selectedKeys)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <MultiSelect
        {...props}
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          setChosen(keys)
          props.onSelectionChange(keys)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Units', items: units.slice(0, 5), selectedKeys: new Set(['rail']), onSelectionChange: fn() },
} satisfies Meta<typeof MultiSelect>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { description: 'Who sees the course.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Units') }))
    await userEvent.click(await screen.findByRole('option', { name: 'Uferwerk Nord' }, arrival))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['north', 'rail']))
  },
}

/** Arrows, letters, Space; Escape brings the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: sampleText('Rail') })).toHaveFocus(), arrival)
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['rail', 'road']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleTextPattern('Units') })).toHaveFocus())
  },
}

/** From eight options on they can be searched. */
export const Searched: Story = {
  args: { items: units },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Units') }))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus(), arrival)
    await userEvent.keyboard('ufer')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2), arrival)
  },
}

export const Many: Story = { args: { selectedKeys: new Set(['north', 'south', 'harbour', 'rail', 'road']) } }

export const Nothing: Story = { args: { selectedKeys: new Set(), isRequired: true, errorMessage: 'Choose a unit.' } }

/** Focusable, and it says what is missing. */
export const Unavailable: Story = { args: { disabledReason: 'Choose a role first.' } }
