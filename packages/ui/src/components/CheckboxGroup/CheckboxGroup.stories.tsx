/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

/** Keeps the choice, as the form around it does. */
function Controlled(props: CheckboxGroupProps) {
  const [chosen, setChosen] = useState(props.selectedKeys)
  return (
    <CheckboxGroup
      {...props}
      selectedKeys={chosen}
      onSelectionChange={(next) => {
        setChosen(next)
        props.onSelectionChange(next)
      }}
    />
  )
}

const items = [
  { id: 'en', label: 'English' },
  { id: 'de', label: 'Deutsch', description: 'Soft hyphens stand in long words.' },
  { id: 'sw', label: 'Kiswahili' },
]

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Languages of the course', items, selectedKeys: ['de'], onSelectionChange: fn() },
} satisfies Meta<typeof CheckboxGroup>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'Learners see it in the first that fits.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Kiswahili'))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(['de', 'sw'])
  },
}

/** One that stands for all of them. */
export const WithAll: Story = {
  args: { selectAllLabel: 'All languages' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: sampleText('All languages') })).toBePartiallyChecked()
    await userEvent.click(canvas.getByText(sampleText('All languages')))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(['en', 'de', 'sw'])
  },
}

export const Invalid: Story = {
  args: { selectedKeys: [], isRequired: true, errorMessage: 'A course needs at least one language.' },
}

/** A group has no aria-required: its description says that an answer is required. */
export const Required: Story = {
  args: { isRequired: true, description: 'Learners see it in the first that fits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^\(.+\) ./)
  },
}

export const OneNotPossible: Story = {
  args: { items: items.map((item) => (item.id === 'sw' ? { ...item, disabledReason: 'Not translated yet.' } : item)) },
}

export const Unavailable: Story = { args: { disabledReason: 'The course is published already.' } }
