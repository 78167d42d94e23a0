import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { visual } from '../../../../../.storybook/modes.ts'
import { focusStory, onlyModes } from '../../../../../.storybook/stateStories.ts'
import { StatesTable } from '../../testing/StatesTable.tsx'
import { storyWords } from '../../testing/storyWords.ts'
import { Notice } from '../Notice/Notice.tsx'
import { people, PeopleTable } from './sampleTable.tsx'

const meta: Meta = { title: 'Visual/DataTable', tags: ['visual'], parameters: visual({ hasDensities: true, viewports: [360] }) }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const few = people(4)

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
        { name: 'detail', cells: [<PeopleTable key="detail" people={few} isSelectable={false} expandedIds={new Set(['p2'])} detail={({ name }) => name} />] },
        { name: 'arrangeable, refreshing', cells: [<PeopleTable key="arrange" people={few} isArrangeable status="refreshing" />] },
        { name: 'loading', cells: [<PeopleTable key="loading" people={[]} status="loading" />] },
        {
          name: 'offline',
          cells: [<PeopleTable key="offline" people={few.slice(0, 1)} status="offline" slots={{ offline: <Notice tone="info">You are offline.</Notice> }} />],
        },
      ]}
    />
  ),
}

export const Focus = focusStory(meta, States)

/** The menu of a column's head. */
export const Open: StoryObj = {
  parameters: onlyModes(meta),
  render: () => <PeopleTable people={few} isArrangeable />,
  play: async ({ canvas, globals }) => {
    const { table } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: table.grid.columnMenu('Unit') }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
