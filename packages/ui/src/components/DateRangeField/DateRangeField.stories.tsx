/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { DateRangeField } from './DateRangeField.tsx'
import type { DateRangeFieldProps } from './dateRangeTypes.ts'

/** The calendar is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

/** Keeps the value, as the form around a field does. */
function Controlled(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 400 }}>
      <DateRangeField
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
  title: 'Components/Fields/DateRangeField',
  component: DateRangeField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Period', value: { start: '2026-01-10', end: '2026-01-20' }, onChange: fn() },
} satisfies Meta<typeof DateRangeField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { value: { start: null, end: null } },
  play: async ({ canvas, args }) => {
    const [start, end] = canvas.getAllByRole('textbox')
    if (start === undefined || end === undefined) throw new Error('Both days are typed.')
    await userEvent.type(start, '1.2.2026')
    await userEvent.type(end, '28.2.2026')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-01', end: '2026-02-28' })
  },
}

/** First the first day, then the last; or a span that is often needed. */
export const WithPresets: Story = {
  args: {
    presets: [
      { id: 'week', label: 'Last 7 days', range: { start: '2026-01-25', end: '2026-01-31' } },
      { id: 'month', label: 'Last 30 days', range: { start: '2026-01-02', end: '2026-01-31' } },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Period') }))
    await userEvent.click(await screen.findByRole('button', { name: sampleText('Last 7 days') }, arrival))
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-01-25', end: '2026-01-31' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The end is before the start. */
export const Reversed: Story = { args: { value: { start: '2026-01-20', end: '2026-01-10' } } }

export const Invalid: Story = {
  args: { value: { start: null, end: null }, isRequired: true, errorMessage: 'Say from when until when.' },
}

/** Focusable, and it says what is missing. */
export const Unavailable: Story = { args: { disabledReason: 'Choose a unit first.' } }
