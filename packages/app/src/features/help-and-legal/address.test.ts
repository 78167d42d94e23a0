import { expect, test } from 'vitest'
import { askedOf, consentCodec, keptFilters, shownFilters } from './consentAddress.ts'
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

test('a filter of the proofs stands in the address', () => {
  const shown = [
    { id: 'of', kind: 'one', option: '0197a1c2-0000-7000-8000-000000000001' },
    { id: 'decision', kind: 'many', options: ['DECLINED', 'WITHDRAWN'] },
  ] as const
  const query = consentCodec.write({ ...consentCodec.read('?tab=consents'), filters: keptFilters(shown), search: 'an na' })
  expect(query).toBe('tab=consents&q=an+na&of=0197a1c2-0000-7000-8000-000000000001&decision=DECLINED,WITHDRAWN')
  const read = consentCodec.read(query)
  expect(askedOf(read)).toEqual({ document: '0197a1c2-0000-7000-8000-000000000001', decision: ['DECLINED', 'WITHDRAWN'], search: 'an na' })
  expect(shownFilters(read.filters)).toEqual(shown)
  expect(askedOf(consentCodec.read('?tab=consents&decision=NOPE'))).toEqual({ document: null, decision: null, search: null })
})
