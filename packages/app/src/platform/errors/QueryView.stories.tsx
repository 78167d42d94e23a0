import { Text } from '@somo/ui/Text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { QueryView } from './QueryView.tsx'

const names = ['Amani Juma', 'Miriam Vogel', 'Lukas Brandt']

const meta = {
  title: 'Screens/parts/QueryView',
  component: QueryView<readonly string[]>,
  decorators: [withTexts],
  args: {
    state: { isWaiting: false, data: names, problem: null },
    children: (people) => people.map((name) => <Text key={name}>{name}</Text>),
    onRetry: () => undefined,
  },
} satisfies Meta<typeof QueryView<readonly string[]>>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {}
export const Waiting: Story = { args: { state: { isWaiting: true, data: null, problem: null } } }
/** What came is shown, with a notice of what did not. */
export const Partial: Story = { args: { state: { isWaiting: false, data: names, problem: { code: 'UNAVAILABLE', requestId: null } } } }
export const Failed: Story = { args: { state: { isWaiting: false, data: null, problem: { code: 'INTERNAL', requestId: '0193-a4f2' } } } }
/** On a page: what helps, and the reference again, are one press away. */
export const FailedOnAPage: Story = {
  decorators: [withAddresses],
  args: { state: { isWaiting: false, data: null, problem: { code: 'UNAVAILABLE', requestId: '0193-a4f2' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}
/** What the server does not offer has nothing more to be said about. */
export const NotOffered: Story = {
  decorators: [withAddresses],
  args: { state: { isWaiting: false, data: null, problem: { code: 'NOT_OFFERED', requestId: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
/** The roles do not allow it: trying again would not help. */
export const Refused: StoryObj<typeof QueryView<readonly string[]>> = {
  render: ({ children }) => (
    <QueryView state={{ isWaiting: false, data: null, problem: { code: 'FORBIDDEN', requestId: null } }}>{children}</QueryView>
  ),
}
