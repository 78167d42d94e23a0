/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Slider, type SliderProps } from './Slider.tsx'

/** Keeps the value, as the form around a slider does. */
function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 372 }}>
      <Slider
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

const percent = (value: number): string => `${value} %`

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Brake', value: 8, max: 20, formatValue: percent, onChange: fn() },
} satisfies Meta<typeof Slider>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { description: 'An import that would end more contracts stops.' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: sampleText('Brake') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalledWith(8)
  },
}

/** Places of the scale that have a name. */
export const WithMarks: Story = { args: { marks: [{ value: 5, label: 'usual' }, { value: 12 }] } }

export const Invalid: Story = { args: { value: 20, errorMessage: 'At 20 % nothing is ever stopped.' } }

/** Focusable, and it says why. */
export const Unavailable: Story = { args: { disabledReason: 'The default unit decides this.' } }
