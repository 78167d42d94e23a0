import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { moveFinger } from '../../testing/finger.ts'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ChosenOption, ComboBoxProps } from './comboBoxTypes.ts'

const people = [
  { id: 'amina', label: 'Amina Otieno' },
  { id: 'amos', label: 'Amos Kariuki' },
] as const

function Sample(props: Partial<ComboBoxProps>) {
  const [selected, setSelected] = useState<ChosenOption | null>(props.selected ?? null)
  return (
    <>
      <button type="button">Before</button>
      <ComboBox
        label="Person"
        items={people}
        onSearch={() => undefined}
        {...props}
        selected={selected}
        onSelectionChange={(option) => {
          setSelected(option)
          props.onSelectionChange?.(option)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const draw = (props: Partial<ComboBoxProps> = {}) => render(<Sample {...props} />, { isSpoken: true })
const field = () => page.getByRole('combobox', { name: 'Person' })
const list = () => page.getByRole('listbox', { name: 'Person' })
const option = (name: string) => page.getByRole('option', { name })

const waysToPress: readonly (readonly [string, (target: Locator) => Promise<unknown>])[] = [
  ['mouse', (target) => userEvent.click(target)],
  ['tap', tap],
  ['finger', moveFinger],
]

test.each(waysToPress)(
  'W3 a press on the field opens the list by %s, a second one leaves it open',
  async (_, press) => {
    const onSearch = vi.fn()
    await draw({ onSearch })
    await press(field())
    await expect.element(list()).toBeVisible()
    expect(onSearch.mock.calls).toEqual([['']])
    await press(field())
    await expect.element(list()).toBeVisible()
  },
)

test('W3 the label, the arrow and Tab open the list too', async () => {
  await draw()
  await userEvent.click(page.getByText('Person', { exact: true }))
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Show options: Person' }))
  await expect.element(list()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(list()).toBeVisible()
  await userEvent.tab()
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(list()).toBeVisible()
})

test('W3 a focus that no person gave keeps the list closed', async () => {
  await draw({ autoFocus: true })
  await expect.element(field()).toHaveFocus()
  field().element().blur()
  field().element().focus()
  await expect.element(field()).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
})

test.each(['mouse', 'keys'])(
  'W3 after a choice by %s the list stays closed, until the field is pressed again',
  async (way) => {
    await draw()
    await userEvent.click(field())
    await expect.element(list()).toBeVisible()
    if (way === 'mouse') await userEvent.click(option('Amos Kariuki'))
    else await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field()).toHaveValue('Amos Kariuki')
    await expect.element(field()).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.click(field())
    await expect.element(option('Amos Kariuki')).toHaveAttribute('aria-selected', 'true')
  },
)

test('W3 Escape closes the list and keeps the choice', async () => {
  const onSelectionChange = vi.fn()
  await draw({ selected: people[1], onSelectionChange })
  await userEvent.click(field())
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('Amos Kariuki')
  await expect.element(field()).toHaveFocus()
  await userEvent.tab()
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('W3 a click selects the text of the choice, so that typing replaces it', async () => {
  const onSearch = vi.fn()
  await draw({ selected: people[1], onSearch })
  await userEvent.click(field())
  await userEvent.keyboard('ami')
  await expect.element(field()).toHaveValue('ami')
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['ami'])
})

test('W3 the empty field says what to do; one that cannot be changed does not', async () => {
  const { rerender } = await draw()
  await expect.element(field()).toHaveAttribute('placeholder', 'Search or select')
  rerender(<Sample placeholder="Name or number" />)
  await expect.element(field()).toHaveAttribute('placeholder', 'Name or number')
  rerender(<Sample disabledReason="Choose a unit first." />)
  await expect.element(field()).not.toHaveAttribute('placeholder')
  await userEvent.click(field(), { force: true })
  await expect.element(list()).not.toBeInTheDocument()
})

test('W3 Enter sends the form from a list that opened by itself', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Sample />
    </form>,
    { isSpoken: true },
  )
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await userEvent.tab()
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(list()).not.toBeInTheDocument()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
