import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { Catalogue } from './Catalogue.tsx'

const meta: Meta = {
  title: 'Templates/Catalogue',
  tags: ['visual'],
  parameters: { ...visual({ viewports: [1440, 360, 320], hasEveryTheme: true, hasRtl: true }), layout: 'fullscreen' },
  globals: { locale: 'de' },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Searched: StoryObj = {
  render: () => <Catalogue />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Angebote' })).toBeVisible())
  },
}
