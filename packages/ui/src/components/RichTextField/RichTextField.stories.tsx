/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lineFormat } from '../../testing/lineFormat.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

/** Keeps the text, as the form around a field does. */
function Controlled(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 560 }}>
      <RichTextField
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
  title: 'Components/Fields/RichTextField',
  component: RichTextField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Text',
    value: '',
    onChange: fn(),
    format: lineFormat,
    plainDescription: '## makes a heading, - an entry of a list.',
  },
} satisfies Meta<typeof RichTextField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A tool sets the line, and the caret is back in the text. */
export const Plain: Story = {
  args: { value: 'Passwords' },
  play: async ({ canvas, args, globals }) => {
    const { heading: name } = (await storyWords(globals)).writing
    const text = await canvas.findByRole('textbox', { name: sampleText('Text') })
    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(() => expect(text).toHaveFocus())
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`## ${sampleText('Passwords')}`))
  },
}

export const Filled: Story = {
  args: {
    value: '## Passwords\n\nThey are **one’s own**.\n\n- Nobody asks for them\n- Nobody writes them down',
    description: 'Everybody reads it.',
  },
}

export const Counted: Story = { args: { value: 'Short.', maxLength: 200 } }

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'A text is due.' } }

/** Readable, and it says why it cannot be changed. */
export const Unavailable: Story = { args: { value: 'As it was sent.', disabledReason: 'It was sent already.' } }

/** Without room the tools wrap. */
export const Narrow: Story = {
  args: { value: '## Passwords\n\nThey are **one’s own**.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
}
