import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, unasked } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { inboxList } from './communicationAddress.ts'
import { entryFixture, inboxFixture } from './communicationFixture.ts'
import { CommunicationView } from './CommunicationView.tsx'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const done = () => Promise.resolve({ userErrors: [], problem: null })
const addressOf = (query = '') => screenListFixture(inboxList, [], { query }).address

const meta = {
  title: 'Screens/communication',
  component: CommunicationView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.communication,
    tab: 'inbox',
    isManager: true,
    dates: datesFixture,
    address: addressOf(),
    inbox: { ...known(inboxFixture()), ...use },
    entry: { ...unasked, ...use },
    setRead: fn(done),
    confirm: fn(done),
  },
} satisfies Meta<typeof CommunicationView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** A message, news to confirm, confirmed news, and what was read. */
export const Filled: Story = { parameters: screenLooks.whole }

/** News open beside the list. */
export const Open: Story = {
  args: { address: addressOf(`open=${entryFixture(2).uuid}`), entry: { ...known(entryFixture(2)), ...use } },
}

/** Nothing has come yet. */
export const New: Story = {
  args: {
    isManager: false,
    inbox: {
      ...known({
        ...inboxFixture(),
        inbox: { ...inboxFixture().inbox, items: [] },
        inboxCounts: { unread: 0, toConfirm: 0 },
      }),
      ...use,
    },
  },
}

export const Failed: Story = { args: { inbox: { ...failed('UNAVAILABLE'), ...use } } }

/** The list is there, the entry that was asked for is not. */
export const PartialError: Story = {
  args: { address: addressOf(`open=${entryFixture(2).uuid}`), entry: { ...failed('NOT_FOUND'), ...use } },
}

export const Small: Story = { parameters: screenLooks.small }
