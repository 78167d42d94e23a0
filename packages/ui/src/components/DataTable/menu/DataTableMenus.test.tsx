import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../../testing/presses.ts'
import { render } from '../../../testing/render.tsx'
import { SelectionBar } from '../../SelectionBar/SelectionBar.tsx'
import { DataTable } from '../DataTable.tsx'
import type { DataTableProps, Selected } from '../dataTableTypes.ts'
import { focusedRow, goTo, gridElement, selectedIds, where, type Place } from '../grid/gridProbe.ts'
import { people, personColumns, PeopleTable, type PeopleTableProps, type Person } from '../sampleTable.tsx'

const four = people(4)
const [aylin = '', benedikt = ''] = four.map(({ name }) => name)
const personId = ({ id }: Person): string => id
const remind = vi.fn<(id: string) => void>()
const rowMenu = ({ id }: Person) => [
  {
    id: 'all',
    items: [
      { id: 'remind', label: 'Remind', onAction: () => remind(id) },
      { id: 'lock', label: 'Lock' },
    ],
  },
]
const menuKeys = [['{Shift>}{F10}{/Shift}'], ['{ContextMenu}']] as const
const menu = (name = benedikt) => page.getByRole('menu', { name: `Actions for ${name}` })
const item = (name: string) => page.getByRole('menuitem', { name })
const buttonOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, includeHidden: true })
const draw = (props: Partial<PeopleTableProps> = {}) => {
  remind.mockReset()
  return render(<PeopleTable people={four} onRowAction={() => undefined} rowMenu={rowMenu} {...props} />, {
    isSpoken: true,
  })
}

/** Events of the browser's own menu that nobody took, and keys that came up and nobody took. */
function watchBrowserMenu() {
  const [menus, keys] = [vi.fn(), vi.fn()]
  const onMenu = (event: Event): void => {
    if (!event.defaultPrevented) menus()
    event.preventDefault()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ContextMenu' && !event.defaultPrevented) keys()
  }
  window.addEventListener('contextmenu', onMenu)
  window.addEventListener('keyup', onKey)
  onTestFinished(() => {
    window.removeEventListener('contextmenu', onMenu)
    window.removeEventListener('keyup', onKey)
  })
  return { menus, keys }
}

describe('the button of a row', () => {
  test.each(presses)('by $name opens its menu, and a choice acts once for that row', async ({ press }) => {
    await draw()
    await press(buttonOf(benedikt))
    await expect.element(menu()).toBeVisible()
    await expect.element(buttonOf(benedikt)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(buttonOf(aylin)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(item('Remind'))
    await expect.element(menu()).not.toBeInTheDocument()
    expect(remind.mock.calls).toEqual([['p2']])
    expect(selectedIds()).toEqual([])
    await expect.element(buttonOf(benedikt)).toHaveFocus()
  })

  test('is passed over by the arrows, and opens by Alt with the one down', async () => {
    await draw()
    await goTo(2, 6)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect.element(buttonOf(benedikt)).toHaveFocus()
    await expect.element(buttonOf(benedikt)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(item('Remind')).toHaveFocus()
  })

  test('leaves arrows in its menu to the menu', async () => {
    await draw()
    await goTo(2, 6)
    await userEvent.keyboard('{Enter}')
    await expect.element(item('Remind')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Lock')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(buttonOf(benedikt)).toHaveFocus()
    expect(where()).toEqual([2, 6])
  })
})

describe('the menu key', () => {
  const places: readonly Place[] = [
    [2, 0],
    [2, 1],
    [2, 3],
    [2, 6],
  ]
  test.each(menuKeys.flatMap(([keys]) => places.map((place) => [keys, place] as const)))(
    '%s at %j opens the menu of the row, Escape comes back there and selects nothing away',
    async (keys, [line, place]) => {
      const [close, browser] = [vi.fn(), watchBrowserMenu()]
      await draw({ startSelected: new Set(['p1', 'p2']), openRowId: 'p1', onClose: close })
      await goTo(line, place)
      const before = document.activeElement
      await userEvent.keyboard(keys)
      await expect.element(item('Remind')).toHaveFocus()
      await expect.element(menu()).toBeVisible()
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await expect.element(menu()).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement).toBe(before)
      expect(selectedIds()).toEqual(['p1', 'p2'])
      expect([close.mock.calls.length, browser.menus.mock.calls.length, browser.keys.mock.calls.length]).toEqual([
        0, 0, 0,
      ])
      await userEvent.keyboard('{ArrowUp}')
      expect(where()).toEqual([line - 1, place])
    },
  )

  test('opens it at the row, wherever the table was scrolled to', async () => {
    await page.viewport(700, 640)
    onTestFinished(() => page.viewport(1024, 640))
    const wide = personColumns.map((column) => ({ ...column, width: { initial: 300 } }))
    await draw({ columns: wide })
    await goTo(2, 1)
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(menu()).toBeVisible()
    const row = gridElement().querySelectorAll('tr')[2]?.getBoundingClientRect()
    const box = menu().element().getBoundingClientRect()
    expect(box.top).toBeGreaterThanOrEqual(row?.top ?? Infinity)
    expect(box.top).toBeLessThanOrEqual((row?.bottom ?? 0) + 20)
    expect([box.left >= 0, box.right <= 700]).toEqual([true, true])
  })

  test('acts on its row and comes back to its cell', async () => {
    await draw()
    await goTo(3, 4)
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(item('Remind')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toEqual([3, 4])
    expect(remind.mock.calls).toEqual([['p3']])
  })

  test('leaves the selection alone where a bar says Escape lets it go', async () => {
    const clear = vi.fn()
    const bar = <SelectionBar count={1} onClear={clear} actions={[]} />
    await draw({ startSelected: new Set(['p2']), slots: { selectionBar: bar } })
    await goTo(2, 3)
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(item('Remind')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(where).toEqual([2, 3])
    expect([clear.mock.calls.length, selectedIds()]).toEqual([0, ['p2']])
    await userEvent.keyboard('{Escape}')
    expect(selectedIds()).toEqual([])
  })

  test.each(menuKeys)('%s on the head of a column that can be arranged opens the menu of the column', async (keys) => {
    await draw({ isArrangeable: true })
    await goTo(0, 1)
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('menu', { name: 'Column Name' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(where).toEqual([0, 1])
  })

  const field = { id: 'note', label: 'Note', cell: () => <input aria-label="Note" /> }
  test.each<[string, Partial<PeopleTableProps>, Place, string]>([
    ['rows without a menu', { rowMenu: () => [], columns: personColumns, isSelectable: true }, [0, 1], ''],
    ['a field one writes in', { columns: [...personColumns.slice(0, 1), field] }, [2, 2], '{F2}'],
    ['the detail of a row', { detail: () => 'More', expandedIds: new Set(['p1']) }, [1, 2], '{ArrowDown}'],
  ])('is the browser’s on %s', async (_, props, [line, place], keys) => {
    const { menus } = watchBrowserMenu()
    await draw(props)
    await goTo(line, place)
    await userEvent.keyboard(`${keys}{ContextMenu}`)
    await expect.poll(() => menus.mock.calls.length).toBe(1)
    expect(page.getByRole('menu').elements()).toHaveLength(0)
  })

  test('is the browser’s where rows have no menu', async () => {
    const { menus } = watchBrowserMenu()
    await render(<PeopleTable people={four} />, { isSpoken: true })
    await goTo(2, 2)
    await userEvent.keyboard('{ContextMenu}')
    await expect.poll(() => menus.mock.calls.length).toBe(1)
  })
})

describe('a row that has nothing in its menu', () => {
  const hasRowMenu = ({ id }: Person): boolean => id !== 'p2'
  const widthOf = (line: number): number =>
    gridElement().querySelectorAll('tr')[line]?.lastElementChild?.getBoundingClientRect().width ?? 0

  test.each([1024, 360])('has an empty cell as wide as those with a button, at %i px', async (width) => {
    await page.viewport(width, 640)
    onTestFinished(() => page.viewport(1024, 640))
    await draw({ hasRowMenu })
    await expect.element(buttonOf(aylin)).toBeInTheDocument()
    await expect.element(buttonOf(benedikt)).not.toBeInTheDocument()
    expect(
      page
        .getByRole('row', { name: new RegExp(benedikt) })
        .getByRole('gridcell')
        .elements()
        .at(-1)?.childElementCount,
    ).toBe(0)
    expect(widthOf(2)).toBe(widthOf(1))
    expect(widthOf(2)).toBeGreaterThan(0)
  })

  test('is walked over cell by cell as others are, and its menu key is the browser’s', async () => {
    const { menus } = watchBrowserMenu()
    await draw({ hasRowMenu })
    await goTo(2, 6)
    expect(document.activeElement?.role).toBe('gridcell')
    await userEvent.keyboard('{ContextMenu}')
    await expect.poll(() => menus.mock.calls.length).toBe(1)
    expect(page.getByRole('menu').elements()).toHaveLength(0)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(buttonOf(four[2]?.name ?? '')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(where()).toEqual([2, 5])
    await userEvent.keyboard('{End}')
    expect(where()).toEqual([2, 6])
  })

  test.each<[string, string, Place]>([
    ['its button', '{Enter}', [2, 6]],
    ['a cell', '{ContextMenu}', [2, 3]],
  ])(
    'closes the menu that was opened from %s before, and the focus stays in its cell',
    async (_, keys, [line, place]) => {
      const { rerender } = await draw()
      await goTo(line, place)
      await userEvent.keyboard(keys)
      await expect.element(item('Remind')).toHaveFocus()
      rerender(
        <PeopleTable people={people(4)} onRowAction={() => undefined} rowMenu={rowMenu} hasRowMenu={hasRowMenu} />,
      )
      await expect.element(menu()).not.toBeInTheDocument()
      await expect.poll(where).toEqual([line, place])
      expect(focusedRow()).toBe('p2')
    },
  )
})

test('a right click is the browser’s, for links and for copying', async () => {
  const { menus } = watchBrowserMenu()
  await draw()
  await userEvent.click(page.getByText('Packing'), { button: 'right' })
  expect(menus).toHaveBeenCalledTimes(1)
  expect(page.getByRole('menu').elements()).toHaveLength(0)
  expect([focusedRow(), selectedIds()]).toEqual(['p2', []])
})

describe('a choice that takes its own row away', () => {
  function Removable({
    start,
    props = {},
  }: {
    readonly start: readonly Person[]
    readonly props?: Partial<DataTableProps<Person>>
  }) {
    const [rows, setRows] = useState(start)
    const [selected, setSelected] = useState<Selected>(new Set())
    const remove = (id: string) => () => setRows((now) => now.filter((person) => person.id !== id))
    const menuOf = ({ id }: Person) => [{ id: 'all', items: [{ id: 'remove', label: 'Remove', onAction: remove(id) }] }]
    return (
      <DataTable
        label="People"
        columns={personColumns}
        rows={rows}
        rowId={personId}
        rowMenu={menuOf}
        selection={{ selected, onChange: setSelected }}
        {...props}
      />
    )
  }
  const chooseAt = async (line: number, place: number): Promise<void> => {
    await goTo(line, place)
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(item('Remove')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }

  test.each<[string, Place, string, Place]>([
    ['one between others', [2, 3], 'p3', [2, 3]],
    ['the last one', [4, 6], 'p3', [3, 6]],
  ])('leaves the focus to the one in its place: %s', async (_, [line, place], row, to) => {
    await render(<Removable start={four} />, { isSpoken: true })
    await chooseAt(line, place)
    await expect.poll(where).toEqual(to)
    expect(focusedRow()).toBe(row)
  })

  test('leaves the focus to what stands in the table’s place when it was the only one', async () => {
    await render(<Removable start={four.slice(0, 1)} props={{ slots: { empty: <p>Nobody is left</p> } }} />, {
      isSpoken: true,
    })
    await chooseAt(1, 2)
    await expect.poll(() => document.activeElement?.textContent).toBe('Nobody is left')
  })
})

test('an open row with a menu reaches over the edge as high as itself, not as high as the table', async () => {
  const { container } = await render(
    <div style={{ ['--somo-open-reach' as string]: '33px' }}>
      <PeopleTable people={four} onRowAction={() => undefined} rowMenu={rowMenu} openRowId={four[1]?.id ?? ''} />
    </div>,
    { isSpoken: true },
  )
  const row = container.querySelector('tr[data-open]')
  const reach = row?.querySelector('[aria-hidden="true"]:empty')
  expect(reach?.getBoundingClientRect().width).toBe(33)
  expect(
    Math.abs((reach?.getBoundingClientRect().height ?? 0) - (row?.getBoundingClientRect().height ?? 99)),
  ).toBeLessThanOrEqual(2)
})
