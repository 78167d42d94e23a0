import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { manyUnits } from './sampleTree.tsx'
import { Tree } from './Tree.tsx'
import type { BranchState, TreeItem, TreeProps } from './treeTypes.ts'

const items: readonly TreeItem[] = [
  {
    id: 'all',
    label: 'Uferwerk',
    count: 1284,
    countLabel: '1,284 people',
    children: [
      { id: 'hamburg', label: 'Hamburg', children: [{ id: 'north', label: 'Lager Nord' }] },
      { id: 'bremen', label: 'Bremen', hasChildren: true },
      { id: 'mombasa', label: 'Mombasa', href: '/units/mombasa', children: [{ id: 'port', label: 'Port' }] },
    ],
  },
  { id: 'guests', label: 'Guests' },
]

function Sample({ open = ['all'], ...rest }: Partial<TreeProps> & { readonly open?: readonly string[] }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open))
  return <Tree label="Units" items={items} expandedKeys={expanded} onExpandedChange={setExpanded} {...rest} />
}

const place = (name: string) => page.getByRole('treeitem', { name })
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.querySelector('[data-part="label"]')?.textContent)
const draw = (props: Parameters<typeof Sample>[0] = {}) => render(<Sample {...props} />, { isSpoken: true })

test('a long name takes two lines, however deep it lies, and its title has it whole', async () => {
  const label = 'Ä'.repeat(160)
  const deep = Array.from({ length: 8 }, (_, level) => `level-${level}`).reduceRight<TreeItem>(
    (child, id) => ({ id, label, children: [child] }),
    { id: 'leaf', label: 'Leaf' },
  )
  await draw({ items: [deep], open: Array.from({ length: 8 }, (_, level) => `level-${level}`) })
  const rows = page.getByRole('treeitem').elements()
  expect(rows).toHaveLength(9)
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(50)
  await expect.element(page.getByTitle(label).first()).toBeVisible()
})

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Hamburg'],
    ['{End}', 'Guests'],
    ['{End}{ArrowUp}', 'Mombasa'],
    ['{End}{Home}', 'Uferwerk 1,284 people'],
    ['{ArrowRight}', 'Hamburg'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Lager Nord'],
    ['{ArrowRight}{ArrowLeft}', 'Uferwerk 1,284 people'],
    ['b', 'Bremen'],
    ['mo', 'Mombasa'],
    ['gu', 'Guests'],
  ])('%s leads to %s', async (keys, name) => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(place(name)).toHaveFocus()
  })

  test('Left closes, Right opens', async () => {
    await draw()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(names()).toEqual(['Uferwerk', 'Guests'])
    await expect.element(place('Uferwerk 1,284 people')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    expect(names()).toHaveLength(5)
  })

  test('* opens every branch beside the one in focus', async () => {
    await draw({ items: items[0]?.children ?? [], open: [] })
    await userEvent.tab()
    await userEvent.keyboard('*')
    expect(names()).toEqual(['Hamburg', 'Lager Nord', 'Bremen', 'Mombasa', 'Port'])
  })

  test('the tree is one tab stop: where one is, then where one was', async () => {
    await render(
      <>
        <Sample currentKey="bremen" />
        <button type="button">After</button>
      </>,
      { isSpoken: true },
    )
    await userEvent.tab()
    await expect.element(place('Bremen')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(place('Mombasa')).toHaveFocus()
  })
})

describe('what a press does', () => {
  test.each([
    ['mouse', () => userEvent.click(place('Lager Nord'))],
    ['touch', () => tap(place('Lager Nord'))],
    ['Enter', () => userEvent.keyboard('{Tab}l{Enter}')],
    ['Space', () => userEvent.keyboard('{Tab}{End}{ArrowUp}{ArrowUp}{ArrowUp} ')],
  ] as const)('by %s a place is chosen', async (_name, press) => {
    const onSelectionChange = vi.fn()
    await draw({ open: ['all', 'hamburg'], selectedKey: null, onSelectionChange })
    await press()
    expect(onSelectionChange.mock.calls).toEqual([['north']])
  })

  test('the chevron only opens', async () => {
    const onSelectionChange = vi.fn()
    await draw({ onSelectionChange })
    const chevron = place('Hamburg').element().querySelector('[data-part="chevron"]')
    expect(chevron?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
    if (chevron !== null) await userEvent.click(chevron)
    await expect.element(place('Lager Nord')).toBeVisible()
    expect(onSelectionChange).not.toHaveBeenCalled()
  })

  test.each([
    ['a press', () => userEvent.click(page.getByText('Mombasa'))],
    ['Enter', () => userEvent.keyboard('{Tab}m{Enter}')],
    ['Space', () => userEvent.keyboard('{Tab}m{ArrowDown}{ArrowUp} ')],
  ] as const)('%s follows a place that is a link', async (_name, press) => {
    const { visited } = await draw()
    await press()
    expect(visited).toEqual(['/units/mombasa'])
  })

  test('the chevron of a link opens and leads nowhere', async () => {
    const { visited } = await draw()
    const chevron = place('Mombasa').element().querySelector('[data-part="chevron"]')
    if (chevron !== null) await userEvent.click(chevron)
    await expect.element(place('Port')).toBeVisible()
    expect(visited).toEqual([])
  })

  test('without anything to choose a branch opens and a leaf acts', async () => {
    const onAction = vi.fn()
    await draw({ onAction })
    await userEvent.click(place('Guests'))
    expect(onAction.mock.calls).toEqual([['guests']])
  })
})

describe('what assistive technology is told', () => {
  test('level, place, number of siblings, open and closed', async () => {
    await draw({ currentKey: 'hamburg', selectedKey: 'bremen', onSelectionChange: () => undefined })
    await expect.element(page.getByRole('tree', { name: 'Units' })).toBeVisible()
    const attributes = page
      .getByRole('treeitem')
      .elements()
      .map((element) =>
        ['level', 'posinset', 'setsize', 'expanded', 'selected', 'current'].map((name) =>
          element.getAttribute(`aria-${name}`),
        ),
      )
    expect(attributes).toEqual([
      ['1', '1', '2', 'true', 'false', null],
      ['2', '1', '3', 'false', 'false', 'true'],
      ['2', '2', '3', 'false', 'true', null],
      // A link is followed, not chosen.
      ['2', '3', '3', 'false', null, null],
      ['1', '2', '2', null, 'false', null],
    ])
  })

  test('the browser builds that tree from it', async () => {
    await draw()
    for (const [name, options] of [
      ['Uferwerk 1,284 people', { level: 1, expanded: true }],
      ['Hamburg', { level: 2, expanded: false }],
      ['Mombasa', { level: 2, expanded: false }],
    ] as const) {
      await expect.element(page.getByRole('treeitem', { name, ...options })).toBeVisible()
    }
    // Nothing but places is in the tree.
    expect(page.getByRole('tree').element().children).toHaveLength(names().length)
    for (const child of page.getByRole('tree').element().children) expect(child.getAttribute('role')).toBe('treeitem')
  })
})

describe('branches that are fetched', () => {
  const states = (state: BranchState): ReadonlyMap<string, BranchState> => new Map([['bremen', state]])
  const open = new Set(['all', 'bremen'])
  const tree = (props: Partial<TreeProps>) => (
    <Tree label="Units" items={items} expandedKeys={open} onExpandedChange={() => undefined} {...props} />
  )

  test('one on its way says so, and what came of it', async () => {
    const { rerender } = await render(tree({ branchStates: states('loading') }), { isSpoken: true })
    await expect.element(place('Loading')).toHaveAttribute('aria-busy', 'true')
    const [all, guests] = items
    const bremen = { id: 'bremen', label: 'Bremen', children: [{ id: 'harbour', label: 'Harbour' }] }
    rerender(
      tree({
        items: [{ id: 'all', label: all?.label ?? '', children: [bremen] }, ...(guests === undefined ? [] : [guests])],
        branchStates: new Map(),
      }),
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Bremen: 1 entry')
    await expect.element(place('Harbour')).toBeVisible()
  })

  test.each([
    ['press', () => userEvent.click(place('Not loaded. Try again'))],
    ['Enter', () => userEvent.keyboard('{Tab}{End}{ArrowUp}{ArrowUp}{Enter}')],
  ] as const)('one that was refused is asked for again by %s', async (_name, act) => {
    const onRetry = vi.fn()
    await render(tree({ branchStates: states('failed'), onRetry }), { isSpoken: true })
    await act()
    expect(onRetry.mock.calls).toEqual([['bremen']])
  })
})

test('where words run from right to left the arrows change places', async () => {
  await render(
    <div dir="rtl">
      <Sample open={[]} />
    </div>,
    { isSpoken: true },
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(names()).toHaveLength(5)
})

test('a step through five hundred places draws only what changes', async () => {
  const many = manyUnits(500)
  await render(<Sample items={many} open={many.map(({ id }) => id)} />, { isSpoken: true })
  expect(page.getByRole('treeitem').elements()).toHaveLength(500)
  await userEvent.tab()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(page.getByRole('tree').element(), { subtree: true, childList: true, attributes: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(place('Unit 0.0 0')).toHaveFocus()
  observer.disconnect()
  expect(changes.length).toBeLessThanOrEqual(4)
})

test('the ref is the tree', async () => {
  const ref = createRef<HTMLDivElement>()
  await draw({ ref })
  expect(ref.current).toBe(page.getByRole('tree').element())
  expect(ref.current?.closest('[data-component]')?.getAttribute('data-component')).toBe('Tree')
})
