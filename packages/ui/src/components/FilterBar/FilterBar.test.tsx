import { useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { FilterDefinition, FilterValue } from './filterTypes.ts'
import { sampleFilters, sampleValue } from './sampleFilters.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const overdue = () => button('Overdue at least 5')
const dialog = (name: string) => page.getByRole('dialog', { name })

function Controlled({
  onChange,
  first = sampleValue,
}: {
  readonly onChange?: (value: readonly FilterValue[]) => void
  readonly first?: readonly FilterValue[]
}) {
  const [value, setValue] = useState(first)
  return (
    <FilterBar
      filters={sampleFilters}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      count={{ matching: 200 + value.length, total: 3482 }}
    />
  )
}

const draw = (first?: readonly FilterValue[]) => {
  const onChange = vi.fn<(value: readonly FilterValue[]) => void>()
  return render(<Controlled onChange={onChange} {...(first === undefined ? {} : { first })} />, {
    isSpoken: true,
  }).then(() => onChange)
}

test('the bar is one tab stop; arrows, Home and End walk its buttons', async () => {
  await draw()
  await userEvent.tab()
  await expect.element(button('Unit Hamburg or Lager Nord')).toHaveFocus()
  const walk = [
    ['{ArrowRight}', 'Remove filter Unit Hamburg or Lager Nord'],
    ['{ArrowRight}', 'Overdue at least 5'],
    ['{End}', 'Clear filters'],
    ['{ArrowLeft}', 'Filter Add filter'],
    ['{Home}', 'Unit Hamburg or Lager Nord'],
    ['{ArrowLeft}', 'Unit Hamburg or Lager Nord'],
  ] as const
  for (const [key, name] of walk) {
    await userEvent.keyboard(key)
    await expect.element(button(name)).toHaveFocus()
  }
  expect(page.getByRole('toolbar', { name: 'Filters' }).element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

describe.each(presses)('pressed by $name', ({ press }) => {
  test('a cross removes its filter, and the focus goes to the next one', async () => {
    const onChange = await draw()
    await press(button('Remove filter Unit Hamburg or Lager Nord'))
    expect(onChange.mock.calls).toEqual([[[sampleValue[1]]]])
    await expect.element(overdue()).toHaveFocus()
  })

  test('a chip opens its editor', async () => {
    await draw()
    await press(overdue())
    await expect.element(dialog('Overdue')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
  })
})

test.each(['{Delete}', '{Backspace}'])(
  '%s removes the filter in focus; after the last one the focus is at the way to a new one',
  async (key) => {
    const onChange = await draw()
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(overdue()).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(button('Filter Add filter')).toHaveFocus()
    expect(onChange).toHaveBeenLastCalledWith([])
  },
)

test('all filters are cleared at once', async () => {
  const onChange = await draw()
  await userEvent.click(button('Clear filters'))
  expect(onChange.mock.calls).toEqual([[[]]])
  await expect.element(button('Filter Add filter')).toHaveFocus()
})

test('Enter applies what was typed and goes back to the chip; the count is told', async () => {
  const onChange = await draw()
  await userEvent.click(overdue())
  await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '7')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Overdue at least 7')).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith([sampleValue[0], { id: 'overdue', kind: 'number', from: 7, to: null }])
  await expect.element(page.getByRole('status').filter({ hasText: '202 of 3,482' })).toBeInTheDocument()
})

test('a range that ends before it starts is told in words, and the field has the focus', async () => {
  const onChange = await draw()
  await userEvent.click(overdue())
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '3')
  await userEvent.click(button('Apply'))
  const to = page.getByRole('textbox', { name: 'To' })
  await expect.element(to).toHaveFocus()
  await expect.element(to).toHaveAccessibleDescription('The end (3) lies before the start (5).')
  await expect.element(to).toHaveAttribute('aria-invalid', 'true')
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape leaves the editor without a change and goes back to the chip', async () => {
  const onChange = await draw()
  await userEvent.click(overdue())
  await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '9')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Overdue')).not.toBeInTheDocument()
  await expect.element(overdue()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('the menu offers what is not filtered yet, and the new chip gets the focus', async () => {
  const onChange = await draw()
  await userEvent.click(button('Filter Add filter'))
  await expect.element(page.getByRole('menuitem', { name: 'Locked' })).toBeVisible()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((element) => element.textContent.trim()),
  ).toEqual(['Name', 'Role', 'Last here', 'Locked'])
  await userEvent.click(page.getByRole('menuitem', { name: 'Locked' }))
  await expect.element(dialog('Locked')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'no' }))
  await userEvent.click(button('Apply'))
  await expect.element(button('Locked no')).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith([...sampleValue, { id: 'locked', kind: 'yesNo', isYes: false }])
})

test('a search among options loses nothing that was chosen', async () => {
  const onChange = await draw()
  await userEvent.click(button('Unit Hamburg or Lager Nord'))
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search options' }), 'mom')
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(1)
  await userEvent.click(page.getByRole('checkbox', { name: 'Mombasa' }))
  await userEvent.click(button('Apply'))
  expect(onChange).toHaveBeenLastCalledWith([
    { id: 'unit', kind: 'many', options: ['Hamburg', 'Lager Nord', 'Mombasa'] },
    sampleValue[1],
  ])
})

test('days are typed in the pattern of the person; what is no date is not applied', async () => {
  const onChange = await draw([{ id: 'lastHere', kind: 'date', from: '2026-01-02', to: null }])
  await userEvent.click(button('Last here from 02.01.2026'))
  const until = page.getByRole('textbox', { name: 'Until' })
  await userEvent.fill(until, '30.02.2026')
  await userEvent.click(button('Apply'))
  await expect.element(dialog('Last here')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.fill(until, '28.02.2026')
  await userEvent.click(button('Apply'))
  await expect.element(button('Last here 02.01.2026 to 28.02.2026')).toHaveFocus()
  expect(onChange.mock.lastCall?.[0]).toEqual([{ id: 'lastHere', kind: 'date', from: '2026-01-02', to: '2026-02-28' }])
})

test('a filter is removed from inside its editor', async () => {
  const onChange = await draw()
  await userEvent.click(overdue())
  await userEvent.click(button('Remove'))
  await expect.element(button('Unit Hamburg or Lager Nord')).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith([sampleValue[0]])
})

test('it speaks the language of the page', async () => {
  await render(<Controlled />, { locale: 'sw', isSpoken: true })
  await expect.element(page.getByRole('toolbar', { name: 'Vichujio' })).toBeVisible()
  await expect.element(button('Overdue angalau 5')).toBeVisible()
  await expect.element(button('Futa vichujio')).toBeVisible()
})

test('nothing is cut at 320 px, and every target has 24 px', async () => {
  await render(
    <div style={{ inlineSize: 280 }}>
      <Controlled
        first={[{ id: 'unit', kind: 'many', options: ['Verkehrsdisposition', 'Zollabwicklung', 'Fuhrpark'] }]}
      />
    </div>,
    { isSpoken: true },
  )
  const bar = page.getByRole('toolbar', { name: 'Filters' }).element()
  expect(bar.scrollWidth).toBeLessThanOrEqual(280)
  for (const each of bar.querySelectorAll('button')) {
    const box = each.getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  }
})

test('a definition cannot lack what its kind needs', () => {
  expectTypeOf<{ id: string; label: string; kind: 'many' }>().not.toExtend<FilterDefinition>()
  expectTypeOf<{ id: string; kind: 'number'; text: string }>().not.toExtend<FilterValue>()
  expectTypeOf<{ id: string; kind: 'yesNo'; isYes: boolean }>().toExtend<FilterValue>()
  expectTypeOf<Extract<FilterValue, { kind: 'date' }>['from']>().toEqualTypeOf<string | null>()
})
