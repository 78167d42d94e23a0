import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, Selected } from './dataTableTypes.ts'
import { focusedRow, gridElement, rowIds, selectedIds, where } from './gridProbe.ts'

interface Unit {
  readonly id: string
  readonly below?: readonly Unit[]
}
const units: readonly Unit[] = [
  { id: 'hh', below: [{ id: 'north', below: [{ id: 'night' }] }, { id: 'south' }] },
  { id: 'hb' },
  { id: 'mb', below: [{ id: 'port' }] },
]
const columns: readonly Column<Unit>[] = [
  { id: 'name', label: 'Unit', isRowHeader: true, cell: ({ id }) => id, textValue: ({ id }) => id },
  { id: 'count', label: 'People', cell: () => 1 },
]
const toggled = vi.fn<(ids: readonly string[]) => void>()
const open = vi.fn<(id: string) => void>()

function Units({ start, direction = 'ltr' }: { readonly start: readonly string[]; readonly direction?: string }) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set(start))
  const [selected, setSelected] = useState<Selected>(new Set())
  return (
    <div dir={direction}>
      <DataTable
        label="Units"
        columns={columns}
        rows={units}
        rowId={({ id }) => id}
        tree={{ childrenOf: ({ below }) => below }}
        expandedIds={expandedIds}
        onExpandedChange={(ids) => {
          toggled([...ids])
          setExpandedIds(ids)
        }}
        selection={{ selected, onChange: setSelected }}
        onRowAction={({ id }) => open(id)}
      />
    </div>
  )
}

const all = ['hh', 'north', 'mb']
async function draw(start: readonly string[] = all, direction = 'ltr'): Promise<void> {
  toggled.mockReset()
  open.mockReset()
  await render(<Units start={start} direction={direction} />, { isSpoken: true })
}
const row = (id: string) => page.getByRole('row', { name: id, exact: false })
const chevron = (name: string) => page.getByRole('button', { name, exact: true })

/** Comes to a row's cell, from the first row's checkbox down and then forward. */
async function goToRow(id: string, place: 0 | 1 | 2, forward = '{ArrowRight}'): Promise<void> {
  gridElement().focus()
  await userEvent.keyboard(
    `{Control>}{Home}{/Control}${'{ArrowDown}'.repeat(rowIds().indexOf(id))}${place === 2 ? '{End}' : forward.repeat(place)}`,
  )
  expect([focusedRow(), where()?.[1]]).toEqual([id, place])
}

test('each row says its level, its place among its siblings and whether it is open', async () => {
  await draw(['hh', 'north'])
  const said = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
  expect(
    rowIds().map((id) => [
      id,
      ...said.map((name) => gridElement().querySelector(`tr[data-row="${id}"]`)?.getAttribute(name)),
    ]),
  ).toEqual([
    ['hh', '1', '1', '3', 'true'],
    ['north', '2', '1', '2', 'true'],
    ['night', '3', '1', '1', null],
    ['south', '2', '2', '2', null],
    ['hb', '1', '2', '3', null],
    ['mb', '1', '3', '3', 'false'],
  ])
})

describe('the arrows on the name of a row', () => {
  type Case = readonly [
    does: string,
    start: readonly string[],
    id: string,
    way: 'forward' | 'back',
    ids: readonly string[] | null,
    to: string,
    place: number,
  ]
  const cases: readonly Case[] = [
    ['open a closed branch', ['hh'], 'north', 'forward', ['hh', 'north'], 'north', 1],
    ['go on from an open branch', all, 'north', 'forward', null, 'north', 2],
    ['go on from a leaf', all, 'south', 'forward', null, 'south', 2],
    ['close an open branch', all, 'north', 'back', ['hh', 'mb'], 'north', 1],
    ['go from a leaf to the row above it', all, 'south', 'back', null, 'hh', 1],
    ['go from a closed branch to the row above it', ['hh'], 'north', 'back', null, 'hh', 1],
    ['go back from a closed branch at the top', ['hh'], 'mb', 'back', null, 'mb', 0],
    ['go back from a leaf at the top', all, 'hb', 'back', null, 'hb', 0],
  ]
  test.each(cases.flatMap((each) => (['ltr', 'rtl'] as const).map((direction) => [...each, direction] as const)))(
    '%s: from %j at %s %s leads to %j, %s, %d (%s)',
    async (_, start, id, way, ids, to, place, direction) => {
      await draw(start, direction)
      const isRight = (way === 'forward') === (direction === 'ltr')
      await goToRow(id, 1, direction === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}')
      await userEvent.keyboard(isRight ? '{ArrowRight}' : '{ArrowLeft}')
      expect(toggled.mock.calls).toEqual(ids === null ? [] : [[ids]])
      expect([focusedRow(), where()?.[1]]).toEqual([to, place])
      expect(selectedIds()).toEqual([])
    },
  )

  test('on other cells only move', async () => {
    await draw()
    await goToRow('north', 2)
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    expect(toggled).not.toHaveBeenCalled()
    expect([focusedRow(), where()?.[1]]).toEqual(['north', 2])
  })
})

describe('up and down', () => {
  test.each<[string, readonly string[], string, string]>([
    ['{ArrowDown}{ArrowDown}', all, 'hh', 'night'],
    ['{ArrowDown}', ['mb'], 'hh', 'hb'],
    ['{ArrowUp}', all, 'hb', 'south'],
    ['{ArrowUp}', ['mb'], 'hb', 'hh'],
    ['{PageDown}', all, 'north', 'port'],
    ['{PageUp}', all, 'port', 'hh'],
  ])('%s with %j open, from %s, leads to %s', async (keys, start, from, to) => {
    await draw(start)
    await goToRow(from, 2)
    await userEvent.keyboard(keys)
    expect([focusedRow(), where()?.[1]]).toEqual([to, 2])
  })

  test('Ctrl with End and Home goes to the last and the first row that is shown', async () => {
    await draw()
    await goToRow('north', 2)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(focusedRow()).toBe('port')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(focusedRow()).toBe('hh')
  })
})

describe('the chevron', () => {
  test.each([
    ['ltr', 'none', '90deg'],
    ['rtl', '180deg', '90deg'],
  ])(
    'points to the end of a line that is written %s, and down while its row is open',
    async (direction, closed, opened) => {
      await draw(['hh'], direction)
      const rotate = (name: string): string =>
        getComputedStyle(chevron(name).element().querySelector('svg') ?? document.body).rotate
      expect(rotate('Expand mb')).toBe(closed)
      expect(rotate('Collapse hh')).toBe(opened)
    },
  )

  test.each([
    ['mouse', (target: ReturnType<typeof chevron>) => userEvent.click(target)],
    ['touch', tap],
  ])('by %s opens and closes, and neither selects nor opens the row', async (_, press) => {
    await draw(['hh'])
    await press(chevron('Expand north'))
    await expect.element(row('north')).toHaveAttribute('aria-expanded', 'true')
    expect(rowIds()).toEqual(['hh', 'north', 'night', 'south', 'hb', 'mb'])
    await press(chevron('Collapse north'))
    await expect.element(row('north')).toHaveAttribute('aria-expanded', 'false')
    expect(toggled).toHaveBeenCalledTimes(2)
    expect([selectedIds(), open.mock.calls]).toEqual([[], []])
  })

  test('with Shift or Ctrl does no more', async () => {
    await draw(['hh'])
    await userEvent.click(chevron('Expand north'), { modifiers: ['Shift'] })
    await userEvent.click(chevron('Collapse north'), { modifiers: ['Control'] })
    expect(selectedIds()).toEqual([])
    expect(toggled).toHaveBeenCalledTimes(2)
  })

  test('is not there on leaves', async () => {
    await draw()
    expect(
      row('south')
        .getByRole('button', { name: /south$/ })
        .elements(),
    ).toHaveLength(1)
  })
})

describe('selecting in a tree', () => {
  test('Space and x select a row without those below it, Enter opens it', async () => {
    await draw()
    await goToRow('hh', 1)
    await userEvent.keyboard(' ')
    expect(selectedIds()).toEqual(['hh'])
    await userEvent.keyboard('{ArrowDown}x{Enter}')
    expect(selectedIds()).toEqual(['hh', 'north'])
    expect(open.mock.calls).toEqual([['north']])
    expect(toggled).not.toHaveBeenCalled()
  })

  test.each<[string, string, string, readonly string[]]>([
    ['from a top row into a branch', 'hh', 'night', ['hh', 'north', 'night']],
    ['from a branch to a top row', 'night', 'hb', ['night', 'south', 'hb']],
    ['upwards to the row above', 'night', 'hh', ['hh', 'north', 'night']],
    ['over several branches', 'south', 'port', ['south', 'hb', 'mb', 'port']],
  ])('a range reaches %s', async (_, from, to, expected) => {
    await draw()
    await userEvent.click(page.getByRole('checkbox', { name: `Select ${from}` }))
    await userEvent.click(row(to).getByRole('gridcell').last(), { modifiers: ['Shift'] })
    expect(selectedIds()).toEqual(expected)
  })

  test.each<[string, string, readonly string[]]>([
    ['{Shift>}{ArrowDown}{ArrowDown}{/Shift}', 'hh', ['hh', 'north', 'night']],
    ['{Shift>}{ArrowUp}{ArrowUp}{/Shift}', 'south', ['north', 'night', 'south']],
    ['{Shift>}{Control>}{Home}{/Control}{/Shift}', 'night', ['hh', 'north', 'night']],
    ['{Shift>}{Control>}{End}{/Control}{/Shift}', 'hb', ['hb', 'mb', 'port']],
    ['{Shift>}{PageDown}{/Shift}', 'mb', ['mb', 'port']],
    ['{Shift>}{PageUp}{/Shift}', 'north', ['hh', 'north']],
  ])('%s from %s selects %j', async (keys, from, expected) => {
    await draw()
    await goToRow(from, 2)
    await userEvent.keyboard(keys)
    expect(selectedIds()).toEqual(expected)
  })

  test('the whole page is what is shown, also what is in open branches', async () => {
    await draw(['hh'])
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(selectedIds()).toEqual(['hh', 'north', 'south', 'hb', 'mb'])
    await userEvent.click(chevron('Expand mb'))
    await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
  })
})
