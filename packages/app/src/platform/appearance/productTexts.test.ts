import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { naming } from './ProductTexts.tsx'

const messages = { mail: 'Messages from {product} go to {place}.', plain: 'Saved.' }
const intl = naming(createIntl({ locale: 'en', messages }), 'Uferwerk Akademie')

test('a text names the product as this installation does, beside its own values', () => {
  expect(intl.formatMessage({ id: 'mail' }, { place: 'the address' })).toBe(
    'Messages from Uferwerk Akademie go to the address.',
  )
  expect(intl.formatMessage({ id: 'plain' })).toBe('Saved.')
})

test('built-in English that nobody can read apart names it too', () => {
  const unread = naming(createIntl({ locale: 'de', messages: { odd: "'{product}' cannot be shown" } }), 'Kai 7')
  expect(unread.formatMessage({ id: 'odd' })).toBe('Kai 7 cannot be shown')
})
