import { expect, it } from 'vitest'
import { sortedName } from './sortedName.ts'

it.each([
  [{ name: 'Amina Okafor', givenName: 'Amina', familyName: 'Okafor' }, 'Okafor, Amina'],
  [{ name: 'Okafor', givenName: null, familyName: 'Okafor' }, 'Okafor'],
  [{ name: 'Amina', givenName: 'Amina', familyName: '' }, 'Amina'],
  [{ name: 'QX4B-77', givenName: null, familyName: null }, 'QX4B-77'],
])('W7 %o stands in a list sorted by family names as "%s"', (person, shown) => {
  expect(sortedName(person)).toBe(shown)
})
