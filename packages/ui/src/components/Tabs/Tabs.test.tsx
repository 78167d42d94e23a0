import { createRef, useState } from 'react'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { TabLinks, Tabs } from './Tabs.tsx'
import type { TabItem, TabsProps } from './tabsTypes.ts'

const items: readonly TabItem[] = [
  { id: 'one', label: 'Members', count: 1284 },
  { id: 'two', label: 'Rights', problems: 2, problemsLabel: '2 errors' },
  { id: 'three', label: 'Design', disabledReason: 'Save the unit first.' },
  { id: 'four', label: 'History' },
]

function Sample({
  activation = 'automatic',
  onOpen,
}: {
  readonly activation?: 'automatic' | 'manual'
  readonly onOpen?: (id: string) => void
}) {
  const [open, setOpen] = useState('one')
  const change = (id: string): void => {
    setOpen(id)
    onOpen?.(id)
  }
  return (
    <Tabs label="Parts" items={items} selectedKey={open} onSelectionChange={change} activation={activation}>
      <p>View {open}</p>
    </Tabs>
  )
}

const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const panel = () => page.getByRole('tabpanel')

test.each(presses)('a tab opens by $name', async ({ press }) => {
  await render(<Sample activation="manual" />)
  await press(tab('History'))
  await expect.element(tab('History')).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel()).toHaveTextContent('View four')
})

describe('keys that open as they move', () => {
  test.each([
    ['{ArrowRight}', /Rights/],
    ['{ArrowLeft}', 'History'],
    ['{End}', 'History'],
    ['{End}{Home}', /Members/],
    ['{End}{ArrowRight}', /Members/],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'History'],
  ])('%s leads to %s', async (keys, name) => {
    await render(<Sample />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  })

  test('a tab that cannot be opened is reached, explained and stays closed', async () => {
    const onOpen = vi.fn()
    await render(<Sample onOpen={onOpen} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter} ')
    await expect.element(tab('Design')).toHaveFocus()
    await expect.element(tab('Design')).toHaveAccessibleDescription('Save the unit first.')
    await expect.element(tab('Design')).toHaveAttribute('aria-disabled', 'true')
    expect(onOpen.mock.calls).toEqual([['two']])
  })
})

describe('keys that only move', () => {
  test.each(['{Enter}', ' '])('the arrows open nothing until %s', async (key) => {
    await render(<Sample activation="manual" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(/Rights/)).toHaveFocus()
    await expect.element(panel()).toHaveTextContent('View one')
    await userEvent.keyboard(key)
    await expect.element(panel()).toHaveTextContent('View two')
  })
})

test('the row is one tab stop, then the view', async () => {
  await render(<Sample />)
  await userEvent.tab()
  await expect.element(tab(/Members/)).toHaveFocus()
  await userEvent.tab()
  await expect.element(panel()).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tab(/Members/)).toHaveFocus()
})

test('names, counts and relations', async () => {
  await render(<Sample />)
  await expect.element(page.getByRole('tablist', { name: 'Parts' })).toBeVisible()
  await expect.element(tab('Members 1,284')).toBeVisible()
  await expect.element(tab('Rights 2 errors')).toBeVisible()
  await expect.element(page.getByRole('tabpanel', { name: 'Members 1,284' })).toBeVisible()
  expect(
    tab(/Members/)
      .element()
      .getAttribute('aria-controls'),
  ).toBe(panel().element().id)
  expect(tab('History').element().getAttribute('aria-controls')).toBeNull()
})

test('where words run from right to left the arrows change places', async () => {
  await render(
    <div dir="rtl">
      <Sample />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(/Rights/)).toHaveFocus()
})

test('the open tab is in view where the row is narrow, and the page does not grow', async () => {
  await render(
    <div style={{ inlineSize: 200 }}>
      <Tabs label="Parts" items={items} selectedKey="four" onSelectionChange={() => undefined}>
        <p>View</p>
      </Tabs>
    </div>,
  )
  const [row, open] = [
    page.getByRole('tablist').element().getBoundingClientRect(),
    tab('History').element().getBoundingClientRect(),
  ]
  // It begins 6 px before its place, for the ring around the first tab.
  expect(row.width).toBeLessThanOrEqual(206)
  expect(open.right).toBeLessThanOrEqual(row.right + 1)
})

test('nothing moves when another tab opens', async () => {
  await render(<Sample />)
  const before = tab('History').element().getBoundingClientRect().left
  await userEvent.click(tab('History'))
  expect(tab('History').element().getBoundingClientRect().left).toBeCloseTo(before, 0)
})

describe('tabs as links', () => {
  const views = [
    { id: 'all', label: 'All', count: '1,000+', href: '/users' },
    { id: 'late', label: 'Overdue', href: '/users?view=late' },
  ]

  test('are followed inside the app and say where one is', async () => {
    const { visited } = await render(<TabLinks label="Saved views" items={views} currentKey="all" />)
    await expect.element(page.getByRole('navigation', { name: 'Saved views' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All 1,000+' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(page.getByRole('link', { name: 'Overdue' }))
    expect(visited).toEqual(['/users?view=late'])
  })

  test('the ref is the navigation', async () => {
    const ref = createRef<HTMLElement>()
    await render(<TabLinks label="Saved views" items={views} currentKey={null} ref={ref} />)
    expect(ref.current?.dataset['component']).toBe('TabLinks')
  })
})

test('the ref is the row of tabs', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(
    <Tabs label="Parts" items={items} selectedKey="one" onSelectionChange={() => undefined} ref={ref}>
      <p>View</p>
    </Tabs>,
  )
  expect(ref.current).toBe(page.getByRole('tablist').element())
})

test('tabs open automatically or by hand, nothing else', () => {
  expectTypeOf<NonNullable<TabsProps['activation']>>().toEqualTypeOf<'automatic' | 'manual'>()
})

test('W6 on a phone tabs and actions share one line, and the tabs scroll', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1024, 640))
  await render(
    <Tabs
      label="Parts"
      items={items}
      selectedKey="one"
      onSelectionChange={() => undefined}
      actions={<button type="button">Save view</button>}
    >
      <p>View</p>
    </Tabs>,
  )
  const row = page.getByRole('tablist').element().getBoundingClientRect()
  const action = page.getByRole('button', { name: 'Save view' }).element().getBoundingClientRect()
  expect(action.left).toBeGreaterThanOrEqual(row.right)
  expect(action.top).toBeGreaterThanOrEqual(row.top)
  expect(action.bottom).toBeLessThanOrEqual(row.bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('links and what is done with them share one line where a drawer leaves little room, and the links scroll', async () => {
  await render(
    <div style={{ inlineSize: 504 }}>
      <TabLinks
        label="Views"
        items={['Alle', 'Noch nie angemeldet', 'Neu in den letzten 30 Tagen', 'Gesperrt'].map((name) => ({
          id: name,
          label: name,
          href: `?view=${name}`,
        }))}
        currentKey="Alle"
        actions={<button type="button">Ansicht speichern</button>}
      />
    </div>,
  )
  const row = page.getByRole('list').element()
  const [place, action] = [
    row.getBoundingClientRect(),
    page.getByRole('button', { name: 'Ansicht speichern' }).element().getBoundingClientRect(),
  ]
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  expect(action.left).toBeGreaterThanOrEqual(place.right)
  expect(action.top).toBeGreaterThanOrEqual(place.top)
  expect(action.bottom).toBeLessThanOrEqual(place.bottom)
})

test('where there is room the actions stand beside the tabs', async () => {
  await render(
    <Tabs
      label="Parts"
      items={items}
      selectedKey="one"
      onSelectionChange={() => undefined}
      actions={<button type="button">Create</button>}
    >
      <p>View</p>
    </Tabs>,
  )
  const row = page.getByRole('tablist').element().getBoundingClientRect()
  const action = page.getByRole('button', { name: 'Create' }).element().getBoundingClientRect()
  expect(action.left).toBeGreaterThanOrEqual(row.right)
  expect(action.top).toBeLessThan(row.bottom)
})

test('Tab goes from the open tab to its view', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <Sample />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await expectTabStops(tab(/Members/), panel())
})
