/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

/** Keeps the choice, as the form around it does. */
function Controlled(props: RadioGroupProps) {
  const [chosen, setChosen] = useState(props.selectedKey)
  return (
    <RadioGroup
      {...props}
      selectedKey={chosen}
      onSelectionChange={(next) => {
        setChosen(next)
        props.onSelectionChange(next)
      }}
    />
  )
}

const items = [
  { id: 'parts', label: 'All 8 parts are seen' },
  { id: 'test', label: 'The test is passed', description: 'The parts before it stay free to choose.' },
  { id: 'person', label: 'An examiner agrees' },
]

const meta = {
  title: 'Components/Fields/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: { label: 'The course is finished when', items, selectedKey: 'test', onSelectionChange: fn() },
} satisfies Meta<typeof RadioGroup>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(sampleText('An examiner agrees')))
    await expect(args.onSelectionChange).toHaveBeenCalledWith('person')
  },
}

/** Only where all answers are a word or two. */
export const SideBySide: Story = {
  args: {
    label: 'Corners',
    orientation: 'horizontal',
    selectedKey: 'soft',
    items: [
      { id: 'clear', label: 'Clear' },
      { id: 'soft', label: 'Soft' },
      { id: 'round', label: 'Round' },
    ],
  },
}

export const Invalid: Story = {
  args: { selectedKey: null, isRequired: true, errorMessage: 'Without it nobody can finish the course.' },
}

export const OneNotPossible: Story = {
  args: {
    items: items.map((item) =>
      item.id === 'person' ? { ...item, disabledReason: 'The unit has no examiner.' } : item,
    ),
  },
}

export const Unavailable: Story = { args: { disabledReason: 'The course is published already.' } }
