import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { accessibilityTree } from '../../testing/accessibilityTree.ts'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import type { SelectOption } from '../Select/selectTypes.ts'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './comboBoxTypes.ts'

const people: readonly SelectOption[] = [
  { id: 'amina', label: 'Amina Otieno', description: 'amina@uferwerk.example' },
  { id: 'amos', label: 'Amos Kariuki' },
  { id: 'bettina', label: 'Bettina Schäfer' },
]

const starting = (text: string) => people.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))

/** A server that answers at once. */
function Sample({ onSearch, onSelectionChange, selected: initial = null, ...props }: Partial<ComboBoxProps>) {
  const [selected, setSelected] = useState(initial)
  const [items, setItems] = useState<readonly SelectOption[]>([])
  return (
    <ComboBox
      label="Asked"
      items={items}
      selected={selected}
      onSelectionChange={(option) => {
        setSelected(option)
        onSelectionChange?.(option)
      }}
      onSearch={(text) => {
        setItems(starting(text))
        onSearch?.(text)
      }}
      {...props}
    />
  )
}

const field = () => page.getByRole('combobox', { name: /^Asked/ })
const list = () => page.getByRole('listbox', { name: /^Asked/ })
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })
const status = () => document.querySelector('[data-part="status"]')?.textContent ?? ''
const active = () =>
  document
    .getElementById(field().element().getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('[data-part="label"]')?.textContent ?? null

async function draw(props: Partial<ComboBoxProps> = {}) {
  await render(
    <>
      <Sample {...props} />
      <button type="button">Next</button>
    </>,
    { isSpoken: true },
  )
  await userEvent.tab()
}

keepsFieldContract<HTMLInputElement>({ draw: (props) => <Sample {...props} />, control: field })

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Amina Otieno'],
    ['{ArrowUp}', 'Bettina Schäfer'],
    ['{ArrowDown}{ArrowDown}', 'Amos Kariuki'],
    ['{ArrowDown}{ArrowUp}', 'Bettina Schäfer'],
    ['{ArrowUp}{ArrowDown}', 'Amina Otieno'],
    ['{Alt>}{ArrowDown}{/Alt}', null],
    ['{ArrowDown}{ArrowLeft}', null],
    ['{ArrowDown}{ArrowRight}', null],
    ['{ArrowDown}{Home}', null],
    ['{ArrowDown}{End}', null],
  ])('%s opens the list with %s marked, the focus stays in the text', async (keys, expected) => {
    await draw()
    for (const key of keys.split(/(?<=\})(?=\{(?!\/|Arrow.*\/))/)) {
      await userEvent.keyboard(key)
      await expect.element(list()).toBeVisible()
    }
    await expect.poll(active).toBe(expected)
    await expect.element(field()).toHaveFocus()
  })

  test.each(['{Enter}', '{Tab}'])('%s takes the marked option', async (key) => {
    const onSelectionChange = vi.fn()
    await draw({ onSelectionChange })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(option('Amos Kariuki')).toBeVisible()
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`)
    await expect.element(list()).not.toBeInTheDocument()
    expect(onSelectionChange.mock.calls).toEqual([[people[1]]])
    await expect.element(field()).toHaveValue('Amos Kariuki')
    await expect.element(key === '{Tab}' ? page.getByRole('button', { name: 'Next' }) : field()).toHaveFocus()
  })

  test('Enter sends no form while the list is open, and does when it is closed', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={onSubmit}>
        <Sample />
      </form>,
      { isSpoken: true },
    )
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('Escape closes the list, then takes the text back, then belongs to what is around', async () => {
    const onOuterKey = vi.fn()
    await render(
      <div role="presentation" onKeyDown={({ key }) => void onOuterKey(key)}>
        <Sample selected={{ id: 'amos', label: 'Amos Kariuki' }} />
      </div>,
      { isSpoken: true },
    )
    await userEvent.fill(field(), 'b')
    await expect.element(option('Bettina Schäfer')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('b')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('Amos Kariuki')
    expect(onOuterKey).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOuterKey.mock.calls).toEqual([['Escape']])
  })

  test('Alt and the arrow up close without a choice', async () => {
    const onSelectionChange = vi.fn()
    await draw({ onSelectionChange })
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onSelectionChange).not.toHaveBeenCalled()
  })
})

describe('search', () => {
  test('typing searches once, after a pause, for what stands there then', async () => {
    const onSearch = vi.fn()
    await draw({ onSearch })
    onSearch.mockClear()
    await userEvent.keyboard('ami')
    expect(onSearch).not.toHaveBeenCalled()
    await expect.poll(() => onSearch.mock.calls).toEqual([['ami']])
    await expect.poll(status).toBe('1 result')
  })

  test('each letter that is deleted searches again', async () => {
    const onSearch = vi.fn()
    await draw({ onSearch })
    await userEvent.keyboard('ami')
    await expect.poll(status).toBe('1 result')
    onSearch.mockClear()
    await userEvent.keyboard('{Backspace}')
    await expect.poll(status).toBe('2 results')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect.poll(status).toBe('3 results')
    expect(onSearch.mock.calls).toEqual(expect.arrayContaining([['am'], ['']]))
    expect(onSearch.mock.lastCall).toEqual([''])
  })

  test('after a miss the list comes back with the next find', async () => {
    await draw()
    await userEvent.keyboard('x')
    await expect.element(page.getByText('No match for “x”').first()).toBeVisible()
    await expect.poll(status).toBe('No match for “x”')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}am')
    await expect.element(option('Amos Kariuki')).toBeVisible()
    await expect.poll(status).toBe('2 results')
  })

  test('the chosen words stay when the search no longer finds them, and when the focus goes on', async () => {
    const onSelectionChange = vi.fn()
    await draw({ selected: { id: 'amos', label: 'Amos Kariuki' }, onSelectionChange })
    await expect.element(field()).toHaveValue('Amos Kariuki')
    await userEvent.fill(field(), 'b')
    await expect.element(option('Bettina Schäfer')).toBeVisible()
    await userEvent.tab()
    await expect.element(field()).toHaveValue('Amos Kariuki')
    await expect.element(list()).not.toBeInTheDocument()
    expect(onSelectionChange).not.toHaveBeenCalled()
  })

  test('emptied and left, nothing is chosen any more', async () => {
    const onSelectionChange = vi.fn()
    await draw({ selected: { id: 'amos', label: 'Amos Kariuki' }, onSelectionChange })
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onSelectionChange.mock.calls).toEqual([[null]])
    await expect.element(field()).toHaveValue('')
  })

  test('opened without a text, it searches for all and marks the choice', async () => {
    const onSearch = vi.fn()
    await draw({ selected: { id: 'amos', label: 'Amos Kariuki' }, onSearch })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(option('Amos Kariuki')).toHaveAttribute('aria-selected', 'true')
    expect(onSearch.mock.calls).toEqual([['']])
  })

  test('on its way it says so; failed, it says so and can be tried again', async () => {
    const onSearch = vi.fn()
    const props = { label: 'Asked', items: [], selected: null, onSelectionChange: () => undefined, onSearch } as const
    const { rerender } = await render(<ComboBox {...props} isLoading />, { isSpoken: true })
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(status).toBe('Searching')
    await expect.element(field()).toHaveAttribute('aria-busy', 'true')
    rerender(<ComboBox {...props} loadError="The directory does not answer." />)
    await expect.poll(status).toBe('The directory does not answer.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(onSearch.mock.calls).toEqual([[''], ['']])
    await expect.element(field()).toHaveFocus()
  })

  test.each(['button', 'arrow'])('more is fetched by %s', async (way) => {
    const onLoadMore = vi.fn()
    await draw({ items: people, hasMore: true, onLoadMore })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(list()).toBeVisible()
    if (way === 'button') await userEvent.click(page.getByRole('button', { name: 'Load more' }))
    else await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    await expect.element(field()).toHaveFocus()
  })
})

test.each([
  ['mouse', (target: ReturnType<typeof option>) => userEvent.click(target)],
  ['touch', tap],
])('an option is taken by %s, and the focus stays in the text', async (_, press) => {
  const onSelectionChange = vi.fn()
  await draw({ onSelectionChange })
  await userEvent.keyboard('am')
  await expect.element(option('Amos Kariuki')).toBeVisible()
  await press(option('Amos Kariuki'))
  expect(onSelectionChange.mock.calls).toEqual([[people[1]]])
  await expect.element(field()).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
})

test.each([
  ['mouse', (target: Locator) => userEvent.click(target)],
  ['finger', (target: Locator) => moveFinger(target)],
])('the button opens and closes the list by %s and is no stop for Tab', async (_, press) => {
  await draw()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  const button = page.getByRole('button', { name: 'Show options: Asked' })
  await press(button)
  await expect.element(list()).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await press(button)
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a finger opens the list from the button without a focus before, takes an option and puts the list away', async () => {
  const onSelectionChange = vi.fn()
  await render(<Sample onSelectionChange={onSelectionChange} />, { isSpoken: true })
  const button = page.getByRole('button', { name: 'Show options: Asked' })
  await moveFinger(button)
  await expect.element(option('Bettina Schäfer')).toBeVisible()
  await moveFinger(option('Bettina Schäfer'))
  await expect.element(list()).not.toBeInTheDocument()
  expect(onSelectionChange.mock.calls).toEqual([[people[2]]])
  await expect.element(field()).toHaveValue('Bettina Schäfer')
})

test('unavailable, it neither searches nor opens', async () => {
  const onSearch = vi.fn()
  await draw({ disabledReason: 'Your unit decides this.', onSearch })
  await userEvent.keyboard('am{ArrowDown}')
  await userEvent.click(page.getByRole('button', { name: 'Show options: Asked' }), { force: true })
  await moveFinger(page.getByRole('button', { name: 'Show options: Asked' }))
  await expect.element(list()).not.toBeInTheDocument()
  expect(onSearch).not.toHaveBeenCalled()
})

test('what assistive technology is told', async () => {
  await draw({ isRequired: true, description: 'Name or number.', selected: { id: 'amos', label: 'Amos Kariuki' } })
  const root = () => page.elementLocator(field().element().closest('[data-component]') ?? document.body)
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  expect(await accessibilityTree(root())).toEqual([
    'LabelText ""',
    'combobox "Asked" hasPopup=listbox required=true autocomplete=list (Name or number.)',
    'button "Show options: Asked"',
    'status ""',
  ])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Amos Kariuki')).toBeVisible()
  expect(await accessibilityTree(root())).toEqual([
    'LabelText ""',
    'combobox "Asked" hasPopup=listbox expanded=true required=true autocomplete=list (Name or number.)',
    'button "Show options: Asked" expanded=true',
    'status ""',
    'listbox "Asked"',
    'option "Amina Otieno amina@uferwerk.example"',
    'option "Amos Kariuki" selected=true',
    'option "Bettina Schäfer"',
  ])
})
