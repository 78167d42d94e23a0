/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { TokenField } from './TokenField.tsx'
import type { TokenFieldProps, TokenSuggestion } from './tokenFieldTypes.ts'

/** Keeps the entries, as the form around a field does. */
function Controlled(props: TokenFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 472, minBlockSize: 240 }}>
      <TokenField
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

const people: readonly TokenSuggestion[] = [
  { id: 'u1', label: 'Amani Juma', description: 'Lager Süd' },
  { id: 'u2', label: 'Amina Said', description: 'Lager Nord' },
  { id: 'u3', label: 'Miriam Schäfer', description: 'Personal' },
  { id: 'u4', label: 'Lukas Brandt', description: 'Lager Süd' },
]
const tag = (label: string) => ({ id: label, label })

const meta = {
  title: 'Components/Fields/TokenField',
  component: TokenField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Tags', value: [], onChange: fn() },
} satisfies Meta<typeof TokenField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Enter and comma add, Backspace goes to the last entry and then takes it away. */
export const Tags: Story = {
  args: { value: [tag('ADR'), tag('HACCP')], description: 'They help to find the medium.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: sampleText('Tags') })
    await userEvent.type(input, 'WLTP,Verzurren{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('row', { name: 'Verzurren' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(input).toHaveFocus()
  },
}

/** A whole line of addresses can be pasted; what is wrong is marked and stays. */
export const Recipients: Story = {
  args: { label: 'Recipients', kind: 'email', value: [tag('amani.juma@uferwerk.example')] },
  play: async ({ canvas, globals }) => {
    const { files } = await storyWords(globals)
    await userEvent.click(canvas.getByRole('textbox', { name: sampleText('Recipients') }))
    await userEvent.paste('Miriam <miriam@uferwerk.example>, lukas@, amani.juma@uferwerk.example')
    await expect(canvas.getByRole('row', { name: files.tokenInvalid('lukas@', files.notAnAddress) })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: files.tokenInvalid('amani.juma@uferwerk.example', files.duplicate) }),
    ).toBeVisible()
  },
}

/** People are offered while one types; accents and case do not matter. */
export const WithSuggestions: Story = {
  args: { label: 'People', suggestions: people },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: sampleText('People') })
    await userEvent.type(input, 'schafer')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'u3', label: 'Miriam Schäfer' }])
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The app has a rule of its own. */
export const OwnRule: Story = {
  args: {
    value: [tag('ADR'), tag('everything about loading and unloading')],
    validate: ({ label }) => (label.length > 20 ? sampleText('longer than 20 characters') : undefined),
  },
}

export const Disabled: Story = { args: { value: [tag('ADR')], disabledReason: 'The medium is being published.' } }
