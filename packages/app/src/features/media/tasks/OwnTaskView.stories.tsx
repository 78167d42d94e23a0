import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { fileFixture, versionFixture } from '../../../domain/task/taskFixture.ts'
import { failed, known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { OwnTaskView } from './OwnTaskView.tsx'
import { ownTaskFixture } from './ownTaskFixture.ts'

const asks = { retry: fn(), refetch: () => Promise.resolve() }
const answered = () => Promise.resolve({ task: null, code: null, reason: null })
const queryOf = (parts: Parameters<typeof ownTaskFixture>[0]) => ({ ...known(ownTaskFixture(parts)), ...asks })
const returned = versionFixture(1, {
  decision: 'RETURNED',
  comment: 'Add a second sampling point and the unit of the nitrate values.',
  reviewer: 'Ms Baraka',
  reviewedAt: '2026-11-11T09:00:00Z',
})

const meta = {
  title: 'Screens/media/task',
  component: OwnTaskView,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    task: queryOf({}),
    subject: 'amani',
    uploads: { items: [], add: fn(), cancel: fn(), remove: fn(), isSending: false },
    saveDraft: answered,
    removeFile: answered,
    handIn: answered,
    onHandedIn: fn(),
    receipt: null,
    now: new Date('2026-11-24T09:30:00Z'),
    dates: datesFixture,
  },
} satisfies Meta<typeof OwnTaskView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Not begun yet. */
export const New: Story = {}

/** Returned, with files of the next version, one of them on its way. */
export const Filled: Story = {
  parameters: screenLooks.whole,
  args: {
    task: queryOf({
      state: 'RETURNED',
      versions: [returned],
      draft: {
        text: 'The nitrate is three times as high below the bridge.',
        link: '',
        sequence: 3,
        files: [fileFixture(1)],
        savedAt: '2026-11-24T09:12:00Z',
      },
    }),
    uploads: {
      items: [{ id: 'a', name: 'sampling-nyali-bridge.mp4', size: 61_000_000, state: 'sending', progress: 0.62 }],
      add: fn(),
      cancel: fn(),
      remove: fn(),
      isSending: true,
    },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Hand in version 2' })).toBeVisible()
  },
}

/** The receipt of a hand-in, on a phone. */
export const Receipt: Story = {
  parameters: screenLooks.small,
  args: {
    receipt: 2,
    task: queryOf({ state: 'SUBMITTED', versions: [versionFixture(2, { files: [fileFixture(1)] }), returned] }),
  },
}

/** The task did not come. */
export const PartialError: Story = { args: { task: { ...failed('UNAVAILABLE', '7f3a-19c2'), ...asks } } }
