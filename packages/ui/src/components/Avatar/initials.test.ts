import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Amani Juma', 'AJ'],
  ['Miriam von Vogel', 'MV'],
  ['  Neema   Okello ', 'NO'],
  ['ölçer', 'Ö'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['', ''],
])('takes the first letters of %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
