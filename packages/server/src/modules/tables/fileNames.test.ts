import { expect, it } from 'vitest'
import { datedFileName, fileWord } from './fileNames.ts'

it.each([
  ['audit', null, 'audit'],
  ['consents', 'de', 'zustimmungen'],
  ['consents', 'de-AT', 'zustimmungen'],
  ['ownData', 'sw_KE', 'data-yangu'],
  ['importErrors', 'fr', 'errors'],
  ['USERS', 'DE', 'personen'],
] as const)('%s is called for a reader of %s %s', (what, locale, word) => {
  expect(fileWord(what, locale)).toBe(word)
})

it('says the day where it matters', () => {
  expect(datedFileName('consents', 'sw', 'xlsx')).toMatch(/^ridhaa-\d{4}-\d\d-\d\d\.xlsx$/)
})
