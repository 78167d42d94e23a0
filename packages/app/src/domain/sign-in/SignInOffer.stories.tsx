import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { messages } from '../../features/communication/messages.ts'
import { titles } from '../../routes/titles.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { SignInOffer } from './SignInOffer.tsx'

const meta = {
  title: 'Screens/communication, signed out',
  component: SignInOffer,
  decorators: [withWords({ title: titles.communication, sentence: messages.signedOut }), withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    title: 'Communication',
    sentence: 'Sign in to see your news and messages.',
    onSignIn: () => undefined,
  },
} satisfies Meta<typeof SignInOffer>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const SignedOut: StoryObj<typeof meta> = { parameters: screenLooks.whole }
