import { expect, it } from 'vitest'
import { askedOf, consentCodec, keptFilters, shownFilters } from './consentAddress.ts'

const filtersOf = (query: string) => consentCodec.read(query).filters
const document = { id: 'of', kind: 'one', option: '0197a1c2-0000-7000-8000-000000000001' } as const
const version = { id: 'version', kind: 'one', option: '0197a1c2-0000-7000-8000-00000000000a' } as const

it('what the bar chose stands in the address and is asked for', () => {
  const kept = keptFilters([document, version], [{ ...document, kind: 'found', hasBelow: true }])
  const state = { ...consentCodec.read(''), filters: kept, search: 'anna' }
  const read = consentCodec.read(consentCodec.write(state))
  expect(askedOf(read)).toEqual({
    document: '0197a1c2-0000-7000-8000-000000000001',
    version: '0197a1c2-0000-7000-8000-00000000000a',
    decision: null,
    from: null,
    until: null,
    search: 'anna',
  })
  expect(shownFilters(read.filters)).toEqual([document, version])
})

it('another document takes the version of the former one away, and a version alone narrows nothing', () => {
  const before = keptFilters([document, version], [])
  expect(keptFilters([{ ...document, option: '0197a1c2-0000-7000-8000-000000000002' }, version], before)).toMatchObject(
    [{ id: 'of', option: '0197a1c2-0000-7000-8000-000000000002' }],
  )
  expect(keptFilters([version], before)).toEqual([])
  expect(askedOf({ filters: [{ ...version, kind: 'found', hasBelow: true }], search: '' }).version).toBeNull()
})

it('days are asked for as moments, the last one with it', () => {
  const { from, until } = askedOf({
    filters: [{ id: 'at', kind: 'date', from: '2026-11-01', to: '2026-11-01' }],
    search: '',
  })
  expect(new Date(until ?? '').getTime() - new Date(from ?? '').getTime()).toBe(86_400_000)
  expect(filtersOf('?tab=consents')).toEqual([])
})

it('what is senseless in an address narrows nothing', () => {
  const nothing = { document: null, version: null, decision: null, from: null, until: null, search: null }
  expect(askedOf(consentCodec.read('?tab=consents&decision=NOPE'))).toEqual(nothing)
})
