import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { titles } from '../../routes/titles.ts'
import { failed, known } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, type ScreenListParts } from '../../testing/listFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { listChunk } from './chunks.ts'
import { rowsFixture, storyNow, tilesFixture } from './statisticsFixture.ts'
import { statisticsLists } from './statisticsList.ts'
import type { ListedRow, Tiles } from './statisticsTypes.ts'
import type { UserStatisticsData } from './useUserStatistics.ts'
import { UserStatisticsView } from './UserStatisticsView.tsx'

function dataOf(
  rows: readonly ListedRow[] = rowsFixture,
  parts: ScreenListParts<ListedRow, 'entry'> = {},
  tiles: Partial<Tiles> = {},
): UserStatisticsData {
  const list = screenListFixture(statisticsLists.list, rows, parts)
  const { state } = list.address
  return {
    tab: 'list',
    list,
    address: list.address,
    filter: statisticsLists.list.filterOf(state),
    tiles: { ...known({ ...tilesFixture, ...tiles }), retry: fn(), refetch: () => Promise.resolve() },
    exporting: { file: { kind: 'idle' }, onExport: fn() },
    refresh: fn(),
  }
}
const nothing = { find: () => Promise.resolve([]), chosen: null }

const meta = {
  title: 'Screens/user-statistics',
  component: UserStatisticsView,
  loaders: [async () => preloadAll(listChunk)],
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withWords({ title: titles.userStatistics }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'User statistics',
    data: dataOf(),
    units: nothing,
    items: nothing,
    dates: datesFixture,
    now: storyNow,
    version: 0,
    selected: new Set<string>(),
    onSelect: fn(),
    onAct: fn(),
    whyNot: null,
    onWhyNot: fn(),
  },
} satisfies Meta<typeof UserStatisticsView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Each state that matters, and the figures. */
export const Filled: Story = { parameters: screenLooks.whole }

/** Nobody has anything yet. */
export const New: Story = { args: { data: dataOf([], {}, { compliant: 0, dueSoon: 0, overdue: 0, expired: 0 }) } }

/** As it was on a day of the past, one figure pressed. */
export const PastDay: Story = {
  args: { data: dataOf(rowsFixture, { query: 'asOf=2026-03-01&state=OVERDUE,IN_GRACE' }) },
}

/** The rows did not come. */
export const Failed: Story = { args: { data: dataOf([], { page: failed('UNREACHABLE') }) } }

/** On a phone. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }
