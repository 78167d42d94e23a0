import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import type { TableLayout } from '../DataTable/dataTableTypes.ts'
import { layoutOf } from '../DataTable/columns/tableLayout.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { sampleColumns } from './sampleColumns.tsx'

const trigger = () => page.getByRole('button', { name: 'Columns', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Columns' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const listed = (): readonly string[] =>
  page
    .getByRole('checkbox')
    .elements()
    .map(
      (element) =>
        element.closest('li')?.textContent.replace('Always shown, because it names the row.', '').trim() ?? '',
    )

const draw = async (first: TableLayout = layoutOf(sampleColumns)) => {
  const onLayoutChange = vi.fn<(layout: TableLayout) => void>()
  function Controlled() {
    const [layout, setLayout] = useState(first)
    return (
      <ColumnChooser
        columns={sampleColumns}
        layout={layout}
        onLayoutChange={(next) => {
          setLayout(next)
          onLayoutChange(next)
        }}
      />
    )
  }
  await render(<Controlled />, { isSpoken: true })
  return onLayoutChange
}

describe.each(presses)('opened by $name', ({ press }) => {
  test('it lists every column; Escape closes and gives the focus back', async () => {
    await draw()
    await press(trigger())
    await expect.element(dialog()).toBeVisible()
    expect(listed()).toEqual(['Name', 'Unit', 'Overdue', 'Last here', 'Status'])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })
})

test('Escape right after the press, before the focus is inside, closes it too', async () => {
  await draw()
  await userEvent.click(trigger())
  trigger()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(trigger().element().getAttribute('aria-expanded')).toBe('false')
})

test('columns are hidden and shown, but for the one that names the row', async () => {
  const onLayoutChange = await draw()
  await userEvent.click(trigger())
  await userEvent.click(box('Unit'))
  expect(onLayoutChange).toHaveBeenLastCalledWith({ ...layoutOf(sampleColumns), hidden: ['unit'] })
  await userEvent.click(box('Unit'))
  expect(onLayoutChange).toHaveBeenLastCalledWith(layoutOf(sampleColumns))
  onLayoutChange.mockClear()
  await userEvent.click(box('Name'), { force: true })
  expect(onLayoutChange).not.toHaveBeenCalled()
  await expect.element(box('Name')).toHaveAccessibleDescription('Always shown, because it names the row.')
})

test.each([
  ['Move Unit down', 'Move Unit down', ['Name', 'Overdue', 'Unit', 'Last here', 'Status']],
  ['Move Status up', 'Move Status up', ['Name', 'Unit', 'Overdue', 'Status', 'Last here']],
])('%s moves it, says where it is and keeps the focus', async (name, focused, expected) => {
  await draw()
  await userEvent.click(trigger())
  await userEvent.click(button(name))
  await expect.poll(listed).toEqual(expected)
  await expect.element(button(focused)).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: /, place \d of 5/ })).toBeInTheDocument()
})

test.each([
  ['{Alt>}{ArrowDown}{/Alt}', ['Name', 'Overdue', 'Unit', 'Last here', 'Status']],
  ['{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}', ['Name', 'Overdue', 'Last here', 'Status', 'Unit']],
  ['{Alt>}{ArrowUp}{/Alt}', ['Name', 'Unit', 'Overdue', 'Last here', 'Status']],
])('%s moves the column in focus within its group', async (keys, expected) => {
  await draw()
  await userEvent.click(trigger())
  const element = box('Unit').element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(keys)
  await expect.poll(listed).toEqual(expected)
  await expect.element(box('Unit')).toHaveFocus()
})

test('pinning takes a column to the pinned ones', async () => {
  const onLayoutChange = await draw()
  await userEvent.click(trigger())
  await expect.element(button('Pin Status at the start')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button('Pin Status at the start'))
  await expect.element(button('Pin Status at the start')).toHaveAttribute('aria-pressed', 'true')
  expect(onLayoutChange.mock.lastCall?.[0].pinned).toEqual(['name', 'status'])
  expect(listed()[1]).toBe('Status')
})

test('a move that is not possible can be reached and does nothing', async () => {
  const onLayoutChange = await draw()
  await userEvent.click(trigger())
  await expect.element(button('Move Unit up')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Move Unit up'), { force: true })
  expect(onLayoutChange).not.toHaveBeenCalled()
})

test('reset brings back the first layout', async () => {
  const onLayoutChange = await draw({ order: ['status'], hidden: ['unit'], widths: { unit: 90 }, pinned: [] })
  await userEvent.click(trigger())
  await userEvent.click(button('Reset columns'))
  expect(onLayoutChange).toHaveBeenLastCalledWith(layoutOf(sampleColumns))
  await userEvent.click(button('Done'))
  await expect.element(trigger()).toHaveFocus()
})

test('Tab goes on to the next control; Enter presses, Space ticks', async () => {
  const onLayoutChange = await draw()
  await userEvent.click(trigger())
  await expect.element(dialog()).toBeVisible()
  box('Unit').element().focus()
  await expectTabStops(button('Pin Unit at the start'))
  await userEvent.keyboard('{Enter}')
  expect(onLayoutChange).toHaveBeenCalledTimes(1)
  box('Unit').element().focus()
  await userEvent.keyboard(' ')
  expect(onLayoutChange.mock.lastCall?.[0].hidden).toEqual(['unit'])
})
