import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses, tap } from '../../../testing/presses.ts'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { DataTableProps, Selected } from '../dataTableTypes.ts'
import { focusedRow, goTo, rowIds, selectedIds, watchKeys, where, type Place } from '../grid/gridProbe.ts'
import { people, personColumns, PeopleTable, type PeopleTableProps, type Person } from '../sampleTable.tsx'

const ten = people(10)
const personId = ({ id }: Person): string => id
const ids = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `p${from + index}`)
const draw = (props: Partial<PeopleTableProps> = {}) =>
  render(<PeopleTable people={ten} onRowAction={() => undefined} {...props} />, { isSpoken: true })
/** A plain cell of a row, in the column Last here. */
const cellOf = (id: string) =>
  page
    .getByRole('row')
    .nth(Number(id.slice(1)))
    .getByRole('gridcell')
    .nth(3)
const boxOf = (id: string) =>
  page.getByRole('checkbox', { name: `Select ${ten[Number(id.slice(1)) - 1]?.name ?? ''}`, exact: true })
const allBox = () => page.getByRole('checkbox', { name: 'Select all on this page' })
const shift: { readonly modifiers: 'Shift'[] } = { modifiers: ['Shift'] }
const announcement = () => page.getByRole('status').first()

/** A table whose selection is kept by the test. */
const selectableTable = (
  selected: Selected,
  onChange: (selected: Selected) => void,
  rows: readonly Person[] = ten,
  props: Partial<DataTableProps<Person>> = {},
) => (
  <DataTable
    label="People"
    columns={personColumns}
    rows={rows}
    rowId={personId}
    selection={{ selected, onChange }}
    {...props}
  />
)

describe('a range by the pointer', () => {
  test('reaches from the row turned over last to the one pressed, and turns round that row', async () => {
    await draw()
    await userEvent.click(boxOf('p4'))
    await userEvent.click(cellOf('p8'), shift)
    expect(selectedIds()).toEqual(ids(4, 8))
    await userEvent.click(cellOf('p6'), shift)
    expect(selectedIds()).toEqual(ids(4, 6))
    await userEvent.click(cellOf('p2'), shift)
    expect(selectedIds()).toEqual(ids(2, 4))
  })

  test('is one row where none was turned over before', async () => {
    await draw()
    await userEvent.click(cellOf('p5'), shift)
    expect(selectedIds()).toEqual(['p5'])
  })

  test('leaves alone what was selected elsewhere', async () => {
    await draw({ startSelected: new Set(['p1', 'p10']) })
    await userEvent.click(cellOf('p4'), { modifiers: ['Control'] })
    await userEvent.click(cellOf('p6'), shift)
    await userEvent.click(cellOf('p5'), shift)
    expect(selectedIds()).toEqual(['p1', 'p4', 'p5', 'p10'])
  })

  test('selects rows, not text, and takes the focus along', async () => {
    await draw()
    await userEvent.click(cellOf('p3'), shift)
    await userEvent.click(cellOf('p6'), shift)
    expect(window.getSelection()?.toString()).toBe('')
    expect(focusedRow()).toBe('p6')
  })
})

describe('where a range begins', () => {
  test.each<[string, () => Promise<void>]>([
    ['all were selected by a key', () => userEvent.keyboard('{Control>}a{/Control}')],
    ['all were selected in the head', () => userEvent.click(allBox())],
  ])('is forgotten once %s', async (_, select) => {
    await draw()
    await userEvent.click(boxOf('p2'))
    await userEvent.click(cellOf('p6'), shift)
    await select()
    await userEvent.click(cellOf('p4'), shift)
    expect(selectedIds()).toEqual(ids(1, 10))
  })

  test('is forgotten once the selection was let go, by Escape', async () => {
    await draw()
    await userEvent.click(boxOf('p2'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(cellOf('p5'), shift)
    expect(selectedIds()).toEqual(['p5'])
  })

  test('is forgotten once the selection was let go, by the app', async () => {
    const change = vi.fn<(selected: Selected) => void>()
    const { rerender } = await render(selectableTable(new Set(), change), { isSpoken: true })
    await userEvent.click(boxOf('p2'))
    rerender(selectableTable(new Set(['p2']), change))
    rerender(selectableTable(new Set(), change))
    await userEvent.click(cellOf('p5'), shift)
    expect(change).toHaveBeenLastCalledWith(new Set(['p5']))
  })

  test('is the row with the focus where the one turned over is gone', async () => {
    const change = vi.fn<(selected: Selected) => void>()
    const { rerender } = await render(selectableTable(new Set(['p9']), change), { isSpoken: true })
    await userEvent.click(boxOf('p2'))
    rerender(selectableTable(new Set(['p9']), change, ten.slice(4)))
    await goTo(2, 2)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(change).toHaveBeenLastCalledWith(new Set(['p9', 'p6', 'p7']))
  })

  test('is the same row after sorting, which the range then follows', async () => {
    await draw()
    await userEvent.click(boxOf('p3'))
    await userEvent.click(page.getByRole('button', { name: 'Name' }))
    await userEvent.click(page.getByRole('button', { name: 'Name' }))
    await expect.poll(() => rowIds()[0]).toBe('p10')
    await userEvent.click(page.getByRole('row').nth(10).getByRole('gridcell').nth(3), shift)
    expect(selectedIds()).toEqual(['p3', 'p2', 'p1'])
  })
})

describe('a range by keys', () => {
  test.each<[string, Place, readonly string[]]>([
    ['{Shift>}{PageUp}{/Shift}', [9, 2], ids(1, 9)],
    ['x{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}', [2, 2], ids(2, 5)],
    ['{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}', [5, 2], ids(4, 5)],
    ['{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}', [2, 2], ids(1, 2)],
    ['{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}', [5, 2], ids(1, 10)],
    ['{Control>}a{/Control}x', [5, 2], [...ids(1, 4), ...ids(6, 10)]],
    ['{Control>}{Shift>}{End}{/Shift}{/Control}{Escape}{Shift>}{ArrowUp}{/Shift}', [3, 2], ids(9, 10)],
    ['{Shift>}{ArrowLeft}{ArrowRight}{Home}{/Shift}', [3, 2], []],
  ])('%s at %j selects %j', async (keys, [line, place], expected) => {
    await draw()
    await goTo(line, place)
    await userEvent.keyboard(keys)
    expect(selectedIds()).toEqual(expected)
  })
})

describe('the checkbox in the head', () => {
  // Enter is no key of a checkbox.
  test.each(presses.filter(({ name }) => name !== 'Enter'))(
    'by $name takes the whole page, and lets it go again',
    async ({ press }) => {
      await draw()
      await press(allBox())
      await expect.element(allBox()).toBeChecked()
      expect(selectedIds()).toEqual(ids(1, 10))
      await press(allBox())
      await expect.element(allBox()).not.toBeChecked()
      expect(selectedIds()).toEqual([])
    },
  )

  test('is mixed while some are selected, and then takes the rest', async () => {
    await draw({ startSelected: new Set(['p2']) })
    await expect.element(allBox()).toBePartiallyChecked()
    await userEvent.click(allBox())
    await expect.element(allBox()).toBeChecked()
    await userEvent.click(boxOf('p7'))
    await expect.element(allBox()).toBePartiallyChecked()
    await userEvent.click(boxOf('p7'))
    await expect.element(allBox()).toBeChecked()
  })

  test('takes nothing where there are no rows', async () => {
    const change = vi.fn()
    await render(selectableTable(new Set(['p99']), change, [], { isFiltered: true, slots: { empty: <p>None</p> } }), {
      isSpoken: true,
    })
    await userEvent.click(allBox(), { force: true })
    await goTo(0, 0)
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(change).not.toHaveBeenCalled()
    await expect.element(allBox()).not.toBeChecked()
  })

  test('says that it cannot be used where there are no rows, until there are some', async () => {
    const options = { isFiltered: true, slots: { empty: <p>None</p> } }
    const { rerender } = await render(
      selectableTable(new Set(), () => undefined, [], options),
      { isSpoken: true },
    )
    await expect.element(allBox()).toHaveAttribute('aria-disabled', 'true')
    rerender(selectableTable(new Set(), () => undefined, ten, options))
    await expect.element(allBox()).not.toHaveAttribute('aria-disabled')
  })

  test('knows rows that come: all but some holds them, a set of ids does not', async () => {
    const five = ten.slice(0, 5)
    const { rerender } = await render(
      selectableTable({ all: true, except: new Set() }, () => undefined, five),
      { isSpoken: true },
    )
    rerender(selectableTable({ all: true, except: new Set() }, () => undefined, ten))
    await expect.element(allBox()).toBeChecked()
    expect(selectedIds()).toEqual(ids(1, 10))
    rerender(selectableTable(new Set(ids(1, 5)), () => undefined, five))
    await expect.element(allBox()).toBeChecked()
    rerender(selectableTable(new Set(ids(1, 5)), () => undefined, ten))
    await expect.element(allBox()).toBePartiallyChecked()
    expect(selectedIds()).toEqual(ids(1, 5))
  })
})

describe('the app is told', () => {
  test.each<[string, Selected, Place, number]>([
    ['x', new Set(), [2, 2], 1],
    [' ', new Set(), [2, 2], 1],
    ['{Shift>}{ArrowDown}{/Shift}', new Set(), [2, 2], 1],
    ['{Shift>}{ArrowDown}{/Shift}', new Set(), [10, 2], 1],
    ['{Control>}a{/Control}', new Set(), [2, 2], 1],
    ['{Control>}a{/Control}', new Set(ids(1, 10)), [2, 2], 0],
    ['{Control>}a{/Control}', { all: true, except: new Set() }, [2, 2], 0],
    ['{Escape}', new Set(), [2, 2], 0],
    ['{Escape}', new Set(['p3']), [2, 2], 1],
    ['{ArrowDown}{ArrowRight}{Home}{End}{PageDown}', new Set(['p3']), [2, 2], 0],
    ['{Control>}x{/Control}', new Set(), [2, 2], 0],
    ['{Alt>}x{/Alt}', new Set(), [2, 2], 0],
    ['{Control>}j{/Control}', new Set(), [2, 2], 0],
    ['q', new Set(), [2, 2], 0],
  ])('of %s with %o at %j so often: %#', async (keys, selected, [line, place], times) => {
    const change = vi.fn()
    await render(selectableTable(selected, change), { isSpoken: true })
    await goTo(line, place)
    await userEvent.keyboard(keys)
    expect(change).toHaveBeenCalledTimes(times)
  })

  test.each<[string, () => Promise<void>, number]>([
    ['a press on a cell', () => userEvent.click(cellOf('p2')), 0],
    ['a double click on a cell', () => userEvent.dblClick(cellOf('p2')), 0],
    ['a right click on a cell', () => userEvent.click(cellOf('p2'), { button: 'right' }), 0],
    ['a tap on a cell', () => tap(cellOf('p2')), 0],
    ['a press with Ctrl', () => userEvent.click(cellOf('p2'), { modifiers: ['Control'] }), 1],
    ['a press with Cmd', () => userEvent.click(cellOf('p2'), { modifiers: ['Meta'] }), 1],
    ['a press with Shift', () => userEvent.click(cellOf('p2'), shift), 1],
    ['a tap on a checkbox', () => tap(boxOf('p2')), 1],
    ['a press on a checkbox with Shift', () => userEvent.click(boxOf('p2'), shift), 1],
    ['a press on a head', () => userEvent.click(page.getByRole('columnheader', { name: 'Last here' })), 0],
  ])('of %s so often: %#', async (_, press, times) => {
    const change = vi.fn()
    await render(selectableTable(new Set(), change), { isSpoken: true })
    await press()
    expect(change).toHaveBeenCalledTimes(times)
  })
})

test('keys the table knows do not scroll the page, those it does not know are left to the browser', async () => {
  await draw({ onSearch: () => undefined })
  await goTo(4, 4)
  const { taken, stop } = watchKeys()
  onTestFinished(stop)
  const known = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', '/']
  for (const key of known) await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
  expect(taken).toEqual(known)
  await userEvent.keyboard('q{F3}{Shift>}{ArrowLeft}{/Shift}{Tab}')
  expect(taken).toEqual(known)
})

test('what is selected is told by number, one row, a range, all and nothing', async () => {
  await draw()
  await userEvent.click(boxOf('p2'))
  await expect.element(announcement()).toHaveTextContent('1 selected')
  await userEvent.click(cellOf('p4'), shift)
  await expect.element(announcement()).toHaveTextContent('3 selected')
  await userEvent.click(allBox())
  await expect.element(announcement()).toHaveTextContent('10 selected')
  await userEvent.click(allBox())
  await expect.element(announcement()).toHaveTextContent('Nothing selected')
  expect(where()).toEqual([0, 0])
})
