import { expect, test } from 'vitest'
import { customFieldsFixture, customValuesFixture } from './customFieldFixture.ts'
import { customEntries, customName, customTexts, checkCustom, labelIn, placeCustomErrors } from './customField.ts'

const find = (key: string) => customFieldsFixture.find((field) => field.key === key) ?? customFieldsFixture[0]
const named = (key: string) => `custom_field-${key}` as const

test('what somebody holds goes through a form and back', () => {
  const texts = customTexts(customFieldsFixture, customValuesFixture)
  expect(texts[named('shirt')]).toBe('')
  expect(customEntries(customFieldsFixture, texts)).toEqual([...customValuesFixture, { key: 'shirt', value: null }])
})

test('only what is named is sent, whatever dots its key has', () => {
  expect(customEntries(customFieldsFixture, { [named('trained.on')]: '2026-03-01', givenName: 'Amina' })).toEqual([
    { key: 'trained.on', value: '2026-03-01' },
  ])
})

test('errors of the server stand at their field', () => {
  const errors = [
    { code: 'NOT_A_DATE', path: ['custom', 'trained.on'] },
    { code: 'TAKEN', path: ['email'] },
    { code: 'UNKNOWN', path: ['custom', 'gone'] },
  ]
  expect(placeCustomErrors(customFieldsFixture, errors)).toEqual([
    { code: 'NOT_A_DATE', path: [named('trained.on')] },
    errors[1],
    errors[2],
  ])
})

test.each([
  ['cost-centre', ' ', 'REQUIRED'],
  ['cost-centre', 'x'.repeat(401), 'TOO_LONG'],
  ['weekly-hours', '', null],
  ['weekly-hours', '38.5', null],
  ['weekly-hours', 'many', 'NOT_A_NUMBER'],
])('an entry in %s is judged', (key, text, code) => {
  const field = find(key)
  expect(field === undefined ? 'no such field' : checkCustom(field, text)).toBe(code)
})

test('a label in a language that lacks it is the first there is', () => {
  expect(labelIn([{ locale: 'de', text: 'Größe' }], 'sw')).toBe('Größe')
  expect(labelIn([], 'sw')).toBe('')
  expect(customName({ uuid: 'x' })).toBe('custom_x')
})
