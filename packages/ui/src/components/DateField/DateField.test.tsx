import { useState } from 'react'
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityTree } from '../../testing/accessibilityTree.ts'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './dateFieldTypes.ts'

function Sample({ value: initial = null, onChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <DateField
      label="Asked"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const field = () => page.getByRole('textbox', { name: /^Asked/ })
const trigger = () => page.getByRole('button', { name: /Asked/ })
const dialog = () => page.getByRole('dialog', { name: 'Asked' })
const inFocus = () => document.activeElement?.getAttribute('aria-label') ?? ''
const element = () => {
  const input = field().element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is no input.')
  return input
}

/** Types, then goes on to what follows. */
async function typeAndLeave(text: string) {
  await userEvent.fill(field(), text)
  await userEvent.tab()
}

afterEach(() => vi.restoreAllMocks())

keepsFieldContract<HTMLInputElement>({ draw: (props) => <Sample {...props} />, control: field })

describe('typing', () => {
  test.each([
    ['31.1.2026', 'dd.MM.yyyy', '2026-01-31', '31.01.2026'],
    ['31012026', 'dd.MM.yyyy', '2026-01-31', '31.01.2026'],
    ['1/31/2026', 'MM/dd/yyyy', '2026-01-31', '01/31/2026'],
    ['31 Jan 2026', 'd. MMMM yyyy', '2026-01-31', '31. January 2026'],
    ['2026-01-31', 'no pattern', '2026-01-31', '31.01.2026'],
  ])('%s by %s is %s and is written %s', async (text, pattern, value, shown) => {
    const onChange = vi.fn()
    await render(<Sample pattern={pattern} onChange={onChange} />, { isSpoken: true })
    await typeAndLeave(text)
    expect(onChange.mock.calls).toEqual([[value]])
    await expect.element(field()).toHaveValue(shown)
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('it is read while it is typed, and nothing in it moves', async () => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} />)
    await userEvent.type(field(), '1.2.2026')
    expect(onChange.mock.calls).toEqual([['2026-02-01']])
    await expect.element(field()).toHaveValue('1.2.2026')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('01.02.2026')
  })

  test('emptied, the value is none', async () => {
    const onChange = vi.fn()
    await render(<Sample value="2026-01-31" onChange={onChange} />)
    await typeAndLeave('')
    expect(onChange.mock.calls).toEqual([[null]])
    await expect.element(field()).toHaveValue('')
  })

  test.each([
    ['31.02.2026', 'February 2026 has 28 days. Enter one of them.'],
    ['01.13.2026', 'The calendar has no such day. Check day and month.'],
    ['31.01.26', 'Enter the year with four digits, such as 31.01.2026.'],
    ['31.01', 'Enter day, month and year, such as 31.01.2026.'],
    ['soon', 'This cannot be read as a date. Enter day.month.year, such as 31.01.2026.'],
    ['09.02.2026', 'Enter 10.02.2026 or a later date.'],
    ['21.02.2026', 'Enter 20.02.2026 or an earlier date.'],
    ['14.02.2026', 'The hall is taken that day.'],
  ])('%s stays, and is told: %s', async (text, problem) => {
    const onChange = vi.fn()
    await render(
      <Sample
        minValue="2026-02-10"
        maxValue="2026-02-20"
        unavailableReason={(day) => (day === '2026-02-14' ? 'The hall is taken that day.' : undefined)}
        onChange={onChange}
      />,
      { isSpoken: true },
    )
    await userEvent.fill(field(), text)
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field()).toHaveValue(text)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription(problem)
    await expect.element(page.getByRole('status').filter({ hasText: problem })).toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.fill(field(), '11.02.2026')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('a value set from outside takes the place of the text', async () => {
    const draw = (value: string) => <DateField label="Asked" value={value} onChange={() => undefined} />
    const { rerender } = await render(draw('2026-01-31'))
    await typeAndLeave('nonsense')
    rerender(draw('2026-03-01'))
    await expect.element(field()).toHaveValue('01.03.2026')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })
})

test.each([
  ['en', 'day.month.year, such as 31.01.2026'],
  ['de', 'Tag.Monat.Jahr, zum Beispiel 31.01.2026'],
  ['sw', 'siku.mwezi.mwaka, kwa mfano 31.01.2026'],
] as const)('in %s the hint says what to type', async (locale, hint) => {
  await render(<Sample />, { locale, isSpoken: true })
  await expect.element(field()).toHaveAccessibleDescription(hint)
  expect(element().placeholder).toBe('')
})

test('unavailable or to be read only, it takes no text and opens no calendar', async () => {
  const onChange = vi.fn()
  await render(<Sample disabledReason="Your unit decides this." onChange={onChange} />, { isSpoken: true })
  await userEvent.type(field(), '1')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(trigger(), { force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('')
  expect(onChange).not.toHaveBeenCalled()
})

describe('the calendar', () => {
  test.each(presses)('opens by $name at the chosen day, Escape returns the focus', async ({ press }) => {
    await render(<Sample value="2026-01-31" />)
    await press(trigger())
    await expect.element(dialog()).toBeVisible()
    await expect.poll(inFocus).toMatch(/31 January 2026|January 31, 2026/)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  test('Alt and the arrow down open it from the text, and it returns there', async () => {
    await render(<Sample value="2026-01-31" />, { isSpoken: true })
    await userEvent.click(field())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(inFocus).toContain('January 31, 2026')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveFocus()
  })

  test.each([
    ['{ArrowRight}', 'January 15, 2026'],
    ['{ArrowLeft}', 'January 13, 2026'],
    ['{ArrowDown}', 'January 21, 2026'],
    ['{ArrowUp}', 'January 7, 2026'],
    ['{PageDown}', 'February 14, 2026'],
    ['{PageUp}', 'December 14, 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'January 14, 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'January 14, 2025'],
    ['{Home}', 'January 1, 2026'],
    ['{End}', 'January 31, 2026'],
  ])('%s leads from January 14 to %s', async (key, expected) => {
    await render(<Sample value="2026-01-14" />, { isSpoken: true })
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 14, 2026')
    await userEvent.keyboard(key)
    await expect.poll(inFocus).toContain(expected)
  })

  test.each(['{Enter}', ' '])('%s chooses the day in focus and closes', async (key) => {
    const onChange = vi.fn()
    await render(<Sample value="2026-01-14" onChange={onChange} />, { isSpoken: true })
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 14, 2026')
    await userEvent.keyboard(`{ArrowDown}${key}`)
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onChange.mock.calls).toEqual([['2026-01-21']])
    await expect.element(field()).toHaveValue('21.01.2026')
    await expect.element(trigger()).toHaveFocus()
  })

  /** The days of a month; the first button of a name is the one that is seen. */
  const days = (month: string) => dialog().getByRole('grid', { name: new RegExp(month) })
  const step = (name: 'Next' | 'Previous') => dialog().getByRole('button', { name }).first()

  test('a finger leads to the next month and the one before, and takes a day', async () => {
    const onChange = vi.fn()
    await render(<Sample value="2026-01-14" onChange={onChange} />, { isSpoken: true })
    await moveFinger(trigger())
    await expect.element(days('January 2026')).toBeVisible()
    await moveFinger(step('Next'))
    await expect.element(days('February 2026')).toBeVisible()
    await moveFinger(step('Previous'))
    await expect.element(days('January 2026')).toBeVisible()
    await moveFinger(page.getByRole('button', { name: /January 20, 2026/ }))
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onChange.mock.calls).toEqual([['2026-01-20']])
  })

  test.each(presses)('$name leads to the next month', async ({ press }) => {
    await render(<Sample value="2026-01-14" />, { isSpoken: true })
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 14, 2026')
    await press(step('Next'))
    await expect.element(days('February 2026')).toBeVisible()
  })

  test('a chosen day takes the place of a text that could not be read', async () => {
    await render(<Sample value="2026-01-14" />, { isSpoken: true })
    await typeAndLeave('nonsense')
    await userEvent.click(trigger())
    await userEvent.click(page.getByRole('button', { name: /January 20, 2026/ }))
    await expect.element(field()).toHaveValue('20.01.2026')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('a day that cannot be chosen says why', async () => {
    const onChange = vi.fn()
    await render(
      <Sample
        value="2026-01-14"
        onChange={onChange}
        unavailableReason={(day) => (day === '2026-01-15' ? 'The hall is taken.' : undefined)}
      />,
      {
        isSpoken: true,
      },
    )
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 14, 2026')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog().getByText('The hall is taken.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('"Today" chooses it, and is not offered where it cannot be chosen', async () => {
    const onChange = vi.fn()
    const { rerender } = await render(<Sample onChange={onChange} />, { isSpoken: true })
    await userEvent.click(trigger())
    await userEvent.click(dialog().getByRole('button', { name: 'Today', exact: true }))
    expect(onChange).toHaveBeenCalledTimes(1)
    await expect.element(dialog()).not.toBeInTheDocument()
    rerender(<Sample key="other" maxValue="2020-01-01" />)
    await userEvent.click(trigger())
    await expect.poll(inFocus).toContain('January 1, 2020')
    await expect.element(dialog().getByRole('button', { name: 'Today', exact: true })).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Sun', 'January 2026'],
    ['de', 'Mo', 'Januar 2026'],
    ['sw', 'Jtt', 'Januari 2026'],
  ] as const)('in %s the week begins on %s and the month is %s', async (locale, first, month) => {
    await render(<Sample value="2026-01-14" />, { locale, isSpoken: true })
    await userEvent.click(trigger())
    await expect.element(dialog().getByText(month, { exact: true }).first()).toBeVisible()
    expect(dialog().element().querySelector('th')?.textContent).toBe(first)
  })
})

test('what assistive technology is told', async () => {
  await render(<Sample value="2026-01-31" isRequired description="The last day counts." />, { isSpoken: true })
  expect(
    await accessibilityTree(page.elementLocator(field().element().closest('[data-component]') ?? document.body)),
  ).toEqual([
    'LabelText ""',
    'textbox "Asked" required=true (The last day counts. day.month.year, such as 31.01.2026)',
    'button "Calendar: Asked" hasPopup=dialog',
    'status ""',
    'LineBreak "\n"',
  ])
  await userEvent.click(trigger())
  await expect.element(dialog()).toBeVisible()
  const tree = await accessibilityTree(dialog())
  expect(tree[0]).toBe('dialog "Asked"')
  expect(tree).toContain('grid "Asked, January 2026"')
})

test('the value is a day or null', () => {
  expectTypeOf<DateFieldProps['value']>().toEqualTypeOf<string | null>()
  expectTypeOf<Date>().not.toExtend<DateFieldProps['value']>()
})

test('a press that leaves a wrong date for Save is not lost', async () => {
  const onPress = vi.fn()
  await render(
    <div style={{ inlineSize: 160 }}>
      <Sample />
      <button type="button" style={{ display: 'block', blockSize: 24 }} onClick={onPress}>
        Save
      </button>
    </div>,
    { isSpoken: true },
  )
  await userEvent.fill(field(), 'soon')
  await userEvent.click(page.getByRole('button', { name: 'Save' }), { position: { x: 8, y: 4 } })
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
})

test.each(['en', 'de', 'sw'] as const)('the calendar is no wider than its days in %s', async (locale) => {
  await render(<Sample value="2026-02-16" />, { locale, isSpoken: true })
  await userEvent.click(trigger())
  await expect.element(dialog()).toBeVisible()
  expect(dialog().element().scrollWidth).toBeLessThanOrEqual(dialog().element().clientWidth)
  const widths = [...dialog().element().querySelectorAll('[data-part="day"]')].map(
    (each) => each.parentElement?.clientWidth,
  )
  expect(new Set(widths).size).toBe(1)
})
