/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../../../../../.storybook/docsFrame.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { storyWords } from '../../testing/storyWords.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { FailedState } from '../FailedState/FailedState.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { RefusedState } from '../RefusedState/RefusedState.tsx'
import { Missing } from './cells/cells.tsx'
import type { Column } from './dataTableTypes.ts'
import { people, personColumns, PeopleTable, wideColumns, type Person } from './sampleTable.tsx'

const onRowAction = fn()
const rowMenu = () => [
  {
    id: 'do',
    items: [
      { id: 'assign', label: 'Assign' },
      { id: 'remind', label: 'Remind' },
    ],
  },
]

const meta = {
  title: 'Components/Collections/DataTable',
  component: PeopleTable,
  args: { people: people(14) },
} satisfies Meta<typeof PeopleTable>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { isSelectable: false } }

export const Sorted: Story = {
  args: { isSelectable: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sampleText('Overdue') }))
    await expect(canvas.getByRole('columnheader', { name: sampleText('Overdue') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Overdue') }))
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Chausiku Abdallah')
  },
}

/** Checkboxes, Shift for ranges, a row that is open beside the table, a menu in each row. */
export const Selection: Story = {
  args: {
    startSelected: new Set(['p3', 'p4', 'p7']),
    openRowId: 'p1',
    onRowAction,
    rowMenu,
    sort: { columnId: 'name', direction: 'ascending' },
  },
  play: async ({ canvas, globals }) => {
    const { table } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: table.grid.selectRow('Esther Njoroge') }))
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4)
    await userEvent.click(canvas.getByText('Juma Mwinyi'))
    await expect(onRowAction).toHaveBeenCalledTimes(1)
  },
}

/** All 214 that match, on all pages, but for two. */
export const AllButSome: Story = { args: { startSelected: { all: true, except: new Set(['p2', 'p5']) }, total: 214 } }

/** Head and columns can be changed: each column has a menu and a handle. */
export const Arrangeable: Story = {
  args: { isArrangeable: true },
  play: async ({ canvas, globals }) => {
    const { table } = await storyWords(globals)
    const grid = await canvas.findByRole<HTMLTableElement>('grid')
    if (grid.tHead?.checkVisibility() === false) {
      // On a phone rows are cards, which have no widths.
      await expect(canvas.queryByRole('separator')).toBeNull()
      return
    }
    const handle = await canvas.findByRole('separator', { name: table.grid.resize(sampleText('Unit')) })
    handle.focus()
    // It shares the spare width, so it is wider than it asks for.
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBe(handle.closest('th')?.offsetWidth))
    const before = Number(handle.getAttribute('aria-valuenow'))
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 10))
  },
}

/** More columns than fit: the table scrolls sideways, its name column stays. */
export const PinnedColumns: Story = { args: { columns: wideColumns, rowMenu } }

export const Compact: Story = {
  args: { startSelected: new Set(['p2']), rowMenu },
  globals: { density: 'compact' },
  parameters: framed(),
}

/** The largest page: 100 rows, which scroll inside the height of their place. */
export const Hundred: Story = {
  args: { people: people(100), height: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    grid.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(within(grid).getAllByRole('row').at(-1)))
  },
}

export const RightToLeft: Story = {
  args: { startSelected: new Set(['p2']), rowMenu, isArrangeable: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

/** More about a row, below it. */
export const Expandable: Story = {
  args: { isSelectable: false, detail: ({ name, mail }: Person) => `${name}, ${mail}`, expandedIds: new Set(['p1']) },
  play: async ({ canvas, globals }) => {
    const { table } = await storyWords(globals)
    await userEvent.click(await canvas.findByRole('button', { name: table.grid.openDetails('Chausiku Abdallah') }))
    await expect(canvas.getByText('Chausiku Abdallah, chausiku.abdallah@quayside.example')).toBeVisible()
  },
}

export const Loading: Story = { args: { people: [], status: 'loading', isSelectable: false } }

export const Refreshing: Story = { args: { people: people(4), status: 'refreshing' } }

const onAdd = fn()

export const EmptyBecauseNew: Story = {
  args: {
    people: [],
    slots: {
      empty: (
        <EmptyState title="No people in this unit yet" action={<Button onPress={onAdd}>Add person</Button>}>
          Add the first person, or bring a list over from your HR system.
        </EmptyState>
      ),
    },
  },
}

export const EmptyBecauseFiltered: Story = {
  args: {
    people: [],
    isFiltered: true,
    slots: {
      empty: (
        <EmptyState
          title="No match for these 2 filters"
          action={<Button onPress={onAdd}>Clear filters</Button>}
          isBelowHead
        >
          14 people match without “Overdue more than 5”.
        </EmptyState>
      ),
    },
  },
}

export const Failed: Story = {
  args: {
    people: [],
    status: 'failed',
    slots: {
      failed: (
        <FailedState title="The list could not be loaded" retry={{ label: 'Try again', onPress: onAdd }} isBelowHead>
          The server did not answer within 10 seconds. Your filters are kept.
        </FailedState>
      ),
    },
  },
}

export const Refused: Story = {
  args: {
    people: [],
    status: 'refused',
    slots: {
      refused: (
        <RefusedState title="You cannot see this list">
          It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.
        </RefusedState>
      ),
    },
  },
}

/** The last known rows stay readable. */
export const Offline: Story = {
  args: {
    people: people(4),
    status: 'offline',
    slots: { offline: <Notice tone="info">You are offline. This is the list from 08:12.</Notice> },
  },
}

const partial: readonly Column<Person>[] = personColumns.map((column) =>
  column.id === 'overdue'
    ? {
        ...column,
        width: { initial: 130 },
        cell: (person) => (person.unit === 'Packing' ? <Missing /> : column.cell(person)),
      }
    : column,
)

/** A value that did not come is not a zero. */
export const PartialData: Story = {
  args: {
    people: people(4),
    columns: partial,
    slots: {
      notice: (
        <Notice tone="warn" action={{ label: 'Load the rest', onPress: onAdd }}>
          Showing 178 of 214 people. Packing did not answer.
        </Notice>
      ),
    },
  },
}

/** Below 640 px rows are cards, with the same actions and keys. */
export const Cards: Story = {
  args: { people: people(5), startSelected: new Set(['p2']), onRowAction, rowMenu },
  globals: { viewport: { value: 'mobile1' } },
  parameters: framed(),
}
