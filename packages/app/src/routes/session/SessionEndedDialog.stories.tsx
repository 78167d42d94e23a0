import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'

const meta = {
  title: 'Screens/session ended under unsaved changes',
  component: SessionEndedDialog,
  parameters: screenLooks.state,
  decorators: [withTexts],
  args: {
    isOpen: true,
    isAsking: false,
    onClose: () => undefined,
    onSignIn: () => undefined,
    onGiveUp: () => undefined,
  },
} satisfies Meta<typeof SessionEndedDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { parameters: screenLooks.whole }
/** The window for signing in is open beside it. */
export const Asking: Story = { args: { isAsking: true } }
/** The browser refused the window. */
export const Blocked: Story = { args: { link: '/oidc/auth' } }
