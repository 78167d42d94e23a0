import { createRef } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render, type RenderOptions } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Pagination } from './Pagination.tsx'
import type { PageMove, PageSize, PaginationProps } from './paginationTypes.ts'

const pages = (props: Partial<PaginationProps> = {}) => (
  <Pagination
    label="Pages of people"
    range={{ from: 26, to: 50 }}
    total={1284}
    hasPrevious
    hasNext
    pageSize={25}
    onMove={() => undefined}
    onPageSizeChange={() => undefined}
    {...props}
  />
)

const draw = (props: Partial<PaginationProps> = {}, options: RenderOptions = {}) =>
  render(pages(props), { isSpoken: true, ...options })
const move = (name: string) => page.getByRole('button', { name })
const announcement = () => page.getByRole('status')

test.each(presses)('the next page is asked for by $name, once', async ({ press }) => {
  const onMove = vi.fn()
  await draw({ onMove })
  await press(move('Next page'))
  expect(onMove.mock.calls).toEqual([['next']])
})

test('all four ways lead where they say', async () => {
  const onMove = vi.fn()
  await draw({ onMove })
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) await userEvent.click(move(name))
  expect(onMove.mock.calls.flat()).toEqual(['first', 'previous', 'next', 'last'])
})

describe('at an end', () => {
  test('a button stays, keeps the focus, does nothing and says why', async () => {
    const onMove = vi.fn()
    const { rerender } = await draw({ onMove })
    await userEvent.click(move('Next page'))
    rerender(pages({ onMove, hasNext: false, range: { from: 51, to: 60 } }))
    await expect.element(move('Next page')).toHaveFocus()
    await expect.element(move('Next page')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(move('Next page')).toHaveAccessibleDescription('This is the last page.')
    await userEvent.keyboard('{Enter}')
    await expect.element(announcement()).toHaveTextContent('This is the last page.')
    expect(onMove).toHaveBeenCalledTimes(1)
  })

  test('the sentence is over on another page', async () => {
    const { rerender } = await draw({ hasPrevious: false })
    await userEvent.click(move('First page'), { force: true })
    await expect.element(announcement()).toHaveTextContent('This is the first page.')
    rerender(pages({ range: { from: 51, to: 75 } }))
    await expect.element(announcement()).toHaveTextContent('51 to 75 of 1,284')
  })
})

test('while a page is on its way presses are ignored and the focus stays', async () => {
  const onMove = vi.fn()
  const { rerender } = await draw({ onMove })
  await userEvent.click(move('Next page'))
  rerender(pages({ onMove, isLoading: true }))
  await userEvent.keyboard('{Enter}')
  await expect.element(move('Next page')).toHaveFocus()
  expect(onMove).toHaveBeenCalledTimes(1)
})

test.each([
  ['en', { total: 1284 }, '26 to 50 of 1,284'],
  ['en', { total: 1000, isTotalCapped: true }, '26 to 50 of 1,000+'],
  ['en', { total: null }, '26 to 50'],
  ['en', { range: null, total: 0 }, 'No rows'],
  ['en', { summary: '26 to 50 of 214 people' }, '26 to 50 of 214 people'],
  ['de', { total: 1000, isTotalCapped: true }, '26 bis 50 von 1.000+'],
  ['sw', { total: 1284 }, '26 hadi 50 kati ya 1,284'],
] as const)('in %s %j is said as %s', async (locale, props, text) => {
  await draw(props, { locale })
  await expect.element(announcement()).toHaveTextContent(text)
})

test('another size is chosen from 25, 50 and 100', async () => {
  const onPageSizeChange = vi.fn()
  await draw({ onPageSizeChange })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows per page' }), '100')
  expect(onPageSizeChange.mock.calls).toEqual([[100]])
})

test('only what the server can do is offered', async () => {
  await draw({ moves: ['previous', 'next'] })
  expect(
    page
      .getByRole('button')
      .elements()
      .map((element) => element.getAttribute('aria-label')),
  ).toEqual(['Previous page', 'Next page'])
})

test('the keys of the list are shown in compact density only', async () => {
  document.documentElement.dataset['density'] = 'compact'
  await draw({ keyHints: <span>j and k move</span> })
  await expect.element(page.getByText('j and k move')).toBeVisible()
  delete document.documentElement.dataset['density']
  await expect.element(page.getByText('j and k move')).not.toBeVisible()
})

test('the ref is the named navigation', async () => {
  const ref = createRef<HTMLElement>()
  await draw({ ref })
  expect(ref.current).toBe(page.getByRole('navigation', { name: 'Pages of people' }).element())
  expect(ref.current?.dataset['component']).toBe('Pagination')
})

test('there are three sizes and four ways', () => {
  expectTypeOf<PageSize>().toEqualTypeOf<25 | 50 | 100>()
  expectTypeOf<PageMove>().toEqualTypeOf<'first' | 'previous' | 'next' | 'last'>()
})

test('Tab goes from the size to the buttons, at an end too', async () => {
  await draw({ hasNext: false })
  await expectTabStops(
    page.getByRole('combobox', { name: 'Rows per page' }),
    ...['First page', 'Previous page', 'Next page', 'Last page'].map(move),
  )
})

test('Down and Up choose the size', async () => {
  const onPageSizeChange = vi.fn()
  await draw({ onPageSizeChange, pageSize: 50 })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowUp}')
  expect(onPageSizeChange.mock.calls).toEqual([[100], [25]])
})
