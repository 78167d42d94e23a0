import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = ['Uferwerk', 'Hamburg', 'Harbour', 'Lager Nord'].map((label) => ({
  id: label,
  label,
  href: `/units/${label.toLowerCase().replaceAll(' ', '-')}`,
}))
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const more = () => page.getByRole('button', { name: 'Show the whole path' })

const path = (width: number) => (
  <div style={{ inlineSize: width }}>
    <Breadcrumbs label="Place" items={items} current="Night shift" />
  </div>
)

test('the path is a named list of links that ends with this page', async () => {
  const { visited } = await render(path(600), { isSpoken: true })
  await expect.element(page.getByRole('navigation', { name: 'Place' })).toBeVisible()
  expect(links()).toEqual(['Uferwerk', 'Hamburg', 'Harbour', 'Lager Nord'])
  await expect.element(page.getByText('Night shift')).toHaveAttribute('aria-current', 'page')
  await userEvent.click(page.getByRole('link', { name: 'Hamburg' }))
  expect(visited).toEqual(['/units/hamburg'])
})

describe('without room', () => {
  test.each(presses)('the middle is asked for by $name and the focus goes to it', async ({ press }) => {
    await render(path(300), { isSpoken: true })
    expect(links()).toEqual(['Uferwerk', 'Lager Nord'])
    await press(more())
    await expect.element(page.getByRole('link', { name: 'Hamburg' })).toHaveFocus()
    expect(links()).toHaveLength(4)
    await expect.element(more()).not.toBeInTheDocument()
  })

  test('the button stands where the names are missing', async () => {
    await render(path(300), { isSpoken: true })
    const order = [...page.getByRole('listitem').elements()].map(({ textContent }) => textContent)
    expect(order).toEqual(['Uferwerk', '', 'Lager Nord', 'Night shift'])
  })

  test('a short path is never collapsed', async () => {
    await render(
      <div style={{ inlineSize: 200 }}>
        <Breadcrumbs label="Place" items={items.slice(0, 3)} />
      </div>,
    )
    expect(links()).toHaveLength(3)
  })
})

describe('with long names', () => {
  const long = [
    'All units',
    ...Array.from({ length: 8 }, (_, level) => `Deep level ${level} ${'with a very long name '.repeat(6)}`),
  ].map((label, index) => ({ id: label, label, href: `/units/${index}` }))
  const nav = () => page.getByRole('navigation', { name: 'Place' }).element()

  test('the middle gives way on a wide page too, as soon as the path would take a second line', async () => {
    const { rerender } = await render(
      <div style={{ inlineSize: 800 }}>
        <Breadcrumbs label="Place" items={long} />
      </div>,
      { isSpoken: true },
    )
    expect(links()).toHaveLength(2)
    // Two lines of the last name below the first.
    expect(nav().clientHeight).toBeLessThanOrEqual(80)
    rerender(path(600))
    await expect.poll(links).toHaveLength(4)
    rerender(path(300))
    await expect.poll(links).toHaveLength(2)
  })

  test('no name takes more than two lines, and its title has it whole', async () => {
    const label = 'Ä'.repeat(160)
    await render(
      <div style={{ inlineSize: 320 }}>
        <Breadcrumbs label="Place" items={[{ id: 'a', label, href: '/a' }]} />
      </div>,
      { isSpoken: true },
    )
    expect(nav().clientHeight).toBeLessThanOrEqual(48)
    await expect.element(page.getByTitle(label)).toBeVisible()
  })
})

test('a long name wraps and does not widen the page', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <div style={{ inlineSize: 160 }}>
      <Breadcrumbs
        label="Place"
        items={[{ id: 'a', label: 'Verkehrsdispositionsabteilungsleitung', href: '/a' }]}
        ref={ref}
      />
    </div>,
  )
  expect(ref.current?.scrollWidth).toBeLessThanOrEqual(160)
  expect(ref.current?.dataset['component']).toBe('Breadcrumbs')
})

test('Tab goes from link to link, and Enter follows the one in focus', async () => {
  const { visited } = await render(path(600), { isSpoken: true })
  await expectTabStops(...['Uferwerk', 'Hamburg', 'Harbour'].map((name) => page.getByRole('link', { name })))
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/units/harbour'])
})
