import { createRef, useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses, tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import type { MultiSelectProps } from './multiSelectTypes.ts'

const few = [
  { id: 'care', label: 'Care at home' },
  { id: 'trade', label: 'Trade' },
  { id: 'transport', label: 'Transport and storage' },
] as const
const many = Array.from({ length: 12 }, (_, index) => ({ id: `u${index}`, label: `Unit ${index}` }))

function Sample({
  initial = [],
  onSelectionChange,
  ...props
}: Partial<MultiSelectProps> & { readonly initial?: readonly string[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <MultiSelect
      label="Units"
      items={few}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        onSelectionChange?.(next)
      }}
      {...props}
    />
  )
}

const trigger = () => page.getByRole('button', { name: /Units/ })
const dialog = () => page.getByRole('dialog', { name: 'Units' })
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}$`) })
const search = () => page.getByRole('searchbox', { name: 'Search: Units' })

async function open(props: Parameters<typeof Sample>[0] = {}) {
  await render(
    <>
      <Sample {...props} />
      <button type="button">Next</button>
    </>,
    { isSpoken: true },
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
}

test.each(presses)('it opens by $name', async ({ press }) => {
  await render(<Sample />)
  await press(trigger())
  await expect.element(dialog()).toBeVisible()
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
})

test("it speaks the person's language where the words of another one came first", async () => {
  await render(<Sample />, { isSpoken: true })
  await userEvent.click(trigger())
  await expect.element(page.getByText('Choose all')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await render(<Sample label="Einheiten" />, { locale: 'de' })
  await userEvent.click(page.getByRole('button', { name: /Einheiten/ }))
  await expect.element(page.getByText('Alle wählen')).toBeVisible()
})

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Trade'],
    ['{End}', 'Transport and storage'],
    ['{End}{Home}', 'Care at home'],
    ['{End}{ArrowUp}', 'Trade'],
    ['{PageDown}', 'Transport and storage'],
    ['{PageDown}{PageUp}', 'Care at home'],
    ['tran', 'Transport and storage'],
  ])('%s leads from the first option to %s', async (keys, expected) => {
    await open()
    await expect.element(option('Care at home')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(option(expected)).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('%s adds and takes away, and the list stays open', async (key) => {
    const onSelectionChange = vi.fn()
    await open({ onSelectionChange, initial: ['trade'] })
    await expect.element(option('Trade')).toHaveFocus()
    await userEvent.keyboard(`{Home}${key}`)
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['care', 'trade'])])
    await expect.element(option('Care at home')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(`{ArrowDown}${key}`)
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['care'])])
    await expect.element(dialog()).toBeVisible()
  })

  test('Control and A choose all, again none', async () => {
    const onSelectionChange = vi.fn()
    await open({ onSelectionChange })
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['care', 'trade', 'transport'])])
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(onSelectionChange.mock.lastCall).toEqual([new Set()])
  })

  test('Tab goes through list and buttons and then on, with Shift back to the trigger', async () => {
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Choose all' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Choose none' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.element(option('Care at home')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  test('Escape closes, and closes nothing else', async () => {
    const onOuterKey = vi.fn()
    await render(
      <div role="presentation" onKeyDown={({ key }) => void onOuterKey(key)}>
        <Sample />
      </div>,
      { isSpoken: true },
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option('Transport and storage')).toHaveFocus()
    onOuterKey.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
    expect(onOuterKey).not.toHaveBeenCalled()
  })
})

test.each([
  ['mouse', (name: string) => userEvent.click(option(name))],
  ['touch', (name: string) => tap(option(name))],
])('options are chosen by %s', async (_, press) => {
  const onSelectionChange = vi.fn()
  await open({ onSelectionChange })
  await press('Trade')
  await press('Care at home')
  expect(onSelectionChange.mock.lastCall).toEqual([new Set(['care', 'trade'])])
})

test('all and none', async () => {
  const onSelectionChange = vi.fn()
  await open({ onSelectionChange })
  await userEvent.click(page.getByRole('button', { name: 'Choose all' }))
  expect(onSelectionChange.mock.lastCall).toEqual([new Set(['care', 'trade', 'transport'])])
  await expect.element(page.getByText('3 chosen')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Choose none' }))
  expect(onSelectionChange.mock.lastCall).toEqual([new Set()])
})

describe('search', () => {
  test('stands from eight options on only', async () => {
    await open({ items: many.slice(0, 7) })
    await expect.element(option('Unit 0')).toHaveFocus()
    await expect.element(search()).not.toBeInTheDocument()
  })

  test('finds words, chooses what is found, and arrows go into the list', async () => {
    const onSelectionChange = vi.fn()
    await open({ items: many, onSelectionChange })
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('unit 1')
    await expect.element(page.getByRole('option')).toHaveLength(3)
    await expect.poll(() => document.querySelector('[data-part="status"]')?.textContent).toBe('3 results')
    await userEvent.click(page.getByRole('button', { name: 'Choose all' }))
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['u1', 'u10', 'u11'])])
    await userEvent.click(search())
    await userEvent.keyboard('{ArrowDown} ')
    await expect.element(option('Unit 1')).toHaveFocus()
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['u10', 'u11'])])
    await userEvent.fill(search(), 'zzz')
    await expect.element(page.getByText('No match for “zzz”')).toBeVisible()
  })
})

test('the trigger shows what has room and reads all of it', async () => {
  await render(<Sample initial={['care', 'trade', 'transport']} isRequired name="unit" />)
  await expect.element(trigger()).toHaveAccessibleName('Care at home, Trade + 1 (Transport and storage) Units required')
  await expect.element(page.getByText(/^Care at home, Trade \+ 1/)).toBeVisible()
  expect([...document.querySelectorAll<HTMLInputElement>('input[name="unit"]')].map(({ value }) => value)).toEqual([
    'care',
    'trade',
    'transport',
  ])
})

test('unavailable, it can be reached, says why and does not open', async () => {
  await render(<Sample disabledReason="Choose a role first." />)
  await userEvent.tab()
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a role first.')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(trigger(), { force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('an error is read with it; the ref is the field', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample errorMessage="Choose a unit." ref={ref} />)
  await expect.element(trigger()).toHaveAccessibleDescription('Choose a unit.')
  expect(ref.current?.dataset['component']).toBe('MultiSelect')
})

test('keys that are not in the list do not compile', () => {
  expectTypeOf<MultiSelectProps<'a' | 'b'>['selectedKeys']>().toEqualTypeOf<ReadonlySet<'a' | 'b'>>()
})
