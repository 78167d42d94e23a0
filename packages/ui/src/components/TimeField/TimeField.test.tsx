import { useState } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { TimeField } from './TimeField.tsx'
import type { TimeFieldProps } from './timeFieldTypes.ts'

function Sample({ value: initial = null, onChange, ...props }: Partial<TimeFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <TimeField
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

keepsFieldContract<HTMLInputElement>({ draw: (props) => <Sample {...props} />, control: field })

test.each([
  ['930', 'HH:mm', '09:30', '09:30'],
  ['9.30 pm', 'HH:mm', '21:30', '21:30'],
  ['21:30', 'h:mm a', '21:30', '9:30 PM'],
  ['9', 'no pattern', '09:00', '09:00'],
])('%s by %s is %s and is written %s', async (text, pattern, value, shown) => {
  const onChange = vi.fn()
  await render(<Sample pattern={pattern} onChange={onChange} />, { isSpoken: true })
  await userEvent.fill(field(), text)
  await userEvent.tab()
  expect(onChange.mock.lastCall).toEqual([value])
  await expect.element(field()).toHaveValue(shown)
})

test.each([
  ['25:00', 'This cannot be read as a time. Enter hours and minutes, such as 17:30.'],
  ['07:59', 'Enter 08:00 or a later time.'],
  ['18:01', 'Enter 18:00 or an earlier time.'],
])('%s stays, and is told: %s', async (text, problem) => {
  await render(<Sample minValue="08:00" maxValue="18:00" />, { isSpoken: true })
  await userEvent.fill(field(), text)
  await userEvent.tab()
  await expect.element(field()).toHaveValue(text)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(problem)
})

test.each([
  ['the field', () => field()],
  ['its label', () => page.getByText('Asked')],
] as const)('a finger on %s goes to the field, where the time can be typed', async (_name, target) => {
  const onChange = vi.fn()
  await render(<Sample onChange={onChange} />, { isSpoken: true })
  await moveFinger(target())
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('930{Enter}')
  expect(onChange.mock.lastCall).toEqual(['09:30'])
  await expect.element(field()).toHaveValue('09:30')
})

describe('keys', () => {
  test.each([
    ['{Home}{ArrowUp}', '10:32'],
    ['{Home}{ArrowDown}', '08:32'],
    ['{End}{ArrowUp}', '09:35'],
    ['{End}{ArrowDown}', '09:30'],
    ['{End}{PageUp}', '10:32'],
    ['{End}{PageDown}', '08:32'],
  ])('%s changes 09:32 to %s', async (keys, expected) => {
    await render(<Sample value="09:32" />)
    await userEvent.click(field())
    await userEvent.keyboard(keys)
    await expect.element(field()).toHaveValue(expected)
  })

  test('arrows leave a time that is fixed, and go no further than the limits', async () => {
    const onChange = vi.fn()
    const { rerender } = await render(<Sample value="18:00" maxValue="18:00" onChange={onChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('{End}{ArrowUp}')
    rerender(<Sample value="18:00" isReadOnly onChange={onChange} />)
    await userEvent.keyboard('{End}{ArrowUp}')
    expect(onChange).not.toHaveBeenCalled()
  })
})

test.each([
  ['de', 'Stunden und Minuten, zum Beispiel 17:30'],
  ['sw', 'Saa na dakika, kwa mfano 17:30'],
] as const)('in %s the hint says what to type', async (locale, hint) => {
  await render(<Sample />, { locale, isSpoken: true })
  await expect.element(field()).toHaveAccessibleDescription(hint)
})

test('the value is a time or null', () => {
  expectTypeOf<TimeFieldProps['value']>().toEqualTypeOf<string | null>()
})
