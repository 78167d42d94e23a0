import { expect, test } from 'vitest'
import { nilUuid } from '../../platform/api/isUuid.ts'
import { placeAddress, readPlace } from './address.ts'

const one = '0193a000-0000-7000-8000-000000000001'

test('each place has an address that leads back to it, and what is not there asks for the first', () => {
  for (const place of [
    { tab: 'legal', document: null, view: 'text', list: '' },
    { tab: 'help', document: null, view: 'text', list: 'tab=help' },
    { tab: 'legal', document: one, view: 'versions', list: 'q=terms&kind=TERMS&sort=-version' },
    { tab: 'help', document: one, view: 'text', list: 'tab=help&state=DRAFT' },
  ] as const) {
    expect(readPlace(placeAddress('/help-and-legal', place).slice('/help-and-legal'.length))).toEqual(place)
  }
  expect(readPlace('?tab=nope&view=nope')).toEqual({ tab: 'legal', document: null, view: 'text', list: '' })
  expect(readPlace('?document=abc').document).toBe(nilUuid)
})

test('the way back leads to the list as it stood when the document was opened', () => {
  const { tab, list } = readPlace(
    placeAddress('', { tab: 'help', document: one, view: 'settings', list: 'tab=help&q=start&sort=title' }),
  )
  expect(placeAddress('/help-and-legal', { tab, list })).toBe('/help-and-legal?tab=help&q=start&sort=title')
  expect(readPlace(`?document=${one}&list=q%3Dterms%26document%3Dd-2%26tab%3Dhelp`).list).toBe('q=terms')
})
