import { ApolloProvider } from '@apollo/client/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { createClient } from '../../platform/api/client/client.ts'
import { fakeSession } from '../../testing/fakeSession.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

// Without an address of the API every call ends in the page.
const client = createClient({ config: { apiUrl: null }, session: fakeSession() })

const meta = {
  title: 'Screens/frame/connection',
  component: OfflineNotice,
  parameters: screenLooks.state,
  decorators: [
    withTexts,
    (Story) => (
      <ApolloProvider client={client}>
        <Story />
      </ApolloProvider>
    ),
  ],
  args: { connection: 'offline' },
} satisfies Meta<typeof OfflineNotice>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** The device has no network. */
export const Offline: Story = {}
/** It has one, and nobody answers in it. */
export const Unanswered: Story = { args: { connection: 'unanswered' } }
