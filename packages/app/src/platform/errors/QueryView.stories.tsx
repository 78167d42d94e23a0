import { Text } from '@somo/ui/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { failed, known, waiting } from '../../testing/answers.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { consentWatch } from '../consent/consentWatch.ts'
import { QueryView } from './QueryView.tsx'

const names = ['Amani Juma', 'Miriam Vogel', 'Lukas Brandt']

const meta = {
  title: 'Screens/parts/QueryView',
  component: QueryView<readonly string[]>,
  parameters: screenLooks.state,
  decorators: [withTexts],
  args: {
    state: known(names),
    children: (people) => people.map((name) => <Text key={name}>{name}</Text>),
    onRetry: () => undefined,
  },
} satisfies Meta<typeof QueryView<readonly string[]>>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {}
export const Waiting: Story = { args: { state: waiting } }
/** What came is shown, with a notice of what did not. */
export const Partial: Story = {
  args: { state: { isWaiting: false, data: names, problem: { code: 'UNAVAILABLE', requestId: null } } },
}
export const Failed: Story = { parameters: screenLooks.whole, args: { state: failed('INTERNAL', '0193-a4f2') } }
/** On a page: what helps, and the reference again, are one press away. */
export const FailedOnAPage: Story = {
  decorators: [withAddresses],
  args: { state: failed('UNAVAILABLE', '0193-a4f2') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
/** What the server does not offer has nothing more to be said about. */
export const NotOffered: Story = {
  decorators: [withAddresses],
  args: { state: failed('NOT_OFFERED') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
/** A text was published meanwhile: what to do stands there, and once it is done the page that stayed behind asks by itself. */
export const AgreementMissing: Story = {
  args: { state: failed('CONSENT_REQUIRED'), onRetry: fn() },
  beforeEach: () => () => consentWatch.settle(),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Then try again\.$/)).toBeVisible()
    await expect(args.onRetry).not.toHaveBeenCalled()
    // Whoever waits for the agreement may begin to after the first frame.
    await waitFor(() => {
      consentWatch.require()
      consentWatch.settle()
      return expect(args.onRetry).toHaveBeenCalled()
    })
  },
}

/** The roles do not allow it: trying again would not help. */
export const Refused: StoryObj<typeof QueryView<readonly string[]>> = {
  render: ({ children }) => <QueryView state={failed('FORBIDDEN')}>{children}</QueryView>,
}
