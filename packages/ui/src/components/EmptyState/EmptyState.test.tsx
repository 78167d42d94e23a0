import { TriangleAlert } from 'lucide-react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { EmptyState } from './EmptyState.tsx'

test('it has a heading of the level its page asks for', async () => {
  await render(
    <EmptyState title="No people yet" level={3}>
      Add the first person.
    </EmptyState>,
  )
  await expect.element(page.getByRole('heading', { name: 'No people yet', level: 3 })).toBeVisible()
})

test('the second level is the usual one', async () => {
  await render(<EmptyState title="No people yet">Add the first person.</EmptyState>)
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
})

test('the icon adds nothing to what is read', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <EmptyState
      title="Not loaded"
      icon={<TriangleAlert size={18} />}
      action={<button type="button">Try again</button>}
      ref={ref}
    >
      No answer within 10 seconds.
    </EmptyState>,
  )
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(ref.current?.querySelector('[data-part="icon"]')?.getAttribute('aria-hidden')).toBe('true')
})

test('without a step there is no empty place for one', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <EmptyState title="No people yet" ref={ref}>
      They will stand here.
    </EmptyState>,
  )
  expect(ref.current?.querySelector('[data-part="actions"]')).toBeNull()
})

test('below the head of a list there is no second line', async () => {
  const ref = createRef<HTMLElement>()
  const { rerender } = await render(
    <EmptyState title="No match" ref={ref}>
      14 people match without it.
    </EmptyState>,
  )
  const line = (): string => (ref.current === null ? '' : getComputedStyle(ref.current).borderBlockStartWidth)
  expect(line()).toBe('1px')
  rerender(
    <EmptyState title="No match" ref={ref} isBelowHead>
      14 people match without it.
    </EmptyState>,
  )
  expect(line()).toBe('0px')
})

test('Tab reaches its steps', async () => {
  await render(
    <EmptyState title="No people yet" action={<button type="button">Add a person</button>}>
      Add the first person.
    </EmptyState>,
  )
  await expectTabStops(page.getByRole('button', { name: 'Add a person' }))
})
