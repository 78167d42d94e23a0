/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Keeps the text, as the form around a field does. */
function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 472 }}>
      <TextField
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
  title: 'Components/Fields/TextField',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Given name', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'As it stands on certificates.', autoComplete: 'given-name' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: sampleText('Given name') })
    await expect(field).toHaveAccessibleDescription(sampleText('As it stands on certificates.'))
    await userEvent.type(field, 'Amani')
    await expect(args.onChange).toHaveBeenLastCalledWith('Amani')
  },
}

/** What is wrong, why, and how to right it, in the place of the hint. */
export const Invalid: Story = {
  args: {
    label: 'Number',
    value: '1042-17',
    isRequired: true,
    errorMessage: 'Only digits. Without the dash it is 104217.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: sampleText('Number') })).toBeInvalid()
  },
}

export const WithIcon: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'amani@example.org',
    icon: <Icon glyph={Mail} />,
  },
}

export const WithUnit: Story = { args: { label: 'Address', prefix: 'https://', suffix: '.example', value: 'lernen' } }

/** Too long stays whole: the count says by how much, the app says what to do. */
export const Counted: Story = {
  args: { label: 'Title', value: 'Load securing', maxLength: 20 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: sampleText('Title') })
    await userEvent.type(field, ' A-104 Hamburg Süd 2026')
    await expect(field).toHaveValue(`${sampleText('Load securing')} A-104 Hamburg Süd 2026`)
    await expect(field).toHaveAccessibleDescription(new RegExp(String(sampleText('Load securing').length + 3)))
  },
}

/** Can be read and copied; the hint says why it cannot be changed. */
export const ReadOnly: Story = {
  args: { label: 'Number', value: '104217', isReadOnly: true, description: 'Given by the HR system.' },
}

/** Focusable, and it says why. */
export const Unavailable: Story = { args: { label: 'Reason', disabledReason: 'A date is due first.' } }
