/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, onlyModes } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Notice } from '../Notice/Notice.tsx'
import { people, PeopleTable, wideColumns } from './sampleTable.tsx'

const meta: Meta = {
  title: 'Visual/DataTable',
  tags: ['visual'],
  parameters: visual({ hasDensities: true, viewports: [320], hasRtl: true, hasDarkForcedColors: true }),
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const few = people(4)
const many = people(30)

export const States: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Table']}
      rows={[
        {
          name: 'selected, open',
          cells: [
            <PeopleTable
              key="rows"
              people={few}
              startSelected={new Set(['p3'])}
              openRowId="p1"
              onRowAction={() => undefined}
              rowMenu={() => []}
              sort={{ columnId: 'name', direction: 'ascending' }}
            />,
          ],
        },
        {
          name: 'all but some',
          cells: [
            <PeopleTable key="all" people={few} startSelected={{ all: true, except: new Set(['p2']) }} total={214} />,
          ],
        },
        {
          name: 'detail',
          cells: [
            <PeopleTable
              key="detail"
              people={few}
              isSelectable={false}
              expandedIds={new Set(['p2'])}
              detail={({ name }) => name}
            />,
          ],
        },
        {
          name: 'arrangeable, refreshing',
          cells: [<PeopleTable key="arrange" people={few} isArrangeable status="refreshing" />],
        },
        { name: 'loading', cells: [<PeopleTable key="loading" people={[]} status="loading" />] },
        {
          name: 'offline',
          cells: [
            <PeopleTable
              key="offline"
              people={few.slice(0, 1)}
              status="offline"
              slots={{ offline: <Notice tone="info">You are offline.</Notice> }}
            />,
          ],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)

/** More columns than fit, scrolled sideways below the names. */
export const PinnedColumns: StoryObj = {
  parameters: onlyModes(meta, { hasRtl: true }),
  render: () => <PeopleTable people={few} columns={wideColumns} startSelected={new Set(['p3'])} />,
  play: async ({ canvas }) => {
    const scroller = (await canvas.findByRole('grid')).closest('[data-part="scroller"]')
    if (scroller === null) throw new Error('The table has no scroller.')
    await waitFor(() => {
      // In a wide window everything fits; a column that gets its width later moves the rest.
      const reach = Math.min(200, scroller.scrollWidth - scroller.clientWidth)
      scroller.scrollTo({ left: document.documentElement.dir === 'rtl' ? -reach : reach })
      return expect(Math.abs(scroller.scrollLeft)).toBe(reach)
    })
  },
}

/** 100 rows in a frame of their own, at the last of them. */
export const Scrolled: StoryObj = {
  parameters: onlyModes(meta, { hasForcedColors: false }),
  render: () => (
    <div style={{ blockSize: '28rem' }}>
      <PeopleTable people={many} height="fill" />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    grid.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(within(grid).getAllByRole('row').at(-1)))
  },
}

/** The menu of a column's head. */
export const Open: StoryObj = {
  parameters: onlyModes(meta, { locales: ['de', 'sw'] }),
  render: () => <PeopleTable people={people(4)} isArrangeable />,
  play: async ({ canvas, globals }) => {
    const { table } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: table.grid.columnMenu(sampleText('Unit')) }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
