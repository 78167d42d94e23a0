import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { SampleImport } from './SampleImport.tsx'

const meta: Meta = {
  title: 'Visual/WizardPage',
  tags: ['visual'],
  parameters: { ...visual({ locales: ['de', 'sw'], viewports: [320, 360, 1440], hasRtl: true }), layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Columns: StoryObj = { render: () => <SampleImport step="columns" hasFile /> }
export const DryRun: StoryObj = { render: () => <SampleImport step="dry-run" hasFile /> }
