/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Columns3, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const icon = (Glyph: typeof X) => <Icon glyph={Glyph} />

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close menu', icon: icon(X), onPress: fn() },
} satisfies Meta<typeof IconButton>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Close menu') }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Outline: Story = { args: { variant: 'outline', label: 'Choose columns', icon: icon(Columns3) } }

/** Stays in force until pressed again. */
export const Toggle: Story = {
  args: { label: 'Only unread', icon: icon(Bell), isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: sampleText('Only unread'), pressed: true })).toBeVisible()
  },
}

/** The reason stands beside it, and is read with it. */
export const Disabled: Story = {
  render: (args) => (
    <>
      <IconButton {...args} label="Previous person" disabledReasonId="first-of-list" />
      <span id="first-of-list">This is the first person of the list.</span>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: sampleText('Previous person') })).toHaveAccessibleDescription(
      sampleText('This is the first person of the list.'),
    )
  },
}

export const Pending: Story = { args: { isPending: true, label: 'Load again' } }
