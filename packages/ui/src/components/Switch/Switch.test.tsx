import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

function Sample({ onChange, ...props }: Partial<SwitchProps>) {
  const [isOn, setOn] = useState(false)
  return (
    <Switch
      label="Send reminders"
      isSelected={isOn}
      onChange={(next) => {
        setOn(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const control = () => page.getByRole('switch', { name: 'Send reminders' })
const words = () => page.getByText('Send reminders')

const ways = [
  ['mouse', () => userEvent.click(words(), { force: true })],
  ['touch', () => tap(words())],
  [
    'Space',
    async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
    },
  ],
] as const

describe.each(ways)('by %s', (_name, press) => {
  test('it turns on and reports it once', async () => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} />)
    await press()
    await expect.element(control()).toBeChecked()
    expect(onChange.mock.calls).toEqual([[true]])
  })

  test('it stays as it is while it cannot be switched', async () => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} disabledReason="Your unit decides this." />)
    await press()
    await expect.element(control()).not.toBeChecked()
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('what it means is read with it', async () => {
  await render(<Sample description="In the morning, at most one a day." />)
  await expect.element(control()).toHaveAccessibleDescription('In the morning, at most one a day.')
})

test('unavailable, it can be reached and says why', async () => {
  await render(<Sample disabledReason="Your unit decides this." />)
  await userEvent.tab()
  await expect.element(control()).toHaveFocus()
  await expect.element(control()).toHaveAccessibleDescription('Your unit decides this.')
})

test('the whole row is the target, at least 24 px high', async () => {
  await render(<Sample />)
  const row = words().element().closest('label')
  expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(control().element())
})
