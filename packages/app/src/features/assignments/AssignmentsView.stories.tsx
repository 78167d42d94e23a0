import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, type ScreenListParts } from '../../testing/listFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { assignmentFixture, assignmentId, listFixtureRows } from './assignmentsFixture.ts'
import { AssignmentsView } from './AssignmentsView.tsx'
import { listChunk } from './chunks.ts'
import { AssignmentDrawer } from './drawer/AssignmentPart.tsx'
import { assignmentList, type AssignmentRow, type DrawerTab } from './list/assignmentList.ts'

const listOf = (parts: ScreenListParts<AssignmentRow, DrawerTab> = {}, items = listFixtureRows()) =>
  screenListFixture(assignmentList, items, parts)
const counts = { active: 23, overdue: 6, draft: 3, paused: 1, ended: 41 }
const people = {
  total: 214,
  overdue: 12,
  inGrace: 0,
  dueSoon: 18,
  inProgress: 0,
  notStarted: 5,
  failed: 0,
  exempt: 8,
  done: 171,
  expired: 0,
}
const queryOf = <Data,>(data: Data) => ({ ...known(data), retry: fn(), refetch: () => Promise.resolve() })
const done = () => Promise.resolve({ userErrors: [], problem: null, uuid: null, job: null })

const meta = {
  title: 'Screens/assignments',
  component: AssignmentsView,
  loaders: [async () => preloadAll(listChunk)],
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withWords({ title: titles.assignments }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'Assignments',
    tabs: { current: 'assignments', listHref: '/', requestsHref: '/?tab=requests', waiting: 2 },
    list: listOf(),
    counts,
    units: { find: () => Promise.resolve([]), chosen: null },
    newHref: '/?edit=new',
    exporting: { file: { kind: 'idle' }, onExport: fn() },
    dates: datesFixture,
    now: new Date('2026-11-24T09:30:00Z'),
    drawer: null,
  },
} satisfies Meta<typeof AssignmentsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Before anything was assigned. */
export const New: Story = { args: { list: listOf({}, []), counts: { ...counts, active: 0, overdue: 0 } } }

/** One of each state, and one open beside the list. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    list: listOf({ query: `open=${assignmentId(2)}` }),
    drawer: (
      <AssignmentDrawer
        uuid={assignmentId(2)}
        steps={{ onPrevious: null, onNext: fn() }}
        dates={datesFixture}
        tab="overview"
        hrefOfTab={(tab) => `/?open=2&tab=${tab}`}
        hrefOfDraft={(uuid) => `/?edit=${uuid}`}
        hrefOfPeople={(narrowed = '') => `/?people=2&${narrowed}`}
        onGo={fn()}
        onClose={fn()}
        onChanged={fn()}
        use={{
          assignment: queryOf(
            assignmentFixture({ uuid: assignmentId(2), title: 'Safety briefing 2026', state: 'ACTIVE', graceDays: 14 }),
          ),
          counts: queryOf(people),
          reminders: queryOf({ nextAt: '2026-11-27T05:00:00.000Z', nextPeople: 12, remindable: 30 }),
          remind: () => Promise.resolve({ payload: { changed: 30 }, userErrors: [], problem: null }),
          act: done,
          edit: done,
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First aid refresher')).toBeVisible()
    await expect(await canvas.findByText('27.11.2026, 05:00, to 12 people')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remind 30' })).toBeVisible()
  },
}

/** A list that came while the numbers did not. */
export const PartialError: Story = {
  args: {
    counts: null,
    list: listOf({ count: { matching: null, problem: { code: 'UNAVAILABLE', requestId: null } } }),
  },
}

export const Failed: Story = { args: { list: listOf({ page: failed('UNAVAILABLE') }) } }

export const Small: Story = { parameters: screenLooks.small }
