import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { tap } from '../../testing/presses.ts'
import { DataTable, type Column } from './DataTable.tsx'
import { goTo, where, type Place } from './grid/gridProbe.ts'
import { people, PeopleTable, type PeopleTableProps, type Person } from './sampleTable.tsx'

const grid = () => page.getByRole('grid', { name: 'People' })
const row = (name: string) => page.getByRole('row', { name, exact: false })
const box = (name: string) => page.getByRole('checkbox', { name })
const four = people(4)
const [aylin, benedikt, chausiku, damian] = [
  'Aylin Demir',
  'Benedikt von Rautenberg-Sommerfeld',
  'Chausiku Abdallah',
  'Damian Grześkowiak',
]

const draw = (props: Partial<PeopleTableProps> = {}) =>
  render(
    <>
      <button type="button">before</button>
      <PeopleTable
        people={four}
        onRowAction={() => undefined}
        rowMenu={() => [{ id: 'all', items: [{ id: 'remind', label: 'Remind' }] }]}
        {...props}
      />
      <button type="button">after</button>
    </>,
    { isSpoken: true },
  )

const moves: readonly (readonly [keys: string, from: Place, to: Place])[] = [
  ['{ArrowRight}', [1, 1], [1, 2]],
  ['{ArrowLeft}', [1, 2], [1, 1]],
  ['{ArrowRight}', [1, 6], [1, 6]],
  ['{ArrowLeft}', [1, 0], [1, 0]],
  ['{ArrowDown}', [1, 2], [2, 2]],
  ['{ArrowDown}', [4, 2], [4, 2]],
  ['{ArrowUp}', [2, 3], [1, 3]],
  ['{ArrowUp}', [1, 1], [0, 1]],
  ['{ArrowUp}', [0, 1], [0, 1]],
  ['{ArrowDown}', [0, 2], [1, 2]],
  ['{ArrowRight}', [0, 0], [0, 1]],
  ['j', [1, 1], [2, 1]],
  ['k', [3, 1], [2, 1]],
  ['{Home}', [2, 4], [2, 0]],
  ['{End}', [2, 1], [2, 6]],
  ['{Control>}{Home}{/Control}', [4, 5], [1, 0]],
  ['{Control>}{End}{/Control}', [1, 0], [4, 6]],
  ['{Meta>}{End}{/Meta}', [1, 0], [4, 6]],
  ['{PageDown}', [1, 2], [4, 2]],
  ['{PageUp}', [4, 2], [1, 2]],
  ['{Alt>}{ArrowRight}{/Alt}', [1, 1], [1, 1]],
]

describe('keys that move the focus', () => {
  test.each(moves)('%s from %j leads to %j', async (keys, [line, place], to) => {
    await draw()
    await goTo(line, place)
    await userEvent.keyboard(keys)
    expect(where()).toEqual(to)
  })

  test.each(moves.filter(([keys]) => keys.includes('Arrow') && /Left|Right/.test(keys) && !keys.includes('Alt')))(
    'from right to left %s from %j leads to %j mirrored',
    async (keys, [line, place], to) => {
      await render(
        <div dir="rtl">
          <PeopleTable people={four} onRowAction={() => undefined} rowMenu={() => []} />
        </div>,
        { isSpoken: true },
      )
      document.querySelector<HTMLElement>('[role="grid"]')?.focus()
      await userEvent.keyboard(`${line === 0 ? '{ArrowUp}' : ''}{Home}${'{ArrowLeft}'.repeat(place)}`)
      expect(where()).toEqual([line, place])
      await userEvent.keyboard(keys.includes('Left') ? '{ArrowRight}' : '{ArrowLeft}')
      expect(where()).toEqual(to)
    },
  )

  test('Tab comes in to the first row, leaves in one step, and comes back to the same cell from both sides', async () => {
    await draw()
    page.getByRole('button', { name: 'before' }).element().focus()
    await userEvent.keyboard('{Tab}')
    expect(where()).toEqual([1, 0])
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(where()).toEqual([2, 2])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'before' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(where()).toEqual([2, 2])
  })
})

const chosen = (): readonly string[] =>
  [...document.querySelectorAll('tr[aria-selected="true"] [data-part="name"]')].map((name) => name.textContent)

const selecting: readonly (readonly [keys: string, from: Place, selected: readonly string[]])[] = [
  ['x', [2, 2], [benedikt]],
  ['xx', [2, 2], []],
  [' ', [2, 2], [benedikt]],
  [' ', [2, 0], [benedikt]],
  [' ', [2, 1], [benedikt]],
  ['x{ArrowDown}{ArrowDown}{Shift>} {/Shift}', [1, 3], [aylin, benedikt, chausiku]],
  ['{Shift>}{ArrowDown}{/Shift}', [1, 2], [aylin, benedikt]],
  ['{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}', [1, 2], [aylin, benedikt]],
  ['{Shift>}{ArrowUp}{ArrowUp}{/Shift}', [4, 2], [benedikt, chausiku, damian]],
  ['{Shift>}{PageDown}{/Shift}', [2, 2], [benedikt, chausiku, damian]],
  ['{Control>}{Shift>}{End}{/Shift}{/Control}', [3, 2], [chausiku, damian]],
  ['{Control>}{Shift>}{Home}{/Shift}{/Control}', [2, 2], [aylin, benedikt]],
  ['{Control>}a{/Control}', [1, 2], [aylin, benedikt, chausiku, damian]],
  ['{Meta>}a{/Meta}', [1, 2], [aylin, benedikt, chausiku, damian]],
  ['{Control>}a{/Control}{Escape}', [1, 2], []],
  ['x', [0, 1], []],
  [' ', [0, 0], [aylin, benedikt, chausiku, damian]],
]

describe('keys that select', () => {
  test.each(selecting)('%s at %j selects %j', async (keys, [line, place], expected) => {
    await draw()
    await goTo(line, place)
    await userEvent.keyboard(keys)
    expect(chosen()).toEqual(expected)
  })

  test('do nothing in a table without selection, and Space then belongs to the control', async () => {
    const open = vi.fn()
    await draw({ isSelectable: false, onRowAction: open })
    await goTo(1, 0)
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}')
    expect(chosen()).toEqual([])
    expect(document.querySelector('tr[aria-selected]')).toBeNull()
    await userEvent.keyboard(' ')
    expect(open).toHaveBeenCalledTimes(1)
  })
})

describe('keys that do something', () => {
  test.each<[string, Place]>([
    ['{Enter}', [2, 0]],
    ['{Enter}', [2, 1]],
    ['{Enter}', [2, 4]],
  ])('%s at %j opens the row, once', async (keys, [line, place]) => {
    const open = vi.fn<(person: Person) => void>()
    await draw({ onRowAction: open })
    await goTo(line, place)
    await userEvent.keyboard(keys)
    expect(open.mock.calls.map(([person]) => person.name)).toEqual([benedikt])
  })

  test.each(['{Enter}', ' '])('%s on a head sorts, and says so', async (keys) => {
    await draw()
    await goTo(0, 1)
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(page.getByRole('columnheader', { name: 'Overdue' })).toHaveAttribute('aria-sort', 'none')
    expect(page.getByRole('columnheader', { name: 'Last here' }).element().hasAttribute('aria-sort')).toBe(false)
    await expect.element(page.getByRole('status').first()).toHaveTextContent('Sorted by Name, ascending')
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    expect(where()).toEqual([0, 1])
  })

  test('/ goes to the search, Escape first closes the open row, then lets the selection go, then is not ours', async () => {
    const [search, close, outer] = [vi.fn(), vi.fn(), vi.fn()]
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) outer(event.key)
    }
    window.addEventListener('keydown', listen)
    onTestFinished(() => window.removeEventListener('keydown', listen))
    const { rerender } = await render(<PeopleTable people={four} openRowId="p1" onSearch={search} onClose={close} />, {
      isSpoken: true,
    })
    document.querySelector<HTMLElement>('[role="grid"]')?.focus()
    await userEvent.keyboard('/')
    expect(search).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('x{Escape}')
    expect(close).toHaveBeenCalledTimes(1)
    expect(chosen()).toHaveLength(1)
    rerender(<PeopleTable people={four} openRowId={null} onSearch={search} onClose={close} />)
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toHaveLength(0)
    expect(outer.mock.calls).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(outer.mock.calls).toEqual([['Escape']])
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('Enter on the button of a row opens its menu at the first entry, Escape comes back to it', async () => {
    await draw()
    await goTo(2, 6)
    await userEvent.keyboard('{Enter}')
    const button = page.getByRole('button', { name: `Actions for ${benedikt}`, includeHidden: true })
    await expect.element(page.getByRole('menuitem', { name: 'Remind' })).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('a cell with controls of its own', () => {
  const columns = [
    { id: 'name', label: 'Name', isRowHeader: true, cell: (name: string) => name, textValue: (name: string) => name },
    { id: 'note', label: 'Note', cell: (name: string) => <input aria-label={`Note on ${name}`} defaultValue="ab" /> },
    {
      id: 'links',
      label: 'Links',
      cell: () => (
        <>
          <a href="#one">One</a> <a href="#two">Two</a>
        </>
      ),
    },
    { id: 'end', label: 'End', cell: () => 'end' },
  ]
  const drawCells = () =>
    render(<DataTable label="People" columns={columns} rows={['Ada', 'Bo']} rowId={(name) => name} />, {
      isSpoken: true,
    })

  test.each([
    ['{Enter}', '{Escape}'],
    ['{F2}', '{Escape}'],
    ['{F2}', '{F2}'],
  ])('is entered by %s, and left by %s', async (keys, out) => {
    await drawCells()
    await goTo(1, 2)
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('link', { name: 'One' }).first()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('link', { name: 'Two' }).first()).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'One' }).first()).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('link', { name: 'Two' }).first()).toHaveFocus()
    await userEvent.keyboard(out)
    expect(document.activeElement?.tagName).toBe('TD')
    await userEvent.keyboard('{ArrowRight}')
    expect(where()).toEqual([1, 3])
  })

  test('leaves letters and arrows to a field one is in', async () => {
    await drawCells()
    await goTo(1, 1)
    expect(document.activeElement?.tagName).toBe('TD')
    await userEvent.keyboard('{F2}{End}xj/{ArrowLeft}{ArrowDown}')
    const field = page.getByRole('textbox', { name: 'Note on Ada' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('abxj/')
  })

  test('puts none of them into the order of tabs', async () => {
    await drawCells()
    await expect
      .poll(() => document.querySelectorAll('table :is(a, input, button):not([tabindex="-1"])').length)
      .toBe(0)
  })
})

describe('pointers', () => {
  test.each([
    ['mouse', (name: string) => userEvent.click(box(`Select ${name}`))],
    ['touch', (name: string) => tap(box(`Select ${name}`))],
  ])('a checkbox by %s selects its row', async (_, press) => {
    await draw()
    await press(benedikt)
    expect(chosen()).toEqual([benedikt])
    await expect.element(box(`Select ${benedikt}`)).toBeChecked()
    await expect.element(box('Select all on this page')).toBePartiallyChecked()
  })

  test('the whole cell is the target of its checkbox', async () => {
    await draw()
    const cell = box(`Select ${aylin}`).element().closest('td')
    const size = cell?.getBoundingClientRect()
    expect(size?.width).toBeGreaterThanOrEqual(36)
    expect(size?.height).toBeGreaterThanOrEqual(50)
    if (cell) await userEvent.click(cell, { position: { x: 3, y: 3 } })
    expect(chosen()).toEqual([aylin])
  })

  test('Shift extends, Ctrl turns one over, a plain press on a row only brings the focus', async () => {
    await draw()
    await userEvent.click(box(`Select ${aylin}`))
    await userEvent.click(box(`Select ${chausiku}`), { modifiers: ['Shift'] })
    expect(chosen()).toEqual([aylin, benedikt, chausiku])
    await userEvent.click(page.getByText('Packing'), { modifiers: ['Control'] })
    expect(chosen()).toEqual([aylin, chausiku])
    await userEvent.click(page.getByText('Fleet'), { modifiers: ['Shift'] })
    expect(chosen()).toEqual([aylin, benedikt, chausiku, damian])
    await userEvent.click(page.getByText('today, 08:12'))
    expect(where()).toEqual([1, 4])
    expect(chosen()).toHaveLength(4)
  })

  test('W7 a press anywhere on a row opens it once; one on a checkbox, with a key held down or at the end of a selection does not', async () => {
    const open = vi.fn()
    await draw({ onRowAction: open })
    await userEvent.click(page.getByText(benedikt))
    expect(open).toHaveBeenCalledTimes(1)
    await userEvent.click(page.getByText('Packing'))
    expect(open).toHaveBeenCalledTimes(2)
    await userEvent.dblClick(page.getByText('Fleet'))
    expect(open).toHaveBeenCalledTimes(3)
    window.getSelection()?.removeAllRanges()
    await userEvent.dblClick(box(`Select ${aylin}`))
    await userEvent.click(page.getByText('Packing'), { modifiers: ['Control'] })
    expect(open).toHaveBeenCalledTimes(3)
    window.getSelection()?.selectAllChildren(page.getByText('today, 08:12').element())
    page
      .getByText('today, 08:12')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(open).toHaveBeenCalledTimes(3)
    window.getSelection()?.removeAllRanges()
  })

  test('W7 spare width goes to several columns, most of it to the name', async () => {
    await draw()
    const widths = [...document.querySelectorAll('thead [data-column]')].map(
      (head) => head.getBoundingClientRect().width,
    )
    const [name = 0, ...others] = widths
    expect(name).toBeLessThan(widths.reduce((sum, width) => sum + width, 0) / 2)
    expect(Math.max(...others)).toBeGreaterThan(132)
    const scroller = document.querySelector('table')?.parentElement
    expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  })

  test('a column that does not grow leaves the spare width to the others', async () => {
    const fixed: Column<string> = { id: 'n', label: 'N', cell: () => '1', width: { initial: 84, grows: false } }
    const name: Column<string> = { id: 'name', label: 'Name', isRowHeader: true, cell: (row) => row }
    const grown: Column<string> = { id: 'unit', label: 'Unit', cell: () => 'Mombasa', width: { initial: 100 } }
    await render(<DataTable label="People" columns={[name, fixed, grown]} rows={['Ada']} rowId={(row) => row} />, {
      isSpoken: true,
    })
    const widthOf = (id: string): number =>
      document.querySelector(`thead [data-column="${id}"]`)?.getBoundingClientRect().width ?? 0
    expect(widthOf('n')).toBe(84)
    expect(widthOf('unit')).toBeGreaterThan(100)
  })

  test('a name that is an address is a link; a plain press stays in the app', async () => {
    const { visited } = await render(<PeopleTable people={four} rowHref={({ id }) => `/users?user=${id}`} />, {
      isSpoken: true,
    })
    const link = page.getByRole('link', { name: aylin, exact: false })
    await expect.element(link).toHaveAttribute('href', '/users?user=p1')
    await userEvent.click(page.getByText(aylin))
    expect(visited).toEqual(['/users?user=p1'])
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(visited).toEqual(['/users?user=p1', '/users?user=p1'])
  })
})

test('the whole is told in words', async () => {
  await draw()
  await goTo(1, 0)
  await userEvent.keyboard('xjx')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('2 selected')
  await expect.element(row(aylin)).toHaveAttribute('aria-selected', 'true')
  await expect.element(grid()).toHaveAttribute('aria-multiselectable', 'true')
})
