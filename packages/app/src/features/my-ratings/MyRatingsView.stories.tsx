import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known, unasked, waiting } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { listFixture, screenListFixture } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { MyRatingsView } from './MyRatingsView.tsx'
import { ratingLists } from './ratingLists.ts'
import { rateableFixture, ratingFixture, ratingsFixture, unratedFixture } from './ratingsFixture.ts'
import type { RateableMedium } from './ratingTypes.ts'

const queryOf = (data: RateableMedium) => ({ ...known(data), retry: fn(), refetch: () => Promise.resolve() })
const addressOf = (query = '', tab: 'unrated' | 'given' = 'unrated') =>
  screenListFixture(ratingLists[tab], [], { query }).address
const done = () => Promise.resolve({ userErrors: [], problem: null })

const meta = {
  title: 'Screens/my-ratings',
  component: MyRatingsView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.myRatings,
    tab: 'unrated',
    counts: { unrated: 2, given: 3 },
    address: addressOf(),
    unrated: listFixture(unratedFixture()).page,
    given: listFixture(ratingsFixture()).page,
    rateable: { ...unasked, retry: fn(), refetch: () => Promise.resolve() },
    retry: fn(),
    actions: { rate: fn(done), withdraw: fn(done), dismiss: fn(done) },
    dates: datesFixture,
  },
} satisfies Meta<typeof MyRatingsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** Two completed media that wait for a rating. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  },
}

/** Ratings in each state. */
export const Given: Story = { args: { tab: 'given', address: addressOf('', 'given') } }

/** The form of a medium beside the list. */
export const Rating: Story = {
  args: { address: addressOf(`open=${rateableFixture().medium.uuid}`), rateable: queryOf(rateableFixture()) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish rating' })).toBeVisible()
  },
}

/** The form of a rating that was published anonymously. */
export const Editing: Story = {
  args: {
    tab: 'given',
    address: addressOf(`open=${ratingFixture(12).medium.uuid}`, 'given'),
    rateable: queryOf(rateableFixture(ratingFixture(12, { isAnonymous: true, stars: 4 }))),
  },
}

/** Before anything was completed. */
export const New: Story = { args: { unrated: listFixture([]).page, counts: { unrated: 0, given: 0 } } }

export const NothingGiven: Story = {
  args: {
    tab: 'given',
    address: addressOf('', 'given'),
    given: listFixture([]).page,
    counts: { unrated: 2, given: 0 },
  },
}

export const FirstLoad: Story = { args: { unrated: waiting, counts: null } }

export const Failed: Story = { args: { unrated: failed('UNAVAILABLE') } }

/** A list that came while the numbers did not. */
export const PartialError: Story = { args: { counts: null } }

export const Small: Story = { parameters: screenLooks.small }
