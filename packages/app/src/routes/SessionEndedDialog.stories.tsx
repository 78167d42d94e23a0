import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'

const meta = {
  title: 'Screens/session ended under unsaved changes',
  component: SessionEndedDialog,
  decorators: [withTexts],
  args: { isOpen: true, isAsking: false, onClose: () => undefined, onSignIn: () => undefined, onGiveUp: () => undefined },
} satisfies Meta<typeof SessionEndedDialog>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
/** The window for signing in is open beside it. */
export const Asking: Story = { args: { isAsking: true } }
/** The browser refused the window. */
export const Blocked: Story = { args: { link: '/oidc/auth' } }
