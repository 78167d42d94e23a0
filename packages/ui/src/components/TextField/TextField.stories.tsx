import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Keeps the text, as the form around a field does. */
function Kept(props: TextFieldProps) {
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
  title: 'Components/TextField',
  component: TextField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Given name', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'As it stands on certificates.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Given name' })
    await expect(field).toHaveAccessibleDescription('As it stands on certificates.')
    await userEvent.type(field, 'Amani')
    await expect(args.onChange).toHaveBeenLastCalledWith('Amani')
  },
}

/** What is wrong, why, and how to right it, in the place of the hint. */
export const Invalid: Story = {
  args: {
    label: 'Least score',
    value: '120',
    suffix: '%',
    inputMode: 'numeric',
    isRequired: true,
    errorMessage: 'At most 100 %. With 15 questions, 80 % are twelve right answers.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Least score' })).toBeInvalid()
  },
}

export const Password: Story = {
  args: { label: 'Password', type: 'password', value: 'somo', autoComplete: 'current-password', isRequired: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('somo')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
  },
}

export const SeveralLines: Story = { args: { label: 'Reason', isMultiline: true, description: 'The person reads it.' } }

export const WithIcon: Story = {
  args: {
    label: 'Search people',
    type: 'search',
    placeholder: 'Name, e-mail or number',
    icon: <Icon glyph={Search} />,
  },
}

/** Can be read and copied; the hint says why it cannot be changed. */
export const ReadOnly: Story = {
  args: { label: 'Number', value: '104217', isReadOnly: true, description: 'Given by the HR system.' },
}
