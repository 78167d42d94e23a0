import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { SignInOffer } from './SignInOffer.tsx'

const meta = {
  title: 'Screens/communication, signed out',
  component: SignInOffer,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Communication',
    sentence: 'News and messages for you stand here as soon as you are signed in.',
    onSignIn: () => undefined,
  },
} satisfies Meta<typeof SignInOffer>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const SignedOut: StoryObj<typeof meta> = {}
