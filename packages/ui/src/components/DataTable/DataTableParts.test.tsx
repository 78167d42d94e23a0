import { useState } from 'react'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { DateCell, Missing } from './cells/cells.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps, Selected, TableLayout, TableStatus } from './dataTableTypes.ts'
import { people, personColumns, PeopleTable, type Person } from './sampleTable.tsx'
import { layoutOf } from './columns/tableLayout.ts'

const four = people(4)
const heads = (): readonly (string | null)[] =>
  [...document.querySelectorAll('thead th[data-column]')].map((head) => head.getAttribute('aria-label'))
const head = (name: string) => page.getByRole('columnheader', { name })
const widthOf = (name: string): number => head(name).element().getBoundingClientRect().width
const focusHead = (place: number): Promise<void> => {
  document.querySelector<HTMLElement>('[role="grid"]')?.focus()
  return userEvent.keyboard(`{ArrowUp}{Home}${'{ArrowRight}'.repeat(place)}`)
}

test('figures are tabular where they are numbers, dates and times; words keep their hyphens', async () => {
  const columns: readonly Column<string>[] = [
    { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
    { id: 'overdue', label: 'Overdue', align: 'number', cell: () => '3' },
    { id: 'seen', label: 'Last here', cell: () => <DateCell text="28.09.2026" /> },
  ]
  await render(
    <DataTable label="People" columns={columns} rows={['Hohenlohe-Schillingsfürst']} rowId={(name) => name} />,
    { isSpoken: true },
  )
  const figuresOf = (text: string): string => getComputedStyle(page.getByText(text).element()).fontVariantNumeric
  expect(['Hohenlohe-Schillingsfürst', '3', '28.09.2026'].map(figuresOf)).toEqual([
    'normal',
    'tabular-nums',
    'tabular-nums',
  ])
})

test('words of a cell take two lines at most, and their title has them whole', async () => {
  const unit = 'Ä'.repeat(160)
  const columns: readonly Column<string>[] = [
    { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
    { id: 'unit', label: 'Unit', width: { initial: 148 }, cell: (name) => (name === 'Amani' ? unit : 'Goods in') },
  ]
  await render(<DataTable label="People" columns={columns} rows={['Amani', 'Grace']} rowId={(name) => name} />, {
    isSpoken: true,
  })
  const heights = page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.getBoundingClientRect().height)
  expect(Math.max(...heights)).toBeLessThanOrEqual(54)
  expect(page.getByTitle(unit).elements()).toHaveLength(1)
})

test.each(['Walioongezwa', 'Waliobadilishwa na wengine', 'Mitarbeiternummer', 'WWWWWWWWWWWW'])(
  'no head is broken inside a word: %s',
  async (label) => {
    const columns: readonly Column<string>[] = [
      { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
      { id: 'some', label, align: 'number', isSortable: true, width: { initial: 88 }, cell: () => '7' },
    ]
    await render(
      <DataTable
        label="Imports"
        columns={columns}
        rows={['a.csv']}
        rowId={(name) => name}
        sort={{ columnId: 'some', direction: 'ascending' }}
        onSortChange={() => undefined}
      />,
      { isSpoken: true },
    )
    const words = head(label).element().querySelector('[data-part="sort"]')?.firstChild
    const range = document.createRange()
    const linesOf = (start: number, end: number): number => {
      range.setStart(words ?? document, start)
      range.setEnd(words ?? document, end)
      return range.getClientRects().length
    }
    for (const { index, 0: word } of label.matchAll(/\S+/g)) expect(linesOf(index, index + word.length)).toBe(1)
  },
)

describe('columns', () => {
  const draw = (onLayoutChange?: (layout: TableLayout) => void) => {
    function Arranged() {
      const [layout, setLayout] = useState(layoutOf(personColumns))
      const change = (next: TableLayout): void => {
        setLayout(next)
        onLayoutChange?.(next)
      }
      return (
        <DataTable
          label="People"
          columns={personColumns}
          rows={four}
          rowId={({ id }) => id}
          layout={layout}
          onLayoutChange={change}
          onSortChange={() => undefined}
        />
      )
    }
    return render(<Arranged />, { isSpoken: true })
  }

  test('are moved by their menu, and the new place is told', async () => {
    await draw()
    await focusHead(1)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(page.getByRole('menuitem', { name: 'Move one place back' }))
    await expect.poll(heads).toEqual(['Unit', 'Name', 'Overdue', 'Last here', 'Status'])
    await expect.element(page.getByRole('status').first()).toHaveTextContent('Name: column 2 of 5')
  })

  test('are hidden by their menu; the name has no such entry; the focus stays in the table', async () => {
    await draw()
    await userEvent.click(page.getByRole('button', { name: 'Column Name' }))
    await expect.element(page.getByRole('menuitem', { name: 'Keep in view' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Hide column' }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Column Unit' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Hide column' }))
    await expect.poll(heads).toEqual(['Name', 'Overdue', 'Last here', 'Status'])
    await expect.poll(() => document.activeElement?.closest('table')).not.toBeNull()
  })

  test('stay in view once pinned, while the rest scrolls below them', async () => {
    await page.viewport(700, 640)
    onTestFinished(() => page.viewport(1024, 640))
    await draw()
    await userEvent.click(page.getByRole('button', { name: 'Column Unit' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Keep in view' }))
    await expect.poll(() => heads()[0]).toBe('Unit')
    const scroller = document.querySelector('[data-part="scroller"]')
    await expect.poll(() => scroller?.hasAttribute('data-overflows')).toBe(true)
    const before = head('Unit').element().getBoundingClientRect().left
    if (scroller) scroller.scrollLeft = 200
    expect(head('Unit').element().getBoundingClientRect().left).toBe(before)
  })

  test('are resized by keys: Enter begins, arrows change, Enter keeps', async () => {
    const change = vi.fn<(layout: TableLayout) => void>()
    await draw(change)
    const wanted = Math.round(widthOf('Unit')) - 30
    await focusHead(5)
    const handle = page.getByRole('separator', { name: 'Width of Unit' })
    await expect.element(handle).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    await expect.element(handle).toHaveAttribute('aria-valuenow', String(wanted))
    expect(widthOf('Unit')).toBe(wanted)
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(change.mock.calls[0]?.[0].widths).toEqual({ unit: wanted })
    expect(widthOf('Unit')).toBe(wanted)
  })

  test('keep their width when Escape ends it', async () => {
    const change = vi.fn()
    await draw(change)
    const width = widthOf('Unit')
    await focusHead(5)
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    expect(change).not.toHaveBeenCalled()
    expect(widthOf('Unit')).toBe(width)
  })
})

const slots: DataTableProps<Person>['slots'] = {
  empty: <p>No people yet</p>,
  failed: <p>Not loaded</p>,
  refused: <p>Not allowed</p>,
  offline: <p>Offline</p>,
  footer: <p>Page 1</p>,
  selectionBar: <p>The bar</p>,
}

describe('states', () => {
  const all: readonly [TableStatus, number, boolean, readonly string[], readonly string[]][] = [
    ['ready', 4, false, ['Aylin Demir', 'Page 1', 'Last here'], ['No people yet', 'The bar']],
    ['ready', 0, false, ['No people yet'], ['Last here']],
    ['ready', 0, true, ['No people yet', 'Last here'], []],
    ['failed', 0, false, ['Not loaded', 'Last here'], ['No people yet']],
    ['failed', 4, false, ['Not loaded', 'Aylin Demir'], []],
    ['refused', 0, false, ['Not allowed'], ['Last here']],
    ['offline', 4, false, ['Offline', 'Aylin Demir'], []],
    ['refreshing', 4, false, ['Aylin Demir'], ['No people yet']],
  ]
  test.each(all)(
    '%s with %d rows, filtered %s, shows %j and not %j',
    async (status, count, isFiltered, seen, unseen) => {
      await render(<PeopleTable people={people(count)} status={status} isFiltered={isFiltered} slots={slots} />, {
        isSpoken: true,
      })
      for (const text of seen) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
      for (const text of unseen) expect(page.getByText(text, { exact: true }).elements()).toHaveLength(0)
    },
  )

  test('loading keeps the head, says so once after a moment, and the rows come in the skeleton’s place', async () => {
    const { rerender } = await render(<PeopleTable people={[]} status="loading" />, { isSpoken: true })
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status').first()).toHaveTextContent('People: loading')
    expect(document.querySelectorAll('[data-part="skeleton"] tr')).toHaveLength(5)
    rerender(<PeopleTable people={four} status="ready" />)
    await expect.poll(() => document.querySelector('[data-part="skeleton"]')).toBeNull()
    await expect.element(page.getByRole('row', { name: 'Aylin Demir', exact: false })).toBeVisible()
    await expect.element(page.getByRole('status').first()).toHaveTextContent('4 rows')
  })

  test('the bar takes the footer’s place while something is selected', async () => {
    await render(<PeopleTable people={four} slots={slots} />, { isSpoken: true })
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Aylin Demir' }))
    await expect.element(page.getByText('The bar')).toBeVisible()
    expect(page.getByText('Page 1').elements()).toHaveLength(0)
  })

  test('a value that is not here is said to be missing', async () => {
    const columns: readonly Column<Person>[] = [
      ...personColumns.slice(0, 1),
      { id: 'gone', label: 'Gone', cell: () => <Missing /> },
    ]
    await render(<DataTable label="People" columns={columns} rows={four.slice(0, 1)} rowId={({ id }) => id} />, {
      isSpoken: true,
      locale: 'de',
    })
    await expect.element(page.getByText('– nicht geladen')).toBeVisible()
  })
})

describe('all that match', () => {
  test('are counted with those of other pages, and one taken out leaves the rest', async () => {
    const change = vi.fn<(selected: Selected) => void>()
    const selected: Selected = { all: true, except: new Set(['p2']) }
    await render(
      <DataTable
        label="People"
        columns={personColumns}
        rows={four}
        rowId={({ id }) => id}
        selection={{ selected, onChange: change, total: 214 }}
      />,
      {
        isSpoken: true,
      },
    )
    await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Aylin Demir' }))
    expect(change).toHaveBeenCalledWith({ all: true, except: new Set(['p2', 'p1']) })
  })
})

interface Unit {
  readonly id: string
  readonly name: string
}
const units: readonly Unit[] = [
  { id: 'hh', name: 'Hamburg' },
  { id: 'hb', name: 'Bremen' },
]
const unitColumns: readonly Column<Unit>[] = [
  { id: 'name', label: 'Name', isRowHeader: true, cell: ({ name }) => name, textValue: ({ name }) => name },
]

function Units({ detail }: { readonly detail: (unit: Unit) => string }) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Units"
      columns={unitColumns}
      rows={units}
      rowId={({ id }) => id}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      detail={detail}
    />
  )
}

describe('the chevron of a row with a detail', () => {
  const chevron = (name: string) => page.getByRole('button', { name: `Details of ${name}` })
  const more = ({ name }: Unit): string => `More about ${name}`

  test.each([
    ['ltr', 'none'],
    ['rtl', '180deg'],
  ])('points to the end of a line that is written %s, and down while its row is open', async (direction, closed) => {
    await render(
      <div dir={direction}>
        <Units detail={more} />
      </div>,
      { isSpoken: true },
    )
    await userEvent.click(chevron('Hamburg'))
    const rotate = (name: string): string =>
      getComputedStyle(chevron(name).element().querySelector('svg') ?? document.body).rotate
    await expect.poll(() => rotate('Hamburg')).toBe('90deg')
    expect(rotate('Bremen')).toBe(closed)
  })

  test.each([
    ['mouse', (target: ReturnType<typeof chevron>) => userEvent.click(target)],
    ['touch', tap],
  ])('by %s shows the detail and hides it', async (_, press) => {
    await render(<Units detail={more} />, { isSpoken: true })
    await press(chevron('Bremen'))
    await expect.element(page.getByText('More about Bremen')).toBeVisible()
    await press(chevron('Bremen'))
    await expect.element(page.getByText('More about Bremen')).not.toBeInTheDocument()
  })
})

test('a row shows its detail below it, which the arrows reach', async () => {
  await render(<Units detail={({ name }) => `More about ${name}`} />, { isSpoken: true })
  page.getByRole('grid', { name: 'Units' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('More about Hamburg')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Details of Hamburg' }))
    .toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('More about Hamburg')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.closest('tr')?.dataset['row']).toBe('hb')
})

describe('cards at 360 px', () => {
  test('keep roles, actions and keys, and put a caption before each fact', async () => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1024, 640))
    const open = vi.fn()
    await render(<PeopleTable people={four} onRowAction={open} rowMenu={() => []} />, { isSpoken: true })
    expect(page.getByRole('row').elements()).toHaveLength(4)
    expect(page.getByRole('columnheader').elements()).toHaveLength(0)
    await expect.element(page.getByRole('rowheader', { name: 'Aylin Demir', exact: false })).toBeVisible()
    const fact = page.getByRole('gridcell', { name: 'today, 08:12', exact: false }).element()
    expect(getComputedStyle(fact, '::before').content).toContain('Last here')
    page.getByRole('grid').element().focus()
    await userEvent.keyboard('{ArrowDown}x{ArrowRight}{Enter}{ArrowUp}{ArrowUp}')
    await expect.element(page.getByRole('checkbox', { name: `Select ${four[1]?.name ?? ''}` })).toBeChecked()
    expect(open).toHaveBeenCalledTimes(1)
    expect(document.activeElement?.closest('tr')?.dataset['row']).toBe('p1')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('a chip in a value is clear of the lines before and after it', async () => {
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1024, 640))
    const columns: readonly Column<string>[] = [
      { id: 'name', label: 'Name', isRowHeader: true, cell: (name) => name },
      { id: 'seen', label: 'Last here', cell: () => 'never' },
      { id: 'state', label: 'State', cell: () => <StatusChip kind="invited">Invited</StatusChip> },
      { id: 'by', label: 'Asked for by', cell: () => 'Grace Nyambura' },
    ]
    await render(<DataTable label="People" columns={columns} rows={['Ada']} rowId={(name) => name} />, {
      isSpoken: true,
    })
    const box = (element: Element | null): DOMRect | undefined => {
      const words = document.createRange()
      if (element !== null) words.selectNodeContents(element)
      return words.getClientRects()[0]
    }
    const [before, after] = ['never', 'Grace Nyambura'].map((words) => box(page.getByText(words).element()))
    const chip = document.querySelector('[data-component="StatusChip"]')?.getBoundingClientRect()
    expect((chip?.top ?? Number.NaN) - (before?.bottom ?? Number.NaN)).toBeGreaterThanOrEqual(2)
    expect((after?.top ?? Number.NaN) - (chip?.bottom ?? Number.NaN)).toBeGreaterThanOrEqual(2)
  })
})

test('with forced colours a selected row, its checkbox and the focus are told apart', async () => {
  const emulate = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
  onTestFinished(async () => {
    await emulate('none')
  })
  await emulate('active')
  await expect.poll(() => window.matchMedia('(forced-colors: active)').matches).toBe(true)
  await render(<PeopleTable people={four} startSelected={new Set(['p1'])} />, { isSpoken: true })
  const [selected, other] = document.querySelectorAll('td[data-part="select"]')
  const strip = selected ? getComputedStyle(selected, '::before').borderInlineStartColor : ''
  expect(strip).not.toBe(other ? getComputedStyle(document.body).backgroundColor : '')
  document.querySelector<HTMLElement>('[role="grid"]')?.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : '').toBe('solid')
})

test('hands its ref the element with the role grid', async () => {
  const ref = vi.fn()
  await render(<PeopleTable people={four} ref={ref} />, { isSpoken: true })
  expect(ref.mock.calls[0]?.[0]).toBe(page.getByRole('grid').element())
})

test('public props refuse what would not work', () => {
  expectTypeOf<DataTableProps<Person>['status']>().toEqualTypeOf<TableStatus | undefined>()
  // A selection is a set or all but a set, never a list; a column cannot be centred.
  expectTypeOf<readonly string[]>().not.toExtend<Selected>()
  expectTypeOf<'center'>().not.toExtend<Column<Person>['align']>()
})
