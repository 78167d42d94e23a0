import { Link } from '@somo/ui/Link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../../.storybook/modes.ts'
import { known } from '../../../testing/answers.ts'
import { datesFixture } from '../../../testing/datesFixture.ts'
import { withAddresses } from '../../../testing/withAddresses.tsx'
import { withTexts } from '../../../testing/withTexts.tsx'
import { newsFixture } from '../communicationFixture.ts'
import { NewsEditor } from './NewsEditor.tsx'

const use = { retry: fn(), refetch: () => Promise.resolve() }
const unchanged = () => Promise.resolve({ news: null, userErrors: [], problem: null })
const pageInfo = { startCursor: null, endCursor: null, hasNext: false, hasPrevious: false }
const readers = [
  { uuid: 'p-1', name: 'Emre Yıldırım', email: 'emre@somo.example', readAt: null, confirmedAt: null },
  { uuid: 'p-2', name: 'Salome Wanjiru', email: null, readAt: '2026-11-24T09:00:00.000Z', confirmedAt: null },
]

const meta = {
  title: 'Screens/communication, news',
  component: NewsEditor,
  decorators: [withAddresses, withTexts],
  parameters: { ...screenLooks.state, layout: 'fullscreen' },
  args: {
    shown: newsFixture(),
    dates: datesFixture,
    isAdministrator: false,
    onGone: fn(),
    back: <Link href="/communication?tab=news">Communication</Link>,
    findUnits: () => Promise.resolve([]),
    save: fn(unchanged),
    publish: fn(unchanged),
    archive: fn(unchanged),
    remind: fn(() => Promise.resolve({ reminded: 2, userErrors: [], problem: null })),
    useAudience: () => ({ ...known({ count: 118, withoutEmail: 9 }), ...use }),
    useReaders: () => ({ ...known({ items: readers, pageInfo }), ...use }),
  },
} satisfies Meta<typeof NewsEditor>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

type Story = StoryObj<typeof meta>

export const Draft: Story = { parameters: screenLooks.whole }

/** Published, with those who have not confirmed yet. */
export const Published: Story = {
  args: {
    shown: newsFixture({
      state: 'PUBLISHED',
      publishedAt: '2026-11-24T08:00:00.000Z',
      confirmedCount: 96,
      readCount: 100,
    }),
  },
}
