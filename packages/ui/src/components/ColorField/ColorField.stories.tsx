/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

/** Keeps the colour, as the form around a field does. */
function Controlled(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 372 }}>
      <ColorField
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
  title: 'Components/Fields/ColorField',
  component: ColorField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Primary colour', value: '#d9480f', onChange: fn() },
} satisfies Meta<typeof ColorField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** What becomes of a primary colour, in words and in both themes. */
export const PrimaryColour: Story = {
  args: { usage: 'brand' },
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    await expect(canvas.getByRole('textbox', { name: sampleText('Primary colour') })).toHaveAccessibleDescription(
      expect.stringContaining(files.darker('#d54405')),
    )
  },
}

/** Three digits are a colour too, and are written as six. */
export const Typed: Story = {
  args: { label: 'Colour of the badge' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: sampleText('Colour of the badge') })
    await userEvent.clear(input)
    await userEvent.type(input, 'F40')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff4400')
    await userEvent.tab()
    await expect(input).toHaveValue('#ff4400')
  },
}

/** From the palette: by hand, by keys, or one of the samples. */
export const FromThePalette: Story = {
  args: { usage: 'brand', value: '#5761ee' },
  play: async ({ canvas, args, globals }) => {
    const { files } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('button', { name: `${sampleText('Primary colour')}: ${files.openPicker}` }))
    await screen.findByRole('dialog', { name: sampleText('Primary colour') })
    await userEvent.click(screen.getAllByRole('option')[2] ?? canvas.getByRole('textbox'))
    await expect(args.onChange).toHaveBeenLastCalledWith('#f5c400')
  },
}

/** What is no colour stays as it was typed, and the field says so. */
export const NoColour: Story = {
  args: { value: 'brick' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabledReason: 'The colour comes from the default unit Uferwerk Logistik.' } }
