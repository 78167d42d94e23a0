import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Avatar, AvatarGroup } from './Avatar.tsx'

const people = ['Amani Juma', 'Neema Okello', 'Miriam Vogel', 'Jonas Weidmann', 'Rosa Lindacher', 'Emre Kaya']

test('letters are decoration', async () => {
  await render(<Avatar name="Amani Juma" />)
  await expect.element(page.getByText('AJ')).toHaveAttribute('aria-hidden', 'true')
})

test.each([
  [3, 3, null],
  [5, 5, null],
  [6, 4, '+2'],
])('of %i people %i are drawn and the rest is %s', async (count, drawn, rest) => {
  const { container } = await render(<AvatarGroup names={people.slice(0, count)} label={`${count} people`} />)
  expect(container.querySelectorAll('[data-component="Avatar"]')).toHaveLength(drawn)
  expect(container.querySelector('[data-part="rest"]')?.textContent ?? null).toBe(rest)
})

test('a group is read by its words alone', async () => {
  await render(
    <button type="button">
      <AvatarGroup names={people} label="Amani Juma and 5 others" />
    </button>,
  )
  await expect.element(page.getByRole('button', { name: 'Amani Juma and 5 others', exact: true })).toBeVisible()
})
