/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StarRating, type StarRatingProps } from './StarRating.tsx'
import { StarRatingDisplay } from './StarRatingDisplay.tsx'

/** Keeps the rating, as the page around it does. */
function Controlled(props: StarRatingProps) {
  const [value, setValue] = useState(props.value)
  return (
    <StarRating
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/StarRating',
  component: StarRating,
  render: (args) => <Controlled {...args} />,
  args: { label: 'How helpful was the course', value: null, onChange: fn() },
} satisfies Meta<typeof StarRating>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'Others see the mean, never who rated.' },
  play: async ({ canvas, args }) => {
    const [, , , fourth] = canvas.getAllByRole('radio')
    if (fourth === undefined) throw new Error('There is no fourth star.')
    await userEvent.click(fourth)
    await expect(args.onChange).toHaveBeenCalledWith(4)
  },
}

/** Can be taken back. */
export const Given: Story = {
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onChange).toHaveBeenCalledWith(null)
  },
}

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'A rating is due to go on.' } }

/** Focusable, and it says why. */
export const Unavailable: Story = { args: { value: 4, disabledReason: 'The course is not finished.' } }

/** Stars that others gave, drawn to the nearest half. */
export const Display: Story = { render: () => <StarRatingDisplay value={3.6} detail="(23)" /> }

/** In a card one star stands before the mean. */
export const DisplayOfOneStar: Story = { render: () => <StarRatingDisplay value={3.6} variant="one" /> }
