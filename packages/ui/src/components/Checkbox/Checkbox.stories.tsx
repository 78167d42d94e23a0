/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

/** Keeps the state, as the form around it does. */
function Controlled(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  const [isMixed, setMixed] = useState(props.isIndeterminate ?? false)
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      isIndeterminate={isMixed}
      onChange={(next) => {
        setSelected(next)
        setMixed(false)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Send a copy to the manager', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'On the day the certificate runs out.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(sampleText('Send a copy to the manager')))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Ticked: Story = { args: { isSelected: true } }

/** Some of what it stands for; a press chooses all. */
export const Mixed: Story = {
  args: { label: 'All 214 people', isIndeterminate: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Without consent nothing can be sent.' } }

/** Focusable, and it says why. */
export const Unavailable: Story = {
  args: { isSelected: true, disabledReason: 'Your unit decides this.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** In a row of a table: the row is the label, the whole cell the target. */
export const InACell: Story = { args: { label: 'Select Amani Juma', isLabelHidden: true, isSelected: true } }
