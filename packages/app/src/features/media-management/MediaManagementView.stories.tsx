import type { ListedMediumFragment } from '@somo/graphql/media-management'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenLooks } from '../../../../../.storybook/modes.ts'
import { failed } from '../../testing/answers.ts'
import { datesFixture } from '../../testing/datesFixture.ts'
import { screenListFixture, type ScreenListParts } from '../../testing/listFixture.ts'
import { preloadAll } from '../../testing/preloadAll.ts'
import { withAddresses } from '../../testing/withAddresses.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { withWords } from '../../testing/withWords.tsx'
import { titles } from '../../routes/titles.ts'
import { listChunk } from './chunks.ts'
import { listedMediaFixture, mediumId } from './mediaManagementFixture.ts'
import { mediaList } from './list/mediaList.ts'
import { MediaManagementView } from './MediaManagementView.tsx'

const listOf = (
  parts: ScreenListParts<ListedMediumFragment, 'entry'> = {},
  items: readonly ListedMediumFragment[] = listedMediaFixture,
) => screenListFixture(mediaList, items, parts)
const nobody = { find: () => Promise.resolve([]), chosen: null }

const meta = {
  title: 'Screens/media-management',
  component: MediaManagementView,
  loaders: [async () => preloadAll(listChunk)],
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
    withWords({ title: titles.mediaManagement }),
    withTexts,
    withAddresses,
  ],
  parameters: {
    ...screenLooks.state,
    layout: 'fullscreen',
    a11y: { options: { rules: { 'page-has-heading-one': { enabled: true } } } },
  },
  args: {
    title: 'Media management',
    list: listOf(),
    units: nobody,
    people: nobody,
    dates: datesFixture,
    now: new Date('2026-11-22T09:30:00Z'),
    actions: {
      hrefOf: (uuid: string) => `/?medium=${uuid}`,
      previewHrefOf: (uuid: string) => `/?medium=${uuid}&preview=1`,
      onCopy: fn(),
      onState: fn(),
    },
    view: 'list',
    onView: fn(),
    uploadHref: '/?upload=1',
    uploading: 0,
    selected: new Set<string>(),
    onSelect: fn(),
    onBulk: fn(),
    onCreate: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof MediaManagementView>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was made yet. */
export const New: Story = { args: { list: listOf({}, []) } }

export const Filled: Story = {
  parameters: screenLooks.whole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Data protection/ })).toHaveAttribute(
      'href',
      `/?medium=${mediumId(3)}`,
    )
  },
}

/** Cards in the place of rows; one is selected. */
export const Cards: Story = {
  args: { view: 'cards', selected: new Set([mediumId(3)]) },
  play: async ({ args, canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select First aid refresher' }))
    await expect(args.onSelect).toHaveBeenCalledWith(new Set([mediumId(3), mediumId(6)]))
  },
}

/** Two are selected: what can be changed for both stands below the rows. */
export const Selected: Story = {
  args: { selected: new Set([mediumId(1), mediumId(3)]) },
  play: async ({ args, canvas, globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Change owner' }))
    await expect(args.onBulk).toHaveBeenCalledWith('OWNER')
  },
}

/** Files are on their way while the list is looked at. */
export const Uploading: Story = { args: { uploading: 3 } }

/** The rows came, their number did not. */
export const PartialError: Story = {
  args: { list: listOf({ count: { matching: null, problem: { code: 'UNAVAILABLE', requestId: null } } }) },
}

/** The phone: rows are cards. */
export const Small: Story = { globals: { viewport: { value: 'mobile1' } }, parameters: screenLooks.small }

export const Failed: Story = { args: { list: listOf({ page: failed('INTERNAL', '8F2C-41') }) } }
export const NoMatch: Story = { args: { list: listOf({ query: '?kind=EVENT' }, []) } }
