/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const corners = [
  { id: 'clear', label: 'Clear' },
  { id: 'soft', label: 'Soft' },
  { id: 'round', label: 'Round' },
]

const meta = {
  title: 'Components/Navigation/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Corners', items: corners, selectedKey: 'soft', onSelectionChange: () => undefined },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.selectedKey)
    return <SegmentedControl {...args} selectedKey={chosen} onSelectionChange={setChosen} />
  },
} satisfies Meta<typeof SegmentedControl>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** All in view, in force at once. */
export const Words: Story = {
  args: { description: 'Of buttons, fields and chips.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Round') }))
    await expect(canvas.getByRole('radio', { name: sampleText('Round') })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: sampleText('Soft') })).toBeChecked()
  },
}

/** Symbols everybody knows, beside a word. */
export const Icons: Story = {
  args: {
    label: 'Preview',
    isLabelHidden: true,
    selectedKey: 'both',
    items: [
      { id: 'default', label: 'Light', icon: <Icon glyph={Sun} />, isIconOnly: true },
      { id: 'dark', label: 'Dark', icon: <Icon glyph={Moon} />, isIconOnly: true },
      { id: 'both', label: 'Both' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: sampleText('Dark') })).not.toBeChecked()
  },
}

/** As wide as its column. */
export const Wide: Story = {
  args: { fullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
}

/** Not possible now: it can be reached and says why. */
export const Disabled: Story = { args: { disabledReason: 'The default unit decides this.' } }
