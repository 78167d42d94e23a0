import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { SampleCompletion } from './SampleCompletion.tsx'
import { SamplePreview } from './SamplePreview.tsx'

const meta: Meta = {
  title: 'Visual/FormPage',
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

export const Refused: StoryObj = { render: () => <SampleCompletion state="refused" /> }
export const WithPreview: StoryObj = { render: () => <SamplePreview /> }
