import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepsFieldContract } from '../../testing/fieldContract.tsx'
import { presses, tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { StarRating, type StarRatingProps } from './StarRating.tsx'
import { StarRatingDisplay } from './StarRatingDisplay.tsx'

function Sample({
  onChange,
  initial = null,
  ...props
}: Partial<StarRatingProps> & { readonly initial?: number | null }) {
  const [value, setValue] = useState(initial)
  return (
    <StarRating
      label="Rating"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...props}
    />
  )
}

const star = (count: number) => page.getByRole('radio', { name: `${count} of 5 stars` })
const filled = (container: HTMLElement) => container.querySelectorAll('svg[data-filled]').length

keepsFieldContract<HTMLDivElement>({
  draw: (props) => <Sample label="Asked" {...props} />,
  control: () => page.getByRole('radiogroup', { name: 'Asked', exact: true }),
})

test.each([
  ['mouse', () => userEvent.click(star(4))],
  ['touch', () => tap(star(4))],
])('stars are given by %s, drawn filled and said in words', async (_name, press) => {
  const onChange = vi.fn()
  const { container } = await render(<Sample onChange={onChange} />, { isSpoken: true })
  await expect.element(page.getByText('No rating')).toBeVisible()
  await press()
  expect(onChange.mock.calls).toEqual([[4]])
  expect(filled(container)).toBe(4)
  await expect.element(page.getByText('4 of 5 stars')).toBeVisible()
})

const keys = [
  { from: 3, key: '{ArrowRight}', to: 4 },
  { from: 3, key: '{ArrowUp}', to: 2 },
  { from: 3, key: '{ArrowLeft}', to: 2 },
  { from: 3, key: '{ArrowDown}', to: 4 },
  { from: 5, key: '{ArrowRight}', to: 1 },
] as const

test.each(keys)('$key goes from $from to $to', async ({ from, key, to }) => {
  const onChange = vi.fn()
  await render(<Sample initial={from} onChange={onChange} />, { isSpoken: true })
  await userEvent.tab()
  await expect.element(star(from)).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(star(to)).toHaveFocus()
  expect(onChange.mock.calls).toEqual([[to]])
})

test.each(presses)('a rating is taken back by $name, and the focus stays in the field', async ({ press }) => {
  const onChange = vi.fn()
  const { container } = await render(<Sample initial={4} onChange={onChange} />, { isSpoken: true })
  await press(page.getByRole('button', { name: 'Remove rating' }))
  expect(onChange.mock.calls).toEqual([[null]])
  expect(filled(container)).toBe(0)
  await expect.element(star(1)).toHaveFocus()
})

test('where an answer is due a rating can be changed, not taken back', async () => {
  await render(<Sample initial={4} isRequired />, { isSpoken: true })
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('unavailable, stars can be reached and none changed', async () => {
  const onChange = vi.fn()
  await render(<Sample initial={4} disabledReason="The course is not finished." onChange={onChange} />, {
    isSpoken: true,
  })
  await userEvent.click(star(1), { force: true })
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(star(4)).toBeChecked()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a star’s target is at least 24 px each way', async () => {
  await render(<Sample />, { isSpoken: true })
  const { width, height } = star(1).element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})

test.each([
  ['de', '4 von 5 Sternen'],
  ['sw', 'Nyota 4 kati ya 5'],
] as const)('in %s the stars speak that language', async (locale, name) => {
  await render(<Sample />, { isSpoken: true, locale })
  await expect.element(page.getByRole('radio', { name })).toBeInTheDocument()
})

test('the ref is the group', async () => {
  const ref = createRef<HTMLDivElement>()
  await render(<Sample ref={ref} />)
  expect(ref.current?.dataset['component']).toBe('StarRating')
})

describe('as a display', () => {
  test.each([
    [0, 0, 0],
    [3.2, 3, 0],
    [3.3, 3, 1],
    [3.5, 3, 1],
    [3.75, 4, 0],
    [5, 5, 0],
  ])('%d is drawn as %d whole and %d half stars', async (value, whole, half) => {
    const { container } = await render(<StarRatingDisplay value={value} />)
    expect(container.querySelectorAll('[data-share="1"]')).toHaveLength(whole)
    expect(container.querySelectorAll('[data-share="0.5"]')).toHaveLength(half)
  })

  test('it is an image with words, and says the number beside it', async () => {
    const ref = createRef<HTMLSpanElement>()
    await render(<StarRatingDisplay ref={ref} value={3.5} detail="(23)" />, { isSpoken: true, locale: 'de' })
    await expect.element(page.getByRole('img', { name: '3,5 von 5 Sternen' })).toBeVisible()
    await expect.element(page.getByText(/\(23\)$/)).toBeVisible()
    expect(ref.current?.dataset['component']).toBe('StarRatingDisplay')
  })
})
