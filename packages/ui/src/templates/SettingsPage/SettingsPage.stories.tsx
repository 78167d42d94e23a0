import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { SampleSettings } from './SampleSettings.tsx'
import { settingsWords } from './sampleSettingsWords.ts'
import { SettingsPage } from './SettingsPage.tsx'

const meta = {
  title: 'Templates/SettingsPage',
  component: SettingsPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Settings', indexLabel: 'Sections', sections: [] },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SettingsPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Ruled sections and their index; each row says what is in force by itself. */
export const Usual: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas, globals }) => {
    const { sections, ratings } = inStoryLanguage(globals, settingsWords)
    const index = canvas.getByRole('navigation', { name: sections })
    await expect(within(index).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('region', { name: ratings.title })).toHaveAttribute('id', 'ratings')
  },
}

/** One change brings the bar; discarding takes both back. */
export const Changed: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas, globals }) => {
    const texts = inStoryLanguage(globals, settingsWords)
    const reminders = canvas.getByRole('switch', { name: texts.reminders.label })
    await userEvent.click(reminders)
    await waitFor(() => expect(canvas.getByRole('region', { name: texts.unsaved })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.discard }))
    await expect(reminders).toBeChecked()
    await userEvent.click(reminders)
  },
}

/** Only sections with a hit stay, in the index too. */
export const Searched: Story = {
  render: () => <SampleSettings />,
  play: async ({ canvas, globals }) => {
    const { search, searched, sections, ratings } = inStoryLanguage(globals, settingsWords)
    await userEvent.type(canvas.getByRole('searchbox', { name: search }), searched)
    await waitFor(() =>
      expect(within(canvas.getByRole('navigation', { name: sections })).getAllByRole('link')).toHaveLength(1),
    )
    await expect(canvas.queryByRole('region', { name: ratings.title })).toBeNull()
  },
}

/** A search without a hit. */
export const NothingFound: Story = {
  render: (_, { globals }) => <SampleSettings query={inStoryLanguage(globals, settingsWords).unknown} />,
  play: async ({ canvas, globals }) => {
    const { nothing, unknown } = inStoryLanguage(globals, settingsWords)
    await expect(canvas.getByRole('heading', { level: 2, name: nothing(unknown) })).toBeVisible()
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SampleSettings />,
}
