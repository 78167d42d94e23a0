import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { ErrorPageView } from './ErrorPageView.tsx'
import type { ErrorPageViewProps } from './ErrorPageView.tsx'

const args: ErrorPageViewProps = {
  arrival: { reason: 'not-found', from: '/media/ladungssicherung' },
  isSignedIn: true,
  onBack: () => undefined,
  onSignIn: () => undefined,
  onReload: () => undefined,
}

const meta = {
  title: 'Screens/error-page',
  component: ErrorPageView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } } },
  args,
} satisfies Meta<typeof ErrorPageView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
/** The first page of a visit, and nobody is signed in. */
export const SignedOut: Story = { args: { isSignedIn: false, onBack: null } }
/** An address as long as may be shown. */
export const LongAddress: Story = { args: { arrival: { reason: 'not-found', from: `/${'endless-'.repeat(24)}` } } }
export const Session: Story = { args: { arrival: { reason: 'session', from: null }, isSignedIn: false } }
export const Offline: Story = { args: { arrival: { reason: 'offline', from: null } } }
export const Server: Story = { args: { arrival: { reason: 'server', from: null } } }
export const Embedded: Story = { args: { arrival: { reason: 'embed', from: null } } }
export const Unknown: Story = { args: { arrival: { reason: 'unknown', from: null } } }
