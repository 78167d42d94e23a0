import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withTexts } from '../../../testing/withTexts.tsx'
import { assignmentId } from '../assignmentsFixture.ts'
import { ChangeHistory, SentMessages } from './RecordParts.tsx'

const meta: Meta = {
  title: 'Screens/assignments/drawer',
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 408, padding: 24 }}>
        <Story />
      </main>
    ),
    withTexts,
  ],
  parameters: screenLooks.state,
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** What was sent, and what still waits to leave. */
export const Messages: StoryObj = {
  render: () => (
    <SentMessages
      dates={datesFixture}
      sent={[
        { event: 'OVERDUE', day: '2026-11-21', people: 12, emailed: 9, waiting: 1 },
        { event: 'DUE_REMINDER', day: '2026-11-13', people: 40, emailed: 31, waiting: 0 },
        { event: 'ASSIGNED', day: '2026-10-01', people: 214, emailed: 0, waiting: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Before anything was sent. */
export const NoMessages: StoryObj = { render: () => <SentMessages dates={datesFixture} sent={[]} /> }

const event = { at: '2026-11-24T09:30:00.000Z', actor: 'Miriam Schäfer', isOwn: false, unit: null }

/** What was changed, and by whom. */
export const History: StoryObj = {
  render: () => (
    <ChangeHistory
      dates={datesFixture}
      onMore={fn()}
      items={[
        {
          ...event,
          uuid: assignmentId(61),
          action: 'assignment.extend',
          changes: [
            { field: 'title', before: null, after: 'Safety briefing 2026' },
            { field: 'people', before: null, after: '3' },
          ],
        },
        {
          ...event,
          uuid: assignmentId(60),
          action: 'assignment.activate',
          changes: [{ field: 'title', before: null, after: 'Safety briefing 2026' }],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Miriam Schäfer/).length).toBeGreaterThan(0)
  },
}

/** Before anything was changed. */
export const NoHistory: StoryObj = {
  render: () => <ChangeHistory dates={datesFixture} onMore={null} items={[]} />,
}
