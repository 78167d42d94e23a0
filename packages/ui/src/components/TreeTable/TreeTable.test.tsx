import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { TreeTable } from './TreeTable.tsx'
import type { TreeTableItem, TreeTableProps } from './treeTableTypes.ts'

const items: readonly TreeTableItem[] = [
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'fire', label: 'Fire' },
      { id: 'aid', label: 'First aid' },
    ],
  },
  { id: 'digital', label: 'Digital' },
]

function Sample(props: Partial<TreeTableProps>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['safety']))
  return (
    <TreeTable
      label="Categories"
      items={items}
      columns={{ label: 'Name', detail: 'Key', count: 'Media', status: 'Status', menu: 'Actions' }}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      onAction={() => undefined}
      menuOf={({ label }) => ({
        label: `Actions for ${label}`,
        sections: [{ id: 'all', items: [{ id: 'merge', label: 'Merge' }] }],
      })}
      {...props}
    />
  )
}

const row = (name: RegExp) => page.getByRole('row', { name })
const press = async (from: RegExp, keys: string): Promise<void> => {
  const element = row(from).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(keys)
}

test.each([
  ['Safety', '{ArrowDown}', /Fire/],
  ['First aid', '{ArrowUp}', /Fire/],
  ['Safety', '{ArrowRight}', /Fire/],
  ['Fire', '{ArrowLeft}', /Safety/],
])('from %s %s leads to %s', async (from, keys, to) => {
  await render(<Sample />)
  await press(new RegExp(from), keys)
  await expect.element(row(to)).toHaveFocus()
})

test('an open branch is closed and opened by the arrows across', async () => {
  await render(<Sample />)
  await press(/Safety/, '{ArrowLeft}')
  await expect.element(row(/Safety/)).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/Fire/)).toBeVisible()
})

test.each([
  ['First aid', '{Alt>}{ArrowUp}{/Alt}', { id: 'aid', parentId: 'safety', beforeId: 'fire' }],
  ['Fire', '{Alt>}{ArrowDown}{/Alt}', { id: 'fire', parentId: 'safety', beforeId: null }],
  ['Digital', '{Alt>}{ArrowRight}{/Alt}', { id: 'digital', parentId: 'safety', beforeId: null }],
  ['First aid', '{Alt>}{ArrowLeft}{/Alt}', { id: 'aid', parentId: null, beforeId: 'digital' }],
])('%s is moved by %s', async (name, keys, move) => {
  const onMove = vi.fn()
  await render(<Sample onMove={onMove} />)
  await press(new RegExp(name), keys)
  expect(onMove).toHaveBeenCalledExactlyOnceWith(move)
})

test.each(['{Enter}', ' '])('a row is opened by "%s"', async (key) => {
  const onAction = vi.fn()
  await render(<Sample onAction={onAction} />)
  await press(/Fire/, key)
  expect(onAction).toHaveBeenCalledExactlyOnceWith('fire')
})

describe('pressing', () => {
  test.each([
    ['mouse', () => userEvent.click(row(/Fire/))],
    ['touch', () => tap(row(/Fire/))],
  ])('a row is opened by %s', async (_, act) => {
    const onAction = vi.fn()
    await render(<Sample onAction={onAction} />)
    await act()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('fire')
  })
})

test('Shift and F10 open the menu of a row', async () => {
  await render(<Sample />)
  await press(/Fire/, '{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menuitem', { name: 'Merge' })).toBeVisible()
})
