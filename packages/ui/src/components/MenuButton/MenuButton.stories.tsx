/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, ChevronDown, Ellipsis, LogOut, Network, UserRound } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleText, sampleTextPattern } from '../../testing/samples/sampleText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from './MenuButton.tsx'

const icon = (Glyph: typeof Bell) => <Icon glyph={Glyph} />

const onRemind = fn()
const onSelect = fn()

const meta = {
  title: 'Components/Actions/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions',
    variant: 'outline',
    children: 'Actions',
    sections: [
      {
        id: 'people',
        items: [
          { id: 'remind', label: 'Remind', icon: icon(Bell), onAction: onRemind },
          { id: 'move', label: 'Move to a unit', icon: icon(Network), description: 'Progress stays' },
        ],
      },
      {
        id: 'profile',
        label: 'Person',
        items: [{ id: 'open', label: 'Open the profile', icon: icon(UserRound), href: '/my-profile' }],
      },
    ],
  },
} satisfies Meta<typeof MenuButton>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Actions') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: sampleText('Remind') }))
    await expect(onRemind).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Actions') })).toHaveFocus())
  },
}

/** Opened by the arrow: the first entry has the focus, letters find entries, Escape leaves. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleText('Remind') })).toHaveFocus())
    await userEvent.keyboard(sampleText('Open the profile').charAt(0).toLowerCase())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: sampleText('Open the profile') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleText('Actions') })).toHaveFocus())
  },
}

/** One of several, told as a choice. */
export const Choice: Story = {
  args: {
    label: 'Theme',
    children: <>Theme {icon(ChevronDown)}</>,
    sections: [
      {
        id: 'theme',
        label: 'Theme',
        selection: { selected: 'default', onSelect },
        items: [
          { id: 'default', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      },
      { id: 'session', items: [{ id: 'logOut', label: 'Log out', icon: icon(LogOut) }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleTextPattern('Theme') }))
    await expect(await screen.findByRole('menuitemradio', { name: sampleText('Light') })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: sampleText('Dark') }))
    await expect(onSelect).toHaveBeenCalledWith('dark')
  },
}

/** The trigger is one symbol; the name stands in `label`. */
export const OnlyIcon: Story = {
  args: { label: 'More actions for Amina Okafor', isSquare: true, children: icon(Ellipsis), placement: 'bottom end' },
}
