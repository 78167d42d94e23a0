import { useState } from 'react'
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses, tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import type { CommandPaletteProps, PaletteGroup } from './paletteTypes.ts'

const groups = (onAction?: () => void): readonly PaletteGroup[] => [
  {
    id: 'courses',
    label: 'Courses',
    items: [
      { id: 'load', label: 'Load securing', detail: 'Part 3 of 8', category: 'apricot', href: '/courses/load' },
      { id: 'fire', label: 'Fire safety', href: '/courses/fire' },
    ],
  },
  { id: 'none', label: 'Pages', items: [] },
  {
    id: 'actions',
    label: 'Actions',
    items: [{ id: 'ask', label: 'Ask the assistant', ...(onAction === undefined ? {} : { onAction }) }],
  },
]

function Sample(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        label="Search Somo"
        groups={groups()}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onSearch={(next) => {
          setQuery(next)
          props.onSearch?.(next)
        }}
      />
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Search', exact: true })
const field = () => page.getByRole('combobox', { name: 'Search Somo' })
const option = (name: string) => page.getByRole('option', { name })

const draw = async (props: Partial<CommandPaletteProps> = {}) => {
  const drawn = await render(<Sample {...props} />, { isSpoken: true })
  await userEvent.click(opener())
  await expect.element(field()).toHaveFocus()
  return drawn
}

test.each(presses)('it opens by $name with the focus in its field', async ({ press }) => {
  await render(<Sample />)
  await press(opener())
  await expect.element(page.getByRole('dialog', { name: 'Search Somo' })).toBeVisible()
  await expect.element(field()).toHaveFocus()
})

describe('keys in the field', () => {
  test.each([
    ['', 'Load securing Part 3 of 8'],
    ['{ArrowDown}', 'Fire safety'],
    ['{ArrowDown}{ArrowDown}', 'Ask the assistant'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Load securing Part 3 of 8'],
    ['{ArrowUp}', 'Ask the assistant'],
    ['{ArrowDown}{ArrowUp}', 'Load securing Part 3 of 8'],
  ])('%s marks %s, and the field keeps the focus', async (keys, name) => {
    await draw()
    if (keys !== '') await userEvent.keyboard(keys)
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveFocus()
    expect(field().element().getAttribute('aria-activedescendant')).toBe(option(name).element().id)
  })

  test('Enter follows what is marked and gives the focus back', async () => {
    const { visited } = await draw()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(visited).toEqual(['/courses/fire'])
    await expect.element(opener()).toHaveFocus()
  })

  test('Ctrl with Enter opens another tab and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => opened.mockRestore())
    const { visited } = await draw()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/courses/load', '_blank', 'noopener')
    expect(visited).toEqual([])
    await expect.element(field()).toHaveFocus()
  })

  test('Home and End go to the ends of what is typed, and leave the mark alone', async () => {
    await draw()
    await userEvent.keyboard('fir{Home}a{End}e{ArrowDown}{Home}{End}')
    await expect.element(field()).toHaveValue('afire')
    await expect.element(option('Fire safety')).toHaveAttribute('aria-selected', 'true')
  })

  test('Escape closes and gives the focus back', async () => {
    await draw()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('Tab reaches the cross and stays inside', async () => {
    await draw()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Close the search' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(field()).toHaveFocus()
  })
})

test.each([
  ['mouse', () => userEvent.click(option('Ask the assistant'))],
  ['touch', () => tap(option('Ask the assistant'))],
] as const)('an action is done by %s, after the window has closed', async (_name, press) => {
  const onAction = vi.fn()
  await draw({ groups: groups(onAction) })
  await press()
  expect(onAction).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is typed is asked for, marked in the labels, and the first result is marked anew', async () => {
  const onSearch = vi.fn()
  await draw({ onSearch })
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.type(field(), 'fi')
  expect(onSearch.mock.calls).toEqual([['f'], ['fi']])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Fi'])
  await expect.element(option('Load securing Part 3 of 8')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 results')
})

test('groups are named by their caption; an empty one is not drawn', async () => {
  await draw()
  await expect.element(page.getByRole('listbox', { name: 'Search Somo' })).toBeVisible()
  const drawn = page
    .getByRole('group')
    .elements()
    .map((element) => element.getAttribute('aria-labelledby'))
  expect(drawn.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual(['Courses', 'Actions'])
})

describe('without results', () => {
  test.each([
    ['nothing was asked', {}, '', 'Type to search.'],
    ['nothing matches', {}, 'xy', 'No match for “xy”'],
    ['the answer is on its way', { status: 'loading' }, 'xy', 'Searching'],
    ['the server refused', { status: 'failed' }, 'xy', 'The search gave no answer.'],
  ] as const)('when %s it says so', async (_name, props, typed, text) => {
    await draw({ groups: [], ...props })
    if (typed !== '') await userEvent.type(field(), typed)
    await expect.element(page.getByText(text).first()).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field().element().getAttribute('aria-controls')).toBeNull()
  })

  test('a refusal offers to ask again', async () => {
    const onRetry = vi.fn()
    await draw({ groups: [], status: 'failed', onRetry })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

test('rows are at least 44 px high', async () => {
  await draw()
  for (const element of page.getByRole('option').elements())
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('on a narrow screen a short detail keeps to one line, the label gives way, and nothing runs over', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1024, 640))
  const items = [
    {
      id: 'basics',
      label: 'Misingi ya usalama kazini 2026',
      detail: 'Endelea, sehemu 2 kati ya 5',
      href: '/courses/basics',
    },
    { id: 'load', label: 'Kufunga mizigo kwa usalama barabarani', detail: 'Limekamilika', href: '/courses/load' },
    { id: 'category', label: 'Kategoria: Usalama kazini', detail: 'Masomo 7', href: '/catalogue' },
  ]
  await draw({ groups: [{ id: 'pages', label: 'Kurasa', items }] })
  for (const words of ['Limekamilika', 'Masomo 7']) {
    const detail = page.getByText(words, { exact: true }).element()
    expect(detail.getBoundingClientRect().height).toBeCloseTo(Number.parseFloat(getComputedStyle(detail).lineHeight), 0)
  }
  for (const element of page.getByRole('option').elements()) expect(element.scrollWidth).toBeLessThanOrEqual(320)
})

test.each([1024, 360])(
  'at %i px a long key ends in an ellipsis, the name keeps half of the row, and the hint stays in it',
  async (width) => {
    await page.viewport(width, 640)
    onTestFinished(() => page.viewport(1024, 640))
    const key = 'warehouse-'.repeat(7).slice(0, 64)
    await draw({
      groups: [
        {
          id: 'units',
          label: 'Units',
          items: [{ id: 'unit', label: 'Warehouse Süd, night shift and weekends', detail: key, href: '/units/unit' }],
        },
      ],
    })
    const row = page.getByRole('option').element()
    const part = (name: string): HTMLElement => row.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? document.body
    expect(part('label').offsetWidth).toBeGreaterThanOrEqual((row.clientWidth - 40) / 2 - 1)
    expect(part('detail').scrollWidth).toBeGreaterThan(part('detail').offsetWidth)
    expect(part('detail').title).toBe(key)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    expect(row.querySelector('kbd')?.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right,
    )
  },
)

test('it speaks the language of the person', async () => {
  await render(<Sample groups={[]} />, { locale: 'sw', isSpoken: true })
  await userEvent.click(opener())
  await expect.element(page.getByText('Andika ili kutafuta.')).toBeVisible()
})

test('the search is ready, loading or failed', () => {
  expectTypeOf<NonNullable<CommandPaletteProps['status']>>().toEqualTypeOf<'ready' | 'loading' | 'failed'>()
})
