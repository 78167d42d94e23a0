import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { personSection } from './accountSections.tsx'

test('the person stands above the way to their profile; the roles are left to the button beside the menu', () => {
  const { label, items } = personSection('Neema Okello', createIntl({ locale: 'en' }))
  expect(label).toBe('Neema Okello')
  expect(items.map(({ id, description }) => [id, description])).toEqual([['profile', undefined]])
})
