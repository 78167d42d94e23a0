import { expect, test } from 'vitest'
import { placeAddress, readPlace } from './address.ts'

test('each place has an address that leads back to it, and what is not there asks for the first', () => {
  for (const place of [
    { tab: 'legal', document: null, view: 'text' },
    { tab: 'help', document: null, view: 'text' },
    { tab: 'legal', document: 'd-1', view: 'versions' },
    { tab: 'help', document: 'd-1', view: 'text' },
  ] as const) {
    expect(readPlace(placeAddress('/help-and-legal', place).slice('/help-and-legal'.length))).toEqual(place)
  }
  expect(readPlace('?tab=nope&view=nope')).toEqual({ tab: 'legal', document: null, view: 'text' })
})
