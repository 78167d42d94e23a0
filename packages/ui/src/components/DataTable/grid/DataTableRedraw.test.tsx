import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column, Selected, TableSort } from '../dataTableTypes.ts'

interface Item {
  readonly id: string
  readonly size: number
}

const items = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, size: count - index }))

/** Which rows were drawn since it was last emptied: the first column of each says so. */
const drawn: string[] = []
const columns: readonly Column<Item>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: ({ id }) => {
      drawn.push(id)
      return `Item ${id}`
    },
    textValue: ({ id }) => id,
  },
  { id: 'size', label: 'Size', align: 'number', width: { initial: 120 }, cell: ({ size }) => size },
]
const idOf = ({ id }: Item): string => id

function Table({ all }: { readonly all: readonly Item[] }) {
  const [sort, setSort] = useState<TableSort | null>(null)
  const [rows, setRows] = useState(all)
  const [selected, setSelected] = useState<Selected>(new Set<string>())
  return (
    <div style={{ blockSize: 400 }}>
      <DataTable
        label="Items"
        columns={columns}
        rows={rows}
        rowId={idOf}
        sort={sort}
        onSortChange={(next) => {
          setSort(next)
          setRows(rows.toReversed())
        }}
        selection={{ selected, onChange: setSelected }}
        height="fill"
      />
    </div>
  )
}

const grid = () => page.getByRole('grid', { name: 'Items' })
const rowIds = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')].map((row) => row.dataset['row'])
const scroller = (): Element => document.querySelector('[data-part="scroller"]') ?? document.body
const focusGrid = (): void => document.querySelector<HTMLElement>('[role="grid"]')?.focus()
const focusedRow = (): string | undefined => document.activeElement?.closest('tr')?.dataset['row']

describe('what is drawn anew', () => {
  test('selecting a row of 100 draws one row', async () => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    await expect.element(page.getByRole('checkbox', { name: 'Select i3' })).toBeVisible()
    drawn.length = 0
    await userEvent.click(page.getByRole('checkbox', { name: 'Select i3' }))
    await expect.element(page.getByRole('checkbox', { name: 'Select i3' })).toBeChecked()
    expect(drawn).toEqual(['i3'])
  })

  test('extending a selection draws the rows it takes in, moving the focus none', async () => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    focusGrid()
    drawn.length = 0
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(drawn).toEqual([])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(drawn.toSorted()).toEqual(['i2', 'i3'])
  })

  test('sorting draws none, only moves them', async () => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    drawn.length = 0
    await userEvent.click(page.getByRole('button', { name: 'Name' }))
    expect(rowIds()[0]).toBe('i99')
    expect(drawn).toEqual([])
  })
})

describe('100 rows', () => {
  test.each([
    ['{Control>}{End}{/Control}', 'i99'],
    ['{Control>}{End}{Home}{/Control}', 'i0'],
    ['{Control>}{End}{/Control}{ArrowUp}{ArrowUp}', 'i97'],
    [`{PageDown}{PageUp}${'{ArrowDown}'.repeat(30)}`, 'i30'],
    [`${'{ArrowDown}'.repeat(30)}${'{ArrowUp}'.repeat(29)}`, 'i1'],
  ])('%s leads to %s, which is in view', async (keys, expected) => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    focusGrid()
    await userEvent.keyboard(keys)
    expect(focusedRow()).toBe(expected)
    const place = document.activeElement?.getBoundingClientRect()
    const view = scroller().getBoundingClientRect()
    expect(place?.top).toBeGreaterThanOrEqual(view.top)
    expect(place?.bottom).toBeLessThanOrEqual(view.bottom)
  })

  test('a row that is sorted away keeps the focus; one that goes leaves it to the row in its place', async () => {
    const all = items(100)
    const { rerender } = await render(<DataTable label="Items" columns={columns} rows={all} rowId={idOf} />, {
      isSpoken: true,
    })
    focusGrid()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focusedRow()).toBe('i2')
    rerender(<DataTable label="Items" columns={columns} rows={all.toReversed()} rowId={idOf} />)
    await expect.poll(focusedRow).toBe('i2')
    rerender(<DataTable label="Items" columns={columns} rows={all.slice(0, 98).toReversed()} rowId={idOf} />)
    await userEvent.keyboard('{ArrowUp}')
    expect(focusedRow()).toBe('i3')
    rerender(<DataTable label="Items" columns={columns} rows={all.filter(({ id }) => id !== 'i3')} rowId={idOf} />)
    await expect.poll(focusedRow).not.toBeUndefined()
  })

  test('sorting by a key leaves the focus on the head', async () => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    focusGrid()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowRight}{Enter}')
    await expect.poll(() => rowIds()[0]).toBe('i99')
    expect(document.activeElement?.closest('thead')).not.toBeNull()
  })

  test('Ctrl and A takes all of them', async () => {
    await render(<Table all={items(100)} />, { isSpoken: true })
    focusGrid()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByRole('status').first()).toHaveTextContent('100 selected')
    await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked()
  })
})

test('all rows are in the document, so that the browser finds and prints them', async () => {
  await render(<Table all={items(100)} />, { isSpoken: true })
  expect(rowIds()).toHaveLength(100)
  expect(grid().element().hasAttribute('aria-rowcount')).toBe(false)
})
