import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { Dashboard } from './Dashboard.tsx'
import { germanDashboard, swahiliDashboard } from './dashboardWords.ts'

const meta: Meta = {
  title: 'Templates/Overview of a learner',
  tags: ['visual'],
  parameters: {
    ...visual({ viewports: [1440, 360, 320], hasEveryTheme: true, primaries: ['#0f7b3f', '#f5c400'], hasRtl: true }),
    layout: 'fullscreen',
  },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const German: StoryObj = {
  render: () => <Dashboard words={germanDashboard} />,
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guten Morgen, Amina.' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Was ansteht' }).children).toHaveLength(5)
  },
}

export const Swahili: StoryObj = {
  render: () => <Dashboard words={swahiliDashboard} />,
  globals: { locale: 'sw' },
}
