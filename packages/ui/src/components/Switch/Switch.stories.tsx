/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Switch, type SwitchProps } from './Switch.tsx'

/** Keeps the state, as the setting behind a switch does. */
function Controlled(props: SwitchProps) {
  const [isOn, setOn] = useState(props.isSelected)
  return (
    <Switch
      {...props}
      isSelected={isOn}
      onChange={(next) => {
        setOn(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Send reminders', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Switch>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(sampleText('Send reminders')))
    await expect(canvas.getByRole('switch', { name: sampleText('Send reminders') })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const On: Story = {
  args: { isSelected: true, description: 'In the morning, at most one a day.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Unavailable: Story = {
  args: { isSelected: true, disabledReason: 'Your unit decides this.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(sampleText('Send reminders')))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LongLabel: Story = {
  args: {
    label: 'Erinnerungen an Unterweisungen und Zertifikatsverlängerungen senden',
    description: 'Morgens, höchstens eine am Tag.',
  },
  decorators: [
    (Story) => (
      <div lang="de" style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
}
