/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

/** Keeps the number, as the form around a field does. */
function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 220 }}>
      <NumberField
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
  title: 'Components/Fields/NumberField',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Attempts', value: 3, min: 1, max: 10, onChange: fn() },
} satisfies Meta<typeof NumberField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'After them the unit decides.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: sampleText('Attempts') }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
  },
}

/** Typed and written by the marks of the language: change it above. */
export const WithDecimals: Story = {
  args: { label: 'Hours', value: 1031.5, min: 0, max: 9999, step: 0.5, suffix: 'h' },
}

/** Limits are not forced on what is typed: the app says what is wrong. */
export const Invalid: Story = {
  args: {
    label: 'Least score',
    value: 120,
    min: 0,
    max: 100,
    suffix: '%',
    errorMessage: 'At most 100 %. With 15 questions, 80 % are twelve right answers.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeInvalid()
  },
}

/** What is no number stays; the field says how one is written. */
export const NotANumber: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'three')
    await userEvent.tab()
    await expect(field).toHaveValue('three')
    await expect(field).toBeInvalid()
  },
}

/** For numbers nobody counts up to. */
export const WithoutButtons: Story = { args: { label: 'Personnel number', value: 104217, hasSteppers: false } }

export const Unavailable: Story = { args: { disabledReason: 'The course has no test.' } }
