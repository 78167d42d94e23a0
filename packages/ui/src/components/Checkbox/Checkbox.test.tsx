import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

function Sample({ onChange, ...props }: Partial<CheckboxProps>) {
  const [isSelected, setSelected] = useState(false)
  return (
    <Checkbox
      label="Send a copy"
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const box = () => page.getByRole('checkbox', { name: 'Send a copy' })
const words = () => page.getByText('Send a copy')

keepsFieldContract<HTMLInputElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('checkbox', { name: 'Asked', exact: true }),
})

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
  test('it is ticked and reports it once', async () => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} />)
    await press()
    await expect.element(box()).toBeChecked()
    expect(onChange.mock.calls).toEqual([[true]])
  })

  test('it stays as it is while it is unavailable', async () => {
    const onChange = vi.fn()
    await render(<Sample onChange={onChange} disabledReason="Your unit decides this." />)
    await press()
    await expect.element(box()).not.toBeChecked()
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('Enter does not tick it and sends the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <Sample />
      <button type="submit">Save</button>
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await expect.element(box()).not.toBeChecked()
})

test('some of what it stands for is mixed; a press chooses, and mixed stays until the app says otherwise', async () => {
  const onChange = vi.fn()
  const { rerender } = await render(
    <Checkbox label="Send a copy" isSelected={false} isIndeterminate onChange={onChange} />,
  )
  await expect.element(box()).toBePartiallyChecked()
  await userEvent.click(box())
  expect(onChange.mock.calls).toEqual([[true]])
  await expect.element(box()).toBePartiallyChecked()
  rerender(<Checkbox label="Send a copy" isSelected onChange={onChange} />)
  await expect.element(box()).toBeChecked()
})

test('its row is the target, at least 30 px high', async () => {
  await render(<Sample />)
  expect(words().element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(30)
})

describe('in a row of a table', () => {
  const cell = (props: Partial<CheckboxProps> = {}) => (
    <table>
      <tbody>
        <tr>
          <td style={{ padding: 0, inlineSize: 60, blockSize: 50 }}>
            <Sample isLabelHidden {...props} />
          </td>
        </tr>
      </tbody>
    </table>
  )

  test('the whole cell is the target', async () => {
    const { container } = await render(cell())
    const target = container.querySelector('[data-component="Checkbox"]')
    expect(target?.getBoundingClientRect().width).toBe(60)
    await userEvent.click(page.elementLocator(target ?? container), { position: { x: 3, y: 3 } })
    await expect.element(box()).toBeChecked()
  })

  test('it is two elements and keeps its name', async () => {
    const { container } = await render(cell())
    expect(container.querySelector('td')?.querySelectorAll('*').length).toBe(2)
    await expect.element(box()).toBeVisible()
  })

  test('unavailable, it says why', async () => {
    await render(cell({ disabledReason: 'Not in your unit.' }))
    await expect.element(box()).toHaveAccessibleDescription('Not in your unit.')
    await expect.element(box()).toHaveAttribute('aria-disabled', 'true')
  })
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(box().element())
})
