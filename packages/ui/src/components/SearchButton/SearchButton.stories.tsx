/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { SearchButton } from './SearchButton.tsx'

const meta = {
  title: 'Components/Actions/SearchButton',
  component: SearchButton,
  args: { label: 'Search', keys: 'Ctrl K', onPress: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 208 }}>{Story()}</div>],
} satisfies Meta<typeof SearchButton>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const WithKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Search') }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

/** Where there is no keyboard. */
export const WithoutKeys: Story = { render: () => <SearchButton label="Search" /> }

/** On a Mac. */
export const OnAMac: Story = { args: { keys: '⌘ K' } }

/** Long words wrap. */
export const LongWords: Story = { args: { label: 'Tafuta watu, masomo na kurasa zote', keys: 'Ctrl K' } }
