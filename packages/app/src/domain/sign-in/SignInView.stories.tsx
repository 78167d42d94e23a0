import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { ownProduct } from '../../platform/appearance/product.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ElsewhereNotice } from './ElsewhereNotice.tsx'
import { SignInView } from './SignInView.tsx'

const meta = {
  title: 'Screens/dashboard, signed out',
  component: SignInView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    product: ownProduct,
    reason: 'login_required',
    isLeaving: false,
    languages: { offered: allowedLocales, selected: 'en', onSelect: () => undefined },
    onSignIn: () => undefined,
    onRetry: () => undefined,
  },
} satisfies Meta<typeof SignInView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const LoginRequired: Story = { parameters: screenLooks.whole }
/** The browser is on its way to the sign-in page. */
export const Leaving: Story = { args: { isLeaving: true } }
export const SessionEnded: Story = { args: { reason: 'session_ended' } }
export const Unreachable: Story = { args: { reason: 'unreachable' } }
export const Misconfigured: Story = { args: { reason: 'misconfigured' } }
/** Nothing a person could press would help. */
export const ConfigMissing: Story = { args: { reason: 'config_missing' } }
export const Cancelled: Story = { args: { reason: 'cancelled' } }
/** In a frame: the browser refused the window, and a link takes its place. */
export const PopUpBlocked: Story = { args: { reason: 'popup_blocked', link: '/oidc/auth' } }
export const SignInFailed: Story = { args: { reason: 'sign_in_failed' } }
export const LoggedOut: Story = { args: { reason: 'logged_out' } }
export const LoggedOutElsewhere: Story = { args: { reason: 'logged_out_elsewhere' } }
/** Signed out without a connection: the provider could not be told. */
export const LoggedOutHere: Story = { args: { reason: 'logged_out_here' } }
/** Somebody has signed in in another tab meanwhile. */
export const SignedInElsewhere: Story = { args: { notice: <ElsewhereNotice onContinue={() => undefined} /> } }
export const LoopGuard: Story = { args: { reason: 'loop_guard' } }
export const SessionError: Story = { args: { reason: 'session_error' } }
export const Offline: Story = { args: { reason: 'offline' } }
