import { createRef } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Badge, type BadgeProps, type CountBadgeProps } from './Badge.tsx'

test.each([
  ['en', 4, '4'],
  ['en', 99, '99'],
  ['en', 100, '99+'],
] as const)('in %s %i is written %s', async (locale, count, text) => {
  await render(<Badge count={count} label="messages" />, { locale })
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('a larger limit groups its digits as the language does', async () => {
  await render(<Badge count={1284} max={9999} label="messages" />, { locale: 'de' })
  await expect.element(page.getByText('1.284')).toBeVisible()
})

test('the sentence is read, the number is not', async () => {
  await render(
    <button type="button">
      Messages <Badge count={4} label="4 unread" />
    </button>,
  )
  await expect.element(page.getByRole('button', { name: 'Messages 4 unread' })).toBeVisible()
})

test('nothing is drawn for none', async () => {
  const { container } = await render(<Badge count={0} label="messages" />)
  expect(container.textContent).toBe('')
})

test('a word stands for itself, and the ref is the badge', async () => {
  const ref = createRef<HTMLSpanElement>()
  await render(<Badge ref={ref}>New</Badge>)
  expect(ref.current?.dataset['component']).toBe('Badge')
  await expect.element(page.getByText('New')).toBeVisible()
})

test('a badge is a number with its sentence or a word', () => {
  expectTypeOf<{ count: number }>().not.toExtend<BadgeProps>()
  expectTypeOf<{ count: number; label: string }>().toExtend<CountBadgeProps>()
  expectTypeOf<{ children: string }>().toExtend<BadgeProps>()
  expectTypeOf<{ children: string; count: number; label: string }>().not.toExtend<BadgeProps>()
})
