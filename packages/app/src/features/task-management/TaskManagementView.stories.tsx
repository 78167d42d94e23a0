import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, type ScreenListParts } from '../../testing/listFixture.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { taskList, type TaskRow } from './list/taskList.ts'
import { taskRowsFixture } from './taskManagementFixture.ts'
import { TaskManagementView } from './TaskManagementView.tsx'

const listOf = (parts: ScreenListParts<TaskRow, 'entry'> = {}, items = taskRowsFixture()) =>
  screenListFixture(taskList, items, parts)

const meta = {
  title: 'Screens/task-management',
  component: TaskManagementView,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withWords({ title: titles.taskManagement }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'Task management',
    list: listOf(),
    waiting: 9,
    units: { find: () => Promise.resolve([]), chosen: null },
    dates: datesFixture,
  },
} satisfies Meta<typeof TaskManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Before anything was set. */
export const New: Story = { args: { list: listOf({}, []), waiting: 0 } }

/** Tasks in several states. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Create task' })).toBeVisible()
  },
}

/** The list did not come. */
export const PartialError: Story = { args: { list: listOf({ page: failed('UNAVAILABLE', '7f3a-19c2') }) } }

/** On a phone. */
export const Small: Story = { parameters: screenLooks.small }
