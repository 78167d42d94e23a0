import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ErrorPageView } from './ErrorPageView.tsx'
import type { ErrorPageViewProps } from './ErrorPageView.tsx'

const args: ErrorPageViewProps = {
  arrival: { reason: 'not-found', from: '/media/ladungssicherung', reference: null },
  isSignedIn: true,
  supportEmail: null,
  onBack: () => undefined,
  onSignIn: () => undefined,
  onReload: () => undefined,
}

const meta = {
  title: 'Screens/error-page',
  component: ErrorPageView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args,
} satisfies Meta<typeof ErrorPageView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

const nothing = { from: null, reference: null }

export const NotFound: Story = { parameters: screenLooks.whole }
/** The first page of a visit, and nobody is signed in. */
export const SignedOut: Story = { args: { isSignedIn: false, onBack: null } }
/** An address as long as may be shown. */
export const LongAddress: Story = {
  args: { arrival: { reason: 'not-found', from: `/${'endless-'.repeat(24)}`, reference: null } },
}
/** The server refused what the page asked for; its request id is the reference. */
export const Forbidden: Story = {
  args: {
    arrival: { reason: 'forbidden', from: '/design-configuration', reference: '0193a4f2-77b1-7c2e-9d55-1f0c2ab4d911' },
    supportEmail: 'hilfe@uferwerk.example',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /hilfe@uferwerk\.example/ })).toHaveAttribute(
      'href',
      'mailto:hilfe@uferwerk.example',
    )
  },
}
export const Session: Story = {
  args: { arrival: { reason: 'session', from: '/media', reference: null }, isSignedIn: false },
}
export const Offline: Story = { args: { arrival: { reason: 'offline', from: '/catalogue', reference: null } } }
/** A page broke; the reference is its own and stands in the console. */
export const Server: Story = {
  args: { arrival: { reason: 'server', from: '/user-statistics', reference: '8f2c41aa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  },
}
export const Embedded: Story = { args: { arrival: { reason: 'embed', ...nothing } } }
export const Unknown: Story = { args: { arrival: { reason: 'unknown', ...nothing } } }
export const Small: Story = {
  args: { arrival: { reason: 'server', from: '/user-statistics', reference: '0193a4f2-77b1-7c2e-9d55-1f0c2ab4d911' } },
  globals: { viewport: { value: 'mobile1' } },
  parameters: screenLooks.small,
}
