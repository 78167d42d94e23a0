import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { InvitationView } from './InvitationView.tsx'
import { invitationFixture } from './relativesFixture.ts'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const done = () => Promise.resolve({ userErrors: [], problem: null })

const meta = {
  title: 'Screens/relatives, invitation',
  component: InvitationView,
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    title: titles.relatives,
    dates: datesFixture,
    onDone: fn(),
    accept: fn(done),
    decline: fn(done),
    invitation: { ...known(invitationFixture()), ...use },
  },
} satisfies Meta<typeof InvitationView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}

/** The code was used, ran out or is wrong. */
export const Unknown: Story = { args: { invitation: { ...failed('NOT_FOUND'), ...use } } }
