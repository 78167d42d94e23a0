import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { Palette } from './Palette.tsx'

const meta = {
  title: 'Screens/frame/palette',
  component: Palette,
  decorators: [withTexts, withAddresses],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    roles: ['LEARNER'],
    language: { offered: allowedLocales, selected: 'en', onSelect: fn() },
    theme: { selected: 'default', onSelect: fn() },
    onSignOut: fn(),
  },
} satisfies Meta<typeof Palette>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed: every page of the menu, then the actions. */
export const Open: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const AllRoles: Story = { args: { roles: ['ADMIN', 'EDUCATION_MANAGER', 'LEARNER'] } }

/** What matches what was typed, the first of it at hand. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 's')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant'))
  },
}

/** By the keyboard alone: typed, and the action is done with Enter. */
export const Typed: Story = {
  globals: { locale: 'en' },
  // When it is done the field is empty again.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'violet{Enter}')
    await waitFor(() => expect(args.theme.onSelect).toHaveBeenCalledWith('dark'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
