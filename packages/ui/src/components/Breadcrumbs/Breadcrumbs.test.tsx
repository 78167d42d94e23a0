import { createRef } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { presses } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { expectTabStops } from '../../testing/tabStops.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = ['Uferwerk', 'Hamburg', 'Harbour', 'Lager Nord'].map((label) => ({ id: label, label, href: `/units/${label.toLowerCase().replaceAll(' ', '-')}` }))
const links = () => page.getByRole('link').elements().map(({ textContent }) => textContent)
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

test('a long name wraps and does not widen the page', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <div style={{ inlineSize: 160 }}>
      <Breadcrumbs label="Place" items={[{ id: 'a', label: 'Verkehrsdispositionsabteilungsleitung', href: '/a' }]} ref={ref} />
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
