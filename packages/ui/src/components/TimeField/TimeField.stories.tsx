/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { TimeField } from './TimeField.tsx'
import type { TimeFieldProps } from './timeFieldTypes.ts'

/** Keeps the value, as the form around a field does. */
function Controlled(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 280 }}>
      <TimeField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Start', value: '09:30', onChange: fn() },
} satisfies Meta<typeof TimeField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleTextPattern('Start') }), '930')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30')
    await expect(canvas.getByRole('textbox', { name: sampleTextPattern('Start') })).toHaveValue('09:30')
  },
}

/** Arrows change the hours or the minutes, wherever the caret is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: sampleTextPattern('Start') }))
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(canvas.getByRole('textbox', { name: sampleTextPattern('Start') })).toHaveValue('09:35')
  },
}

export const TwelveHours: Story = { args: { pattern: 'h:mm a', value: '21:30' } }

export const NotReadable: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleTextPattern('Start') }), '25:00')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: sampleTextPattern('Start') })).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

export const Unavailable: Story = { args: { disabledReason: 'All-day sessions have no start.' } }
