import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column, TableLayout } from '../dataTableTypes.ts'
import { goTo, where } from '../grid/gridProbe.ts'
import { people, personColumns, type Person } from '../sampleTable.tsx'
import { layoutOf } from './tableLayout.ts'

const four = people(4)
const personId = ({ id }: Person): string => id
const columns: readonly Column<Person>[] = personColumns.map((column) =>
  column.id === 'unit' ? { ...column, width: { initial: 148, min: 100, max: 300 } } : column,
)
const handle = (name = 'Unit') => page.getByRole('separator', { name: `Width of ${name}` })
const widthOf = (name: string): number =>
  page.getByRole('columnheader', { name, exact: true }).element().getBoundingClientRect().width

async function draw(direction: 'ltr' | 'rtl' = 'ltr', inlineSize = 700) {
  const [change, select] = [vi.fn<(layout: TableLayout) => void>(), vi.fn()]
  function Arranged() {
    const [layout, setLayout] = useState(layoutOf(columns))
    const onLayoutChange = (next: TableLayout): void => {
      change(next)
      setLayout(next)
    }
    return (
      <div dir={direction} style={{ inlineSize }}>
        <DataTable
          label="People"
          columns={columns}
          rows={four}
          rowId={personId}
          layout={layout}
          onLayoutChange={onLayoutChange}
          selection={{ selected: new Set(['p1']), onChange: select }}
        />
      </div>
    )
  }
  await render(<Arranged />, { isSpoken: true })
  await expect.element(handle()).toBeInTheDocument()
  return { change, select }
}

const pointer = (type: string, at: number, pointerType: 'mouse' | 'touch' = 'mouse'): boolean =>
  handle()
    .element()
    .dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType, button: 0, clientX: at }),
    )

/** Pulls the handle over some places, in px from where it stands. */
function pull(ways: readonly number[], pointerType: 'mouse' | 'touch' = 'mouse', end = 'pointerup'): void {
  // A pointer made by a script cannot be captured.
  const element = handle().element()
  vi.spyOn(element, 'setPointerCapture').mockReturnValue(undefined)
  vi.spyOn(element, 'hasPointerCapture').mockReturnValue(true)
  pointer('pointerdown', 500, pointerType)
  for (const way of ways) pointer('pointermove', 500 + way, pointerType)
  pointer(end, 500 + (ways.at(-1) ?? 0), pointerType)
}

describe('keys on the handle of a column', () => {
  test.each<[string, string, number]>([
    ['{ArrowRight}', 'ltr', 158],
    ['{ArrowLeft}', 'ltr', 138],
    ['{ArrowRight}', 'rtl', 138],
    ['{ArrowLeft}', 'rtl', 158],
    ['{Shift>}{ArrowRight}{/Shift}', 'ltr', 198],
    ['{Home}', 'ltr', 100],
    ['{End}', 'ltr', 300],
    ['{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}', 'ltr', 100],
    ['{End}{ArrowRight}', 'ltr', 300],
    ['{Home}{ArrowLeft}', 'ltr', 100],
  ])('%s, %s, makes it %d px wide, told once it is kept', async (keys, direction, width) => {
    const { change } = await draw(direction === 'rtl' ? 'rtl' : 'ltr')
    handle().element().focus()
    await userEvent.keyboard(`{Enter}${keys}`)
    await expect.element(handle()).toHaveAttribute('aria-valuenow', String(width))
    await expect.element(handle()).toHaveAttribute('aria-valuetext', `${width} pixels`)
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(change.mock.calls.map(([layout]) => layout.widths)).toEqual([{ unit: width }])
    expect(widthOf('Unit')).toBe(width)
    await expect.element(handle()).toHaveFocus()
  })

  test.each(['{Enter}', ' ', '{Tab}', '{Shift>}{Tab}{/Shift}'])('%s keeps the new width', async (keys) => {
    const { change } = await draw()
    handle().element().focus()
    await userEvent.keyboard(`{Enter}{ArrowRight}${keys}`)
    expect(change.mock.calls.map(([layout]) => layout.widths)).toEqual([{ unit: 158 }])
  })

  test('Escape drops it, and lets no selection go', async () => {
    const { change, select } = await draw()
    handle().element().focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    expect([change.mock.calls.length, select.mock.calls.length]).toEqual([0, 0])
    expect(widthOf('Unit')).toBe(148)
    await userEvent.keyboard('{Escape}')
    expect(select).toHaveBeenCalledTimes(1)
  })

  test('before Enter the arrows go on over the head', async () => {
    const { change } = await draw()
    await goTo(0, 1)
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Column Overdue' })).not.toHaveFocus()
    expect(where()).toEqual([0, 3])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(handle()).toHaveFocus()
    expect(change).not.toHaveBeenCalled()
  })

  test('its bounds are told, its value too', async () => {
    await draw()
    await expect.element(handle()).toHaveAttribute('aria-valuemin', '100')
    await expect.element(handle()).toHaveAttribute('aria-valuemax', '300')
    await expect.element(handle()).toHaveAttribute('aria-valuenow', '148')
    await expect.element(handle()).toHaveAttribute('aria-orientation', 'vertical')
    await expect
      .element(handle())
      .toHaveAccessibleDescription('Press Enter, then change the width with the arrow keys.')
    expect(handle('Overdue').element().hasAttribute('aria-valuemax')).toBe(false)
  })
})

test('a column that shares the spare width tells the width it is drawn with, and changes from there', async () => {
  const { change } = await draw('ltr', 1000)
  const shared = widthOf('Unit')
  expect(shared).toBeGreaterThan(148)
  handle().element().focus()
  await expect.element(handle()).toHaveAttribute('aria-valuenow', String(Math.round(shared)))
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}')
  await expect.element(handle()).toHaveAttribute('aria-valuenow', String(Math.round(shared) + 10))
  expect(change.mock.calls.map(([layout]) => layout.widths)).toEqual([{ unit: Math.round(shared) + 10 }])
})

describe('a pull', () => {
  test.each<[string, 'mouse' | 'touch', 'ltr' | 'rtl', readonly number[], number]>([
    ['outwards', 'mouse', 'ltr', [10, 40, 60], 208],
    ['inwards', 'mouse', 'ltr', [-10, -30], 118],
    ['there and back', 'mouse', 'ltr', [90, 5], 153],
    ['below the least', 'mouse', 'ltr', [-200], 100],
    ['over the most', 'mouse', 'ltr', [400], 300],
    ['over the most and back', 'mouse', 'ltr', [400, 20], 168],
    ['from right to left', 'mouse', 'rtl', [-20], 168],
    ['by a finger', 'touch', 'ltr', [25], 173],
  ])('%s by %s, %s, over %j ends at %d px, told once', async (_, type, direction, ways, width) => {
    const { change } = await draw(direction)
    pull(ways, type)
    await expect.poll(() => widthOf('Unit')).toBe(width)
    expect(change.mock.calls.map(([layout]) => layout.widths)).toEqual([{ unit: width }])
  })

  test('that does not move tells nothing', async () => {
    const { change } = await draw()
    pull([])
    expect(change).not.toHaveBeenCalled()
    expect(widthOf('Unit')).toBe(148)
  })

  test('that the system breaks off leaves the column as it was', async () => {
    const { change } = await draw()
    pull([60], 'touch', 'pointercancel')
    await expect.poll(() => widthOf('Unit')).toBe(148)
    expect(change).not.toHaveBeenCalled()
  })

  test('does not sort or select', async () => {
    const { select } = await draw()
    await userEvent.click(handle(), { position: { x: 6, y: 20 } })
    await expect
      .element(page.getByRole('columnheader', { name: 'Unit', exact: true }))
      .toHaveAttribute('aria-sort', 'none')
    expect(select).not.toHaveBeenCalled()
  })

  test('begins on the whole of the handle, also where it reaches over the next head', async () => {
    await draw()
    await userEvent.hover(handle(), { position: { x: 6, y: 20 } })
    const { left, top, width } = handle().element().getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(24)
    expect(document.elementFromPoint(left + width - 3, top + 20)).toBe(handle().element())
  })
})

test('a column that was resized, hidden and shown again has its width', async () => {
  const layout: TableLayout = { ...layoutOf(columns), widths: { unit: 222 } }
  const table = (hidden: readonly string[]) => (
    <DataTable label="People" columns={columns} rows={four} rowId={personId} layout={{ ...layout, hidden }} />
  )
  const { rerender } = await render(table([]), { isSpoken: true })
  expect(widthOf('Unit')).toBe(222)
  rerender(table(['unit']))
  expect(page.getByRole('columnheader', { name: 'Unit' }).elements()).toHaveLength(0)
  rerender(table([]))
  expect(widthOf('Unit')).toBe(222)
})
