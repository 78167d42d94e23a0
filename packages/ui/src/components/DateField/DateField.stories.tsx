/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './dateFieldTypes.ts'

/** The calendar is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

/** Keeps the value, as the form around a field does. */
function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 280 }}>
      <DateField
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
  title: 'Components/Fields/DateField',
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Due date', value: '2026-01-31', onChange: fn() },
} satisfies Meta<typeof DateField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { value: null, description: 'The last day counts.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleTextPattern('Due date') }), '1.2.2026')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledWith('2026-02-01')
    await expect(canvas.getByRole('textbox', { name: sampleTextPattern('Due date') })).toHaveValue('01.02.2026')
  },
}

/** Arrows and page keys move, Enter chooses, the focus comes back. */
export const InTheCalendar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Due date') }))
    const dialog = await screen.findByRole('dialog', { name: sampleText('Due date') }, arrival)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-01-24')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleTextPattern('Due date') })).toHaveFocus())
  },
}

/** The person's own pattern, whatever their language. */
export const OwnPattern: Story = { args: { pattern: 'EEE, d. MMMM yyyy' } }

/** What cannot be read stays and says how to right it. */
export const NotReadable: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleTextPattern('Due date') }), '31.02.2026')
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: sampleTextPattern('Due date') })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Sundays cannot be chosen, and the calendar says why. */
export const Limited: Story = {
  args: {
    minValue: '2026-01-12',
    maxValue: '2026-02-20',
    unavailableReason: (day) =>
      new Date(day).getUTCDay() === 0 ? sampleText('The hall is closed on Sundays.') : undefined,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Due date') }))
    await screen.findByRole('dialog', { name: sampleText('Due date') }, arrival)
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText(sampleText('The hall is closed on Sundays.'))).toBeVisible())
  },
}

export const Invalid: Story = { args: { value: null, isRequired: true, errorMessage: 'Say by when it is due.' } }

/** Focusable, and it says what is missing. */
export const Unavailable: Story = { args: { disabledReason: 'The due date follows from the path.' } }

export const ReadOnly: Story = { args: { isReadOnly: true, description: 'Set by the import.' } }
