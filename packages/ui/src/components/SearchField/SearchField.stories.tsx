/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

/** Keeps the text, as the list around a search does. */
function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <SearchField
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
  title: 'Components/Fields/SearchField',
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Search people', placeholder: 'Name, e-mail or number', value: '', onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Searches once, when the typing rests for 300 ms; Enter does not wait. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: sampleText('Search people') })
    await userEvent.type(field, 'amani')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('amani'))
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

/** Beside a table the place says it already, and the page listens to the key. */
export const InAToolbar: Story = { args: { isLabelHidden: true, keyHint: '/' } }

export const Filled: Story = {
  args: { value: 'amani' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Busy: Story = { args: { value: 'amani', isBusy: true } }

export const Unavailable: Story = { args: { disabledReason: 'There are no people yet.' } }
