import { useLayoutEffect, useRef } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column, DataTableProps } from '../dataTableTypes.ts'
import { focusedRow, goTo, gridElement, where, type Place } from './gridProbe.ts'
import { people, personColumns, type Person } from '../sampleTable.tsx'

const five = people(5)
const personId = ({ id }: Person): string => id
const without = (...ids: readonly string[]): readonly Person[] => five.filter(({ id }) => !ids.includes(id))
const selection: DataTableProps<Person>['selection'] = { selected: new Set(), onChange: () => undefined }
const rowMenu = () => []

const table = (rows: readonly Person[], props: Partial<DataTableProps<Person>> = {}) => (
  <>
    <button type="button">before</button>
    <DataTable
      label="People"
      columns={personColumns}
      rows={rows}
      rowId={personId}
      selection={selection}
      rowMenu={rowMenu}
      {...props}
    />
    <button type="button">after</button>
  </>
)
/** A table whose rows have no menu, nor checkboxes. */
const bare = (columns: readonly Column<Person>[]) => (
  <>
    <button type="button">before</button>
    <DataTable label="People" columns={columns} rows={five} rowId={personId} />
  </>
)
const draw = (rows: readonly Person[] = five, props: Partial<DataTableProps<Person>> = {}) =>
  render(table(rows, props), { isSpoken: true })
const before = () => page.getByRole('button', { name: 'before' })
/** Column ids of a head, of those the caller gave. */
const columnAt = (): string | undefined => {
  const at = where()
  return at === null
    ? undefined
    : (gridElement().querySelectorAll('th[role="columnheader"]')[at[1]]?.getAttribute('data-column') ?? undefined)
}

describe('when rows change under the focus', () => {
  test.each<[string, Place, readonly Person[], string | undefined, Place]>([
    ['its row goes: the one below takes its place', [2, 3], without('p2'), 'p3', [2, 3]],
    ['its row, the last, goes: the one above', [5, 3], without('p5'), 'p4', [4, 3]],
    ['its row and those below go: the last that is left', [4, 2], without('p3', 'p4', 'p5'), 'p2', [2, 2]],
    ['rows above go: it stays on its row', [4, 0], without('p1', 'p2'), 'p4', [2, 0]],
    ['its row and one above go: the one that follows', [3, 1], without('p1', 'p3'), 'p4', [2, 1]],
    ['its row and those around it go: the next that is left', [3, 1], without('p2', 'p3', 'p4'), 'p5', [2, 1]],
    [
      'its row goes and the order is turned round: the one that followed',
      [2, 3],
      without('p2').toReversed(),
      'p3',
      [3, 3],
    ],
    ['a row comes above: it stays on its row', [2, 6], [...people(6).slice(5), ...five], 'p2', [3, 6]],
    ['the order is turned round: it stays on its row', [2, 4], five.toReversed(), 'p2', [4, 4]],
    ['all rows are others: the one in its place', [2, 3], people(12).slice(6), 'p8', [2, 3]],
    [
      'its row is edited: it stays',
      [2, 3],
      five.map((person) => ({ ...person, name: `${person.name} II` })),
      'p2',
      [2, 3],
    ],
    [
      'its row moves and is edited at once: it stays',
      [2, 3],
      five.toReversed().map((person) => ({ ...person, unit: 'Fleet' })),
      'p2',
      [4, 3],
    ],
  ])('%s', async (_, [line, place], rows, row, to) => {
    const { rerender } = await draw()
    await goTo(line, place)
    rerender(table(rows))
    await expect.poll(where).toEqual(to)
    expect(focusedRow()).toBe(row)
    await userEvent.keyboard('{ArrowUp}')
    expect(where()).toEqual([to[0] - 1, to[1]])
  })

  test.each(['select', 'opener', 'menu'])(
    'the control of its kind has it in the row that took the place: %s',
    async (part) => {
      const { rerender } = await draw(five, { onRowAction: () => undefined })
      await goTo(2, part === 'select' ? 0 : part === 'opener' ? 1 : 6)
      rerender(table(without('p2'), { onRowAction: () => undefined }))
      await expect.poll(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part')).toBe(part)
      expect(focusedRow()).toBe('p3')
    },
  )

  test('it is not taken from elsewhere; who comes back finds the row in the place of the one that went', async () => {
    const { rerender } = await draw(five)
    await goTo(2, 3)
    before().element().focus()
    rerender(table(without('p2', 'p3')))
    await expect.element(before()).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect([focusedRow(), where()]).toEqual(['p4', [2, 3]])
  })

  test('what opens as its row goes, and takes the focus, keeps it; other rows that come then do not take it away', async () => {
    const beside = (rows: readonly Person[], isOpen: boolean) => (
      <>
        {table(rows)}
        {isOpen ? <Opened /> : null}
      </>
    )
    const { rerender } = await render(beside(five, false), { isSpoken: true })
    await goTo(2, 3)
    const opened = page.getByRole('heading', { name: 'opened' })
    for (const rows of [without('p2'), without('p2', 'p3')]) {
      rerender(beside(rows, true))
      await nextFrame()
      await expect.element(opened).toHaveFocus()
    }
  })
})

/** A part that takes the focus to its title as it appears, as a drawer does. */
function Opened() {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <h2 tabIndex={-1} ref={title}>
      opened
    </h2>
  )
}

/** Whatever waits for the next frame has had its turn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe('when columns change under the focus', () => {
  const columns = (...ids: readonly string[]): readonly Column<Person>[] =>
    ids.flatMap((id) => personColumns.filter((column) => column.id === id))

  test.each<[string, readonly Column<Person>[], string]>([
    ['one before it goes: it stays in its column', columns('name', 'seen', 'status'), 'seen'],
    [
      'one before it comes: it stays in its column',
      [{ id: 'new', label: 'New', cell: () => 'new' }, ...personColumns],
      'seen',
    ],
    ['they are turned round: it stays in its column', personColumns.toReversed(), 'seen'],
    ['its own goes: the one in its place', columns('name', 'unit', 'overdue', 'status'), 'status'],
  ])('%s', async (_, next, column) => {
    const { rerender } = await draw()
    await goTo(2, 4)
    expect(columnAt()).toBe('seen')
    rerender(table(five, { columns: next }))
    await expect.poll(columnAt).toBe(column)
    expect(focusedRow()).toBe('p2')
    await userEvent.keyboard('{ArrowDown}')
    expect([focusedRow(), columnAt()]).toEqual(['p3', column])
  })

  test('its own and its row go at once: the ones in their place', async () => {
    const { rerender } = await draw()
    await goTo(2, 4)
    rerender(table(without('p2'), { columns: columns('name', 'unit', 'overdue', 'status') }))
    await expect.poll(() => [focusedRow(), columnAt()]).toEqual(['p3', 'status'])
  })

  test('it was in the last one, which goes: the last that is left', async () => {
    const { rerender } = await render(bare(personColumns), { isSpoken: true })
    await goTo(2, 4)
    rerender(bare(personColumns.slice(0, 2)))
    await expect.poll(where).toEqual([2, 1])
  })

  test('who comes back finds the column he left, wherever it stands', async () => {
    const { rerender } = await draw()
    await goTo(2, 4)
    before().element().focus()
    rerender(table(five, { columns: columns('seen', 'name', 'unit') }))
    rerender(bare(columns('unit', 'seen', 'name')))
    await userEvent.keyboard('{Tab}')
    expect([focusedRow(), columnAt()]).toEqual(['p2', 'seen'])
  })
})

describe('a table without rows', () => {
  const slots = { empty: <p>Nobody is left</p>, refused: <p>Not for you</p> }

  test('keeps the focus in its head where that stays', async () => {
    const { rerender } = await draw(five, { slots, isFiltered: true })
    await goTo(2, 2)
    rerender(table([], { slots, isFiltered: true }))
    await expect.poll(where).toEqual([0, 2])
    await userEvent.keyboard('{ArrowDown}{PageDown}{Control>}{End}{Home}{/Control}')
    expect(where()).toEqual([0, 2])
    rerender(table(five, { slots, isFiltered: true }))
    await userEvent.keyboard('{ArrowDown}')
    expect(focusedRow()).toBe('p1')
  })

  test.each<[string, readonly Person[], Partial<DataTableProps<Person>>, string]>([
    ['is empty', [], {}, 'Nobody is left'],
    ['is refused', five, { status: 'refused' }, 'Not for you'],
  ])('hands the focus to what stands in its place where it %s', async (_, rows, props, text) => {
    const { rerender } = await draw(five, { slots })
    await goTo(2, 2)
    rerender(table(rows, { slots, ...props }))
    await expect.poll(() => document.activeElement?.textContent).toBe(text)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  test('leaves the focus alone that was elsewhere', async () => {
    const { rerender } = await draw(five, { slots })
    before().element().focus()
    rerender(table([], { slots }))
    await expect.element(page.getByText('Nobody is left')).toBeVisible()
    await expect.element(before()).toHaveFocus()
  })

  test('is entered at its head, and left in one step', async () => {
    await draw([], { slots, isFiltered: true })
    before().element().focus()
    await userEvent.keyboard('{Tab}')
    expect(where()).toEqual([0, 0])
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
  })
})

test.each<[string, string, Place, Place]>([
  ['{PageUp}', 'the head', [0, 1], [0, 1]],
  ['{PageDown}', 'the head', [0, 1], [5, 1]],
  ['{Control>}{Home}{/Control}', 'the head', [0, 3], [1, 0]],
  ['{Home}', 'the head', [0, 3], [0, 0]],
  ['{End}', 'the head', [0, 1], [0, 6]],
  ['{ArrowRight}', 'the last head', [0, 6], [0, 6]],
  ['{Control>}{ArrowDown}{/Control}', 'a row', [2, 3], [2, 3]],
])('%s in %s at %j leads to %j (%j)', async (keys, _, [line, place], to) => {
  await draw()
  await goTo(line, place)
  await userEvent.keyboard(keys)
  expect(where()).toEqual(to)
})

test('a press brings the focus to its cell, and the keys go on from there', async () => {
  await draw()
  await userEvent.click(page.getByRole('row').nth(3).getByRole('gridcell').nth(3))
  expect(where()).toEqual([3, 4])
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(where()).toEqual([4, 3])
  await userEvent.click(page.getByRole('columnheader', { name: 'Last here' }))
  expect(where()).toEqual([0, 4])
})

describe('the cell with the focus is seen whole', () => {
  const wide = [
    ...personColumns.map((column) =>
      column.isRowHeader === true ? { ...column, isPinned: true } : { ...column, width: { initial: 260 } },
    ),
    { id: 'end', label: 'End', width: { initial: 260 }, cell: () => 'end' },
  ]
  const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()
  const drawHigh = () =>
    render(
      <div style={{ blockSize: 300, inlineSize: 700 }}>
        <DataTable label="People" columns={wide} rows={people(60)} rowId={personId} height="fill" />
      </div>,
      { isSpoken: true },
    )

  test('below the head that stays', async () => {
    await drawHigh()
    gridElement().focus()
    await userEvent.keyboard(`{Control>}{End}{/Control}{PageUp}{PageUp}${'{ArrowUp}'.repeat(12)}`)
    expect(box(document.activeElement).top).toBeGreaterThanOrEqual(box(document.querySelector('thead th')).bottom - 1)
  })

  test('beside the column that stays', async () => {
    await drawHigh()
    gridElement().focus()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    const pinned = document.activeElement?.closest('tr')?.cells[0]
    expect(box(document.activeElement).left).toBeGreaterThanOrEqual(box(pinned).right - 1)
    expect(box(document.activeElement).left).toBeLessThan(box(gridElement().parentElement).right)
  })

  test('but a press does not scroll', async () => {
    await page.viewport(1024, 640)
    onTestFinished(() => page.viewport(1024, 640))
    await drawHigh()
    const scroller = gridElement().parentElement
    scroller?.scrollTo(130, 415)
    const seen = document.elementFromPoint(box(scroller).left + 500, box(scroller).top + 150)
    if (seen) await userEvent.click(seen)
    expect(document.activeElement?.closest('td')).toBe(seen?.closest('td'))
    expect([scroller?.scrollLeft, scroller?.scrollTop]).toEqual([130, 415])
  })
})
