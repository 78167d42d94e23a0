import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DataTable } from '../DataTable.tsx'
import type { Column, DataTableProps } from '../dataTableTypes.ts'
import { goTo, gridElement, where } from '../grid/gridProbe.ts'

const names = ['Ada', 'Bo', 'Cy']
const nameOf = (name: string): string => name
const nameColumn: Column<string> = { id: 'name', label: 'Name', isRowHeader: true, cell: nameOf, textValue: nameOf }
const press = vi.fn()

/** A table with a cell of each kind of control; the selection is told, not kept. */
async function draw(cell: (name: string) => ReactNode, props: Partial<DataTableProps<string>> = {}) {
  const [change, open] = [vi.fn(), vi.fn()]
  const columns = [nameColumn, { id: 'tool', label: 'Tool', cell }, { id: 'end', label: 'End', cell: () => 'end' }]
  press.mockReset()
  const drawn = await render(
    <DataTable
      label="People"
      columns={columns}
      rows={names}
      rowId={nameOf}
      selection={{ selected: new Set(), onChange: change }}
      onRowAction={open}
      {...props}
    />,
    { isSpoken: true },
  )
  return { change, open, ...drawn }
}

const link = (name: string) => (
  <a href={`#${name}`} onClick={press}>
    Link {name}
  </a>
)
const button = (name: string) => (
  <button type="button" onClick={press}>
    Button {name}
  </button>
)
const check = (name: string) => <input type="checkbox" aria-label={`Switch ${name}`} onChange={press} />
const field = (name: string) => <input aria-label={`Field ${name}`} onChange={press} />
const choice = (name: string) => (
  <select aria-label={`Choice ${name}`} onChange={press}>
    <option>One</option>
    <option>Two</option>
  </select>
)
const writable = (name: string) => (
  <div contentEditable="true" suppressContentEditableWarning role="textbox" aria-label={`Text ${name}`} />
)
const two = (name: string) => (
  <>
    {button(name)} {link(name)}
  </>
)

describe('the one control of a cell', () => {
  test.each<[string, (name: string) => ReactNode, RegExp]>([
    ['a link', link, /^Link/],
    ['a button', button, /^Button/],
    ['a switch', check, /^Switch/],
  ])('has the focus in its place: %s', async (_, cell, name) => {
    await draw(cell)
    await goTo(2, 2)
    const text = (): string =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
    expect(text()).toMatch(name)
    await userEvent.keyboard('{ArrowDown}')
    expect(text()).toMatch(/Cy$/)
    await userEvent.keyboard('{ArrowRight}')
    expect(where()).toEqual([3, 3])
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    expect(text()).toMatch(/Bo$/)
  })

  test.each<[string, string, (name: string) => ReactNode, number, number]>([
    ['Enter follows a link', '{Enter}', link, 1, 0],
    ['Space on a link selects the row', ' ', link, 0, 1],
    ['Enter presses a button', '{Enter}', button, 1, 0],
    ['Space presses a button', ' ', button, 1, 0],
    ['x beside a button selects the row', 'x', button, 0, 1],
    ['Space turns a switch over', ' ', check, 1, 0],
    ['x on a switch selects the row', 'x', check, 0, 1],
    ['Space in the cell of a field selects the row', ' ', field, 0, 1],
    ['Space in a cell with several controls selects the row', ' ', two, 0, 1],
  ])('%s, and opens nothing', async (_, keys, cell, presses, changes) => {
    const { change, open } = await draw(cell)
    await goTo(2, 2)
    await userEvent.keyboard(keys)
    expect([press.mock.calls.length, change.mock.calls.length, open.mock.calls.length]).toEqual([presses, changes, 0])
  })

  test.each<[string, (name: string) => ReactNode]>([
    [
      'that cannot be used',
      (name) => (
        <button type="button" disabled>
          Button {name}
        </button>
      ),
    ],
    [
      'that is not shown',
      (name) => (
        <button type="button" style={{ display: 'none' }}>
          Button {name}
        </button>
      ),
    ],
    ['that is a field', field],
    ['that is a choice', choice],
    ['that is written in', writable],
  ])('leaves the focus to its cell: one %s', async (_, cell) => {
    await draw(cell)
    await goTo(2, 2)
    expect(document.activeElement?.tagName).toBe('TD')
    await userEvent.keyboard('{ArrowRight}')
    expect(where()).toEqual([2, 3])
  })
})

describe('a press on a control in a cell', () => {
  test.each<[string, (name: string) => ReactNode]>([
    ['link', link],
    ['button', button],
    ['switch', check],
    ['field', field],
    ['choice', choice],
    ['text', writable],
  ])('selects and opens nothing and leaves it the focus: %s', async (role, cell) => {
    const { change, open } = await draw(cell)
    const control = gridElement().querySelectorAll('td:nth-child(3) > *')[1]
    if (control) await userEvent.click(control, role === 'choice' ? { delay: 1 } : {})
    expect(control?.contains(document.activeElement)).toBe(true)
    expect([change.mock.calls.length, open.mock.calls.length]).toEqual([0, 0])
    await userEvent.keyboard('{Escape}{Escape}')
    expect(where()).toEqual([2, 2])
    if (role === 'link') {
      await userEvent.keyboard('{ArrowDown}')
      expect(where()).toEqual([3, 2])
    }
  })

  test('with Ctrl or Shift is that control’s too', async () => {
    const { change } = await draw(button)
    await userEvent.click(page.getByRole('button', { name: 'Button Bo' }), { modifiers: ['Control'] })
    await userEvent.click(page.getByRole('button', { name: 'Button Cy' }), { modifiers: ['Shift'] })
    expect(press).toHaveBeenCalledTimes(2)
    expect(change).not.toHaveBeenCalled()
  })
})

describe('inside a cell', () => {
  test('what is typed into a field is no key of the table', async () => {
    const { change, open } = await draw(field)
    await goTo(2, 2)
    await userEvent.keyboard('{Enter}x j/{Enter}{ArrowUp}{Home}k{Control>}a{/Control}{PageDown}')
    await expect.element(page.getByRole('textbox', { name: 'Field Bo' })).toHaveValue('kx j/')
    await expect.element(page.getByRole('textbox', { name: 'Field Bo' })).toHaveFocus()
    expect([change.mock.calls.length, open.mock.calls.length]).toEqual([0, 0])
    await userEvent.keyboard('{Escape}')
    expect([document.activeElement?.tagName, where()]).toEqual(['TD', [2, 2]])
  })

  test('letters and Space on one of several controls select nothing', async () => {
    const { change } = await draw(two)
    await goTo(2, 2)
    await userEvent.keyboard('{F2}x {ArrowRight}x')
    expect(press).toHaveBeenCalledTimes(1)
    expect(change).not.toHaveBeenCalled()
    expect(where()).toEqual([2, 2])
  })

  test('left and right go over its controls the way they stand', async () => {
    await render(
      <div dir="rtl">
        <DataTable
          label="People"
          columns={[nameColumn, { id: 'tool', label: 'Tool', cell: two }]}
          rows={names}
          rowId={nameOf}
        />
      </div>,
      { isSpoken: true },
    )
    gridElement().focus()
    await userEvent.keyboard('{ArrowLeft}{F2}')
    await expect.element(page.getByRole('button', { name: 'Button Ada' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('link', { name: 'Link Ada' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Button Ada' })).toHaveFocus()
  })

  test('the detail of a row is entered and left in the same way', async () => {
    await draw(() => 'tool', { detail: two, expandedIds: new Set(['Ada']) })
    gridElement().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('tr')?.dataset['part']).toBe('detail')
    await userEvent.keyboard('{F2}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Link Ada' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowUp}')
    expect(where()).toEqual([1, 0])
  })
})

test('x on the detail of a row selects the row', async () => {
  const { change } = await draw(() => 'tool', { detail: (name) => `More on ${name}`, expandedIds: new Set(['Bo']) })
  gridElement().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}x')
  expect(change.mock.calls).toEqual([[new Set(['Bo'])]])
})

describe('a link that names its row', () => {
  test.each(['Control', 'Meta', 'Shift'] as const)(
    'with %s is the browser’s: it opens elsewhere, and the row is not selected',
    async (modifier) => {
      const through = vi.fn()
      const stop = (event: MouseEvent): void => {
        through(event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener('click', stop)
      onTestFinished(() => window.removeEventListener('click', stop))
      const { change, open, visited } = await draw(() => 'tool', { rowHref: (name) => `/people/${name}` })
      await userEvent.click(page.getByRole('link', { name: 'Bo' }), { modifiers: [modifier] })
      expect(through.mock.calls).toEqual([[false]])
      expect([change.mock.calls.length, open.mock.calls.length, visited.length]).toEqual([0, 0, 0])
    },
  )

  test('Space on it selects its row, Enter opens it', async () => {
    const { change, open } = await draw(() => 'tool', { rowHref: (name) => `/people/${name}` })
    await goTo(2, 1)
    await userEvent.keyboard(' ')
    expect(change.mock.calls).toEqual([[new Set(['Bo'])]])
    await userEvent.keyboard('{Enter}')
    expect(open.mock.calls).toEqual([['Bo']])
  })
})

describe('what is not of the table’s own rows', () => {
  /** What a control of a cell opens elsewhere on the page; it has a table too, as calendars do. */
  const elsewhere = (name: string) =>
    name === 'Bo' &&
    createPortal(
      <table data-testid="popup">
        <tbody>
          <tr data-row="Cy">
            <td tabIndex={0}>A day</td>
          </tr>
        </tbody>
      </table>,
      document.body,
    )

  test('keys and presses in a popup of a cell stay there', async () => {
    const { change, open } = await draw(elsewhere)
    const day = page.getByRole('cell', { name: 'A day' })
    await userEvent.click(day, { modifiers: ['Control'] })
    await userEvent.dblClick(day)
    await userEvent.keyboard('x {Enter}{ArrowDown}{Control>}a{/Control}')
    await expect.element(day).toHaveFocus()
    expect([change.mock.calls.length, open.mock.calls.length]).toEqual([0, 0])
  })

  test('a table in the detail of a row has its own rows, keys and selection', async () => {
    const inner = vi.fn()
    const innerTable = (name: string) => (
      <DataTable
        label={`Below ${name}`}
        columns={[nameColumn]}
        rows={['Bo', 'Di']}
        rowId={nameOf}
        selection={{ selected: new Set(), onChange: inner }}
      />
    )
    const { change, open } = await draw(() => 'tool', { detail: innerTable, expandedIds: new Set(['Ada']) })
    const box = page.getByRole('grid', { name: 'Below Ada' }).getByRole('checkbox', { name: 'Select Bo' })
    await userEvent.click(box)
    expect(inner.mock.calls).toEqual([[new Set(['Bo'])]])
    await userEvent.keyboard('{ArrowDown}x')
    expect(inner).toHaveBeenLastCalledWith(new Set(['Di']))
    expect([change.mock.calls.length, open.mock.calls.length]).toEqual([0, 0])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.closest('tr')?.dataset['part']).toBe('detail')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('tr')?.dataset['row']).toBe('Bo')
  })
})
