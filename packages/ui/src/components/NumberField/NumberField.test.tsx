import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Form } from '../Form/Form.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Sample({
  onChange,
  initial = null,
  ...props
}: Partial<NumberFieldProps> & { readonly initial?: number | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <NumberField
        label="Attempts"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  )
}

const field = () => page.getByRole('spinbutton', { name: 'Attempts', exact: true })

keepsFieldContract<HTMLInputElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('spinbutton', { name: 'Asked', exact: true }),
})

describe('typing', () => {
  test.each([
    ['en', '1,031.5'],
    ['de', '1.031,5'],
    ['sw', '1,031.5'],
  ] as const)('in %s "%s" is a number, written the same way when the field is left', async (locale, text) => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} />, { locale })
    await userEvent.fill(field(), text.replace(/[.,](?=\d{3})/, ''))
    expect(onChange).toHaveBeenLastCalledWith(1031.5)
    await userEvent.tab()
    await expect.element(field()).toHaveValue(text)
  })

  test('each letter that makes another number is told, and an empty field is null', async () => {
    const onChange = vi.fn()
    await render(<Sample initial={1} onChange={onChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('{End}2.0{Control>}a{/Control}{Delete}')
    expect(onChange.mock.calls).toEqual([[12], [null]])
  })

  test('a number beyond the limits stays as it was typed', async () => {
    const onChange = vi.fn()
    await render(<Sample max={100} onChange={onChange} />)
    await userEvent.fill(field(), '120')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('120')
    expect(onChange).toHaveBeenLastCalledWith(120)
  })

  test.each([
    ['120', '{ArrowUp}', '100'],
    ['120', '{ArrowDown}', '100'],
    ['-5', '{ArrowUp}', '0'],
    ['-5', '{PageDown}', '0'],
  ])('from %s beyond the limits %s leads back to %s', async (typed, key, expected) => {
    await render(<Sample min={0} max={100} />)
    await userEvent.fill(field(), typed)
    await userEvent.keyboard(key)
    await expect.element(field()).toHaveValue(expected)
  })

  test('what is no number stays, is told when the field is left, and not before', async () => {
    const onChange = vi.fn()
    await render(<Sample initial={3} onChange={onChange} />, { isSpoken: true })
    await userEvent.fill(field(), 'three')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('three')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('This is not a number. One is written like 1,031.5.')
    expect(onChange).toHaveBeenLastCalledWith(null)
    await userEvent.fill(field(), '3')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  test('Enter sends no form with what is no number, and says so', async () => {
    const onSubmit = vi.fn()
    await render(
      <Form onSubmit={onSubmit}>
        <Sample />
      </Form>,
      { isSpoken: true },
    )
    await userEvent.fill(field(), 'three')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.fill(field(), '3')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('the app’s own error stands above the field’s', async () => {
    await render(<Sample errorMessage="At least one." />, { isSpoken: true })
    await userEvent.fill(field(), 'x')
    await userEvent.tab()
    await expect.element(field()).toHaveAccessibleDescription('At least one.')
  })

  test('another value from outside takes the place of what was typed', async () => {
    await render(<Sample initial={3} />)
    await userEvent.fill(field(), '12x')
    await userEvent.click(page.getByRole('button', { name: 'Seven' }))
    await expect.element(field()).toHaveValue('7')
  })
})

describe('keys (APG, spinbutton)', () => {
  const keys = [
    { key: '{ArrowUp}', to: 60 },
    { key: '{ArrowDown}', to: 50 },
    { key: '{PageUp}', to: 100 },
    { key: '{PageDown}', to: 5 },
    { key: '{Home}', to: 0 },
    { key: '{End}', to: 100 },
  ] as const

  test.each(keys)('$key goes from 55 to $to', async ({ key, to }) => {
    const onChange = vi.fn()
    await render(<Sample initial={55} min={0} max={100} step={key.startsWith('{Page') ? 5 : 10} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(onChange.mock.calls).toEqual([[to]])
    await expect.element(field()).toHaveAttribute('aria-valuenow', String(to))
  })

  test('without limits Home and End go to the ends of the text', async () => {
    const onChange = vi.fn()
    await render(<Sample initial={55} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{Home}1')
    expect(onChange.mock.calls).toEqual([[155]])
  })

  test('the wheel changes nothing', async () => {
    const onChange = vi.fn()
    await render(<Sample initial={55} onChange={onChange} />)
    await userEvent.click(field())
    field()
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    await expect.element(field()).toHaveValue('55')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('buttons', () => {
  const more = () => page.getByRole('button', { name: 'Increase Attempts' })
  const less = () => page.getByRole('button', { name: 'Decrease Attempts' })

  test.each([
    ['mouse', userEvent.click],
    ['touch', tap],
  ] as const)('one more and one less by %s', async (_name, press) => {
    const onChange = vi.fn()
    await render(<Sample initial={3} onChange={onChange} />, { isSpoken: true })
    await press(more())
    await press(less())
    await press(less())
    expect(onChange.mock.calls).toEqual([[4], [3], [2]])
  })

  test('at the end of the scale a button is told as disabled and does nothing', async () => {
    const onChange = vi.fn()
    await render(<Sample initial={3} max={3} onChange={onChange} />, { isSpoken: true })
    await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more(), { force: true })
    expect(onChange).not.toHaveBeenCalled()
  })

  test('after the mouse the arrow keys go on', async () => {
    await render(<Sample initial={3} />, { isSpoken: true })
    await userEvent.click(more())
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('5')
  })

  test('they are no stops of Tab', async () => {
    await render(<Sample initial={3} />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Seven' })).toHaveFocus()
  })

  test('a target is at least 24 px each way', async () => {
    await render(<Sample initial={3} />, { isSpoken: true })
    const { width, height } = more().element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})

test.each([
  ['read-only', { isReadOnly: true }],
  ['unavailable', { disabledReason: 'Your unit decides this.' }],
] as const)('a field that is %s can be reached, not changed', async (_name, props) => {
  const onChange = vi.fn()
  await render(<Sample initial={3} onChange={onChange} {...props} />, { isSpoken: true })
  await userEvent.tab()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}7')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Increase Attempts' })).not.toBeInTheDocument()
})

test('value, limits and unit are told', async () => {
  await render(<Sample initial={80} min={0} max={100} suffix="%" />, { locale: 'de' })
  const attributes = {
    'aria-valuenow': '80',
    'aria-valuetext': '80 %',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    inputmode: 'numeric',
  }
  for (const [name, value] of Object.entries(attributes)) await expect.element(field()).toHaveAttribute(name, value)
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(field().element())
})
