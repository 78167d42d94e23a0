import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { moveFinger } from '../../testing/finger.ts'
import { render } from '../../testing/render.tsx'
import { Slider, type SliderProps } from './Slider.tsx'

function Sample({ onChange, initial = 50, ...props }: Partial<SliderProps> & { readonly initial?: number }) {
  const [value, setValue] = useState(initial)
  return (
    <Slider
      label="Limit"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const slider = () => page.getByRole('slider', { name: 'Limit', exact: true })

keepsFieldContract<HTMLInputElement>({
  draw: ({ isRequired: _, ...props }) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('slider', { name: 'Asked', exact: true }),
  canBeRequired: false,
})

// APG, slider: the native range brings the keys; ten steps a page are the browser's own.
const keys = [
  { key: '{ArrowRight}', to: 52 },
  { key: '{ArrowUp}', to: 52 },
  { key: '{ArrowLeft}', to: 48 },
  { key: '{ArrowDown}', to: 48 },
  { key: '{PageUp}', to: 60 },
  { key: '{PageDown}', to: 40 },
  { key: '{Home}', to: 0 },
  { key: '{End}', to: 100 },
] as const

test.each(keys)('$key goes from 50 to $to', async ({ key, to }) => {
  const onChange = vi.fn()
  const onChangeEnd = vi.fn()
  await render(<Sample step={2} onChange={onChange} onChangeEnd={onChangeEnd} />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onChange.mock.calls).toEqual([[to]])
  expect(onChangeEnd.mock.calls).toEqual([[to]])
  await expect.element(slider()).toHaveValue(String(to))
})

test('without a change there is nothing to save: neither by Tab nor by a press on the thumb', async () => {
  const onChangeEnd = vi.fn()
  await render(<Sample onChangeEnd={onChangeEnd} />)
  await userEvent.tab()
  await userEvent.click(slider())
  expect(onChangeEnd).not.toHaveBeenCalled()
})

test('a press on the rail goes there', async () => {
  const onChange = vi.fn()
  await render(<Sample onChange={onChange} />)
  const { width, height } = slider().element().getBoundingClientRect()
  await userEvent.click(slider(), { position: { x: width * 0.25, y: height / 2 } })
  expect(onChange.mock.lastCall?.[0]).toBeGreaterThan(20)
  expect(onChange.mock.lastCall?.[0]).toBeLessThan(30)
})

describe('a finger', () => {
  test('that taps the rail moves the thumb there and is told as an end', async () => {
    const onChangeEnd = vi.fn()
    await render(<Sample onChangeEnd={onChangeEnd} />)
    await moveFinger(slider(), [{ x: 0.25 }])
    await expect.poll(() => onChangeEnd.mock.calls.length).toBe(1)
    const end: unknown = onChangeEnd.mock.lastCall?.[0]
    expect(end).toBeGreaterThan(20)
    expect(end).toBeLessThan(30)
    await expect.element(slider()).toHaveValue(String(end))
  })

  test('that takes the thumb along is followed, and the end is told once', async () => {
    const onChange = vi.fn()
    const onChangeEnd = vi.fn()
    await render(<Sample onChange={onChange} onChangeEnd={onChangeEnd} />)
    await moveFinger(slider(), [{ x: 0.5 }, { x: 0.6 }, { x: 0.7 }, { x: 0.8 }])
    await expect.poll(() => onChangeEnd.mock.calls.length).toBe(1)
    expect(onChangeEnd.mock.lastCall?.[0]).toBeGreaterThan(75)
    expect(onChange.mock.calls.length).toBeGreaterThan(1)
    await expect.element(slider()).toHaveValue(String(onChangeEnd.mock.lastCall?.[0]))
  })

  test('changes nothing that is unavailable', async () => {
    const onChange = vi.fn()
    await render(<Sample disabledReason="Your unit decides this." onChange={onChange} />)
    const lifted = vi.fn()
    slider().element().addEventListener('pointerup', lifted)
    await moveFinger(slider(), [{ x: 0.5 }, { x: 0.8 }])
    await expect.poll(() => lifted.mock.calls.length).toBe(1)
    await expect.element(slider()).toHaveValue('50')
    expect(onChange).not.toHaveBeenCalled()
  })
})

test('the value is shown and read in the words of the app', async () => {
  await render(<Sample initial={12} formatValue={(value) => `${value} %`} />)
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '12 %')
  await expect.element(page.getByRole('status')).toHaveTextContent('12 %')
})

test('without words it is the number in the way of the language', async () => {
  await render(<Sample initial={1500} max={2000} />, { locale: 'de' })
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '1.500')
})

test('both ends and the marks are named, each once', async () => {
  const { container } = await render(
    <Sample
      marks={[
        { value: 0, label: 'never' },
        { value: 20, label: 'limit' },
      ]}
    />,
  )
  const names = [...container.querySelectorAll('[data-part="mark"]')].map((mark) => mark.textContent)
  expect(names).toEqual(['100', 'never', 'limit'])
})

test('unavailable, it can be reached and stays where it is', async () => {
  const onChange = vi.fn()
  const onChangeEnd = vi.fn()
  await render(<Sample disabledReason="Your unit decides this." onChange={onChange} onChangeEnd={onChangeEnd} />)
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{End}')
  await expect.element(slider()).toHaveValue('50')
  expect(onChange).not.toHaveBeenCalled()
  expect(onChangeEnd).not.toHaveBeenCalled()
})

test('nothing stands out of a narrow place', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 160 }}>
      <Sample
        marks={[{ value: 0, label: 'never a single one' }]}
        max={100}
        formatValue={(value) => `${value} people`}
      />
    </div>,
  )
  const box = container.firstElementChild
  expect(box?.scrollWidth).toBeLessThanOrEqual(160)
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current).toBe(slider().element())
})
