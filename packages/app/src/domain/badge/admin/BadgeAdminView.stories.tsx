import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { screenListFixture } from '../../../testing/listFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { listMessages } from './adminMessages.ts'
import { awardLists } from './awardList.ts'
import { awardsFixture, badgeFixture, badgesFixture } from './badgeAdminFixture.ts'
import { BadgeAdminView } from './BadgeAdminView.tsx'

const queryOf = <Data,>(data: Data) => ({ ...known(data), retry: fn(), refetch: () => Promise.resolve() })
const badge = badgeFixture()
const done = () => Promise.resolve({ badge, awarded: 0, job: null, userErrors: [], problem: null })
const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const none = () => Promise.resolve([])

const meta = {
  title: 'Screens/course-badges',
  component: BadgeAdminView,
  decorators: [withAddresses, withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: listMessages.table,
    place: { badge: null, tab: 'rule' },
    kind: 'COURSE',
    list: queryOf(badgesFixture()),
    badge: queryOf(badge),
    address: screenListFixture(awardLists.COURSE, []).address,
    awards: queryOf({ items: awardsFixture(), pageInfo }),
    actions: {
      create: fn(done),
      update: fn(done),
      publish: fn(done),
      setState: fn(done),
      award: fn(done),
      revoke: fn(done),
      preview: fn(() => Promise.resolve(null)),
    },
    rulePreview: { preview: { people: 137, conditions: [163], firstMetAt: null, lastMetAt: null }, show: fn() },
    findMedia: none,
    findPeople: none,
    pictures: {
      upload: () => Promise.resolve({ kind: 'stopped' }),
      add: () => Promise.resolve({ payload: null, userErrors: [], problem: null }),
    },
    dates: datesFixture,
    onOpen: fn(),
  },
} satisfies Meta<typeof BadgeAdminView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** A badge in each state. */
export const Filled: Story = { parameters: screenLooks.whole }

/** Before there is any badge. */
export const New: Story = { args: { list: queryOf([]) } }

/** A badge with its image and rule. */
export const Editor: Story = {
  args: { place: { badge: badge.uuid, tab: 'rule' } },
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByText('137 people would get the badge now.')).toBeVisible()
  },
}

/** Who was awarded a badge, by the rule and by hand, and who lost it. */
export const Awards: Story = { args: { place: { badge: badge.uuid, tab: 'awards' } } }

/** A badge that could not be read. */
export const Failed: Story = {
  args: {
    place: { badge: badge.uuid, tab: 'rule' },
    badge: { ...failed('UNAVAILABLE'), retry: fn(), refetch: () => Promise.resolve() },
  },
}

export const Small: Story = { args: { place: { badge: badge.uuid, tab: 'rule' } }, parameters: screenLooks.small }
