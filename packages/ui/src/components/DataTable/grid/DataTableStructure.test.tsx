import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../../testing/presses.ts'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column, DataTableProps, TableSort } from '../dataTableTypes.ts'
import { goTo, gridElement, rowIds, selectedIds } from './gridProbe.ts'
import { people, personColumns, PeopleTable, type Person } from '../sampleTable.tsx'

const four = people(4)
const personId = ({ id }: Person): string => id
const draw = (props: Partial<DataTableProps<Person>> = {}) =>
  render(<DataTable label="People" columns={personColumns} rows={four} rowId={personId} {...props} />, {
    isSpoken: true,
  })
const selection: DataTableProps<Person>['selection'] = { selected: new Set(['p2']), onChange: () => undefined }

/** Roles of the cells of a line, from the start. */
const roles = (line: number): readonly (string | null)[] =>
  [...(gridElement().querySelectorAll('tr')[line]?.cells ?? [])].map((cell) => cell.getAttribute('role'))

describe('roles', () => {
  test('a grid holds two groups of rows; each row is headed by its name', async () => {
    await draw()
    const table = page.getByRole('grid', { name: 'People' })
    expect(
      [...table.element().children]
        .filter((part) => part.tagName !== 'COLGROUP')
        .map((part) => part.getAttribute('role')),
    ).toEqual(['rowgroup', 'rowgroup'])
    expect(table.getByRole('row').elements()).toHaveLength(5)
    expect(roles(0)).toEqual(Array.from({ length: 5 }, () => 'columnheader'))
    expect(roles(1)).toEqual(['rowheader', 'gridcell', 'gridcell', 'gridcell', 'gridcell'])
    await expect.element(page.getByRole('rowheader', { name: /^Chausiku Abdallah/ })).toHaveAttribute('scope', 'row')
    await expect.element(page.getByRole('columnheader', { name: 'Unit' })).toHaveAttribute('scope', 'col')
  })

  test('columns of the table’s own are headed and named too', async () => {
    await draw({ selection, rowMenu: () => [], detail: () => 'More', onExpandedChange: () => undefined })
    expect(roles(1)).toEqual([
      'gridcell',
      'gridcell',
      'rowheader',
      'gridcell',
      'gridcell',
      'gridcell',
      'gridcell',
      'gridcell',
    ])
    expect(page.getByRole('columnheader').elements()).toHaveLength(8)
    await expect.element(page.getByRole('columnheader', { name: 'Details' })).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: 'Select all on this page' })).toBeInTheDocument()
    await expect.element(page.getByRole('checkbox', { name: 'Select Aylin Demir' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions for Aylin Demir' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('button', { name: 'Details of Aylin Demir' }))
      .toHaveAttribute('aria-expanded', 'false')
  })

  test('a row is called what `rowLabel` says where the name is not enough', async () => {
    await draw({ selection, rowMenu: () => [], rowLabel: ({ name, unit }) => `${name}, ${unit}` })
    await expect.element(page.getByRole('checkbox', { name: 'Select Aylin Demir, Store North' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions for Aylin Demir, Store North' })).toBeInTheDocument()
  })

  test('a head whose column can be arranged is still called by its label alone', async () => {
    await draw({ onLayoutChange: () => undefined, onSortChange: () => undefined })
    await expect.element(page.getByRole('separator', { name: 'Width of Unit' })).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: 'Unit', exact: true })).toBeInTheDocument()
  })

  test.each(['de', 'sw'] as const)('its own words come in %s, none of them in English', async (locale) => {
    await render(
      <DataTable
        label="Orodha"
        columns={personColumns}
        rows={four}
        rowId={personId}
        selection={selection}
        rowMenu={() => []}
      />,
      { isSpoken: true, locale },
    )
    const names = [...gridElement().querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => /select|actions/i.test(name ?? ''))).toEqual([])
  })
})

describe('states', () => {
  test('rows say whether they are selected only where they can be', async () => {
    const { rerender } = await draw()
    expect(gridElement().hasAttribute('aria-multiselectable')).toBe(false)
    expect(gridElement().querySelector('[aria-selected], input')).toBeNull()
    rerender(<DataTable label="People" columns={personColumns} rows={four} rowId={personId} selection={selection} />)
    expect(gridElement().getAttribute('aria-multiselectable')).toBe('true')
    expect([...gridElement().querySelectorAll('tr')].map((row) => row.getAttribute('aria-selected'))).toEqual([
      null,
      'false',
      'true',
      'false',
      'false',
    ])
  })

  test('it is busy while its rows are on their way, and no longer', async () => {
    const { rerender } = await draw({ status: 'refreshing' })
    expect(gridElement().getAttribute('aria-busy')).toBe('true')
    rerender(<DataTable label="People" columns={personColumns} rows={four} rowId={personId} />)
    expect(gridElement().hasAttribute('aria-busy')).toBe(false)
  })

  test('an id may be empty or nought', async () => {
    const rows = ['', '0', 'a']
    const columns: readonly Column<string>[] = [
      { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => `Row ${name}` },
    ]
    const change = vi.fn()
    await render(
      <DataTable
        label="Ids"
        columns={columns}
        rows={rows}
        rowId={(id) => id}
        selection={{ selected: new Set(['0']), onChange: change }}
      />,
      { isSpoken: true },
    )
    expect(rowIds()).toEqual(rows)
    expect(selectedIds()).toEqual(['0'])
    await goTo(1, 1)
    await userEvent.keyboard('x{ArrowDown}x')
    expect(change.mock.calls).toEqual([[new Set(['0', ''])], [new Set()]])
  })
})

describe('sorting', () => {
  const head = (name: string) => page.getByRole('columnheader', { name })
  const sortButton = (name: string) => page.getByRole('button', { name })
  const status = () => page.getByRole('status').first()

  test.each(presses)(
    'by $name goes up, down and up again; another column begins upwards and takes over',
    async ({ press }) => {
      await render(<PeopleTable people={four} />, { isSpoken: true })
      for (const direction of ['ascending', 'descending', 'ascending']) {
        await press(sortButton('Name'))
        await expect.element(head('Name')).toHaveAttribute('aria-sort', direction)
        await expect.element(status()).toHaveTextContent(`Sorted by Name, ${direction}`)
      }
      await press(sortButton('Unit'))
      await expect.element(head('Unit')).toHaveAttribute('aria-sort', 'ascending')
      await expect.element(head('Name')).toHaveAttribute('aria-sort', 'none')
      await expect.element(status()).toHaveTextContent('Sorted by Unit, ascending')
    },
  )

  test('asks the app once for each press, and shows what the app says', async () => {
    const change = vi.fn<(sort: TableSort) => void>()
    await draw({ sort: { columnId: 'unit', direction: 'ascending' }, onSortChange: change })
    await userEvent.click(sortButton('Unit'))
    await userEvent.click(sortButton('Name'))
    expect(change.mock.calls).toEqual([
      [{ columnId: 'unit', direction: 'descending' }],
      [{ columnId: 'name', direction: 'ascending' }],
    ])
    await expect.element(head('Unit')).toHaveAttribute('aria-sort', 'ascending')
  })

  test('is told when the app does it, also that it is sorted no more', async () => {
    const sorted = (sort: TableSort | null) => (
      <DataTable label="People" columns={personColumns} rows={four} rowId={personId} sort={sort} />
    )
    const { rerender } = await render(sorted(null), { isSpoken: true })
    rerender(sorted({ columnId: 'unit', direction: 'descending' }))
    await expect.element(status()).toHaveTextContent('Sorted by Unit, descending')
    rerender(sorted(null))
    await expect.element(status()).toHaveTextContent('Not sorted')
  })

  test('is nothing to a head that does not sort', async () => {
    const change = vi.fn()
    await draw({ onSortChange: change })
    await goTo(0, 3)
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(head('Last here'))
    expect(change).not.toHaveBeenCalled()
    expect(head('Last here').element().hasAttribute('aria-sort')).toBe(false)
  })

  test('leaves the selection with its rows', async () => {
    await render(<PeopleTable people={four} startSelected={new Set(['p1', 'p4'])} />, { isSpoken: true })
    await userEvent.click(sortButton('Name'))
    await userEvent.click(sortButton('Name'))
    await expect.poll(rowIds).toEqual(['p4', 'p3', 'p2', 'p1'])
    expect(selectedIds()).toEqual(['p4', 'p1'])
  })
})
