import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { SampleSettings } from './SampleSettings.tsx'
import { settingsWords } from './sampleSettingsWords.ts'

const meta: Meta = {
  title: 'Visual/SettingsPage',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 360, 1440], hasRtl: true }), layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Changed: StoryObj = {
  render: () => <SampleSettings />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('switch', { name: inStoryLanguage(globals, settingsWords).ratings.label }))
  },
}
export const NothingFound: StoryObj = {
  render: (_, { globals }) => <SampleSettings query={inStoryLanguage(globals, settingsWords).unknown} />,
}
