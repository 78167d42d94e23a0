import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inStoryLanguage, storyWords } from '../../testing/storyWords.ts'
import {
  ConflictDrawer,
  NobodyLeft,
  NoNetwork,
  NobodyYet,
  NotAllowed,
  NotLoaded,
  PartMissing,
} from './samplePeopleStates.tsx'
import { ListPage } from './ListPage.tsx'
import { everybody, narrowFilters, nobody, partOfPeople, peopleBefore, peopleIn } from './samplePeople.tsx'
import { peopleStateWords } from './samplePeopleStateWords.ts'
import { peopleWords } from './samplePeopleWords.ts'
import { SamplePeoplePage } from './SamplePeoplePage.tsx'

const meta = {
  title: 'Templates/ListPage',
  component: ListPage,
  // Whole pages: each in a frame of its own on the documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'People', children: null },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvh', display: 'grid' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ListPage>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Views, search, filters, the list, its pages. */
export const Usual: Story = {
  render: () => <SamplePeoplePage />,
  play: async ({ canvas, globals }) => {
    const name = inStoryLanguage(globals, peopleWords).people
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
    const list = await canvas.findByRole('grid', { name })
    await expect(within(list).getAllByRole('row').length).toBeGreaterThan(
      peopleIn(inStoryLanguage(globals, peopleWords)).length - 1,
    )
  },
}

/** The head stays, bars stand where the rows will be; told once. */
export const FirstLoad: Story = {
  render: () => <SamplePeoplePage rows={nobody} status="loading" />,
  play: async ({ canvas, globals }) => {
    const name = inStoryLanguage(globals, peopleWords).people
    await waitFor(() => expect(canvas.getByRole('grid', { name })).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The rows of before stay readable while newer ones come. */
export const Refreshing: Story = {
  render: () => <SamplePeoplePage status="refreshing" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Amina Okafor')).toBeVisible())
  },
}

/** Nothing to narrow, one next step. */
export const EmptyBecauseNew: Story = {
  // The one next step stands where the first row would be.
  render: () => <SamplePeoplePage rows={nobody} hasTools={false} actions={null} slots={{ empty: <NobodyYet /> }} />,
  play: async ({ canvas, globals }) => {
    const { title } = inStoryLanguage(globals, peopleStateWords).nobody
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible())
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** The head and the chips stay; clearing brings the rows back. */
export const EmptyBecauseFiltered: Story = {
  render: function Render() {
    const [filters, setFilters] = useState(narrowFilters)
    const isNarrow = filters.length > 0
    return (
      <SamplePeoplePage
        rows={isNarrow ? nobody : everybody}
        filters={filters}
        onFiltersChange={setFilters}
        slots={{ empty: <NobodyLeft onClear={() => setFilters([])} /> }}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const state = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-component="EmptyState"]')
      if (found === null) throw new Error('The state is not drawn yet')
      return found
    })
    await userEvent.click(
      within(state).getByRole('button', { name: inStoryLanguage(globals, peopleStateWords).noMatch.clear }),
    )
    await waitFor(() => expect(canvas.getByText('Amina Okafor')).toBeVisible())
  },
}

/** A notice above says what is missing; a dash with a reason in the cell, never a zero. */
export const PartialData: Story = {
  render: () => <SamplePeoplePage rows={partOfPeople} slots={{ notice: <PartMissing /> }} />,
  play: async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: inStoryLanguage(globals, peopleStateWords).part.load })).toBeVisible(),
    )
    const { table } = await storyWords(globals)
    await expect(canvas.getAllByText(`– ${table.grid.missing}`).length).toBeGreaterThan(1)
  },
}

/** Which right is missing and who can grant it; nothing of the list is shown. */
export const NoPermission: Story = {
  render: () => (
    <SamplePeoplePage
      rows={nobody}
      status="refused"
      hasTools={false}
      actions={null}
      slots={{ refused: <NotAllowed /> }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { title } = inStoryLanguage(globals, peopleStateWords).refused
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible())
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

/** The last known rows stay readable; what waits is said in its row. */
export const Offline: Story = {
  render: () => <SamplePeoplePage rows={peopleBefore} status="offline" slots={{ offline: <NoNetwork /> }} />,
  play: async ({ canvas, globals }) => {
    const { waiting } = inStoryLanguage(globals, peopleWords)
    await waitFor(() => expect(canvas.getByText(waiting)).toBeVisible())
  },
}

/** Somebody else saved the same person: both values in the drawer, nothing chosen in advance. */
export const Conflict: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(true)
    return (
      <SamplePeoplePage
        {...(isOpen ? { openId: 'p1', drawer: <ConflictDrawer onClose={() => setOpen(false)} /> } : {})}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    // Below 1024 px the drawer is a sheet in the body.
    const page = within(canvasElement.ownerDocument.body)
    const [mine] = await page.findAllByRole('radio')
    await expect(mine).not.toBeChecked()
    const { overlays } = await storyWords(globals)
    await expect(page.getByRole('button', { name: overlays.conflictSave })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What, why, one step, and the number under which the failure was written down; trying again keeps the filters. */
export const Failed: Story = {
  render: function Render() {
    const [hasFailed, setFailed] = useState(true)
    return (
      <SamplePeoplePage
        filters={narrowFilters}
        {...(hasFailed
          ? { rows: nobody, status: 'failed', slots: { failed: <NotLoaded onRetry={() => setFailed(false)} /> } }
          : {})}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText('8F2C-41')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: inStoryLanguage(globals, peopleStateWords).failed.retry }))
    await waitFor(() => expect(canvas.getByText('Amina Okafor')).toBeVisible())
  },
}

/** Two are selected, then all that match, those of other pages too. */
export const AllThatMatch: Story = {
  render: () => <SamplePeoplePage selected={new Set(['p2', 'p3'])} />,
  play: async ({ canvas, globals }) => {
    const {
      table: { tools },
    } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: tools.selectAll(214) }))
    await waitFor(() => expect(canvas.getByText(tools.allSelected(214))).toBeVisible())
  },
}

/** Read from the right. */
export const FromTheRight: Story = {
  globals: { direction: 'rtl' },
  render: () => <SamplePeoplePage openId="p1" drawer={<ConflictDrawer onClose={() => undefined} />} />,
}
