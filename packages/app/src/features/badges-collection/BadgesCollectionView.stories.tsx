import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { BadgesCollectionView } from './BadgesCollectionView.tsx'
import { collectionFixture } from './collectionFixture.ts'
import type { OwnBadges } from './collectionTypes.ts'

const queryOf = (data: OwnBadges) => ({ ...known(data), retry: fn(), refetch: () => Promise.resolve() })

const meta = {
  title: 'Screens/badges-collection',
  component: BadgesCollectionView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.badgesCollection,
    tab: 'all',
    badges: queryOf(collectionFixture()),
    actions: {
      show: fn(() => Promise.resolve({ payload: true, userErrors: [], problem: null })),
      download: fn(() => Promise.resolve(true)),
      markSeen: fn(),
    },
    dates: datesFixture,
  },
} satisfies Meta<typeof BadgesCollectionView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** Badges in each part. */
export const Filled: Story = { parameters: screenLooks.whole }

/** Before there is any badge. */
export const New: Story = { args: { badges: queryOf({ earned: [], open: [] }) } }

export const Small: Story = { parameters: screenLooks.small }
