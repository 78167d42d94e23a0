import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { screenListFixture } from '../../testing/listFixture.ts'
import { titles } from '../../routes/titles.ts'
import { failed, waiting } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { enrolmentFixture, enrolmentsFixture, storyNow } from './mediaFixture.ts'
import { mediaLists } from './list/mediaList.ts'
import { MediaView, type MediaViewProps } from './MediaView.tsx'

const listed = (items = enrolmentsFixture()): Pick<MediaViewProps, 'address' | 'page' | 'count'> => {
  const { address, page, count } = screenListFixture(mediaLists.todo, items)
  return { address, page, count: { ...count, retry: fn() } }
}

const meta = {
  title: 'Screens/media',
  component: MediaView,
  decorators: [withTexts],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: titles.media,
    tab: 'todo',
    counts: { toDo: 5, inProgress: 3, finished: 31, tasks: 2 },
    ...listed(),
    retry: fn(),
    renew: fn(() => Promise.resolve(null)),
    withdraw: fn(() => Promise.resolve(null)),
    now: storyNow,
    dates: datesFixture,
  },
} satisfies Meta<typeof MediaView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

/** Something overdue, something due soon, a renewal, a request and something chosen. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
    await expect(screen.getByText('4 days ago')).toBeVisible()
  },
}

/** Before the first assignment. */
export const New: Story = { args: { ...listed([]), counts: { toDo: 0, inProgress: 0, finished: 0, tasks: 2 } } }

export const FirstLoad: Story = { args: { page: waiting } }

export const Failed: Story = { args: { page: failed('UNAVAILABLE') } }

/** A list that came while the numbers did not. */
export const PartialError: Story = { args: { counts: null } }

export const Finished: Story = {
  args: {
    tab: 'finished',
    ...listed([
      enrolmentFixture(1, {
        state: 'COMPLETED',
        action: 'REVIEW',
        progress: 100,
        score: 88,
        completedParts: 4,
        startedAt: '2026-10-01T08:00:00.000Z',
        completedAt: '2026-10-02T08:00:00.000Z',
      }),
    ]),
  },
}

export const Small: Story = { parameters: screenLooks.small }
