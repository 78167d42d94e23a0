/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './comboBoxTypes.ts'
import { peopleNamed } from './samplePeople.ts'

/** The list is fetched when it is first asked for. */
const arrival = { timeout: 10_000 }

/** Keeps the choice and answers the search, as the screen around a field does. */
function Controlled(props: ComboBoxProps) {
  const [selected, setSelected] = useState(props.selected)
  const [items, setItems] = useState(props.items)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <ComboBox
        {...props}
        items={items}
        selected={selected}
        onSelectionChange={(option) => {
          setSelected(option)
          props.onSelectionChange(option)
        }}
        onSearch={(text) => {
          setItems(props.isLoading === true || props.loadError !== undefined ? [] : peopleNamed(text))
          props.onSearch(text)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Person', items: [], selected: null, onSelectionChange: fn(), onSearch: fn() },
} satisfies Meta<typeof ComboBox>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const open = async (): Promise<void> => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
}

/** Opening searches once for all, typed letters after a short pause; the mouse or Enter takes one. */
export const Searched: Story = {
  args: { description: 'Name or e-mail.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: sampleTextPattern('Person') }), 'am')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2), arrival)
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await expect(args.onSearch).toHaveBeenNthCalledWith(1, '')
    await expect(args.onSearch).toHaveBeenNthCalledWith(2, 'am')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: sampleTextPattern('Person') })).toHaveValue('Amos Kariuki')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** The choice keeps its words, whatever is searched for meanwhile. */
export const Chosen: Story = {
  args: { selected: { id: 'farida', label: 'Farida Mwangi' } },
  play: async () => {
    await open()
    await waitFor(
      () => expect(screen.getByRole('option', { name: /^Farida/ })).toHaveAttribute('aria-selected', 'true'),
      arrival,
    )
  },
}

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: sampleTextPattern('Person') }), 'xy')
    await waitFor(() => expect(document.querySelector('[data-part="empty"]')).not.toBeNull(), arrival)
  },
}

export const OnItsWay: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await open()
    await waitFor(
      () =>
        expect(canvas.getByRole('combobox', { name: sampleTextPattern('Person') })).toHaveAttribute(
          'aria-busy',
          'true',
        ),
      arrival,
    )
  },
}

/** The search failed; trying again is one press. */
export const Failed: Story = {
  args: { loadError: 'The directory does not answer.' },
  play: async () => {
    await open()
    await waitFor(
      () => expect(document.querySelector('[data-part="popup"] [data-part="failure"]')).not.toBeNull(),
      arrival,
    )
  },
}

export const MoreToLoad: Story = {
  args: { hasMore: true, onLoadMore: fn() },
  play: async ({ args }) => {
    await open()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4), arrival)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose a person.' } }

/** Focusable, and it says what is missing. */
export const Unavailable: Story = { args: { disabledReason: 'Choose a unit first.' } }
