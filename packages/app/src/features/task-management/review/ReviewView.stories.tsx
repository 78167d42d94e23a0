import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { taskId } from '../../../domain/task/taskFixture.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { queueFixture, reviewFixture } from '../taskManagementFixture.ts'
import { ReviewView } from './ReviewView.tsx'

const asks = { retry: fn(), refetch: () => Promise.resolve() }

const meta = {
  title: 'Screens/task-management/review',
  component: ReviewView,
  decorators: [withTexts, withAddresses],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    task: taskId(1),
    now: new Date('2026-11-24T09:30:00Z'),
    dates: datesFixture,
    queue: { ...known(queueFixture()), ...asks },
    answer: reviewFixture(),
    isOpening: false,
    problem: null,
    reopen: fn(),
    saveFeedback: () => Promise.resolve(null),
    decide: () => Promise.resolve(null),
    release: () => Promise.resolve(null),
    leave: () => Promise.resolve(),
    onOpen: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ReviewView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** A revised answer. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Pass, and next' })).toBeVisible()
  },
}

/** Nothing waits. */
export const New: Story = {
  args: { answer: null, queue: { ...known({ ...queueFixture(), items: [], waiting: 0, oldestAt: null }), ...asks } },
}

/** The queue did not come, the answer did. */
export const PartialError: Story = { args: { queue: { ...failed('UNAVAILABLE', '7f3a-19c2'), ...asks } } }

/** On a phone, with points. */
export const Small: Story = {
  parameters: screenLooks.small,
  args: { answer: reviewFixture({ grading: 'POINTS', maxPoints: 24, passPoints: 14 }) },
}
