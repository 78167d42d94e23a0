import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { seenByFixture } from '../../domain/relation/seenByFixture.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { accompaniedFixture } from './relativesFixture.ts'
import { RelativesView } from './RelativesView.tsx'

const use = { retry: fn(), refetch: () => Promise.resolve() }

const meta = {
  title: 'Screens/relatives',
  component: RelativesView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.relatives,
    tab: 'mine',
    isAdministrator: false,
    dates: datesFixture,
    ...seenByFixture(),
    accompanied: { ...known(accompaniedFixture()), ...use },
    endAccompanying: fn(() => Promise.resolve({ userErrors: [], problem: null })),
  },
} satisfies Meta<typeof RelativesView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** A guardian, a mentor, and one who waits for an answer. */
export const Filled: Story = { parameters: screenLooks.whole }

/** Learners whom one accompanies, with more and with less that is shown. */
export const Accompanied: Story = { args: { tab: 'accompanied' } }

export const New: Story = { args: seenByFixture({ seenBy: { ...known([]), ...use } }) }

export const PartialError: Story = { args: seenByFixture({ seenBy: { ...failed('UNAVAILABLE'), ...use } }) }

export const Small: Story = { parameters: screenLooks.small }
