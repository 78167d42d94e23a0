/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

/** Keeps the text, as the form around a field does. */
function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 472 }}>
      <PasswordField
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
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Password', value: 'somo', isRequired: true, onChange: fn() },
} satisfies Meta<typeof PasswordField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Can be shown. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox', { name: sampleText('Password') })).toHaveValue('somo')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText(sampleTextPattern('Password'), { selector: 'input' })).toHaveAttribute(
      'type',
      'password',
    )
  },
}

export const New: Story = {
  args: {
    label: 'New password',
    value: '',
    autoComplete: 'new-password',
    description: 'At least twelve characters; words are fine.',
  },
}

export const Invalid: Story = { args: { errorMessage: 'Name and password do not belong together.' } }

/** Told where somebody would look for the mistake. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(sampleTextPattern('Password'), { selector: 'input' })
    field.focus()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
    await expect(await canvas.findByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Unavailable: Story = { args: { disabledReason: 'Signing in goes by the company’s page.' } }
