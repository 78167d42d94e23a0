import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withSession } from '../../testing/withSession.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { SessionNotice } from './SessionNotice.tsx'

const meta = {
  title: 'Screens/session notices',
  component: SessionNotice,
  parameters: screenLooks.state,
  decorators: [withTexts, withSession],
  args: { news: { kind: 'stale' }, onSignIn: () => undefined },
} satisfies Meta<typeof SessionNotice>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The session cannot be renewed just now. */
export const Stale: Story = { parameters: screenLooks.whole }
/** Two minutes before the end that no renewal moves. */
export const Ending: Story = { args: { news: { kind: 'ending', endsAt: Date.UTC(2026, 10, 24, 17, 30) } } }
/** The dialog was closed; what was typed is still there. */
export const Ended: Story = { args: { news: { kind: 'ended' } } }
export const WrongClock: Story = { args: { news: { kind: 'clock' } } }
