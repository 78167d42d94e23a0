import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { People, type PeopleProps } from './People.tsx'

beforeEach(async () => {
  await page.viewport(1024, 768)
  onTestFinished(() => page.viewport(1024, 640))
})

test.each<[string, PeopleProps]>([
  ['everybody', { openId: null, selected: [] }],
  ['those who are late', { openId: null, selected: ['p7'], view: 'late' }],
  ['everybody beside an open drawer', { openId: 'p1', selected: ['p3'] }],
])('at 1024 px the list of %s is not cut at its end', async (_, props) => {
  await render(<People {...props} />, { isSpoken: true, locale: 'de' })
  const grid = page.getByRole('grid', { name: 'Personen' })
  await expect.element(grid).toBeVisible()
  // The table itself: an open row runs on over the edge of its place.
  const place = grid.element().closest('[data-part="scroller"]')?.getBoundingClientRect()
  expect(grid.element().getBoundingClientRect().right).toBe(place?.right)
})

test('of somebody who is locked no number is told, which is another thing than none', async () => {
  await render(<People openId={null} selected={[]} />, { isSpoken: true, locale: 'de' })
  const told = (name: string): string | undefined =>
    page.getByRole('row', { name, exact: false }).element().querySelector('[data-component="NumberCell"]')?.textContent
  await expect.element(page.getByRole('row', { name: 'Leonard Achterberg', exact: false })).toBeVisible()
  expect(['Leonard Achterberg', 'Jonas Weidmann'].map(told)).toEqual(['–', '0'])
})
