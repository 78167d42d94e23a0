import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, openStory } from '../../../../../.storybook/stateStories.ts'
import { Page } from '../Page/Page.tsx'
import { AppShell } from './AppShell.tsx'
import { longGroups, sampleAccount, sampleActions, sampleGroups } from './sampleMenu.tsx'

const meta: Meta = {
  title: 'Visual/AppShell',
  tags: ['visual'],
  parameters: {
    ...visual({ hasDensities: true, locales: ['de', 'sw'], viewports: [360, 899, 900, 1440], primaries: ['#f5c400'], hasRtl: true }),
    layout: 'fullscreen',
  },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const brand = { name: 'Somo', unitName: 'Uferwerk Logistik', href: '/dashboard' }
const bottomItemIds = ['dashboard', 'media', 'catalogue', 'my-certificates']

export const Usual: StoryObj = {
  render: () => (
    <AppShell brand={brand} groups={sampleGroups('dashboard')} account={sampleAccount} topBarActions={sampleActions} bottomItemIds={bottomItemIds}>
      <Page title="Good morning, Amani." lead="One briefing is overdue, two things are due by Monday.">
        {null}
      </Page>
    </AppShell>
  ),
}

export const LongWords: StoryObj = {
  render: () => (
    <AppShell brand={brand} groups={longGroups} account={sampleAccount} topBarActions={sampleActions} bottomItemIds={bottomItemIds}>
      <Page title="Guten Morgen">{null}</Page>
    </AppShell>
  ),
}

export const Focus = focusStory(meta, Usual)

/** The whole menu on a phone. */
export const WholeMenu: StoryObj = {
  ...openStory(meta, Usual, { control: ({ texts }) => texts.more, modes: { themes: [], viewports: [360], hasForcedColors: false } }),
  // Wider windows have no such button.
  globals: { viewport: { value: 'mobile1' } },
}

/** Where the menu stands beside the page, the account's own menu opens from its foot. */
export const AccountMenu = openStory(meta, Usual, { control: /Amani Juma/, role: 'menu' })
