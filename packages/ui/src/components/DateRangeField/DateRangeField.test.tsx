import { useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { accessibilityTree } from '../../testing/accessibilityTree.ts'
import { moveFinger } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { DateRangeField } from './DateRangeField.tsx'
import type { DateRange, DateRangeFieldProps } from './dateRangeTypes.ts'

const none: DateRange = { start: null, end: null }
const january: DateRange = { start: '2026-01-10', end: '2026-01-20' }

function Sample({ value: initial = none, onChange, ...props }: Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <DateRangeField
      label="Period"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const group = () => page.getByRole('group', { name: 'Period' })
const start = () => page.getByRole('textbox', { name: 'From' })
const end = () => page.getByRole('textbox', { name: 'Until' })
const trigger = () => page.getByRole('button', { name: /Period/ })
const dialog = () => page.getByRole('dialog', { name: 'Period' })
const inFocus = () => document.activeElement?.getAttribute('aria-label') ?? ''

test('both days are typed, and written in the one pattern', async () => {
  const onChange = vi.fn()
  await render(<Sample onChange={onChange} />, { isSpoken: true })
  await userEvent.fill(start(), '1.2.2026')
  await userEvent.tab()
  await expect.element(start()).toHaveValue('01.02.2026')
  await userEvent.fill(end(), '28022026')
  await userEvent.tab()
  await expect.element(end()).toHaveValue('28.02.2026')
  expect(onChange.mock.calls).toEqual([
    [{ start: '2026-02-01', end: null }],
    [{ start: '2026-02-01', end: '2026-02-28' }],
  ])
})

test('an end before the start is told in words, at the end', async () => {
  await render(<Sample value={january} />, { isSpoken: true })
  await userEvent.fill(end(), '09.01.2026')
  await userEvent.tab()
  await expect.element(end()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(start()).not.toHaveAttribute('aria-invalid')
  await expect
    .element(end())
    .toHaveAccessibleDescription('The end is before the start. Enter 10.01.2026 or a later date.')
  await userEvent.fill(start(), '01.01.2026')
  await expect.element(end()).not.toHaveAttribute('aria-invalid')
})

test('what cannot be read stays and is told', async () => {
  await render(<Sample value={january} />, { isSpoken: true })
  await userEvent.fill(start(), '31.02.2026')
  await userEvent.tab()
  await expect.element(start()).toHaveValue('31.02.2026')
  await expect.element(start()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(end()).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('status').filter({ hasText: 'February 2026 has 28 days.' })).toBeInTheDocument()
})

describe('the calendar', () => {
  test.each(presses)('opens by $name, at the start', async ({ press }) => {
    await render(<Sample value={january} />, { isSpoken: true })
    await press(trigger())
    await expect.element(dialog()).toBeVisible()
    await expect.poll(inFocus).toContain('January 10, 2026')
  })

  test.each([
    ['mouse', (target: Locator) => userEvent.click(target)],
    ['finger', (target: Locator) => moveFinger(target)],
  ] as const)('two presses of the %s take the first and the last day', async (_, press) => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} value={january} />, { isSpoken: true })
    await press(trigger())
    await expect.element(dialog()).toBeVisible()
    await press(dialog().getByRole('button', { name: /January 5, 2026/ }))
    await press(dialog().getByRole('button', { name: /January 9, 2026/ }))
    await expect.element(start()).toHaveValue('05.01.2026')
    await expect.element(end()).toHaveValue('09.01.2026')
    expect(onChange.mock.lastCall).toEqual([{ start: '2026-01-05', end: '2026-01-09' }])
  })

  test('opens at the start; first and last day by the keyboard', async () => {
    const onChange = vi.fn()
    await render(<Sample value={january} onChange={onChange} />, { isSpoken: true })
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 10, 2026')
    // The first day chosen, the focus goes on to the next one.
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onChange.mock.calls).toEqual([[{ start: '2026-01-17', end: '2026-01-25' }]])
    await expect.element(start()).toHaveValue('17.01.2026')
    await expect.element(trigger()).toHaveFocus()
  })

  test('Escape leaves everything as it was', async () => {
    const onChange = vi.fn()
    await render(<Sample value={january} onChange={onChange} />, { isSpoken: true })
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 10, 2026')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a usual span is one press, and takes the place of what could not be read', async () => {
    const range = { start: '2026-02-01', end: '2026-02-07' }
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} presets={[{ id: 'week', label: 'First week', range }]} />, {
      isSpoken: true,
    })
    await userEvent.fill(start(), 'nonsense')
    await userEvent.click(trigger())
    await userEvent.click(dialog().getByRole('button', { name: 'First week' }))
    expect(onChange.mock.lastCall).toEqual([range])
    await expect.element(start()).toHaveValue('01.02.2026')
    await expect.element(end()).toHaveValue('07.02.2026')
    await expect.element(start()).not.toHaveAttribute('aria-invalid')
  })
})

test('unavailable, both days can be reached and say why', async () => {
  const onChange = vi.fn()
  await render(<Sample disabledReason="Choose a unit first." onChange={onChange} />, { isSpoken: true })
  await expect.element(start()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(end()).toHaveAccessibleDescription('Choose a unit first.')
  await userEvent.tab()
  await userEvent.keyboard('1')
  await userEvent.click(trigger(), { force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
})

test('what assistive technology is told', async () => {
  await render(<Sample value={january} isRequired />, { locale: 'en', isSpoken: true })
  const hint = 'day.month.year, such as 31.01.2026'
  expect(await accessibilityTree(group())).toEqual([
    `group "Period" ((required) ${hint})`,
    'LabelText ""',
    `textbox "From" required=true (${hint})`,
    'status ""',
    'LabelText ""',
    `textbox "Until" required=true (${hint})`,
    'button "Calendar: Period" hasPopup=dialog',
    'status ""',
  ])
})

test('both ends of the value can be missing', () => {
  expectTypeOf<DateRange>().toEqualTypeOf<{ readonly start: string | null; readonly end: string | null }>()
})
