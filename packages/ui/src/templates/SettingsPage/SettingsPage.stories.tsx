import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SampleSettings } from './SampleSettings.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const meta = {
  title: 'Templates/SettingsPage',
  component: SettingsPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Settings', indexLabel: 'Sections', sections: [] },
  decorators: [(Story) => <main style={{ minBlockSize: '100dvh', display: 'grid' }}><Story /></main>],
} satisfies Meta<typeof SettingsPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Ruled sections and their index; each row says what is in force by itself. */
export const Usual: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas }) => {
    const index = canvas.getByRole('navigation', { name: 'Sections' })
    await expect(within(index).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('region', { name: 'Ratings' })).toHaveAttribute('id', 'ratings')
  },
}

/** One change brings the bar; discarding takes both back. */
export const Changed: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas }) => {
    const reminders = canvas.getByRole('switch', { name: 'Send reminders' })
    await userEvent.click(reminders)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Settings not saved' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(reminders).toBeChecked()
    await userEvent.click(reminders)
  },
}

/** Only sections with a hit stay, in the index too. */
export const Searched: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search settings' }), 'language')
    await waitFor(() => expect(within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')).toHaveLength(1))
    await expect(canvas.queryByRole('region', { name: 'Ratings' })).toBeNull()
  },
}

/** A search without a hit. */
export const NothingFound: Story = {
  render: () => <SampleSettings query="colour" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No setting for “colour”' })).toBeVisible()
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SampleSettings />,
}
