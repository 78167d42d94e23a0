/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Banner, BannerAction } from '../Banner/Banner.tsx'
import { Page } from '../Page/Page.tsx'
import { Text } from '../Text/Text.tsx'
import { AppShell } from './AppShell.tsx'
import { longGroups, sampleAccount, sampleActions, sampleGroups } from './sampleMenu.tsx'

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Somo', unitName: 'Uferwerk Logistik', href: '/dashboard' },
    groups: sampleGroups('dashboard'),
    account: sampleAccount,
    topBarActions: sampleActions,
    bottomItemIds: ['dashboard', 'media', 'catalogue', 'my-certificates'],
    children: (
      <Page title="Good morning, Amani." lead="One briefing is overdue, two things are due by Monday.">
        <Text>Nothing after that until 9 December.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The index tab of the current page runs into the page. */
export const Dashboard: Story = {
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    const menu = canvas.getByRole('navigation', { name: texts.mainMenu })
    await expect(menu.querySelectorAll('[aria-current="page"]')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Catalogue') }))
    await expect(document.documentElement.dataset['lastNavigation']).toBe('/catalogue')
  },
}

/** The first Tab offers the way past the menu. */
export const SkipLink: Story = {
  play: async ({ canvas, globals }) => {
    const { texts } = await storyWords(globals)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: texts.skipToContent })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const AnotherPage: Story = { args: { groups: sampleGroups('task-management') } }

/** A notice for the whole product. */
export const WithBanner: Story = {
  args: {
    banner: (
      <Banner tone="info" action={<BannerAction onPress={() => undefined}>Try again</BannerAction>}>
        You are offline. What you see is from 08:12.
      </Banner>
    ),
  },
}

/** German words wrap; nothing is cut. */
export const LongWords: Story = {
  args: {
    groups: longGroups,
    brand: { name: 'Somo', unitName: 'Binnenschifffahrtsgenossenschaft Oberrhein', href: '/dashboard' },
  },
}
