/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

/** Keeps the text, as the form around a field does. */
function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 472 }}>
      <TextArea
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
  title: 'Components/Fields/TextArea',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Reason', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'The person reads it.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleText('Reason') }), 'Two lines{Enter}of text')
    await expect(args.onChange).toHaveBeenLastCalledWith('Two lines\nof text')
  },
}

/** Grows with its text. */
export const Long: Story = {
  args: {
    label: 'Greeting',
    value: Array.from({ length: 8 }, () => 'Good to have you here. What is learned stands below.').join('\n'),
  },
}

export const Counted: Story = {
  args: { value: 'The certificate runs out.', maxLength: 200, description: 'The person reads it.' },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'A reason is due, because the person asks for it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Reason') })).toBeInvalid()
  },
}

/** Focusable, and it says why. */
export const Unavailable: Story = { args: { value: 'As it was sent.', disabledReason: 'It was sent already.' } }
