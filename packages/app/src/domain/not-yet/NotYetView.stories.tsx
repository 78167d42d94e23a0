import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { NotYetView } from './NotYetView.tsx'

const meta = {
  title: 'Screens/not built yet',
  component: NotYetView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: { title: titles.catalogue },
} satisfies Meta<typeof NotYetView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const NotYet: StoryObj<typeof meta> = { parameters: screenLooks.whole }
