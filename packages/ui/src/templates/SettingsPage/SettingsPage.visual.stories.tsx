import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { SampleSettings } from './SampleSettings.tsx'

const meta: Meta = {
  title: 'Visual/SettingsPage',
  tags: ['visual'],
  parameters: { ...visual({ viewports: [320, 360, 1440], hasRtl: true }), layout: 'fullscreen' },
  decorators: [(Story) => <main style={{ minBlockSize: '100dvh', display: 'grid' }}><Story /></main>],
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Changed: StoryObj = {
  render: () => <SampleSettings />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Learners may rate courses' }))
  },
}
export const NothingFound: StoryObj = { render: () => <SampleSettings query="colour" /> }
